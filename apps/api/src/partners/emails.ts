// The e-mails about accounts that two partners link.
import { lifetimes } from "@troth/rules/lifetimes";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { link, page, type Site } from "../users/emails.ts";
import { counted } from "../users/lifetimes.ts";
import type { InTheWay } from "./couples.ts";

interface Person {
  name: string;
}

const settings = (site: Site) => ({
  label: "Go to your settings",
  url: page(site, "/user/profile?seleted=Settings#partner"),
});

/** To the invited address, which may not have an account. */
export const partnerInvitationEmail = (site: Site, to: string, by: Person, token: string): Mail =>
  renderEmail(
    {
      to,
      subject: `${by.name} would like to link accounts on ${site.brand}`,
      paragraphs: [
        `${by.name} says that you’re partners, and would like to link your accounts on ${site.brand}.`,
        "Couples who are linked have one voice: one review of each vendor between you. No one else sees that you’re linked. You’ll need an account with this e-mail address; if you don’t have one, you can sign up on the way.",
      ],
      action: { label: "See the invitation", url: link(site, "/join-partner", "token", token) },
      footnote: `The invitation is open for ${counted(lifetimes.partnerInvitation, "day")}. If you don’t know ${by.name}, ignore this e-mail: nothing will be linked.`,
    },
    site,
  );

/** To whoever invited. */
export const partnerLinkedEmail = (site: Site, to: string, who: Person): Mail =>
  renderEmail(
    {
      to,
      subject: `You’re now linked with ${who.name} on ${site.brand}`,
      paragraphs: [
        `${who.name} has accepted your invitation. From now on, the two of you have one review of each vendor.`,
        "Either of you can end this in the settings at any time.",
      ],
      action: settings(site),
    },
    site,
  );

/** To whoever invited: the other one has accepted, but reviews are in the way. */
export const partnerInTheWayEmail = (site: Site, to: string, who: Person, inTheWay: readonly InTheWay[]): Mail =>
  renderEmail(
    {
      to,
      subject: `${who.name} said yes, but your reviews are in the way`,
      paragraphs: [
        `${who.name} has accepted your invitation to link accounts. Couples have one voice, so each of these vendors needs to lose a review first:`,
      ],
      sections: inTheWay.slice(0, 10).map(({ vendor, because }) => ({
        heading: { label: vendor.name, url: page(site, `/vendor/detail/vendordetail/${vendor.id}`) },
        facts: [
          because === "both-reviewed"
            ? "You’ve both reviewed it. One of you deletes theirs."
            : "One of you runs it, and the other has reviewed it.",
        ],
      })),
      action: settings(site),
      footnote: `Once that’s done, ${who.name} can accept again.`,
    },
    site,
  );

/** To either of the two. */
export const partnershipEndedEmail = (site: Site, to: string, other: Person): Mail =>
  renderEmail(
    {
      to,
      subject: `You’re no longer linked with ${other.name} on ${site.brand}`,
      paragraphs: [
        `Your account and that of ${other.name} are separate again.`,
        "Reviews that either of you wrote while you were linked still speak for both. For all other vendors, each of you can write your own.",
      ],
      action: settings(site),
    },
    site,
  );
