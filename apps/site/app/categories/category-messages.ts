import { plural } from "../format.ts";

export const categoryMessages = {
  in: " in ",
  describe: (what: string, vendors: string, text: string) =>
    `${what}, with honest reviews by couples who were there. ${vendors}. ${text}`,
  breadcrumb: "You are here",
  categories: "Categories",
  count: (count: number, exact: boolean) =>
    `${exact ? "" : "More than "}${plural(count, "vendor", "vendors")}${count > 1 ? ", best first" : ""}`,
  filter: "Search with filters",
  all: (count: number) => `See all ${count.toLocaleString("en-GB")}`,
};
