"""The steps from one form of the database to the next, in their order; each one is never changed again."""
