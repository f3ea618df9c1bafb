import { formatDuration } from "@troth/rules/format-duration";
import { day, lifetimes } from "@troth/rules/lifetimes";
import { quotedAccountDays, quotedAmong, quoteLength } from "@troth/rules/quotes";
import { enoughReviews, praise } from "@troth/rules/ratings";
import { repliesADay, replyEditsADay } from "@troth/rules/replies";
import { labelledFrom, reportsADay, urgentReasons } from "@troth/rules/reports";
import { editsAnHour, helpfulVotesAnHour } from "@troth/rules/reviews";
import { comparedFor, comparedFrom, reviewsADay, tooAlike, unusualRate } from "@troth/rules/screening";

/** How many reviews a day an account can publish, by its age. */
const reviewsByAge = reviewsADay
  .map(({ accountDays, reviews }) =>
    accountDays === 0 ? `${reviews} at first` : `${reviews} after ${formatDuration(accountDays * day)}`,
  )
  .join(", ");
const urgent: Record<(typeof urgentReasons)[number], string> = { "personal-data": "personal data", illegal: "illegal" };
const percent = (share: number) => `${Math.round(share * 100)}%`;

export const checkedMessages = {
  title: "How reviews are checked",
  heading: ["How reviews are ", "checked"] as const,
  description: "Who may review, what makes a review wait, who decides, and what we never look at.",
  lead: "Most reviews are published as soon as they’re sent. A few wait until someone has looked at them. These are all the rules that make one wait, and none of them knows how many stars it gives.",
  who: {
    heading: "Who can write one",
    items: [
      "Anyone with a confirmed e-mail address, once for each vendor. Writing again changes the first review.",
      "Not the people who own or look after the vendor, or who have claimed it, nor their partners.",
      "Couples who have linked their accounts have one voice: one review of each vendor between them.",
      `How many reviews an account can publish in a day depends on its age: ${reviewsByAge}.`,
      `Other limits are only there to stop bots: ${editsAnHour} edits an hour, ${helpfulVotesAnHour} votes for helpful reviews an hour, and ${repliesADay} replies a day by each of those who look after a vendor.`,
      "Everyone says where they stood: whether they enquired, booked, cancelled, or had their wedding. Reviews by people who only enquired are shown with their stars, but don’t count towards the average.",
    ],
  },
  waits: {
    heading: "What makes a review wait",
    items: [
      `Its words are nearly those of another review from the last ${comparedFor} months, also of one that we removed: texts of ${comparedFrom} characters or more that have ${percent(tooAlike)} of their parts in common. Accents, punctuation, letters of other alphabets that look the same, and what can’t be seen make no difference.`,
      "Its author, or their partner, looks after a vendor of the same trade in the same place, has looked after this one before, or has an e-mail address at the domain of the vendor’s website or of someone who looks after it. Domains that many share never count.",
      `The vendor is getting far more reviews than usual: ${unusualRate.reviews} or more within a day, and more than ${unusualRate.times} times its daily average of the ${unusualRate.averageOverDays} days before. This ends by itself once it’s quieter.`,
    ],
    next: "The author is told straight away. A person looks at the review and publishes it, or removes it and says why. Nothing is ever removed by a rule alone.",
    edits:
      "An edit doesn’t wait: what a review said before stays readable beside it, and it can be reported. If it makes the words nearly those of someone else’s review, a person looks at it; until they have decided, it stays visible.",
  },
  secondLook: {
    heading: "A second look while writing",
    text: "While someone writes a review, the page points out what they may not want to publish: e-mail addresses, phone numbers, bank accounts and threats. They decide: nothing is sent for it, nothing is held or refused because of it, and the note goes when the text is changed. Harsh words are never questioned.",
  },
  labels: {
    heading: "What the labels mean",
    items: [
      [
        "Invited client",
        "The vendor gave us the addresses of all their clients of a period, and the author used the link that we sent to one of them. The vendor has to say that no one was left out, can’t fill in a word or a star, and isn’t told who used the link. We haven’t seen a contract.",
      ],
      [
        "Booking confirmed",
        `We’ve seen a contract, an invoice or something similar that shows the author was a client. Only an admin who has nothing to do with the vendor opens it, without seeing the stars, and we delete it within ${formatDuration(lifetimes.proofFile)} of deciding. The vendor never sees it. We don’t judge what the author wrote.`,
      ],
      ["No label", "Someone with a confirmed e-mail address wrote it. Most honest reviews come this way."],
    ],
    not: "A label changes neither the stars nor the order of reviews, and one with a label is checked like any other. If the author closes their account and leaves the review, its label goes.",
  },
  reports: {
    heading: "When someone reports a review",
    items: [
      "No number of reports hides a review: it stays visible and counts until a person has decided, whatever is alleged.",
      `It’s labelled “Under review” once ${labelledFrom} people have reported it, or the vendor’s team has by itself. One reader alone can’t label someone else’s review.`,
      `What is reported as ${urgentReasons.map((reason) => urgent[reason]).join(" or as ")} is looked at first. It stays visible as well.`,
      `Each person can report a review once, and again after it has been edited; ${reportsADay.byNewcomers} a day while their account is younger than ${formatDuration(reportsADay.newFor * day)}, ${reportsADay.byOthers} a day after that.`,
      "Its author is told what was alleged, but not by whom. Everyone who reported it is told what we decided.",
      "We may also take up a review that no one has reported. It’s decided in the same way, and its author reads that we did so on our own initiative.",
    ],
  },
  replies: {
    heading: "When someone reports a vendor’s reply",
    items: [
      `The author of a review gets an e-mail with each reply to it and each change to a reply, unless they’ve turned these off. A reply can be changed ${replyEditsADay} times a day.`,
      "They can report the reply, and so can anyone outside the vendor’s team: once, and again after it has been changed. The review stays, whatever is decided.",
      "An admin reads the reply and leaves it or removes it. The vendor’s team is told why, but not who reported it; those who reported it are told what we decided.",
      "The vendor can write another reply. There’s no appeal about replies: whoever thinks that we’ve got it wrong writes to us, and someone else looks at it where possible.",
    ],
  },
  decides: {
    heading: "When a review is hidden or removed",
    text: "Only where it breaks our guidelines or the law, never for being harsh. The author gets the reason, and can ask us to look again. Everyone else sees on the vendor’s page how many reviews were removed, and for which reason.",
  },
  numbers: {
    heading: "The numbers",
    text: `The average, the number of reviews and the bars are worked out again from the reviews themselves with every change, so a review that is hidden or removed stops counting in the same moment. With fewer than ${enoughReviews} reviews, a vendor is “new” and has no average.`,
    rank: "How we rank",
  },
  quoted: {
    heading: "Who is quoted on the home page",
    text: `A sentence of ${quoteLength.min} to ${quoteLength.max} characters from one of the ${quotedAmong} latest published reviews, though never from the newest. The review is in English, by someone who did more than enquire and whose account is confirmed and older than ${formatDuration(quotedAccountDays * day)}. It gives ${praise} stars or more, to a vendor with at least ${enoughReviews} reviews.`,
  },
  open: {
    heading: "Open data",
    file: "Anyone may reuse reviews whose authors have agreed to that, as long as they say whose words they are. One file has them all: each is a line of JSON, with its licence. A review that is deleted, hidden or removed leaves the file, so copies should be renewed.",
    download: "Download all reviews",
    terms: "What authors agree to",
    signed:
      "You can take your own reviews with you as well: your settings have them in a file that we sign (a JSON Web Signature), so that anyone can check with our public key that they were published here.",
    key: "Our public key",
  },
  guidelines: "Review guidelines",
  log: "Everything that was decided",
};

