/** A chapter of the rule book: the message of its heading, and its rules in order. */
export interface Chapter {
  heading: string;
  rules: string[];
}

/** The message of a rule: `C-R8.7` is `rule-c-r8-7`. */
export function ruleKey(rule: string): string {
  return `rule-${rule.toLowerCase().replaceAll(".", "-")}`;
}

/** The message of the heading of the chapter that begins with a rule. */
export function headingKey(rule: string): string {
  return `rulebook-chapter-${(rule.split(".")[0] ?? rule).toLowerCase()}`;
}

/** The rules by chapters: one begins where a heading is known, and the rest go on in the one before. */
export function chapters(rules: string[], has: (key: string) => boolean): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const heading = headingKey(rule);
    const last = found.at(-1);
    if (!last || (heading !== last.heading && has(heading))) found.push({ heading, rules: [rule] });
    else last.rules.push(rule);
  }
  return found;
}

/** The rule that a text names: `C-R8.7`, `r8.7`, `8.7`, in any width. */
export function namedRule(rules: string[], typed: string): string | undefined {
  const wanted = plain(typed);
  return rules.find((rule) => {
    const short = rule.toLowerCase();
    return [short, short.slice(short.indexOf("-") + 1), short.slice(short.indexOf("-r") + 2)].includes(wanted);
  });
}

/** The rules whose number begins with a text, or whose sentence has all of its words. */
export function findRules(rules: string[], typed: string, say: (key: string) => string): string[] {
  const named = namedRule(rules, typed);
  if (named) return [named];
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule} ${say(ruleKey(rule))}`.normalize("NFKC").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function plain(typed: string): string {
  return typed.normalize("NFKC").trim().toLowerCase();
}
