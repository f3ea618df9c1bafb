// Does a reply say who the reviewer is? Their last name is the only thing this needs that the vendor doesn't know, and
// the answer never repeats it. Any e-mail address or phone number counts, whoever it belongs to, so that no one can find
// out a reviewer's by trying.
import type { components } from "@troth/api-client/schema";
import { hasEmailAddress, phoneNumbersIn } from "@troth/rules/private-data";

export type ReplyWarning = components["schemas"]["ReplyWarning"];

/** @param ownPhoneNumber the vendor's, which its page shows anyway */
export function replyWarnings(text: string, lastName: string, ownPhoneNumber: string): ReplyWarning[] {
  return [
    ...(hasName(text, lastName) ? (["last-name"] as const) : []),
    ...(hasEmailAddress(text) ? (["email-address"] as const) : []),
    ...(phoneNumbersIn(text).some((number) => lineOf(number) !== lineOf(ownPhoneNumber))
      ? (["phone-number"] as const)
      : []),
  ];
}

/** The end of a phone number, which is the same with and without the country's code. */
const lineOf = (number: string) => number.replaceAll(/\D/g, "").slice(-7);

const wordsOf = (text: string) => text.normalize("NFKC").match(/[\p{L}\p{M}]+/gu) ?? [];
const plain = (word: string) => word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * Words that have a capital letter, and not because a sentence begins. One begins after a full stop too, unless what stands before
 * it is as short as "Mrs". Only these may have an ending, as Golob has in "Golobova", or "Parking" would be taken for Park.
 */
const writtenAsNames = (text: string) => {
  const normal = text.normalize("NFKC");
  return [...normal.matchAll(/(?<!\p{L}\p{M}*)\p{Lu}[\p{L}\p{M}]*/gu)].flatMap(({ 0: word, index }) => {
    const before = normal.slice(Math.max(0, index - 12), index);
    return /(?:^|[!?…\n]|\p{L}{4}\.)\P{L}*$/u.test(before) ? [] : [plain(word)];
  });
};

/** In characters. */
const longestEnding = 4;

/** Whether any part of a last name is among the words, whatever its case, accents and ending. */
function hasName(text: string, lastName: string): boolean {
  const exact = new Set(wordsOf(text));
  const known = new Set([...exact].map(plain));
  const names = writtenAsNames(text);
  const isInflected = (part: string) =>
    part.length > 3 && names.some((name) => name.startsWith(part) && name.length <= part.length + longestEnding);
  return wordsOf(lastName).some((part) => {
    // Written without spaces between words.
    if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(part))
      return part.length > 1 && text.normalize("NFKC").includes(part);
    // Particles such as "van" are everyone's; a name of two letters is also a syllable, unless it's written as a name.
    if (part === part.toLowerCase() && part !== part.toUpperCase() && part.length < 4) return false;
    return part.length > 2 ? known.has(plain(part)) || isInflected(plain(part)) : part.length === 2 && exact.has(part);
  });
}
