"""What α has to say."""
