import { photoMegabytes } from "@troth/rules/photos";
import { plural } from "../format.ts";

/** The words around photos that people choose, whatever they are for. */
export const messages = {
  label: "Photos",
  numbered: (place: number) => `photo ${place}`,
  kept: (count: number) => `${plural(count, "photo", "photos")} kept on this device`,
  guest: "They stay on this device until you log in at the end. Then they’ll be uploaded.",
  unverified: "Your photos are kept on this device. They’ll be uploaded once you’ve confirmed your e-mail address.",
  noRoom: "There’s no room on this device to keep it. Log in first, and it can be uploaded straight away.",
  tooLarge: `It’s too large. Choose one of up to ${photoMegabytes} MB.`,
  unreadable: "We couldn’t read it as a photo. Try saving it as a JPEG.",
  heic: (name: string) =>
    `${name} is in Apple’s HEIC format, which browsers can’t show. Save or export it as a JPEG, then choose that.`,
  busy: "We’re very busy just now. It will be sent again by itself.",
  offline: "You’re offline. It will continue by itself once you’re back.",
  lost: (count: number) =>
    `${plural(count, "photo is", "photos are")} no longer on this device. Please choose ${count === 1 ? "it" : "them"} again.`,
  unusable: (name: string, reason: string) => `“${name}” can’t be used. ${reason}`,
  replace: (count: number) =>
    `Choose ${count === 1 ? "another photo, or remove it" : "other photos, or remove them"} under Photos.`,
  see: "See the photos",
};
