import type { HeartPairTexts } from "./heart-pair.tsx";

export const de: HeartPairTexts = {
  label: (names) => `Gemerkt von ${names}`,
  noneLabel: "Von niemandem gemerkt",
};
