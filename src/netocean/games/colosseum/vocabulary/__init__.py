"""The ability nodes of Hyper Colosseum: their shape (`nodes`), what they do (`run`), and how they read (`texts/`)."""
