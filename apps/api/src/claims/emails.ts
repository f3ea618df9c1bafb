// The words of the e-mails about claims.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { link, page, type Site } from "../users/emails.ts";
import { counted, linkLifetimes } from "../users/lifetimes.ts";

const listing = (site: Site, vendorId: string) => page(site, `/vendor/detail/vendordetail/${vendorId}`);
const yourClaims = (site: Site) => ({
  label: "See your claims",
  url: page(site, "/user/profile?seleted=Information#claims"),
});
const writeToUs = (site: Site) => ({ label: "Contact us", url: page(site, "/contact-us") });

/** What a claim's e-mails are about. */
export interface Claimed {
  vendorId: string;
  /** The vendor's name. */
  name: string;
}

/** To the business e-mail, whose reader may know nothing of it. */
export const claimEmailEmail = (site: Site, to: string, { name }: Claimed, token: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Confirm this address for your claim to ${name}`,
      paragraphs: [
        `Someone, probably you, has claimed the page of ${name} on ${site.brand} and given this as its e-mail address.`,
        "Confirming it helps us to see that the claim is genuine. It doesn’t give anyone the page: we decide that afterwards.",
      ],
      action: { label: "Confirm this address", url: link(site, "/claims/confirm", "token", token) },
      footnote: `The link works once, for ${counted(linkLifetimes["claim-email"], "day")}. If you know nothing about it, don’t confirm: ignore this e-mail, or tell us.`,
    },
    site,
  );

/** To the present owner. */
export const rivalClaimEmail = (site: Site, to: string, { name, vendorId }: Claimed): Mail =>
  renderEmail(
    {
      to,
      subject: `Someone else has claimed ${name}`,
      paragraphs: [
        `Someone else says that ${name} is theirs to look after. You’re still its owner, and nothing changes until we’ve looked into it.`,
        "If you expected this because you’ve sold the business or handed it on, you don’t need to do anything. If you didn’t, please tell us.",
      ],
      action: writeToUs(site),
      otherwise: { label: "See the page", url: listing(site, vendorId) },
    },
    site,
  );

export const claimApprovedEmail = (site: Site, to: string, { name, vendorId }: Claimed, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${name} is yours`,
      paragraphs: [
        `We’ve approved your claim. You can now keep the page of ${name} up to date.`,
        `Why we approved it: ${reason}`,
        byAPerson,
      ],
      action: { label: "Go to your page", url: listing(site, vendorId) },
      footnote: "The reviews stay as they are, and owners can’t review their own business.",
    },
    site,
  );

const rules: Record<components["schemas"]["ClaimRefusal"], string> = {
  unconfirmed: "nothing that we’ve seen bears it out",
  unanswered: "we asked you a question and didn’t hear back",
  "not-authorised": "the business hasn’t asked you to look after its page",
  untrue: "what you told us isn’t true",
  "someone-else": "someone else looks after the business",
  "not-listed": "the business is no longer listed",
  other: "it isn’t enough for us to go by",
};

interface Refusal {
  because: keyof typeof rules;
  explanation: string;
}

export const claimRejectedEmail = (
  site: Site,
  to: string,
  { name }: Claimed,
  { because, explanation }: Refusal,
): Mail =>
  rejectedEmail(site, to, name, [
    `We couldn’t approve your claim to ${name}: ${rules[because]}.`,
    explanation,
    byAPerson,
    ...(because === "not-listed" ? [] : [again]),
  ]);

const again = "You can claim it again with more to show for it.";

const rejectedEmail = (site: Site, to: string, name: string, paragraphs: string[]): Mail =>
  renderEmail(
    {
      to,
      subject: `Your claim to ${name} was declined`,
      paragraphs,
      action: writeToUs(site),
      otherwise: yourClaims(site),
      footnote: objection,
    },
    site,
  );

/** Once the listing has been removed: they may be the people whom we should have asked. */
export const claimEndedEmail = (site: Site, to: string, name: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${name} is no longer listed on ${site.brand}`,
      paragraphs: [
        `You’ve claimed the page of ${name}. Someone acting for the business asked us to remove it, and we have, so your claim has come to an end too.`,
        byAPerson,
      ],
      action: writeToUs(site),
      otherwise: yourClaims(site),
      footnote: objection,
    },
    site,
  );

/** To those who claimed what someone else's claim was approved for. */
export const rivalClaimRejectedEmail = (site: Site, to: string, { name }: Claimed): Mail =>
  rejectedEmail(site, to, name, [
    `We couldn’t approve your claim to ${name}: ${rules["someone-else"]}.`,
    "A person approved their claim, and yours was declined with it.",
    again,
  ]);

export const claimQuestionEmail = (site: Site, to: string, { name }: Claimed, question: string): Mail =>
  renderEmail(
    {
      to,
      subject: `We have a question about your claim to ${name}`,
      paragraphs: ["Before we can decide, we need to know a little more:", question],
      action: { ...yourClaims(site), label: "Answer it" },
    },
    site,
  );

/** To the owner until now. */
export const ownerReplacedEmail = (site: Site, to: string, { name, vendorId }: Claimed, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${name} has a new owner on ${site.brand}`,
      paragraphs: [
        `We’ve approved someone else’s claim to ${name}, so you can no longer change its page.`,
        `The reason: ${reason}`,
        byAPerson,
        "If that isn’t right, tell us straight away.",
      ],
      action: writeToUs(site),
      otherwise: { label: "See the page", url: listing(site, vendorId) },
      footnote: objection,
    },
    site,
  );

/** To whoever added the listing. */
export const ownerFoundEmail = (site: Site, to: string, { name, vendorId }: Claimed): Mail =>
  renderEmail(
    {
      to,
      subject: `${name} is looked after by its business now`,
      paragraphs: [
        `You added ${name} to ${site.brand}. We’ve approved someone’s claim to it, so they can change its page from now on.`,
        byAPerson,
        "If you don’t think that it’s theirs, tell us straight away, and we’ll look at it again.",
      ],
      action: { label: "See the page", url: listing(site, vendorId) },
      otherwise: writeToUs(site),
    },
    site,
  );
