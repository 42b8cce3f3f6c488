"""This machine as others in the same network see it, and its address as a QR code for a terminal."""

import io
import socket

import segno

_PRIVATE = ("192.168.255.254", "10.255.255.254", "172.31.255.254")
_PORT = 9  # discard: nothing is ever sent there


def lan_address() -> str:
    """The address of this machine in its network; empty if it is in none.

    Connecting a datagram socket sends nothing: the system only says which of its addresses it would use.
    """
    for other in _PRIVATE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((other, _PORT))
                found = str(probe.getsockname()[0])
            except OSError:
                continue
        if not found.startswith(("127.", "0.")):
            return found
    return ""


def url(host: str, port: int) -> str:
    """The address of a server for a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def qr_lines(text: str) -> list[str]:
    """A text as a QR code: two rows of it in a line, white on black whatever the colours of the terminal are."""
    out = io.StringIO()
    segno.make(text, error="L", micro=False).terminal(out, border=2, compact=True)
    return [f"\x1b[97;40m{line}\x1b[0m" for line in out.getvalue().splitlines()]
