// A vendor's contact details as people read them. The database keeps what was typed or imported.
import { domainToASCII, domainToUnicode } from "node:url";
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { couldPassForLatin, withoutAccents } from "../import/names.ts";

/**
 * @param country two letters: the country for numbers without a country code
 * @returns in international form if it can be a number, otherwise unchanged
 */
export const phoneText = (phone: string, country: string | undefined): string =>
  numberOf(phone, country)?.formatInternational() ?? phone;

/**
 * @param country as for `phoneText`
 * @returns null if it can't be a number
 */
export function numberOf(phone: string, country: string | undefined): PhoneNumber | null {
  const of = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  // "(+377) 93 50 80 14": only a plus at the start counts as one.
  const number = parsePhoneNumberFromString(
    phone.replace(/^\(\+(\d+)\)/, "+$1"),
    of && { defaultCountry: of, extract: false },
  );
  return number?.isPossible() ? number : null;
}

/** Without the part that every address starts with, and with the domain in its own letters. */
export function websiteText(website: string): string {
  if (!URL.canParse(website)) return website;
  const { hostname, host } = new URL(website);
  const rest = website.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/\/$/, "");
  return (domainText(hostname) + host.slice(hostname.length)).replace(/^www\./, "") + rest;
}

/** If one label could pass for another, the whole domain stays in ASCII. */
function domainText(domain: string): string {
  if (!/(^|\.)xn--/.test(domain)) return domain;
  const shown = domainToUnicode(domain);
  const isSound = domainToASCII(shown) === domain && shown.split(".").every(isHonest);
  return isSound ? shown : domain;
}

// As in browsers (https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md), a label is written in one alphabet,
// with digits and hyphens. Only letters of today's languages are in these: no small capitals, no combining strokes,
// no marks of the Japanese syllabaries but the one for a long vowel, which follows a kana.
const labelOf = (letters: string) => new RegExp(`^(?:[-0-9]|${letters})*$`, "u");
const latin = labelOf("[a-zß-öø-ÿā-ķĺ-ňŋ-žơưșțẁẃẅạ-ỹ]");
const otherAlphabets = [
  // Cyrillic and Greek
  "[а-џґғқңүұһәөҗ]",
  "[ΐά-ώ]",
  // Hebrew, Arabic with Persian and Urdu, Georgian
  "[\u05d0-\u05ea]",
  "[\u0621-\u063a\u0641-\u064a\u0679\u067e\u0686\u0688\u0691\u0698\u06a9\u06af\u06ba\u06be\u06c1\u06cc\u06d2]",
  "[ა-ჰ]",
  // Thai and Devanagari, with their vowel signs
  "[\u0e01-\u0e3a\u0e40-\u0e4e]",
  "[\u0901-\u0939\u093c\u093e-\u094d]",
  // Chinese and Japanese, Korean
  "(?:[\u4e00-\u9fff々]|[ぁ-ゖァ-ヺ]ー?)",
  "[\u4e00-\u9fff가-힣]",
].map(labelOf);

/** A label of nothing but these could be digits, Latin letters or punctuation. */
const onlyLookalikes = /^[-0-9збדוחיןסاةهہھიოყძხทนบพรเแลปฟม一丨丶丿乀乁口工卜二八ニハエトロヘへノンソー]*$/u;

function isHonest(label: string): boolean {
  if (latin.test(label)) return !couldPassForLatin(label);
  const bare = withoutAccents(label);
  return (
    otherAlphabets.some((alphabet) => alphabet.test(label)) && !couldPassForLatin(bare) && !onlyLookalikes.test(bare)
  );
}
