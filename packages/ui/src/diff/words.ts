// Which words of a text were removed, added and kept.

export type Piece = { kind: "same" | "removed" | "added"; text: string };

/** Words, spaces and signs; in scripts without spaces, each letter is a word. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}’'-]+|\s+|[^]/gu;

/** What to do at most: beyond that, the texts have too little in common to be compared word by word. */
const mostChanges = 1000;
const mostSteps = 10_000_000;

/**
 * Compares two texts word by word: the shortest list of changes, in the order to read it (E. Myers, "An O(ND) Difference
 * Algorithm", 1986). Texts that differ in more than a thousand words are replaced as a whole.
 */
export function compareWords(before: string, after: string): Piece[] {
  const old = before.match(word) ?? [];
  const now = after.match(word) ?? [];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = changes(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return readable([
    { kind: "same", text: old.slice(0, start).join("") },
    ...middle,
    { kind: "same", text: old.slice(old.length - end).join("") },
  ]);
}

function changes(old: readonly string[], now: readonly string[]): Piece[] {
  const [columns, rows] = [old.length, now.length];
  const most = Math.min(mostChanges, columns + rows, Math.floor(mostSteps / (columns + rows + 1)));
  // How far into `old` each diagonal has come; before each number of changes, a copy of the part that matters.
  const reach = new Int32Array(2 * most + 3);
  const trail: Int32Array[] = [];
  for (let count = 0; count <= most; count++) {
    trail.push(reach.slice(most - count, most + count + 3));
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const at = most + 1 + diagonal;
      let column = isAdded(reach[at - 1]!, reach[at + 1]!, diagonal, count) ? reach[at + 1]! : reach[at - 1]! + 1;
      while (column < columns && column - diagonal < rows && old[column] === now[column - diagonal]) column++;
      reach[at] = column;
      if (column >= columns && column - diagonal >= rows) return walkBack(trail, old, now);
    }
  }
  return [
    { kind: "removed", text: old.join("") },
    { kind: "added", text: now.join("") },
  ];
}

/** Whether the best way to a diagonal adds a word; otherwise it removes one. */
const isAdded = (fromRemoved: number, fromAdded: number, diagonal: number, count: number) =>
  diagonal === -count || (diagonal !== count && fromRemoved < fromAdded);

function walkBack(trail: readonly Int32Array[], old: readonly string[], now: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let [column, row] = [old.length, now.length];
  for (let count = trail.length - 1; count >= 0; count--) {
    const reach = trail[count]!;
    const diagonal = column - row;
    const at = count + 1 + diagonal;
    const added = isAdded(reach[at - 1]!, reach[at + 1]!, diagonal, count);
    const from = added ? reach[at + 1]! : reach[at - 1]!;
    const changed = count === 0 ? 0 : added ? from : from + 1;
    while (column > changed) {
      pieces.push({ kind: "same", text: old[--column]! });
      row--;
    }
    if (count > 0)
      pieces.push(added ? { kind: "added", text: now[--row]! } : { kind: "removed", text: old[--column]! });
  }
  return pieces.toReversed();
}

/** Joins neighbours, so that "in two hours" and "within one day" are one change and not three. */
function readable(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [removed, added, gap] = ["", "", ""];
  const push = (kind: Piece["kind"], text: string) => {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) joined.push({ kind, text });
  };
  const flush = () => {
    // Spaces at the edge that both have belong to neither.
    const lead = added.slice(0, added.length - added.trimStart().length);
    if (lead && removed.startsWith(lead)) {
      push("same", lead);
      [removed, added] = [removed.slice(lead.length), added.slice(lead.length)];
    }
    const tail = added.slice(added.trimEnd().length);
    if (tail && removed.endsWith(tail)) {
      gap = tail + gap;
      [removed, added] = [removed.slice(0, -tail.length), added.slice(0, -tail.length)];
    }
    push("removed", removed);
    push("added", added);
    push("same", gap);
    [removed, added, gap] = ["", "", ""];
  };
  for (const { kind, text } of pieces) {
    if (kind === "same") {
      if ((removed || added) && !text.trim()) gap += text;
      else {
        flush();
        push("same", text);
      }
      continue;
    }
    if (gap && (kind === "added" ? removed : added)) {
      removed += gap;
      added += gap;
      gap = "";
    } else if (gap) flush();
    if (kind === "removed") removed += text;
    else added += text;
  }
  flush();
  return joined;
}
