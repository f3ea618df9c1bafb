// Merges two changes to the same thing: what I wrote, and what others saved meanwhile. Each field counts as a whole;
// lists and nested values are compared by their content.

export type Merged<Fields> = {
  /** What I wrote stays; what I did not touch takes the current value. */
  fields: Fields;
  /** Fields that both changed, to different values, with the current ones. */
  theirs: Partial<Fields>;
};

export function merge<Fields extends object>(base: Fields, mine: Fields, now: Fields): Merged<Fields> {
  const fields = { ...mine };
  const theirs: Partial<Fields> = {};
  for (const name of Object.keys(mine) as (keyof Fields)[]) {
    if (isSame(mine[name], base[name])) fields[name] = now[name];
    else if (!isSame(now[name], base[name]) && !isSame(now[name], mine[name])) theirs[name] = now[name];
  }
  return { fields, theirs };
}

/** The parts of `after` that have changed. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** Compares them as they would be written: an undefined part counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    isSame((a as { [name: string]: unknown })[name], (b as { [name: string]: unknown })[name]),
  );
}
