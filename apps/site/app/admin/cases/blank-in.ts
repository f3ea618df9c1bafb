/** A saved answer's first blank that hasn't been filled in: `{when}`. */
export const blankIn = (text: string): string | undefined => /\{[^{}\n]+\}/.exec(text)?.[0];
