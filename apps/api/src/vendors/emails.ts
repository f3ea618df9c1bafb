// The e-mails about listings.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { page, type Site } from "../users/emails.ts";

type ProposalField = Exclude<components["schemas"]["ProposalField"], "problem">;

interface Listing {
  id: string;
  name: string;
}

const pageOf = (site: Site, { id }: Listing) => page(site, `/vendor/detail/vendordetail/${id}`);

const editPageOf = (site: Site, { id }: Listing) => page(site, `/edit/vendordetail/${id}`);

/** To the person who added it. */
export const listingReceivedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve received ${listing.name}`,
      paragraphs: [
        `Thank you for adding ${listing.name} to ${site.brand}.`,
        "One of us will look at it. We’ll e-mail you as soon as it’s published, or if we need you to change something. Until then, only you and our admins can see it, and you can still change it.",
        "Is it your business? Once it’s published, you can claim it from its page. As its owner you can keep it up to date and reply to reviews.",
      ],
      action: { label: "See your listing", url: pageOf(site, listing) },
      footnote: "You’re getting this e-mail because you added this vendor while you were logged in.",
    },
    site,
  );

/** To each of the people who look after it. */
export const proposalReceivedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `Someone suggests a change to ${listing.name}`,
      paragraphs: [
        `Someone thinks that something on the page of ${listing.name} should change. It stays as it is until you’ve decided.`,
        "You can accept or decline each part of it.",
      ],
      action: { label: "See what they suggest", url: editPageOf(site, listing) },
      footnote: "However many suggestions there are, we write to you about them once a day at most.",
    },
    site,
  );

/** Why what was proposed for a listing isn't taken up once the listing has been removed. */
export const listingGone = "The business has asked not to be listed, so there is no page to change any more.";

/** To the person who proposed it, once the listing has been removed. */
export const proposalEndedEmail = (site: Site, to: string, name: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your suggestion for ${name}`,
      paragraphs: [`Thank you for suggesting a change to ${name}. ${listingGone}`, byAPerson],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      footnote: objection,
    },
    site,
  );

const rules: Record<components["schemas"]["VendorRefusal"], string> = {
  "not-a-wedding-business": "it isn’t a business that couples need for their wedding",
  duplicate: "it is listed already",
  incomplete: "it lacks what visitors need to find or reach it",
  misleading: "it says something that isn’t true",
  "contact-unreachable": "we couldn’t reach it in any of the ways it names",
  closed: "the business no longer exists",
  illegal: "it’s against the law",
  other: "it breaks our guidelines",
};

interface Refusal {
  because: keyof typeof rules;
  explanation: string;
}

const contact = (site: Site) => ({ label: "Contact us", url: page(site, "/contact-us") });
const said = (explanation: string) => (explanation === "" ? [] : [explanation]);

const fieldNames: Record<ProposalField, string> = {
  name: "the name",
  description: "the description",
  category: "the categories",
  location: "the places",
  phoneNumber: "the telephone number",
  website: "the website",
  address: "the address",
  socialMedia: "the social media",
  openingHours: "the opening hours",
  specialHours: "the special hours",
  priceRange: "the price range",
};
const fieldList = new Intl.ListFormat("en-GB");
const named = (fields: readonly ProposalField[]) => fieldList.format(fields.map((field) => fieldNames[field]));

const proposalRules: Record<components["schemas"]["ProposalRefusal"], string> = {
  unconfirmed: "we found nothing that bears out what you suggested",
  untrue: "what you suggested isn’t true",
  unsuitable: "a listing informs, and doesn’t advertise or insult",
  "personal-data": "what you suggested gives away personal data",
  other: "what you suggested breaks our guidelines",
};

const problems: Record<components["schemas"]["ListingProblem"], (name: string) => string> = {
  closed: (name) => `${name} has closed for good`,
  duplicate: (name) => `${name} is listed twice`,
  photos: (name) => `${name} is shown with a wrong photo`,
  other: (name) => `something is wrong with the page of ${name}`,
};

const problemRules: typeof proposalRules = {
  unconfirmed: "we found nothing that bears it out",
  untrue: "it isn’t true",
  unsuitable: "what you wrote advertises or insults",
  "personal-data": "what you wrote gives away personal data",
  other: "it’s nothing that our guidelines let us act on",
};

interface ProblemOutcome {
  problem: keyof typeof problems;
  /** Why an admin left the page as it is; null if whoever told us was right. */
  because: keyof typeof problemRules | null;
  explanation: string;
  /** Whether there is a page to see. */
  isShown: boolean;
}

/** To the person who told us what is wrong with a listing: the statement of reasons. */
export const problemDecidedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  { problem, because, explanation, isShown }: ProblemOutcome,
): Mail =>
  renderEmail(
    {
      to,
      subject: because ? `What you told us about ${listing.name}` : `You were right about ${listing.name}`,
      paragraphs: [
        `Thank you for telling us that ${problems[problem](listing.name)}.`,
        because
          ? `We’ve looked into it, and left the page as it is: ${problemRules[because]}.`
          : "We’ve looked into it, and you were right.",
        ...said(explanation),
        byAPerson,
        ...(because ? ["If you know more about it, tell us again, and say how you know."] : []),
      ],
      ...(isShown && { action: { label: "See the page", url: pageOf(site, listing) } }),
      ...(because && { otherwise: contact(site), footnote: objection }),
    },
    site,
  );

interface ProposalOutcome {
  accepted: readonly ProposalField[];
  declined: readonly ProposalField[];
  because: keyof typeof proposalRules | null;
  explanation: string;
  /** An admin, or the people who look after the listing. */
  by: "us" | "them";
}

