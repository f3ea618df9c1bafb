// Reads times of day as people write them. Kept apart, because most pages only show times.
import { dateFormat } from "./dates.ts";
import { dayLength, timeOf } from "./time.ts";

export type TimeReading = {
  /** Whose words for morning and afternoon, whose digits. Default "en-GB". */
  locale?: string | undefined;
  /** Which of a day's two midnights is meant: `00:00` begins it, `24:00` ends it. Default "start". */
  midnight?: "start" | "end" | undefined;
};

/** Reads a time as people write it: "9", "930", "9.30", "9h30", "9 Uhr", "6pm", "٩:٣٠ ص". `null` if it isn't one. */
export function parseTime(text: string, { locale = "en-GB", midnight = "start" }: TimeReading = {}): string | null {
  const [written, hours] = splitPeriod(plain(text), locale);
  const match = /^(\d{1,2})(?:[:.h時点\s]\s*(\d{2})|(\d{2}))?$/u.exec(bare(written));
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? match[3] ?? 0);
  if (hours) {
    const found = hour >= 1 && hour <= 12 ? hours.find((each) => each % 12 === hour % 12) : undefined;
    if (found === undefined) return null;
    hour = found;
  }
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  const minutes = (hour * 60 + minute) % dayLength;
  return timeOf(minutes === 0 && midnight === "end" ? dayLength : minutes);
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Western digits, small letters, no marks of direction. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => {
      const zero = zeros.find((each) => digit.codePointAt(0)! - each >= 0 && digit.codePointAt(0)! - each < 10);
      return zero === undefined ? digit : String(digit.codePointAt(0)! - zero);
    })
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .trim();

/** Without words that only mean "o'clock". */
const bare = (text: string): string => text.replace(/^(?:klo|kl\.?)\s*|\s*(?:uhr|h|ч\.?|o.clock|分)$/gu, "");

const all24 = Array.from({ length: 24 }, (_, hour) => hour);

/** Removes a word for a part of the day from a time, and says which hours it covers. */
function splitPeriod(text: string, locale: string): [time: string, hours: number[] | null] {
  const format = dateFormat(locale, { hour: "numeric", hourCycle: "h12" });
  const word = (hour: number) =>
    plain(format.formatToParts(hour * 3_600_000).find(({ type }) => type === "dayPeriod")?.value ?? "");
  // Longest first, because one word may be part of another.
  const found = [...new Set(all24.map(word))]
    .toSorted((a, b) => b.length - a.length)
    .find((each) => each !== "" && text.includes(each));
  if (found !== undefined) return [text.replace(found, "").trim(), all24.filter((hour) => word(hour) === found)];
  const english = /\s*([ap])\.?(?:m\.?)?$/u.exec(text);
  if (english) return [text.slice(0, english.index), all24.filter((hour) => hour < 12 === (english[1] === "a"))];
  return [text, null];
}