export const guidelinesMessages = {
  title: "Review guidelines",
  heading: ["Review ", "guidelines"] as const,
  description: "What makes a review useful to other couples, and what has no place in one.",
  lead: "Write what you’d tell a friend who is about to book. Harsh is fine. So is glowing. Both help most when they say what happened.",
  do: {
    heading: "What helps",
    items: [
      "Your own experience: what you asked for, what you got, and how it was dealt with when it went wrong.",
      "Details that others can use: the season, the number of guests, what was included and what cost extra.",
      "The stars that match your words.",
      "Photos that you took or may use, of people who are happy to be seen here.",
    ],
  },
  dont: {
    heading: "What has no place",
    items: [
      "Words you were paid for, that someone else chose, or that you were asked to change. A discount for a review is a payment. Asking everyone for a review is fine; asking only the happy ones isn’t.",
      "Your own business, your employer’s, or a competitor’s.",
      "Surnames, telephone numbers or addresses of people who didn’t choose to be public.",
      "Threats, insults, and anything against the law.",
      "Something else’s review: one vendor, one experience.",
    ],
  },
  replies: {
    heading: "For vendors who reply",
    items: [
      "One reply to each review. It can be edited, and the author of the review is told.",
      "Don’t identify the person, don’t threaten, and don’t offer anything for a changed review. A reply that does can be reported, and is removed.",
    ],
  },
  illegal: "Report illegal content",
  checked: "How reviews are checked",
};
