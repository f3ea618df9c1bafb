import { inSentence } from "./in-sentence.ts";

export const messages = {
  none: (category: string, place: string) =>
    place ? `No ${inSentence(category)} in ${place} yet` : `No ${inSentence(category)} yet`,
  noneHint: "Know one that couples should hear about? Add it: it takes two minutes.",
  add: "Add a vendor",
  elsewhere: (category: string) => `All ${inSentence(category)}`,
  places: (category: string) => `${category} by place`,
  others: "Couples also look for",
  othersIn: (place: string) => `Also in ${place}`,
};
