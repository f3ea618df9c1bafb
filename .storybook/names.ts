/** Names that keep their capital within a sentence. */
const proper = /^(?:React|Arabic|German|Japanese|Google)$/;

/** A story's name in ordinary writing, "Right to left", where Storybook turns the code's name into "Right To Left". */
export const spoken = (name: string): string =>
  name
    .split(" ")
    .map((word, index) => (index === 0 || proper.test(word) ? word : word.toLowerCase()))
    .join(" ");
