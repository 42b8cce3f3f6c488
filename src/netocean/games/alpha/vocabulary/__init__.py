"""The ability nodes of α: their shape (`nodes`), what they do (`run`), and how they read (`texts/`)."""
