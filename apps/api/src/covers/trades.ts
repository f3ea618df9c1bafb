// What is drawn for a category: its own trade, or the one its name suggests.
import { plain } from "../search/spelling.ts";
import { readVocabulary } from "../search/vocabulary.ts";
import { isTrade, type Trade } from "./scenes.ts";

/** Shorter words are part of too many others. */
const tellsWithinWords = 5;

let words: [word: string, trade: Trade][] | null = null;

/** Longest first, so that "cake stand hire" is matched as hire before cakes. */
function vocabulary(): [string, Trade][] {
  words ??= readVocabulary()
    .categories.flatMap(({ category, names, kinds }) =>
      isTrade(category)
        ? [names, ...kinds.map((kind) => kind.words)]
            .flatMap((terms) => Object.values(terms).flat())
            .map((term): [string, Trade] => [plain(term), category])
        : [],
    )
    .toSorted(([a], [b]) => b.length - a.length);
  return words;
}

const known = new Map<string, Trade>();

/**
 * @param name in any language that our own vocabulary knows; an operator's additions don't count, since covers must not
 * change with them
 */
export function tradeOf(slug: string, name: string): Trade {
  if (isTrade(slug)) return slug;
  const key = `${slug} ${name}`;
  const kept = known.get(key);
  if (kept) return kept;
  const said = ` ${plain(name)} `;
  const trade =
    vocabulary().find(([word]) => {
      const stem = word.endsWith("*") ? word.slice(0, -1) : `${word} `;
      return said.includes(stem.length > tellsWithinWords ? stem : ` ${stem}`);
    })?.[1] ?? "celebrations";
  known.set(key, trade);
  return trade;
}
