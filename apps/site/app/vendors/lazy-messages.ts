/** "photographers" of "Photographers", but "DJs". */
const inSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

/** The words of what loads after the rest of a vendor's page. */
export const lazyMessages = {
  more: (categories: string) => `More ${inSentence(categories)}`,
  in: " in ",
  all: (categories: string, place: string) => (place ? `All in ${place}` : `All ${inSentence(categories)}`),
  claim: {
    question: "Is this your business?",
    unclaimed: "Claim this page",
    claimed: "Own this business?",
    noScript: "Claiming needs JavaScript.",
  },
  remove: "Remove this listing",
  call: "Call",
  website: "Website",
};