/** To the person who proposed it: the statement of reasons. */
export const proposalDecidedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  { accepted, declined, because, explanation, by }: ProposalOutcome,
): Mail => {
  const all = named([...accepted, ...declined]);
  const have = by === "us" ? "We’ve" : "The people who look after it have";
  return renderEmail(
    {
      to,
      subject:
        declined.length === 0
          ? `Your suggestion is on the page of ${listing.name}`
          : accepted.length === 0
            ? `Your suggestion for ${listing.name} wasn’t taken up`
            : `Part of your suggestion is on the page of ${listing.name}`,
      paragraphs: [
        `Thank you for your suggestion for the page of ${listing.name}, which was about ${all}.`,
        ...(declined.length === 0 ? [`${have} taken it up: it’s on the page now.`] : []),
        ...(accepted.length === 0 ? [`${have} decided to leave the page as it is.`] : []),
        ...(accepted.length > 0 && declined.length > 0
          ? [`${have} taken up ${named(accepted)}, and left the rest as it was: ${named(declined)}.`]
          : []),
        ...(because
          ? [`Why ${accepted.length > 0 ? "the rest" : "it"} wasn’t taken up: ${proposalRules[because]}.`]
          : []),
        ...said(explanation),
        by === "us" ? byAPerson : "People decided this; nothing about the decision was automatic.",
        ...(declined.length === 0
          ? []
          : [
              by === "us"
                ? "If you know more about it, suggest it again and say how you know."
                : "If what the page says isn’t true, tell us, and we’ll look into it.",
            ]),
      ],
      action: { label: "See the page", url: pageOf(site, listing) },
      ...(declined.length > 0 && { otherwise: contact(site) }),
      ...(declined.length > 0 && by === "us" && { footnote: objection }),
    },
    site,
  );
};

/** To the person who added it. */
export const vendorApprovedEmail = (site: Site, to: string, listing: Listing, explanation: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${listing.name} is on ${site.brand}`,
      paragraphs: [
        `Everyone can find ${listing.name} now. Thank you for adding it.`,
        ...said(explanation),
        "Is it your business? Claim it from its page: as its owner you can keep it up to date and reply to reviews.",
      ],
      action: { label: "See the page", url: pageOf(site, listing) },
      otherwise: { label: "Claim it", url: `${pageOf(site, listing)}?claim=true` },
      footnote: "You’re getting this e-mail because you added this vendor while you were logged in.",
    },
    site,
  );

/** To the person who added it: the statement of reasons. */
export const vendorRejectedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  { because, explanation }: Refusal,
): Mail =>
  renderEmail(
    {
      to,
      subject: `We haven’t published ${listing.name}`,
      paragraphs: [
        `You added ${listing.name} to ${site.brand}. We’ve looked at it and aren’t publishing it: ${rules[because]}.`,
        explanation,
        byAPerson,
        "You can change it and send it to us again.",
      ],
      action: { label: "Change it", url: editPageOf(site, listing) },
      otherwise: contact(site),
      footnote: objection,
    },
    site,
  );

/** To each of the people who look after it, and the person who added it: the statement of reasons. */
export const vendorSuspendedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  { because, explanation }: Refusal,
): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve taken ${listing.name} off ${site.brand}`,
      paragraphs: [
        `The page of ${listing.name} is no longer shown on ${site.brand}: ${rules[because]}.`,
        explanation,
        byAPerson,
        "Nothing is lost. Once this has been put right, write to us, and we can bring the page back with all its reviews.",
      ],
      action: contact(site),
      footnote: objection,
    },
    site,
  );

const undoable =
  "Nothing is lost, and this can be undone: if we’ve got it wrong, write to us, and someone else will look at it where possible.";

/** To those who look after either of them, and the person who added the one that goes: the statement of reasons. */
export const vendorsMergedEmail = (
  site: Site,
  to: string,
  { listing, into, reason }: { listing: Listing; into: Listing; reason: string },
): Mail =>
  renderEmail(
    {
      to,
      subject: `${listing.name} is part of ${into.name} now`,
      paragraphs: [
        `Two pages on ${site.brand} were about the same business, so there is one now. Whoever opens the page of ${listing.name} gets to that of ${into.name}, where its reviews, favourites and open claims are shown, too.`,
        `The reason: ${reason}`,
        byAPerson,
        undoable,
      ],
      action: { label: "See the page", url: pageOf(site, into) },
      otherwise: contact(site),
    },
    site,
  );

/** To the same people, once that is undone. */
export const vendorUnmergedEmail = (
  site: Site,
  to: string,
  { listing, from, reason }: { listing: Listing; from: Listing; reason: string },
): Mail =>
  renderEmail(
    {
      to,
      subject: `${listing.name} has its own page again`,
      paragraphs: [
        `The page of ${listing.name} had become part of that of ${from.name}. It’s listed on its own again, with the reviews, favourites and claims that belong to it.`,
        `The reason: ${reason}`,
        byAPerson,
        objection,
      ],
      action: { label: "See the page", url: pageOf(site, listing) },
      otherwise: contact(site),
    },
    site,
  );

/** To the same people as of a suspension. */
export const vendorReinstatedEmail = (site: Site, to: string, listing: Listing, explanation: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${listing.name} is back on ${site.brand}`,
      paragraphs: [`Everyone can see the page of ${listing.name} again, with all its reviews.`, ...said(explanation)],
      action: { label: "See the page", url: pageOf(site, listing) },
    },
    site,
  );
