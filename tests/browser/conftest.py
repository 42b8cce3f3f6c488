"""Chromium, a server and people at browsers for the tests of the page."""

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.cable import Cable
from browser.serving import ROOT, Server, need_page
from browser.visiting import Visitor

KEPT = ROOT / "build" / "browser"
"""What was last seen of a test that failed."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",
    # Last, since it takes the place of the list that the driver gives: the part of that list that matters here, and the
    # pages of its own that every new window would open behind its address bar, a whole process each.
    "--disable-features="
    "DestroyProfileOnBrowserClose,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding,AimEnabled,"
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup",
]

LONG = ("test_two_browsers", "test_whole_games", "test_fftcg_games", "test_alpha_games", "test_appmon_games")
"""What takes longest: it begins first, so that no worker is left with it in the end."""

failed = pytest.StashKey[bool]()


Reported = Generator[None, pytest.TestReport, pytest.TestReport]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts what takes longest first."""
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reported:
    """Remembers whether a test failed, for what is tidied up after it."""
    report = yield
    item.stash[failed] = item.stash.get(failed, False) or report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "there is no Chromium here: `sh scripts/need.sh browser` says what to install"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of one process share; each makes tables of its own."""
    need_page()
    started = Server(tmp_path_factory.mktemp("server")).start()
    yield started
    started.stop()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server of one test, to be killed."""
    need_page()
    started = Server(tmp_path / "server").start()
    yield started
    started.stop()


@pytest.fixture
def cable(frail: Server) -> Iterator[Cable]:
    """A cable to the server of one test."""
    laid = Cable(frail.port)
    yield laid
    laid.close()


@pytest.fixture
def visitor(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes people at browsers; in the end nothing may have happened that must not."""
    people: list[Visitor] = []

    def come(server: Server | Cable, **wishes) -> Visitor:
        people.append(Visitor(chromium, server.address, **wishes))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in person.unexpected()]
    bad = bool(faults) or request.node.stash.get(failed, False)
    for number, person in enumerate(people):
        person.close(KEPT / f"{request.node.path.stem}-{request.node.name}" / str(number) if bad else None)
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)
