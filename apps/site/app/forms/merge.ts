// Two changes of one thing: what I wrote, and what it became meanwhile. Each field counts as a whole, lists and what is
// nested by what they hold.

export type Merged<Fields> = {
  /** What I wrote stays; what I did not touch is as it is now. */
  fields: Fields;
  /** Fields that both changed, to different values: what stands there now. */
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

/** What of `after` is other than it was. */
export function changesOf<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const changed = (Object.keys(after) as (keyof Fields)[]).filter((name) => !isSame(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<Fields>;
}

/** The same in writing: a part that is undefined is none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) =>
    isSame((a as { [name: string]: unknown })[name], (b as { [name: string]: unknown })[name]),
  );
}
