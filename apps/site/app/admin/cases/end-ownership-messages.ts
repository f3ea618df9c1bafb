export const messages = {
  title: (name: string, owner: string) => `Take ${name} out of ${owner}’s hands?`,
  description:
    "The page stays as it is, without an owner, and can be claimed. The team ends, and everyone on it is told why, as the owner is.",
  submit: "Take it out of their hands",
  done: (name: string) => `${name} has no owner any more`,
};
