// How to reach a vendor, as people read it. What was typed or imported stays in the database as it was.
import { domainToASCII, domainToUnicode } from "node:url";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { couldPassForLatin, hasMixedScripts } from "../import/names.ts";

/**
 * @param country two letters: whose numbers those without a country's are
 * @returns in international form where it can be a number, otherwise as it is
 */
export function phoneText(phone: string, country: string | undefined): string {
  const of = country !== undefined && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  // "(+377) 93 50 80 14": only a plus at the beginning is one.
  const number = parsePhoneNumberFromString(
    phone.replace(/^\(\+(\d+)\)/, "+$1"),
    of && { defaultCountry: of, extract: false },
  );
  return number?.isPossible() ? number.formatInternational() : phone;
}

/** Without what every address begins with, its domain in its own letters. */
export function websiteText(website: string): string {
  if (!URL.canParse(website)) return website;
  const { hostname, host } = new URL(website);
  const rest = website.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/\/$/, "");
  return (domainText(hostname) + host.slice(hostname.length)).replace(/^www\./, "") + rest;
}

/** A domain with a label that could pass for another's stays in ASCII as a whole. */
function domainText(domain: string): string {
  if (!/(^|\.)xn--/.test(domain)) return domain;
  const shown = domainToUnicode(domain);
  const isSound = domainToASCII(shown) === domain && shown.split(".").every(isHonest);
  return isSound ? shown : domain;
}

// As browsers do: https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
const isHonest = (label: string) =>
  /^[\p{L}\p{M}\p{N}-]*$/u.test(label) &&
  !hasMixedScripts(label.replaceAll(/[-\p{N}]/gu, "")) &&
  !couldPassForLatin(label);
