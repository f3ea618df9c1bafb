// A vendor's contact details as people read them. The database keeps what was typed or imported.
import { domainToASCII, domainToUnicode } from "node:url";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { couldPassForLatin, hasMixedScripts } from "../import/names.ts";

/**
 * @param country two letters: the country for numbers without a country code
 * @returns in international form if it can be a number, otherwise unchanged
 */
export function phoneText(phone: string, country: string | undefined): string {
  const of = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  // "(+377) 93 50 80 14": only a plus at the start counts as one.
  const number = parsePhoneNumberFromString(
    phone.replace(/^\(\+(\d+)\)/, "+$1"),
    of && { defaultCountry: of, extract: false },
  );
  return number?.isPossible() ? number.formatInternational() : phone;
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

// As in browsers: https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
const isHonest = (label: string) =>
  /^[\p{L}\p{M}\p{N}-]*$/u.test(label) &&
  !hasMixedScripts(label.replaceAll(/[-\p{N}]/gu, "")) &&
  !couldPassForLatin(label);
