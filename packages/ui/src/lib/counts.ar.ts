const rules = new Intl.PluralRules("ar");

/** Arabic counts in six ways: none, one and two need no figure. */
export const counted = (
  count: number,
  written: string,
  forms: { zero: string; one: string; two: string; few: string; many: string; other: string },
): string => {
  const rule = rules.select(count);
  return rule === "zero" || rule === "one" || rule === "two" ? forms[rule] : `${written} ${forms[rule]}`;
};

/** How many reviews there are. */
export const reviews = (count: number, written: string): string =>
  counted(count, written, {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "تقييمات",
    many: "تقييمًا",
    other: "تقييم",
  });

/** How many suggestions there are. */
export const suggestions = (count: number, written: string): string =>
  counted(count, written, {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "اقتراحات",
    many: "اقتراحًا",
    other: "اقتراح",
  });

/** A number in a text that is given none as written. */
export const figure = (value: number): string => value.toLocaleString("ar");
