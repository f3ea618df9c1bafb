// What the account's mails say.
import { lifetimes } from "@troth/rules/lifetimes";
import type { ReviewsOnDeletion } from "../database/schema.ts";
import { letter, type Sender } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { counted, linkLifetimes } from "./lifetimes.ts";

/** Who writes, and where its pages are. */
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
 * @param from the path of the site to go back to, as whoever asked for the mail gave it: the page that reads it looks at it
 */
const link = (site: Site, path: string, name: "token" | "stop", token: string, from?: string) =>
  new URL(`${path}#${new URLSearchParams({ [name]: token, ...(from !== undefined && { from }) })}`, site.publicUrl)
    .href;

const page = (site: Site, path: string, from?: string) =>
  new URL(from === undefined ? path : `${path}?${new URLSearchParams({ from })}`, site.publicUrl).href;

const logIn = (site: Site, from?: string) => ({ label: "Log in", url: page(site, "/login", from) });

/** The way to a new password for whoever reads the mailbox, which logs everybody else out. */
const forgotten = (site: Site, label: string, from?: string) => ({ label, url: page(site, "/forgetpassword", from) });

export const verificationLetter = (site: Site, to: string, token: string, from?: string): Mail =>
  letter(
    {
      to,
      subject: `Confirm your e-mail address for ${site.brand}`,
      paragraphs: [
        "Welcome. One step is left: confirm that this address is yours. After that you can publish what you write.",
      ],
      action: { label: "Confirm my address", url: link(site, "/api/users/verify", "token", token, from) },
      footnote: `The link works once, for ${counted(linkLifetimes["verify-email"], "hour")}. If you did not sign up, ignore this mail: nothing will be published under your address.`,
    },
    site,
  );

export const addressTakenLetter = (site: Site, to: string, from?: string): Mail =>
  letter(
    {
      to,
      subject: `You already have an account at ${site.brand}`,
      paragraphs: [
        "Somebody, probably you, has just tried to sign up with this address. It already has an account, so nothing was changed.",
        "If it was you, log in as you always do. If it was not, there is nothing that you need to do.",
      ],
      action: logIn(site, from),
      otherwise: forgotten(site, "I forgot my password", from),
    },
    site,
  );

export const resetLetter = (site: Site, to: string, token: string, from?: string): Mail =>
  letter(
    {
      to,
      subject: `Set a new password for ${site.brand}`,
      paragraphs: ["Somebody, probably you, has asked for a new password for the account with this address."],
      action: { label: "Set a new password", url: link(site, "/api/users/resetpassword", "token", token, from) },
      footnote: `The link works once, for ${counted(linkLifetimes["reset-password"], "hour")}. If you did not ask for it, ignore this mail: your password stays as it is.`,
    },
    site,
  );

/** Told after every change of a password, by whichever way. */
export const passwordChangedLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `Your password for ${site.brand} was changed`,
      paragraphs: [
        "The password of your account has just been changed, and other devices were logged out.",
        "If that was you, there is nothing that you need to do. If it was not, set a new password at once: that logs everybody else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const newEmailLetter = (site: Site, to: string, token: string, stop: string): Mail =>
  letter(
    {
      to,
      subject: `Confirm your new e-mail address for ${site.brand}`,
      paragraphs: [
        "Somebody, probably you, wants to use this address for their account from now on. Nothing changes until you confirm it.",
      ],
      action: { label: "Use this address", url: link(site, "/api/users/verify-new-email", "token", token) },
      otherwise: {
        label: "Stop it, I did not ask for this",
        url: link(site, "/api/users/verify-new-email", "stop", stop),
      },
      footnote: `The link works once, for ${counted(linkLifetimes["new-email"], "hour")}.`,
    },
    site,
  );

export const oldEmailLetter = (site: Site, to: string, stop: string): Mail =>
  letter(
    {
      to,
      subject: `Your e-mail address for ${site.brand} is about to change`,
      paragraphs: [
        "Another address is to take the place of this one in your account. It does so once it is confirmed there.",
        "If that was you, there is nothing that you need to do. If it was not, stop it and set a new password.",
      ],
      action: { label: "Stop the change", url: link(site, "/api/users/verify-new-email", "stop", stop) },
      otherwise: forgotten(site, "Set a new password"),
      footnote: `The link works for ${counted(linkLifetimes["stop-new-email"], "hour")}, as long as the change can happen.`,
    },
    site,
  );

export const emailChangedLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `Your e-mail address for ${site.brand} was changed`,
      paragraphs: [
        "The new address was confirmed. From now on you log in with it, and this address is not written to any more.",
        "If it was not you who changed it, tell us at once.",
      ],
      action: { label: "Contact us", url: new URL("/contact-us", site.publicUrl).href },
    },
    site,
  );

/** To an address that somebody wants for their account, though it has one. */
export const newAddressTakenLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `This address already has an account at ${site.brand}`,
      paragraphs: [
        "Somebody, probably you, wants to use this address for another account. It already has one, so nothing was changed.",
        "If it was you, log in with this address, or delete one of the two accounts first. If it was not, there is nothing that you need to do.",
      ],
      action: logIn(site),
    },
    site,
  );

