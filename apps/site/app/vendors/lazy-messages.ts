import { inSentence } from "../categories/in-sentence.ts";

const day = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The words of what loads after the rest of a vendor's page. */
export const lazyMessages = {
  writeFirst: "Were you there? Couples after you will want to know.",
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
  suggest: "Suggest a change",
  call: "Call",
  website: "Website",
  map: "Open in maps",
  share: {
    share: "Share",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "We couldn’t copy the link. You can copy it from the address bar.",
    email: "E-mail",
    whatsApp: "WhatsApp",
    print: "Print",
    text: (name: string) => `${name}: have a look at their reviews`,
  },
  transparency: {
    title: "How these reviews were handled",
    received: "Reviews received",
    published: "Published",
    held: "Waiting to be checked",
    hidden: "Hidden for now",
    removed: "Removed",
    reasons: {
      "not-genuine": "not genuine",
      abusive: "abusive",
      "personal-data": "exposed personal data",
      illegal: "illegal",
      "off-topic": "not about the vendor",
      "conflict-of-interest": "conflict of interest",
      other: "other reasons",
    },
    reported: "Reported",
    outcomes: { open: "under review", upheld: "hidden or removed", dismissed: "left as they were" },
    replied: "Answered by the vendor",
    share: (part: number, all: number) => (all === 0 ? "–" : `${part} of ${all} (${Math.round((100 * part) / all)} %)`),
    claimed: "Claimed",
    claimedOn: day,
    notClaimed: "Not yet",
    howWeRank: "How we rank",
    badge: "Yours? Show these reviews on your site",
  },
};
