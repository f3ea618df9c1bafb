// What a review must be, beyond its shape.
import type { components } from "@troth/api-client/schema";
import { franc } from "franc-min";
import type { FieldError } from "../problems.ts";

type NewReview = components["schemas"]["NewReview"];

/** Months since year 0, so that months can be compared. */
const monthNumber = (year: number, month: number) => year * 12 + month;

/** @param now the present moment; months are compared in UTC, with a day's grace for those ahead of it */
export function reviewFaults(review: NewReview, now: Date): FieldError[] {
  const errors: FieldError[] = [];
  const length = [...review.review.trim()].length;
  if (length < 25) errors.push({ pointer: "/review", message: `Write 25 characters or more; there are ${length}` });
  if (review.experience === "enquired") {
    if (review.weddingDate)
      errors.push({ pointer: "/weddingDate", message: "Leave the month out when you only enquired" });
    return errors;
  }
  if (!review.weddingDate)
    return [...errors, { pointer: "/weddingDate", message: "Say in which month the wedding was, or was to be" }];
  const [year, month] = review.weddingDate.split("-").map(Number) as [number, number];
  const wedding = monthNumber(year, month);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const present = monthNumber(tomorrow.getUTCFullYear(), tomorrow.getUTCMonth() + 1);
  if (wedding < present - 24)
    errors.push({ pointer: "/weddingDate", message: "Reviews are for weddings of the last two years" });
  const latest = review.experience === "completed" ? present : present + 60;
  if (wedding > latest) errors.push({ pointer: "/weddingDate", message: "This month is yet to come" });
  return errors;
}

// franc answers ISO 639-3; the site's languages in BCP 47.
const tags: Record<string, string> = {
  eng: "en",
  slv: "sl",
  deu: "de",
  fra: "fr",
  spa: "es",
  por: "pt",
  ita: "it",
  ell: "el",
  bul: "bg",
  srp: "sr",
  hrv: "hr",
  bos: "bs",
  rus: "ru",
  ukr: "uk",
  tur: "tr",
  arb: "ar",
  ary: "ar",
  pes: "fa",
  heb: "he",
  jpn: "ja",
  cmn: "zh",
  kor: "ko",
  hin: "hi",
  mar: "mr",
  ben: "bn",
  nld: "nl",
  pol: "pl",
  ces: "cs",
  hun: "hu",
  ron: "ro",
  swe: "sv",
  dan: "da",
  nob: "no",
  fin: "fi",
  yor: "yo",
  ibo: "ig",
  hau: "ha",
  vie: "vi",
  tha: "th",
  ind: "id",
};

/** The language of a text as a BCP 47 tag, for `lang` and hyphenation; `und` where the text is too short to tell. */
export const languageOf = (text: string): string => tags[franc(text, { minLength: 20 })] ?? "und";
