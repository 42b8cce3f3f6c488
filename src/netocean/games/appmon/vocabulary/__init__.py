"""What the abilities of the Appmon card game can say, and what each word does."""