export const googleLinkedLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `You can now log in to ${site.brand} with Google`,
      paragraphs: [
        "Somebody has just logged in to your account with a Google account of this address. From now on both ways lead in: your password and Google.",
        "If that was you, there is nothing that you need to do. If it was not, tell us at once, and change the password of your mailbox.",
      ],
      action: { label: "Contact us", url: new URL("/contact-us", site.publicUrl).href },
    },
    site,
  );

export const deletionLetter = (site: Site, to: string, token: string, reviews: ReviewsOnDeletion): Mail =>
  letter(
    {
      to,
      subject: `Confirm that your ${site.brand} account is to be deleted`,
      paragraphs: [
        "Somebody, probably you, has asked to delete the account with this address.",
        reviews === "delete"
          ? "Your profile, your favourites and your reviews go."
          : "Your profile and your favourites go. Your reviews stay, under “Former member”.",
        `After you confirm, the account is closed at once. For ${counted(lifetimes.closedAccount, "day")} you can still change your mind by logging in; then it is gone for good.`,
      ],
      action: { label: "Go on deleting", url: link(site, "/user/confirmdeleteaccount", "token", token) },
      otherwise: forgotten(site, "This wasn’t me: set a new password"),
      footnote: `The link works once, for ${counted(linkLifetimes["delete-account"], "hour")}. If you did not ask for it, somebody is logged in as you: set a new password, and nothing is deleted.`,
    },
    site,
  );

export const accountClosedLetter = (site: Site, to: string, eraseAt: Date): Mail =>
  letter(
    {
      to,
      subject: `Your ${site.brand} account is closed`,
      paragraphs: [
        `It will be erased for good on ${new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(eraseAt)}.`,
        "If you change your mind before that, log in: everything will be as it was.",
      ],
      action: logIn(site),
    },
    site,
  );

export const accountReopenedLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `Welcome back to ${site.brand}`,
      paragraphs: [
        "You have logged in, so your account is open again and nothing is deleted.",
        "If it was not you who logged in, set a new password at once: that logs everybody else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const secondStepOnLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `Your second step for ${site.brand} is on`,
      paragraphs: [
        "From now on a login asks for a code of your authenticator, and other devices were logged out.",
        "Keep your recovery codes where you find them without your phone. If it was not you who turned it on, tell us at once.",
      ],
      action: { label: "Contact us", url: new URL("/contact-us", site.publicUrl).href },
    },
    site,
  );

/** @param by who turned it off: its owner, or a new password, where nobody knew whose the second step was */
export const secondStepOffLetter = (site: Site, to: string, by: "its owner" | "a new password"): Mail =>
  letter(
    {
      to,
      subject: `Your second step for ${site.brand} is off`,
      paragraphs: [
        ...(by === "a new password"
          ? [
              "A new password has just been set by a link in this mailbox. The second step had been set up before we knew that this address belongs to the same person, so it ended. If you use an authenticator, set it up again in your settings.",
            ]
          : []),
        "From now on a login asks for your password only.",
        "If that was you, there is nothing that you need to do. If it was not, set a new password at once.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const recoveryCodeUsedLetter = (site: Site, to: string, left: number): Mail =>
  letter(
    {
      to,
      subject: `A recovery code was used for ${site.brand}`,
      paragraphs: [
        `Somebody logged in to your account with the password and a recovery code. ${left === 1 ? "One code is" : `${left} codes are`} left.`,
        "If that was you, get new codes in your settings. If it was not, set a new password at once: that logs everybody else out.",
      ],
      action: forgotten(site, "This wasn’t me"),
    },
    site,
  );

export const invitationLetter = (site: Site, to: string, token: string): Mail =>
  letter(
    {
      to,
      subject: `Become an admin of ${site.brand}`,
      paragraphs: [
        "You are invited to look after the directory. You need an authenticator app on your phone: each login will ask for its code.",
      ],
      action: { label: "Set it up", url: link(site, "/api/admin/verify", "token", token) },
      footnote: `The link works once, for ${counted(lifetimes.invitation, "day")}. If you did not expect it, ignore this mail.`,
    },
    site,
  );

export const adminAddedLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `You are an admin of ${site.brand}`,
      paragraphs: [
        "Your second step is set up. Log in with your password and a code of your authenticator.",
        "If it was not you who accepted the invitation, tell us at once.",
      ],
      action: logIn(site),
    },
    site,
  );

export const loggedOutByAdminLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `You were logged out of ${site.brand} on all devices`,
      paragraphs: [
        "An admin has logged your devices out. We do so where an account looks as if somebody else were in it, or where its owner asks for it. Nothing else was changed.",
        "Set a new password before you log in again: whoever knows the present one can still get in.",
      ],
      action: forgotten(site, "Set a new password"),
      otherwise: { label: "Ask us why", url: new URL("/contact-us", site.publicUrl).href },
    },
    site,
  );
