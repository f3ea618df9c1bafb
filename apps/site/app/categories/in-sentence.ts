/** "photographers" of "Photographers", but "DJs". */
export const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
