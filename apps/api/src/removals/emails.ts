// The e-mails about a business that doesn't want to be listed.
import type { components } from "@troth/api-client/schema";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { decideIn, page, type Site } from "../users/emails.ts";

interface Request {
  receipt: string;
  /** The business's name. */
  business: string;
  vendorId: string;
  name: string;
  email: string;
  role: string;
  /** What they are to the listing, if they were logged in as one of the people who look after it. */
  relation?: "owner" | "manager" | null;
  reason: string;
}

const listing = (site: Site, { vendorId }: Pick<Request, "vendorId">) =>
  page(site, `/vendor/detail/vendordetail/${vendorId}`);

/** It doesn't repeat what was written, so no one can make us e-mail their words to someone else. */
export const removalReceivedEmail = (site: Site, to: string, request: Pick<Request, "receipt" | "vendorId">): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve got your request to remove a listing (${request.receipt})`,
      paragraphs: [
        "Thank you for writing. Someone here will look at your request, and we’ll tell you at this address what we decide.",
        `Your receipt code is ${request.receipt}. With it you can see what has become of your request.`,
      ],
      action: { label: "See your request", url: page(site, "/removal-request") },
      otherwise: { label: "See the listing", url: listing(site, request) },
      footnote: "If you didn’t write to us, someone gave your address by mistake. You don’t need to do anything.",
    },
    site,
  );

const relations = { owner: "logged in as its owner", manager: "logged in as one of its team" };

/** To the people who run the site. */
export const removalAskedEmail = (site: Site, to: string, request: Request): Mail =>
  renderEmail(
    {
      to,
      replyTo: request.email,
      subject: `[${request.receipt}] Request to remove ${request.business}`,
      paragraphs: [
        `${request.name} <${request.email}> (${[request.role, request.relation && relations[request.relation]].filter(Boolean).join(", ")}) asks us to remove the listing of ${request.business}:`,
        request.reason,
        "They state in good faith that this is true and that they may ask for it. Nothing has changed yet.",
      ],
      action: decideIn(site, "removals"),
      otherwise: { label: "See the listing", url: listing(site, request) },
    },
    site,
  );

const rules: Record<components["schemas"]["RemovalRefusal"], string> = {
  "not-authorised": "we’ve seen nothing to show that the business itself is asking",
  unconfirmed: "nothing that we’ve seen bears out what you told us",
  "still-open": "the business still takes bookings, so people may find it and say what it was like",
  "unwelcome-reviews": "a review you don’t like is no reason to take a listing down",
  correctable: "what’s wrong with it can be put right instead",
  other: "what you told us is no reason to take a listing down",
};

/** @param decision `because` only if it was declined */
export const removalDecidedEmail = (
  site: Site,
  to: string,
  { receipt, business }: Pick<Request, "receipt" | "business">,
  { because, decision }: { because?: keyof typeof rules | undefined; decision: string },
): Mail =>
  renderEmail(
    {
      to,
      subject: because ? `We’re keeping ${business} listed (${receipt})` : `We’ve removed ${business} (${receipt})`,
      paragraphs: [
        ...(because
          ? [
              `We’ve looked at your request, and the listing of ${business} stays on ${site.brand}: ${rules[because]}.`,
              decision,
            ]
          : [
              `The listing of ${business} is gone from ${site.brand}, and imports won’t bring it back.`,
              `The reason: ${decision}`,
            ]),
        byAPerson,
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      footnote: objection,
    },
    site,
  );

/** To everyone at whose request it was removed. */
export const removalUndoneEmail = (
  site: Site,
  to: string,
  { receipt, business, vendorId }: Pick<Request, "receipt" | "business" | "vendorId">,
  explanation: string,
): Mail =>
  renderEmail(
    {
      to,
      subject: `${business} is listed again (${receipt})`,
      paragraphs: [
        `We removed the listing of ${business} because you’d asked for it. We’ve looked at that again, and it’s back on ${site.brand}.`,
        ...(explanation ? [`The reason: ${explanation}`] : []),
        byAPerson,
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      otherwise: { label: "See the listing", url: listing(site, { vendorId }) },
      footnote: objection,
    },
    site,
  );

/** To each of the people who look after it, and whoever added it, as soon as someone asks. */
export const removalWarningEmail = (
  site: Site,
  to: string,
  { business, vendorId }: Pick<Request, "business" | "vendorId">,
): Mail =>
  renderEmail(
    {
      to,
      subject: `Someone has asked us to remove ${business}`,
      paragraphs: [
        `Someone says that they act for ${business} and would like its listing on ${site.brand} to be removed. It stays where it is until we’ve looked into it.`,
        "If that’s what the business wants, you don’t need to do anything. If it isn’t, please tell us, and how we can check it, such as a number we can ring.",
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      otherwise: { label: "See the listing", url: listing(site, { vendorId }) },
    },
    site,
  );

/** To each of the people who look after it, and the person who added it, who may not be the ones who asked. */
export const listingRemovedEmail = (site: Site, to: string, business: string, decision: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${business} is no longer listed on ${site.brand}`,
      paragraphs: [
        `Someone acting for ${business} asked us to remove its listing, and we have.`,
        `The reason: ${decision}`,
        byAPerson,
        "If you think that’s a mistake, tell us straight away, and we’ll look at it again.",
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
      footnote: objection,
    },
    site,
  );
