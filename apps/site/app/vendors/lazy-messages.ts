import { inSentence } from "../categories/in-sentence.ts";
import { number, plural } from "../format.ts";

const day = (date: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The words of what loads after the rest of a vendor's page. */
export const lazyMessages = {
  zone: (zone: string) => `Local time, ${zone.replaceAll("_", " ")}`,
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
  reviews: {
    sort: "Sort reviews by",
    orders: { newest: "Newest", helpful: "Most helpful", highest: "Highest rating", lowest: "Lowest rating" },
    search: "Search these reviews",
    example: "rain, parking, vegan menu",
    experience: "By what came of it",
    experiences: { completed: "Married", booked: "Booked", cancelled: "Cancelled", enquired: "Enquired" },
    language: "By language",
    found: (count: number, by: readonly string[]) =>
      `${count === 0 ? "No reviews" : plural(count, "review", "reviews")} ${by.join(", ")}`,
    stars: (stars: number) => `with ${["one star", "two stars", "three stars", "four stars", "five stars"][stars - 1]}`,
    from: {
      completed: "by people who married",
      booked: "by people who’ve booked",
      cancelled: "by people who cancelled",
      enquired: "by people who only enquired",
    },
    inLanguage: (name: string) => `in ${name}`,
    mentioning: (q: string) => `mentioning “${q}”`,
    all: "All reviews",
    none: "No reviews yet",
    noneHint: "Be the first to say how it went.",
    noneOfThese: "No review matches",
    noneOfTheseHint: "Try fewer filters or other words.",
  },
  years: {
    title: "Year by year",
    older: (count: number, removed: number) =>
      `${plural(count, "older review isn’t", "older reviews aren’t")} drawn${removed ? `, of which ${number(removed)} ${removed === 1 ? "was" : "were"} removed` : ""}.`,
  },
  helpful: {
    helpful: "Helpful",
    of: (name: string) => `(review by ${name})`,
    count: (count: number) => `${plural(count, "person", "people")} found this helpful`,
    logIn: "Log in to mark it as helpful",
    logInHint: "Once you’re logged in, your vote counts.",
    voted: "Thanks, your vote counts",
    failed: "We couldn’t change your vote",
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
    replied: "Answered by the vendor",
    share: (part: number, all: number) => (all === 0 ? "–" : `${part} of ${all} (${Math.round((100 * part) / all)} %)`),
    claimed: "Claimed",
    claimedOn: day,
    notClaimed: "Not yet",
    howReviewsAreChecked: "How reviews are checked",
    howWeRank: "How we rank",
    badge: "Yours? Show these reviews on your site",
  },
};
