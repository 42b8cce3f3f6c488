"""Net Ocean: four card games by their full rules, every hidden card hidden."""

from netocean._form import form, install

install()

__version__ = "0.1.0"

__all__ = ["__version__", "form"]
