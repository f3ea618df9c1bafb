/** A class name, a list of them, or nothing. */
export type ClassName = string | null | undefined | false | 0 | 0n | ClassName[];

/**
 * Joins class names; if two set the same thing, the later one wins, so that a caller's `className` overrides a default.
 */
export function cn(...classes: ClassName[]): string {
  const [own, given] = classes;
  // Nearly always a component's own classes, alone or with the caller's: the cache finds both without joining them
  // first.
  if (typeof own === "string" && classes.length <= 2 && (!given || typeof given === "string")) {
    const merged = remembered(own);
    if (!given) return merged.alone;
    let both = merged.with.get(given);
    if (both === undefined) remember(merged.with, given, (both = merge(`${own} ${given}`)));
    return both;
  }
  return remembered(flat(classes)).alone;
}

type Merged = { alone: string; with: Map<string, string> };

// Components use the same few hundred combinations over and over.
const known = new Map<string, Merged>();

function remembered(names: string): Merged {
  let merged = known.get(names);
  if (!merged) remember(known, names, (merged = { alone: merge(names), with: new Map() }));
  return merged;
}

/** Names made from data (a width, a position) are endless: start again before they fill a server's memory. */
function remember<Value>(map: Map<string, Value>, names: string, value: Value): void {
  if (map.size >= 2000) map.clear();
  map.set(names, value);
}

function merge(names: string): string {
  const kept: string[] = [];
  const set = new Set<string>();
  for (const name of names.split(/\s+/).toReversed()) {
    const [condition, utility] = partsOf(name);
    const thing = thingOf(utility);
    if (thing === undefined) kept.push(name);
    else if (!set.has(condition + thing)) {
      kept.push(name);
      set.add(condition + thing);
      for (const part of covers[thing] ?? []) set.add(condition + part);
    }
  }
  return kept.toReversed().filter(Boolean).join(" ");
}

const flat = (classes: ClassName): string =>
  Array.isArray(classes) ? classes.map(flat).filter(Boolean).join(" ") : classes || "";

/** `hover:px-4!` is `px-4` on the condition `hover:!`. A colon inside brackets doesn't end a condition. */
function partsOf(name: string): [condition: string, utility: string] {
  const end = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^[(:])+:)*/.exec(name)?.[0].length ?? 0;
  const utility = name.slice(end);
  return [name.slice(0, end) + (/^!|!$/.test(utility) ? "!" : ""), utility.replace(/^!|!$/, "").replace(/^-/, "")];
}

/** What a utility sets, if the first part of its name doesn't say so. */
const things: [pattern: RegExp, thing: string][] = [
  [
    /^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|flow-root|table|list-item|hidden)$/,
    "display",
  ],
  [/^(static|fixed|absolute|relative|sticky)$/, "position"],
  [/^(not-)?sr-only$/, "sr-only"],
  [/^(visible|invisible|collapse)$/, "visibility"],
  [/^(not-)?italic$/, "italic"],
  [/^(underline|overline|line-through|no-underline)$/, "underline"],
  [/^(uppercase|lowercase|capitalize|normal-case)$/, "letter-case"],
  [/^flex-(row|col)(-reverse)?$/, "flex-direction"],
  [/^flex-(wrap|nowrap|wrap-reverse)$/, "flex-wrap"],
  [/^text-(\d+|\[\d.*\])$/, "text-size"],
  [/^text-(start|end|left|right|center|justify)$/, "text-align"],
  [/^text-(wrap|nowrap|balance|pretty)$/, "text-wrap"],
  [/^font-(display|text)$/, "font-family"],
  [/^(border|outline)(-[xytrblse])?(-\d+)?$/, "width"],
  [/^(border|outline)-(solid|dashed|dotted|double|none)$/, "style"],
  [/^shadow-(card|float|none)$/, "shadow-size"],
  [/^object-(contain|cover|fill|none|scale-down)$/, "object-fit"],
  [/^bg-(no-)?repeat.*$|^bg-(cover|contain|center|linear.*)$/, "bg-image"],
  [/^ring(-\d+)?$/, "ring-width"],
  [/^stroke-\d+$/, "stroke-width"],
  [/^decoration-\d+$/, "decoration-width"],
];

/** First parts of utility names that each set one thing, whatever follows. */
const firstWords = new Set(
  `size w h min-w min-h max-w max-h p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml gap gap-x gap-y inset inset-x inset-y start
  end top right bottom left z order grow shrink basis flex grid-cols grid-rows col col-start col-end row row-start row-end
  items justify justify-items justify-self content self place-items place-content place-self float overflow overflow-x
  overflow-y aspect object columns text font leading tracking whitespace truncate line-clamp list align bg border border-x
  border-y border-s border-e border-t border-r border-b border-l rounded rounded-s rounded-e rounded-t rounded-r
  rounded-b rounded-l divide divide-x divide-y outline outline-offset shadow ring opacity decoration underline-offset transition duration
  ease delay animate cursor select resize appearance pointer-events fill stroke accent scale translate translate-x
  translate-y rotate figures field-sizing`.split(/\s+/),
);

const sides = (name: string, short = "") => ["s", "e", "t", "r", "b", "l"].map((side) => `${name}${short}${side}`);

/** What else a utility sets: a later `p-4` removes an earlier `px-2`. */
const covers: Record<string, string[]> = {
  size: ["w", "h"],
  p: ["px", "py", ...sides("p")],
  px: ["ps", "pe", "pr", "pl"],
  py: ["pt", "pb"],
  m: ["mx", "my", ...sides("m")],
  mx: ["ms", "me", "mr", "ml"],
  my: ["mt", "mb"],
  gap: ["gap-x", "gap-y"],
  inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
  "inset-x": ["start", "end", "right", "left"],
  "inset-y": ["top", "bottom"],
  flex: ["basis", "grow", "shrink"],
  overflow: ["overflow-x", "overflow-y"],
  rounded: sides("rounded", "-"),
  border: sides("border", "-"),
  "border-width": sides("border", "-").map((side) => `${side}-width`),
  "text-size": ["leading"],
  "line-clamp": ["display", "overflow"],
};

function thingOf(utility: string): string | undefined {
  for (const [pattern, thing] of things) {
    const found = pattern.exec(utility);
    if (!found) continue;
    // For a border or an outline, the side matters too.
    return thing === "width" || thing === "style" ? `${found[1]}${found[2] ?? ""}-${thing}` : thing;
  }
  const words = utility.replace(/[[(].*/, "");
  for (let end = words.length; end > 0; end = words.lastIndexOf("-", end - 1)) {
    if (firstWords.has(words.slice(0, end).replace(/-$/, ""))) return words.slice(0, end).replace(/-$/, "");
  }
  return undefined;
}
