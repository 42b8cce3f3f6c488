"""A cable between a browser and a server, to be cut."""

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class Cable:
    """Carries everything to a port and back, as long as it is whole; `address` is where it begins."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Everything that was under way breaks, and nothing new comes through."""
        with self.lock:
            self.whole = False
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Make it whole again."""
        self.whole = True

    def close(self) -> None:
        """Take it away."""
        self.cut()
        self.listener.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(("127.0.0.1", self.port)) as far:
            with self.lock:
                if not self.whole:
                    return
                self.ends |= {near, far}
            back = threading.Thread(target=_pump, args=(far, near), daemon=True)
            back.start()
            _pump(near, far)
            back.join()
            with self.lock:
                self.ends -= {near, far}


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(CHUNK):
            target.sendall(data)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
