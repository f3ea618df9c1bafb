export type ComboboxOption = {
  /** What the form sends. */
  value: string;
  /** What people read and type. */
  label: string;
  /** A second, fainter line, which is also searched. */
  description?: string | undefined;
  /** Can't be chosen. Default `false`. */
  disabled?: boolean | undefined;
};

export type ComboboxGroup = {
  /** What the options have in common. */
  label: string;
  /** The options, in order. */
  options: readonly ComboboxOption[];
};

/** Options in order, alone or in groups. */
export type ComboboxOptions = readonly (ComboboxOption | ComboboxGroup)[];

/** Without its groups. */
export const flat = (options: ComboboxOptions): ComboboxOption[] =>
  options.flatMap((each) => ("options" in each ? each.options : [each]));

/** Normalised the way people compare words: "roznik" finds "Rožnik". */
const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The options that contain every word typed, in their name or second line; empty groups are dropped. */
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

/** The option whose name was typed, ignoring case and accents. */
export const named = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find(({ label, disabled }) => !disabled && folded(label) === folded(text.trim()));
