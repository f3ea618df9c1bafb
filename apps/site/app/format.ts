// How the site writes counts, prices, languages and lists: in British English, the same on the server and in every
// browser.
const locale = "en-GB";

const numbers = new Intl.NumberFormat(locale);
export const number = (value: number): string => numbers.format(value);
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** A text's language for HTML's `lang`; `und` means that it could not be detected. */
export const languageOf = (tag: string): string | undefined => (tag === "und" ? undefined : tag);

const languages = new Intl.DisplayNames(locale, { type: "language" });
/** "German" of "de". */
export const languageName = (code: string): string => languages.of(code) ?? code;

const lists = new Intl.ListFormat(locale);
/** "Vienna, Graz and Linz". */
export const list = (items: readonly string[]): string => lists.format(items);

/** "€€€". */
export const price = (range: number): string => "€".repeat(range);
