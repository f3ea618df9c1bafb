// The e-mails about the people who look after a listing together.
import type { components } from "@troth/api-client/schema";
import { lifetimes } from "@troth/rules/lifetimes";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import { link, page, type Site } from "../users/emails.ts";
import { counted } from "../users/lifetimes.ts";

interface Listing {
  id: string;
  name: string;
}

interface Person {
  name: string;
}

const pageOf = (site: Site, { id }: Listing) => page(site, `/vendor/detail/vendordetail/${id}`);
const manage = (site: Site, { id }: Listing) => ({
  label: "Manage the page",
  url: page(site, `/edit/vendordetail/${id}#team`),
});
const writeToUs = (site: Site) => ({ label: "Contact us", url: page(site, "/contact-us") });

/** To the invited address, which may not have an account. */
export const teamInvitationEmail = (site: Site, to: string, { name }: Listing, by: Person, token: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Help look after ${name} on ${site.brand}`,
      paragraphs: [
        `${by.name} would like you to help look after the page of ${name} on ${site.brand}.`,
        "You could keep its details, opening hours and photos up to date. You’ll need an account with this e-mail address; if you don’t have one, you can sign up on the way.",
      ],
      action: { label: "See the invitation", url: link(site, "/join-team", "token", token) },
      footnote: `The invitation is open for ${counted(lifetimes.teamInvitation, "day")}. If you don’t know ${by.name}, ignore this e-mail.`,
    },
    site,
  );

/** To the owner. */
export const joinedTeamEmail = (site: Site, to: string, listing: Listing, who: Person): Mail =>
  renderEmail(
    {
      to,
      subject: `${who.name} now looks after ${listing.name} with you`,
      paragraphs: [
        `${who.name} has accepted your invitation, and can now change the page of ${listing.name}.`,
        "You can remove people from the team at any time.",
      ],
      action: manage(site, listing),
    },
    site,
  );

/** To the owner. */
export const leftTeamEmail = (site: Site, to: string, listing: Listing, who: Person): Mail =>
  renderEmail(
    {
      to,
      subject: `${who.name} no longer looks after ${listing.name}`,
      paragraphs: [`${who.name} has left the team of ${listing.name}, and can no longer change its page.`],
      action: manage(site, listing),
    },
    site,
  );

/** To someone whom the owner has removed, or whose team has ended. */
export const removedFromTeamEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `You no longer look after ${listing.name}`,
      paragraphs: [
        `You’re no longer on the team of ${listing.name} on ${site.brand}, so you can’t change its page any more. What you changed stays.`,
        "If that’s a surprise, ask the page’s owner first.",
      ],
      action: { label: "See the page", url: pageOf(site, listing) },
    },
    site,
  );

/** To the owner until now, who may not have done it. */
export const handedOverEmail = (site: Site, to: string, listing: Listing, who: Person): Mail =>
  renderEmail(
    {
      to,
      subject: `${who.name} now owns ${listing.name}`,
      paragraphs: [
        `You’ve made ${who.name} the owner of ${listing.name} on ${site.brand}. You’re still on its team.`,
        "If you didn’t do this, set a new password and tell us straight away.",
      ],
      action: writeToUs(site),
      otherwise: { label: "See the page", url: pageOf(site, listing) },
    },
    site,
  );

/** To the new owner. @param by who has handed it over; without a name if they have closed their account */
export const nowOwnerEmail = (site: Site, to: string, listing: Listing, by: { name: string | null }): Mail =>
  renderEmail(
    {
      to,
      subject: `You’re now the owner of ${listing.name}`,
      paragraphs: [
        by.name === null
          ? `The owner of ${listing.name} no longer has an account. You’ve been on its team longest, so the page is yours now.`
          : `${by.name} has made you the owner of ${listing.name} on ${site.brand}.`,
        "You decide who else looks after the page, and you can hand it on or give it back.",
      ],
      action: manage(site, listing),
      footnote: "If the business isn’t yours to look after, tell us.",
    },
    site,
  );

/** To the owner until now, who may not have done it. */
export const releasedEmail = (site: Site, to: string, listing: Listing): Mail =>
  renderEmail(
    {
      to,
      subject: `You’ve given ${listing.name} back`,
      paragraphs: [
        `${listing.name} has no owner on ${site.brand} any more. Its page stays as it is, and whoever runs the business can claim it.`,
        "If you didn’t do this, set a new password and tell us straight away.",
      ],
      action: writeToUs(site),
      otherwise: { label: "See the page", url: pageOf(site, listing) },
    },
    site,
  );

const rules: Record<components["schemas"]["OwnershipRefusal"], string> = {
  unconfirmed: "nothing that we’ve seen bears out that the page was its owner’s to look after",
  "not-authorised": "the business hasn’t asked its owner here to look after its page",
  untrue: "what we were told when the page was claimed isn’t true",
  "someone-else": "someone else looks after the business",
  other: "it couldn’t stay as it was",
};

interface OwnershipEnd {
  because: keyof typeof rules;
  explanation: string;
}

/** To the owner until now, and to everyone on their team: the statement of reasons. */
export const ownershipEndedEmail = (
  site: Site,
  to: string,
  listing: Listing,
  { because, explanation }: OwnershipEnd,
): Mail =>
  renderEmail(
    {
      to,
      subject: `You no longer look after ${listing.name}`,
      paragraphs: [
        `We’ve taken the page of ${listing.name} on ${site.brand} out of the hands of its owner and their team: ${rules[because]}.`,
        explanation,
        byAPerson,
        "So you can’t change the page any more. What you changed stays, and whoever runs the business can claim it.",
      ],
      action: writeToUs(site),
      otherwise: { label: "See the page", url: pageOf(site, listing) },
      footnote: objection,
    },
    site,
  );
