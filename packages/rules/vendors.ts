// Rules for listings that people add and change. Lengths are in characters.

export const vendorNameLength = { min: 2, max: 120 };
export const maxDescriptionLength = 2_000;
export const maxPhoneLength = 40;
export const maxWebsiteLength = 500;
export const maxAddressLength = 300;
export const maxUsernameLength = 200;
/** For the words that say what a photo shows. */
export const maxAltLength = 200;

export const maxCategories = 5;
export const maxLocations = 5;
export const maxVendorPhotos = 20;

/** Entries of special hours, past ones included. */
export const maxSpecialHours = 60;
/** For the words that say what a special day is. */
export const maxSpecialLabelLength = 60;
/** How far ahead special hours may end. */
export const maxSpecialYears = 2;
/** How many people can look after a listing, including its owner and those who have been invited. */
export const maxTeam = 20;

/**
 * A website's address in full. Without a scheme, https is assumed.
 * @returns null if it isn't an http or https address of a domain, or carries a name and password
 */
export function websiteOf(written: string): string | null {
  const text = written.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text.replace(/^\/+/, "")}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return /[^.]\.[^.\d][^.]*\.?$/.test(hostname) ? href : null;
}

/**
 * A username as it is written in an address, from what people paste: "@lipa" or "instagram.com/lipa". On Facebook, where
 * many businesses have none, a profile's number stands for it: "1" in "facebook.com/profile.php?id=1".
 */
export function usernameOf(written: string): string {
  const text = written.trim();
  const number = facebookNumber.exec(text)?.[1];
  if (number !== undefined) return number;
  const path = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(.+)$/i.exec(text)?.[1] ?? text;
  return path
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^@/, "");
}

/** As in profile.php?id=1, people/Lipa-in-med/1, pages/Lipa-in-med/1 and p/Lipa-in-med-1. */
const facebookNumber =
  /^(?:(?:https?:\/\/)?(?:[\w-]+\.)*(?:facebook|fb)\.com\/)?(?:profile\.php\?(?:[^#]*&)?id=|(?:people|pages|p)\/(?:[^?#]*[/-])?)(\d+)\/?(?:[?&#]|$)/i;

/** Whether it is what remains of a link to a Facebook profile if its number is missing, which leads to nobody. */
export const lacksNumber = (username: string): boolean => /^profile\.php$/i.test(username);

/** How many changes to one listing a person can have proposed that have not been decided. */
export const maxOpenProposals = 3;
export const maxProposalNoteLength = 1_000;
/** Of what is said about a listing’s problem, which the note alone explains. */
export const minProblemNoteLength = 10;
