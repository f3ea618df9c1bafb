import { randomInt } from "node:crypto";

// Without letters and digits that are easily confused.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** `C-7K2M-9QXD`: a code that people can read out. Each part has almost 20 bits. */
export const newReceipt = (kind: string, parts = 2): string => [kind, ...Array.from({ length: parts }, part)].join("-");
