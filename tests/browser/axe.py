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


LOOK = """
async (themes) => {
  const unseen = (svg) => svg.closest("[aria-hidden=true]") && !svg.querySelector("text, a, [tabindex]");
  const drawings = [...document.querySelectorAll("svg")].filter(unseen).map((svg) => [svg, [...svg.childNodes]]);
  for (const [svg] of drawings) svg.replaceChildren();
  const { theme: before } = document.documentElement.dataset;
  const found = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    const rules = theme === themes[0] ? {} : { runOnly: ["color-contrast"] };
    found.push((await axe.run(document, { resultTypes: ["violations"], ...rules })).violations);
  }
  document.documentElement.dataset.theme = before;
  for (const [svg, shapes] of drawings) svg.replaceChildren(...shapes);
  return found;
}
"""
"""Looks in every theme. The shapes of drawings that nobody is told of have no words: they are taken out meanwhile."""


def grave(page: Page) -> list[str]:
    """The serious faults of what is shown now, in every theme: the rule, and the elements that break it."""
    page.evaluate(_source())
    reports = page.evaluate(LOOK, THEMES)
    return [f"{theme}: {fault}" for theme, report in zip(THEMES, reports, strict=True) for fault in _faults(report)]


def _faults(violations: list[dict]) -> list[str]:
    return [
        f"{fault['impact']} {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in violations
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
