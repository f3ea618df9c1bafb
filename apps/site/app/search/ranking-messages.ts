import type { Schemas } from "@troth/api-client";
import { plural } from "../format.ts";

type Reason = Schemas["RankingReason"];
type Rating = Schemas["RatingShort"];

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const rankingMessages = {
  lead: "Each card says why it is where it is. No one pays to rank.",
  more: "How we rank",
  because: (reasons: string[]) => reasons.map(sentence).join(" "),
  reasons: {
    name: () => "its name is what you typed",
    "similar-name": () => "its name is close to what you typed",
    preferred: () => "it mentions more of what you typed",
    wishes: () => "it meets more of what you asked for",
    language: () => "it’s in the language you asked for",
    minRating: () => "its average is as high as you asked for",
    score: (score, { count }) =>
      count > 0
        ? `ranking score ${score.toFixed(2)}, from ${plural(count, "review", "reviews")}`
        : `ranking score ${score.toFixed(2)}, where everyone without reviews starts`,
    average: (_score, { average }) => (average === null ? "no average yet" : `average ${average.toFixed(1)}`),
    reviews: (_score, { count }) => plural(count, "review", "reviews"),
    newest: () => "sorted by when it was added",
  } satisfies Record<Reason, (score: number, rating: Rating) => string>,
};
