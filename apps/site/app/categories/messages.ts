import { plural } from "../format.ts";

export const messages = {
  title: "Categories",
  heading: ["Everything ", "a wedding", " needs"] as const,
  description: "Every kind of wedding vendor, from venues to violins, with honest reviews by couples who were there.",
  missing: "Know a vendor that isn’t listed?",
  add: "Add a vendor",
  count: (count: number) => plural(count, "vendor", "vendors"),
};
