/** Names that keep their capital within a sentence. */
const proper = /^(?:React|Arabic|German|Japanese|Google)$/;

/** A story's name as one writes it, "Right to left", where Storybook makes "Right To Left" of what the code calls it. */
export const spoken = (name: string): string =>
  name
    .split(" ")
    .map((word, index) => (index === 0 || proper.test(word) ? word : word.toLowerCase()))
    .join(" ");
