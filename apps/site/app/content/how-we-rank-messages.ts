import { halfLifeDays, priorMean, priorReviews } from "@troth/rules/ranking";

const months = Math.round(halfLifeDays / 30.4375);

export const howWeRankMessages = {
  title: "How we rank",
  heading: ["How we ", "rank"] as const,
  description: "What decides the order of vendors, with the formula and examples. No one can pay to be placed higher.",
  lead: "No one can pay for a place in our lists. Nor do photos, claiming a page or answering reviews move a vendor up. What counts is what couples wrote, and how well a vendor fits what you typed.",
  list: {
    heading: "When you browse",
    text: `Without words, vendors are in the order of their ranking score, the highest first. The score is an average of a vendor’s stars, with two corrections: every vendor starts with ${priorReviews} imaginary reviews of ${priorMean} stars, so that one lucky review doesn’t beat a hundred good ones, and a review counts half as much every ${months} months, because people and kitchens change.`,
    enquired:
      "Reviews by people who only enquired have stars of their own but count towards neither the score nor the average.",
    average: "The stars on a vendor’s page are something else: the plain average of all its reviews, old and new.",
  },
  formula: {
    heading: "The formula",
    score: `score = (${priorReviews} × ${priorMean} + sum of weight × stars) ÷ (${priorReviews} + sum of weights)`,
    weight: `weight of a review = 0.5 to the power of (its age in days ÷ ${halfLifeDays})`,
    nightly: "It is worked out again with every review, and every night for all vendors.",
  },
  examples: {
    heading: "Examples",
    caption: "What the formula gives for these reviews",
    reviews: "Reviews",
    score: "Score",
    labels: {
      none: "None yet",
      "one-five": "One new review of 5 stars",
      "ten-five": "10 new reviews of 5 stars",
      "hundred-mixed": "80 new reviews of 5 stars and 20 of 4",
      "ten-five-old": "10 reviews of 5 stars, four years old",
      "old-good-new-bad": "10 reviews of 5 stars, four years old, and 4 new ones of 2",
    } as Record<string, string>,
  },
  search: {
    heading: "When you search",
    text: "The kind of vendor and the place you type become filters: only vendors that fit are shown. Among those, this is the order:",
    order: [
      "A vendor whose name is what you typed comes first, then similar names.",
      "Then come vendors that meet more of what you asked for but that isn’t required, such as a language they speak or a garden, and that mention more of what you typed.",
      "The ranking score is added to that, so it decides among vendors that fit about equally well.",
    ],
    more: "Under the results, “Why this order?” says for each vendor what decided its place. You can also sort by average, number of reviews or the newest listing.",
  },
  never: {
    heading: "What never counts",
    items: [
      "Money: there are no paid places and no adverts among the results.",
      "Whether the business has claimed its page.",
      "Who you are: everyone who types the same sees the same.",
    ],
  },
};
