import { plural } from "../format.ts";
import { inSentence } from "./in-sentence.ts";

export const categoryMessages = {
  in: " in ",
  describe: (what: string, count: number, vendors: string, text: string) =>
    `${what}${count > 0 ? `, with honest reviews by couples who were there. ${vendors}` : ": none listed yet"}. ${text}`,
  breadcrumb: "You are here",
  categories: "Categories",
  count: (count: number, exact: boolean) =>
    `${exact ? "" : "More than "}${plural(count, "vendor", "vendors")}${count > 1 ? ", best first" : ""}`,
  filter: "Search with filters",
  all: (count: number) => `See all ${count.toLocaleString("en-GB")}`,
  none: (category: string, place: string) =>
    place ? `No ${inSentence(category)} in ${place} yet` : `No ${inSentence(category)} yet`,
  noneHint: "Know one that couples should hear about? Add it: it takes two minutes.",
  add: "Add a vendor",
  elsewhere: (category: string) => `All ${inSentence(category)}`,
  places: (category: string) => `${category} by place`,
  others: "Couples also look for",
  othersIn: (place: string) => `Also in ${place}`,
};
