export const messages = {
  title: (name: string, owner: string) => `Take ${name} out of ${owner}’s hands?`,
  description:
    "The page stays as it is, without an owner, and can be claimed. Its team is dissolved, and everyone on it, the owner included, is told why.",
  submit: "Take it out of their hands",
  done: (name: string) => `${name} no longer has an owner`,
};
