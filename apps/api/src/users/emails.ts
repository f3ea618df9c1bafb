// The words of the account e-mails.
import { lifetimes } from "@troth/rules/lifetimes";
import type { ReviewsOnDeletion } from "../database/schema.ts";
import { renderEmail, type Sender } from "../mail/email.ts";
import type { Mail } from "../mail/outbox.ts";
import { byAPerson, objection } from "../mail/statement.ts";
import type { Services } from "../services.ts";
import { counted, linkLifetimes } from "./lifetimes.ts";

/** Who sends the e-mails, and where its pages are. */
export interface Site extends Sender {
  publicUrl: URL;
}

export const siteOf = ({ brand, settings }: Pick<Services, "brand" | "settings">): Site => ({
  brand: brand.shortName,
  colour: brand.colour,
  publicUrl: settings.publicUrl,
});

/**
 * The token travels in the fragment, which no server sees and no log keeps.
 * @param from the path to go back to, as the person who asked for the e-mail gave it; the page that reads it checks it
 */
export const link = (site: Site, path: string, name: "token" | "stop", token: string, from?: string) =>
  new URL(`${path}#${new URLSearchParams({ [name]: token, ...(from !== undefined && { from }) })}`, site.publicUrl)
    .href;

/** @param from the path to go back to, as for `link` */
export const page = (site: Site, path: string, from?: string) =>
  new URL(from === undefined ? path : `${path}?${new URLSearchParams({ from })}`, site.publicUrl).href;

/** For the people who run the site: where they decide about what waits, by the name of the dashboard's tab. */
export const decideIn = (site: Site, tab: "notices" | "proofs" | "removals") => ({
  label: "Decide",
  url: page(site, `/dashboard?seleted=dash&tab=${tab}`),
});

const logIn = (site: Site, from?: string) => ({ label: "Log in", url: page(site, "/login", from) });

/** Lets the owner of the mailbox set a new password, which logs everyone else out. */
const forgotten = (site: Site, label: string, from?: string) => ({ label, url: page(site, "/forgetpassword", from) });

export const verificationEmail = (site: Site, to: string, token: string, from?: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Confirm your e-mail address for ${site.brand}`,
      paragraphs: [
        "Welcome! There’s one step left: confirm that this address is yours. Then you can publish what you write.",
      ],
      action: { label: "Confirm my address", url: link(site, "/api/users/verify", "token", token, from) },
      footnote: `The link works once, for ${counted(linkLifetimes["verify-email"], "hour")}. If you didn’t sign up, ignore this e-mail: nothing will be published under your address.`,
    },
    site,
  );

export const addressTakenEmail = (site: Site, to: string, from?: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You already have an account at ${site.brand}`,
      paragraphs: [
        "Someone, probably you, has just tried to sign up with this address. It already has an account, so nothing has changed.",
        "If it was you, log in as usual. If it wasn’t, you don’t need to do anything.",
      ],
      action: logIn(site, from),
      otherwise: forgotten(site, "I forgot my password", from),
    },
    site,
  );

export const resetEmail = (site: Site, to: string, token: string, from?: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Set a new password for ${site.brand}`,
      paragraphs: ["Someone, probably you, has asked for a new password for the account with this address."],
      action: { label: "Set a new password", url: link(site, "/api/users/resetpassword", "token", token, from) },
      footnote: `The link works once, for ${counted(linkLifetimes["reset-password"], "hour")}. If you didn’t ask for it, ignore this e-mail: your password stays the same.`,
    },
    site,
  );

/** Sent after every change of password, however it was made. */
export const passwordChangedEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your password for ${site.brand} was changed`,
      paragraphs: [
        "Your account’s password has just been changed, and other devices have been logged out.",
        "If that was you, you don’t need to do anything. If it wasn’t, set a new password straight away: that logs everyone else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const newAddressEmail = (site: Site, to: string, token: string, stop: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Confirm your new e-mail address for ${site.brand}`,
      paragraphs: [
        "Someone, probably you, wants to switch their account to this address. Nothing changes until you confirm it.",
      ],
      action: { label: "Use this address", url: link(site, "/api/users/verify-new-email", "token", token) },
      otherwise: {
        label: "I didn’t ask for this: stop it",
        url: link(site, "/api/users/verify-new-email", "stop", stop),
      },
      footnote: `The link works once, for ${counted(linkLifetimes["new-email"], "hour")}.`,
    },
    site,
  );

