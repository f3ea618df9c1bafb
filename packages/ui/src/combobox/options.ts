export type ComboboxOption = {
  /** What the form sends. */
  value: string;
  /** What people read and write. */
  label: string;
  /** A second, fainter line; it is searched as well. */
  description?: string | undefined;
  /** May not be chosen. Default `false`. */
  disabled?: boolean | undefined;
};

export type ComboboxGroup = {
  /** What its options have in common. */
  label: string;
  /** What can be chosen, in order. */
  options: readonly ComboboxOption[];
};

/** Options in order, alone or in groups. */
export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[];

/** Without its groups. */
export const flat = (options: ComboboxOptions): ComboboxOption[] =>
  options.flatMap((each) => ("options" in each ? each.options : [each]));

/** As people compare words: "roznik" finds "Rožnik". */
const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** What holds every word that is written, in its name or its second line; groups that nothing is left of are gone. */
export function matching(options: ComboboxOptions, query: string): ComboboxOptions {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const matches = ({ label, description = "" }: ComboboxOption) => {
    const text = folded(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  };
  return options.flatMap((each): ComboboxOptions => {
    if (!("options" in each)) return matches(each) ? [each] : [];
    const left = each.options.filter(matches);
    return left.length > 0 ? [{ ...each, options: left }] : [];
  });
}

/** The option that is called what is written, whatever its case and marks. */
export const named = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find(({ label, disabled }) => !disabled && folded(label) === folded(text.trim()));
