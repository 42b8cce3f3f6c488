"""Whether everything on a screen can be read: nothing beside it, nothing cut off, nothing over the question."""

from playwright.sync_api import Page

MISFITS = """
() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} px wide`);
  const named = (element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""}`;
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const shortened = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const cutters = (element) => {
    const cut = [];
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (scrolls(style) || shortened(style)) return cut;
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) cut.push(one);
    }
    return cut;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const text = words.currentNode.data.trim();
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("svg, option, dialog:not([open]), [data-unseen]")) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const cut = cutters(element);
    const hidden = cut.find((one) => one.getBoundingClientRect().width < 2);
    if (hidden) continue;
    const by = cut.find((one) => {
      const frame = one.getBoundingClientRect();
      const across = box.left < frame.left - 2 || box.right > frame.right + 2;
      return across || box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
    });
    if (by) found.push(`"${text.slice(0, 30)}" in ${named(element)} is cut off by ${named(by)}`);
  }
  for (const icon of document.querySelectorAll("svg[viewBox='0 0 24 24']")) {
    const box = icon.getBoundingClientRect();
    if (!box.width || icon.closest("dialog:not([open]), [data-unseen]")) continue;
    const by = cutters(icon).find((one) => {
      const frame = one.getBoundingClientRect();
      return frame.width > 1 && (box.left < frame.left - 2 || box.right > frame.right + 2);
    });
    if (by) found.push(`a sign in ${named(icon.parentElement)} is cut off by ${named(by)}`);
  }
  for (const text of document.querySelectorAll("svg text[font-size]")) {
    const [drawn, asked] = [parseFloat(getComputedStyle(text).fontSize), parseFloat(text.getAttribute("font-size"))];
    if (Math.abs(drawn - asked) > 0.5) found.push(`"${text.textContent}" is drawn at ${drawn}, not at ${asked}`);
  }
  const prompt = document.querySelector("section.end") ?? document.querySelector(".prompt");
  for (const part of prompt ? [prompt, ...prompt.querySelectorAll("h2, .fixed button, .buttons > *")] : []) {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const outside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    if (width && outside) found.push(`${named(part)} lies outside`);
    const over = width && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (over && !prompt.contains(over)) found.push(`${named(over)} lies over ${named(part)}`);
  }
  return [...new Set(found)];
}
"""


def misfits(page: Page) -> list[str]:
    """What cannot be read on the screen as it is now, in words."""
    return page.evaluate(MISFITS)
