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
  times: {
    title: "How long things wait",
    note: "Half of what was decided lately had waited less. Proposals are left out, because owners decide them too.",
    none: "Nothing decided",
  },
};

const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString("en-GB")} ${value === 1 ? one : many}`;

/** The present week isn't over, so the one before is compared with the one before that. */
const compared = (last: number, before: number, one: string, many: string) =>
  `${count(last, one, many)} last week, after ${before.toLocaleString("en-GB")} the week before.`;
