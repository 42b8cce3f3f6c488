"""The words of Final Fantasy TCG in the ability language: what they mean, and what they do."""
