"""The server of the browser table: tables over the network, kept on disk."""
