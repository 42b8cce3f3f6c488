"""axe looks at a page as a person would who cannot see it, or not well."""

from functools import cache

from playwright.sync_api import Page

from browser.serving import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
GRAVE = ("serious", "critical")


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def grave(page: Page) -> list[str]:
    """The serious faults of what is shown now, in every theme: the rule, and the elements that break it."""
    page.evaluate(_source())
    before = page.evaluate("() => document.documentElement.dataset.theme")
    found = []
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        rules = {} if theme == THEMES[0] else {"runOnly": ["color-contrast"]}
        report = page.evaluate("(rules) => axe.run(document, { resultTypes: ['violations'], ...rules })", rules)
        found += [f"{theme}: {fault}" for fault in _faults(report)]
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", before)
    return found


def _faults(report: dict) -> list[str]:
    return [
        f"{fault['impact']} {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in report["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
