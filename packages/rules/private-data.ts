// What in a text looks as if it belonged to someone private, or threatens someone. People are asked to look again, and
// decide themselves: nothing is held or refused because of it. It's public, in docs/trust.md.

const emailAddress = /[^\s@<>()]{1,64}@[^\s@<>().]{1,64}\.[^\s@<>()]{2}/gu;
const phoneNumber = /\+?\d(?:[ \u00a0()./–-]{0,2}\d){6,14}/gu;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/gu;

const day = String.raw`(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2}(?:\d{2})?|\d{4}[./-]\d{1,2}[./-]\d{1,2})`;
const time = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`;
const year = String.raw`(?:19|20)\d{2}`;
const until = String.raw` ?[-–/] ?`;
/** Days, such as 12.06.2026 or 2026-06-12, hours and years, each also up to another one. */
const when = new RegExp(
  String.raw`(?<![\d+]|\d[./-])(?:${day}(?:${until}${day})?|${time}${until}${time}|${year}${until}${year})(?![./-]?\d)`,
  "gu",
);
/** Millions are written in groups as well: they end in noughts, or stand beside a currency. */
const roundAmount = /^[1-9]\d{0,2}(?:[. \u00a0]\d{3})*[. \u00a0]000$/u;
const currency = String.raw`(?:[€$£¥₹]|EUR|USD|GBP|CHF|SEK|NOK|DKK|CZK|PLN|HUF|RSD|Kč|zł|kr|Ft|Euro|euros?)`;
const currencyBefore = new RegExp(String.raw`${currency}\.?[ \u00a0]?$`, "u");
const currencyAfter = new RegExp(String.raw`^[ \u00a0]?(?:,\d\d[ \u00a0]?|,- ?)?${currency}`, "u");

/** The text without e-mail addresses, in which digits are no phone number. */
const withoutAddresses = (text: string) => text.replaceAll(emailAddress, " ");

export const hasEmailAddress = (text: string): boolean => withoutAddresses(text) !== text;

export function phoneNumbersIn(text: string): string[] {
  const plain = withoutAddresses(text).replaceAll(when, " | ");
  return [...plain.matchAll(phoneNumber)].flatMap(({ 0: found, index }) => {
    const [before, after] = [
      plain.slice(Math.max(0, index - 8), index),
      plain.slice(index + found.length).slice(0, 10),
    ];
    return roundAmount.test(found) || currencyBefore.test(before) || currencyAfter.test(after) ? [] : [found];
  });
}

/** Whether there is a number of a bank account whose check digits are right. */
const hasIban = (text: string): boolean => (text.match(iban) ?? []).some((found) => isIban(found.replaceAll(" ", "")));

/** https://www.iso.org/standard/81090.html (ISO 13616), check digits as in ISO 7064 */
function isIban(account: string): boolean {
  if (account.length < 15 || account.length > 34) return false;
  const digits = (account.slice(4) + account.slice(0, 4)).replaceAll(
    /[A-Z]/g,
    (letter) => `${letter.charCodeAt(0) - 55}`,
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/**
 * Threats, as regular expressions, by language. Short on purpose: someone says what they themselves will do to someone, or
 * that they know where they live. "They killed it", "the stairs will kill you" and "we'll shoot you by the lake" threaten no one.
 */
export const threats = {
  en: [
    "(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to|'m gonna) (?:kill|hurt|stab) (?:you|him|her|them)",
    "(?:i|we)(?:'ll| will|'m going to| am going to|'re going to| are going to) (?:beat (?:you|him|her|them) up|break your (?:legs|neck|bones)|burn (?:you|it|your \\p{L}+) down)",
    "(?:i|we) know where (?:you live|he lives|she lives|they live)",
  ],
  de: [
    "(?:ich|wir) (?:bringe?n?|schlagen?) (?:dich|euch|ihn|sie) (?:um|tot)",
    "(?:ich|wir) (?:werde|werden) (?:dich|euch|ihn|sie) (?:umbringen|töten|verprügeln|erschießen)",
    "(?:ich|wir) (?:weiß|weiss|wissen),? wo (?:du wohnst|ihr wohnt|er wohnt|sie wohnen|sie wohnt)",
  ],
  fr: [
    "je vais (?:te|vous|le|la|les) (?:tuer|frapper|buter|casser la gueule)",
    "je sais où (?:tu habites|vous habitez|il habite|elle habite|ils habitent)",
  ],
  es: [
    "(?:te|os|le|lo|la|les|los) voy a (?:matar|pegar|partir la cara)",
    "voy a (?:matar|pegar)(?:te|os|le|lo|la|les|los)",
    "sé dónde (?:vives|vivís|vive|viven)",
  ],
  it: ["(?:ti|vi) (?:ammazzo|uccido|spacco la faccia|spacco le gambe)", "so dove (?:abiti|abitate|abita|vivi|vivete)"],
} as const satisfies Record<string, readonly string[]>;

const threat = new RegExp(`(?<![\\p{L}\\p{M}])(?:${Object.values(threats).flat().join("|")})(?![\\p{L}\\p{M}])`, "u");

const plainly = (text: string) => text.normalize("NFC").toLowerCase().replaceAll("’", "'").replaceAll(/\s+/gu, " ");

export type SecondLook = "email-address" | "phone-number" | "bank-account" | "threat";

/** What in a text its author may want to look at again before it's public. */
export function secondLooks(text: string): SecondLook[] {
  const isAccount = hasIban(text);
  return [
    ...(hasEmailAddress(text) ? (["email-address"] as const) : []),
    ...(phoneNumbersIn(isAccount ? text.replaceAll(iban, " ") : text).length > 0 ? (["phone-number"] as const) : []),
    ...(isAccount ? (["bank-account"] as const) : []),
    ...(threat.test(plainly(text)) ? (["threat"] as const) : []),
  ];
}
