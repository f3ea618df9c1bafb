import { number } from "../../format.ts";

export const messages = {
  download: {
    what: "Everything that is held about you, in one file: your account and settings, your reviews with their earlier versions, your devices and the mails we sent you. It is JSON, which programs read, and people too with a little patience.",
    start: "Download my data",
    again: "Download it anew",
    under: "Your data is on its way",
    soFar: (bytes: number) => `${size(bytes)} so far`,
    done: (bytes: number) => `Your data is here: ${size(bytes)}. Look among your downloads.`,
    save: "Save it once more",
    broken: "The file did not come, or not whole. Check that you are online, then try again.",
    fileName: (brand: string, day: string) => `${brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${day}.json`,
  },
};

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.round(bytes / 100_000) / 10)} MB`;