export const oldAddressEmail = (site: Site, to: string, stop: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your e-mail address for ${site.brand} is about to change`,
      paragraphs: [
        "Your account is about to switch from this address to another one. That happens once the new address is confirmed.",
        "If that was you, you don’t need to do anything. If it wasn’t, stop the change and set a new password.",
      ],
      action: { label: "Stop the change", url: link(site, "/api/users/verify-new-email", "stop", stop) },
      otherwise: forgotten(site, "Set a new password"),
      footnote: `The link works for ${counted(linkLifetimes["stop-new-email"], "hour")}, as long as the change can still happen.`,
    },
    site,
  );

export const addressChangedEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your e-mail address for ${site.brand} was changed`,
      paragraphs: [
        "The new address has been confirmed. From now on, you log in with it, and we won’t write to this one any more.",
        "If you didn’t change it, tell us straight away.",
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
    },
    site,
  );

/** To an address that someone wants for their account, though it already has one. */
export const newAddressTakenEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `This address already has an account at ${site.brand}`,
      paragraphs: [
        "Someone, probably you, wants to use this address for another account. It already has one, so nothing has changed.",
        "If it was you, log in with this address, or delete one of the two accounts first. If it wasn’t, you don’t need to do anything.",
      ],
      action: logIn(site),
    },
    site,
  );

export const googleLinkedEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You can now log in to ${site.brand} with Google`,
      paragraphs: [
        "Someone has just logged in to your account with the Google account for this address. From now on, you can log in either way: with your password or with Google.",
        "If that was you, you don’t need to do anything. If it wasn’t, tell us straight away, and change the password of your mailbox.",
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
    },
    site,
  );

export const deletionEmail = (site: Site, to: string, token: string, reviews: ReviewsOnDeletion): Mail =>
  renderEmail(
    {
      to,
      subject: `Confirm that you want to delete your ${site.brand} account`,
      paragraphs: [
        "Someone, probably you, has asked to delete the account with this address.",
        reviews === "delete"
          ? "Your profile, your favourites and your reviews will go."
          : "Your profile and your favourites will go. Your reviews will stay, under “Former member”.",
        `Once you confirm, the account is closed straight away. For ${counted(lifetimes.closedAccount, "day")} you can still change your mind by logging in. After that, it’s gone for good.`,
      ],
      action: { label: "Continue with deletion", url: link(site, "/user/confirmdeleteaccount", "token", token) },
      otherwise: forgotten(site, "This wasn’t me: set a new password"),
      footnote: `The link works once, for ${counted(linkLifetimes["delete-account"], "hour")}. If you didn’t ask for it, someone is logged in as you: set a new password, and nothing will be deleted.`,
    },
    site,
  );

const onDay = (day: Date) => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(day);

/** Closing an account ends more than a login brings back. */
const whatComesBack =
  "your account, your lists and your reviews come back. Claims, proofs, invitations and the link with your partner don’t, and a listing with a team belongs to someone else on it now.";

export const accountClosedEmail = (site: Site, to: string, eraseAt: Date): Mail =>
  renderEmail(
    {
      to,
      subject: `Your ${site.brand} account is closed`,
      paragraphs: [
        `It will be erased for good on ${onDay(eraseAt)}.`,
        `If you change your mind before then, log in: ${whatComesBack}`,
      ],
      action: logIn(site),
    },
    site,
  );

export const accountReopenedEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Welcome back to ${site.brand}`,
      paragraphs: [
        "You’ve logged in, so your account is open again, with your lists and your reviews.",
        "If it wasn’t you who logged in, set a new password straight away: that logs everyone else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const secondStepOnEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your second step for ${site.brand} is on`,
      paragraphs: [
        "From now on, you’ll need a code from your authenticator to log in. Other devices have been logged out.",
        "Keep your recovery codes where you can find them without your phone. If you didn’t turn it on, tell us straight away.",
      ],
      action: { label: "Contact us", url: page(site, "/contact-us") },
    },
    site,
  );

