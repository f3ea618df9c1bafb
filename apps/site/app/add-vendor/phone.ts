// What the server makes of a telephone number, said while someone is still on the page. The rules of all countries are
// loaded when the first number has been written.
import type { CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

type Rules = {
  parsePhoneNumberFromString: typeof parsePhoneNumberFromString;
  isSupportedCountry: typeof isSupportedCountry;
};

let rules: Rules | null = null;

/** Never rejects: without the rules, the server alone decides. */
export async function loadPhoneRules(): Promise<void> {
  rules ??= await import("libphonenumber-js/min").catch(() => null);
}

/** The country of a place; its id ends with it, as in `ljubljana-si`. */
function countryOf(placeId: string | undefined, { isSupportedCountry }: Rules): CountryCode | undefined {
  const code = placeId?.slice(placeId.lastIndexOf("-") + 1).toUpperCase() ?? "";
  return isSupportedCountry(code) ? code : undefined;
}

/**
 * The number in international form; null if there is no such number.
 * @returns undefined as long as the rules have not been loaded
 */
export function internationalPhone(written: string, placeId: string | undefined): string | null | undefined {
  if (!rules) return undefined;
  const country = countryOf(placeId, rules);
  const number = rules.parsePhoneNumberFromString(written, {
    ...(country && { defaultCountry: country }),
    extract: false,
  });
  return number?.isPossible() ? number.formatInternational() : null;
}
