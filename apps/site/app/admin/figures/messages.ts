import { number, plural } from "../../format.ts";

export const messages = {
  week: "Week of",
  decisions: {
    title: "Decisions per week",
    name: "Decisions",
    label: "Bar chart of decisions per week",
    summary: (last: number, before: number) => compared(last, before, "decision", "decisions"),
  },
  reviews: {
    title: "Reviews per week",
    name: "Reviews",
    label: "Bar chart of reviews per week",
    summary: (last: number, before: number) => compared(last, before, "review", "reviews"),
  },
  open: {
    title: "What’s waiting",
    since: (count: string, oldest: string) => `${count}; the oldest came ${oldest}`,
    none: "Nothing",
  },
  times: {
    title: "How long things wait",
    note: "Half of what was decided lately had waited for less than this. What owners decide themselves isn’t counted.",
    none: "Nothing decided",
  },
};

/** The present week isn't over, so the one before is compared with the one before that. */
const compared = (last: number, before: number, one: string, many: string) =>
  `${plural(last, one, many)} last week, after ${number(before)} the week before.`;
