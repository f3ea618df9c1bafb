// Shared by everything that puts files into the vault or gives them out.
import { hour } from "@troth/rules/lifetimes";
import { openingsAnHour, proofFormats } from "@troth/rules/proofs";
import type { FastifyReply } from "fastify";
import { ProblemError } from "../problems.ts";
import type { Limit } from "../security/limits.ts";
import { type MediaType, mediaTypeOf } from "./media-type.ts";
import { MissingFile, type Vault } from "./vault.ts";

/** For each admin. A stolen session doesn't empty the vault. */
export const openingsLimit: Limit = { name: "proof:admin", hits: openingsAnHour, seconds: hour };

const formats = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(Object.keys(proofFormats));

/** @throws ProblemError unsupported-media-type, whatever the file is called */
export function checkedMediaType(file: Buffer): MediaType {
  const mediaType = mediaTypeOf(file);
  if (!mediaType) throw new ProblemError("unsupported-media-type", { detail: `This file isn’t a ${formats}.` });
  return mediaType;
}

/**
 * Does what writes a file and its row, and removes the file if that fails.
 * @param hasRow whether the row was written; if that isn't certain, the file stays, and is purged if it belongs to none
 */
export async function withFile(
  vault: Vault,
  id: string,
  write: () => Promise<void>,
  hasRow: () => Promise<boolean>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    // What can't be removed now is purged as well.
    if (!(await hasRow().catch(() => true))) await vault.remove(id).catch(() => {});
    throw error;
  }
}

/** @throws ProblemError conflict if it was deleted a moment ago */
export const readFile = (vault: Vault, id: string, fileKey: Buffer): Promise<Buffer> =>
  vault.read(id, fileKey).catch((error: unknown) => {
    throw error instanceof MissingFile ? new ProblemError("conflict", { detail: "The file has been deleted." }) : error;
  });

/** Answers with a file as a download, which can't run anything if it is opened all the same. */
export const sendFile = (reply: FastifyReply, name: string, mediaType: string, file: Buffer): FastifyReply =>
  reply
    .type(mediaType)
    .header("content-disposition", `attachment; filename="${name}.${mediaType.split("/")[1]}"`)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .send(file);