/** @param by what turned it off: its owner, or a new password where no one could know whose second step it was */
export const secondStepOffEmail = (site: Site, to: string, by: "its owner" | "a new password"): Mail =>
  renderEmail(
    {
      to,
      subject: `Your second step for ${site.brand} is off`,
      paragraphs: [
        ...(by === "a new password"
          ? [
              "A new password has just been set with a link sent to this mailbox. The second step was set up before we knew that the same person owned this address, so we’ve turned it off. If you use an authenticator, set it up again in your settings.",
            ]
          : []),
        "From now on, you only need your password to log in.",
        "If that was you, you don’t need to do anything. If it wasn’t, set a new password straight away.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const recoveryCodeUsedEmail = (site: Site, to: string, left: number): Mail =>
  renderEmail(
    {
      to,
      subject: `A recovery code was used for ${site.brand}`,
      paragraphs: [
        `Someone has logged in to your account with the password and a recovery code. ${left === 1 ? "One code is" : `${left} codes are`} left.`,
        "If that was you, get new codes in your settings. If it wasn’t, set a new password straight away: that logs everyone else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const invitationEmail = (site: Site, to: string, token: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Become an admin of ${site.brand}`,
      paragraphs: [
        "You’ve been invited to look after the directory. You’ll need an authenticator app on your phone: each login will ask for a code from it.",
      ],
      action: { label: "Set it up", url: link(site, "/api/admin/verify", "token", token) },
      footnote: `The link works once, for ${counted(lifetimes.invitation, "day")}. If you weren’t expecting it, ignore this e-mail.`,
    },
    site,
  );

export const adminAddedEmail = (site: Site, to: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You’re now an admin of ${site.brand}`,
      paragraphs: [
        "Your second step is set up. Log in with your password and a code from your authenticator.",
        "If you didn’t accept the invitation, tell us straight away.",
      ],
      action: logIn(site),
    },
    site,
  );

const askUs = (site: Site) => ({ label: "Write to us", url: page(site, "/contact-us") });

export const warningEmail = (site: Site, to: string, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `A warning about your account at ${site.brand}`,
      paragraphs: [
        "An admin has looked at what you do with your account, and asks you to change something. The reason, in their words:",
        reason,
        "Nothing else has changed. If it happens again, we may suspend your account.",
        byAPerson,
      ],
      action: { label: "Read our guidelines", url: page(site, "/review-guidelines") },
      otherwise: askUs(site),
      footnote: objection,
    },
    site,
  );

export const suspendedEmail = (site: Site, to: string, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `Your account at ${site.brand} is suspended`,
      paragraphs: [
        "An admin has suspended your account: you’ve been logged out, and can’t log in. What you’ve published stays. The reason, in their words:",
        reason,
        byAPerson,
        "If you want your account deleted, write to us.",
      ],
      action: askUs(site),
      footnote: objection,
    },
    site,
  );

export const suspensionLiftedEmail = (site: Site, to: string, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You can log in to ${site.brand} again`,
      paragraphs: [
        "Your account is no longer suspended. Everything is as it was. The reason, in an admin’s words:",
        reason,
      ],
      action: logIn(site),
    },
    site,
  );

/** @param facts canReopen: a login opens it again, since it isn't suspended too */
export const accountClosedByAdminEmail = (
  site: Site,
  to: string,
  reason: string,
  { eraseAt, reviews, canReopen }: { eraseAt: Date; reviews: ReviewsOnDeletion; canReopen: boolean },
): Mail =>
  renderEmail(
    {
      to,
      subject: `We’ve closed your account at ${site.brand}`,
      paragraphs: [
        "An admin has closed your account: you’ve been logged out, and what you published can’t be seen under your name any more. The reason, in their words:",
        reason,
        `It will be erased for good on ${onDay(eraseAt)}. ${reviews === "delete" ? "Your reviews will go with it." : "Your reviews will stay, under “Former member”."}`,
        ...(canReopen ? [`If you want to keep it, log in before then: ${whatComesBack}`] : []),
        byAPerson,
      ],
      action: askUs(site),
      ...(canReopen && { otherwise: logIn(site) }),
      footnote: objection,
    },
    site,
  );

export const adminWithdrawnEmail = (site: Site, to: string, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You’re no longer an admin of ${site.brand}`,
      paragraphs: [
        "Another admin has taken your rights as an admin away. Your account stays, like anyone else’s, and so does your second step. The reason, in their words:",
        reason,
        byAPerson,
      ],
      action: askUs(site),
      footnote: objection,
    },
    site,
  );

export const loggedOutByAdminEmail = (site: Site, to: string, reason: string): Mail =>
  renderEmail(
    {
      to,
      subject: `You’ve been logged out of ${site.brand} on all devices`,
      paragraphs: [
        "An admin has logged your devices out. Nothing else has changed. The reason, in their words:",
        reason,
        "Set a new password before you log in again: anyone who knows the current one can still get in.",
      ],
      action: forgotten(site, "Set a new password"),
      otherwise: askUs(site),
    },
    site,
  );
