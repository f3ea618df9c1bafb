// Simulates the "reduce motion" setting: style sheets and scripts both see it as on. Rules under
// `(prefers-reduced-motion: reduce)` apply, those under `no-preference` don't, and matchMedia says so.

const query = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
/** "not all" in a list of conditions never matches. A minimum width of zero always does. */
const answer = (wanted: string | undefined) => (wanted === "no-preference" ? "(max-width: 0px)" : "(min-width: 0px)");
const answered = (condition: string) => condition.replaceAll(query, (_, wanted?: string) => answer(wanted));

const written = new Map<CSSMediaRule, string>();
const ask = globalThis.matchMedia?.bind(globalThis);
let observer: MutationObserver | undefined;

function visit(rules: CSSRuleList, see: (rule: CSSMediaRule) => void): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) see(rule);
    if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList, see);
  }
}

function rewrite(): void {
  for (const sheet of document.styleSheets) {
    try {
      visit(sheet.cssRules, (rule) => {
        const condition = rule.media.mediaText;
        if (!condition.includes("prefers-reduced-motion")) return;
        written.set(rule, condition);
        rule.media.mediaText = answered(condition);
      });
    } catch {
      // A sheet of another origin shows its rules to no one.
    }
  }
}

/** Turns it on or off for the whole document. Storybook renders a story again if it was already there. */
export function reduceMotion(on: boolean): void {
  if (!ask || on === Boolean(observer)) return;
  if (on) {
    rewrite();
    // More style sheets may arrive later: with a component, or after an edit.
    observer = new MutationObserver(rewrite);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    globalThis.matchMedia = (condition) => ask(answered(condition));
  } else {
    observer?.disconnect();
    observer = undefined;
    for (const [rule, condition] of written) rule.media.mediaText = condition;
    written.clear();
    globalThis.matchMedia = ask;
  }
}
