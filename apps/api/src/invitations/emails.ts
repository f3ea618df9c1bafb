// The e-mail to the clients whom a vendor invites.
import { lifetimes } from "@troth/rules/lifetimes";
import { renderEmail } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { link, page, type Site } from "../users/emails.ts";
import { counted } from "../users/lifetimes.ts";

/** Both the page with the button and the address that mail readers send their form to. */
const stopPath = "/api/review-invitations/stop";

interface Invitation {
  business: string;
  /** Empty if the vendor gave none. */
  name: string;
  /** Months, such as 2026-06. */
  from: string;
  to: string;
  token: string;
  /** Stops such e-mails. */
  stop: string;
}

const month = (given: string) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(`${given}-01`));

/** The only e-mail that a client gets for a vendor. */
export function reviewInvitationEmail(site: Site, to: string, given: Invitation): Mail {
  const { business, name, token, stop } = given;
  const period =
    given.from === given.to ? `in ${month(given.from)}` : `from ${month(given.from)} to ${month(given.to)}`;
  const mail = renderEmail(
    {
      to,
      subject: `How was ${business}?`,
      paragraphs: [
        ...(name ? [`Hello ${name},`] : []),
        `${business} has told us that you were one of their clients ${period}, and that they’re asking all of them for a review on ${site.brand}.`,
        "Good or bad, what you write helps the couples who come after you. No one fills anything in for you, nothing is offered for a review, and we don’t tell the vendor who has used this link.",
      ],
      action: { label: "Write a review", url: link(site, "/review-invitation", "token", token) },
      otherwise: { label: "Don’t write to me about this again", url: link(site, stopPath, "token", stop) },
      footnote: `The link works once, for ${counted(lifetimes.reviewInvitation, "day")}. We send one e-mail and no reminder, use your address for nothing else, and delete it after ${counted(lifetimes.mail, "day")}. If you don’t know ${business}, ignore this e-mail.`,
    },
    site,
  );
  return { ...mail, unsubscribeUrl: page(site, `${stopPath}?${new URLSearchParams({ token: stop })}`) };
}
