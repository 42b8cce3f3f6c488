"""What the Appmon card game has to say."""
