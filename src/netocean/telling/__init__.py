"""What happens at a table, put into sayings: messages that are told apart from the language they are read in."""
