// A device in a few words, based on what its browser calls itself. Browsers pose as one another, so the order of the
// marks matters: each claims less than the one before.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPad"],
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac(?:intosh| OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const find = (marks: readonly (readonly [RegExp, string])[], text: string): string | null =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? null;

/** What a `User-Agent` reveals; null for what it does not say. */
export const deviceOf = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});
