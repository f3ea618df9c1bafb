// What the account's mails say.
import { letter } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";
import { verificationHours } from "./mailed-tokens.ts";

interface Site {
  brand: string;
  publicUrl: URL;
}

/** The token travels in the fragment, which no server sees and no log keeps. */
const verifyUrl = (site: Site, token: string) => new URL(`/api/users/verify#token=${token}`, site.publicUrl).href;

export const verificationLetter = (site: Site, to: string, token: string): Mail =>
  letter(
    {
      to,
      subject: `Confirm your e-mail address for ${site.brand}`,
      paragraphs: [
        "Welcome. One step is left: confirm that this address is yours. After that you can publish what you write.",
      ],
      action: { label: "Confirm my address", url: verifyUrl(site, token) },
      footnote: `The link works once, for ${verificationHours} hours. If you did not sign up, ignore this mail: nothing will be published under your address.`,
    },
    site.brand,
  );

export const addressTakenLetter = (site: Site, to: string): Mail =>
  letter(
    {
      to,
      subject: `You already have an account at ${site.brand}`,
      paragraphs: [
        "Somebody, probably you, has just tried to sign up with this address. It already has an account, so nothing was changed.",
        "If it was you, log in as you always do. If it was not, there is nothing that you need to do.",
      ],
      action: { label: "Log in", url: new URL("/login", site.publicUrl).href },
    },
    site.brand,
  );
