// Rules for what people hand in as evidence: authors to show that they were a client, claimants that they may speak for a business.
import { photoFormats, photoMegabytes } from "./photos.ts";

const { JPEG, PNG, WebP } = photoFormats;

/** By the name people know it by. */
export const proofFormats = { PDF: "application/pdf", JPEG, PNG, WebP } as const;

export const proofTypes: readonly string[] = Object.values(proofFormats);

/** Like photos: every body that is a file has the same limit. */
export const proofMegabytes = photoMegabytes;

export const proofsADay = 10;

/** How often one admin may open such a file in an hour: more than anyone decides, less than it takes to collect them. */
export const openingsAnHour = 60;
