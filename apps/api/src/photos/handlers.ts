import { photoIdOf } from "@troth/rules/photos";
import type { FastifyReply } from "fastify";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { enqueue } from "../jobs/jobs.ts";
import { ProblemError } from "../problems.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { laterFormatsQueue } from "./later-formats.ts";
import type { FileStore } from "../file-store/file-store.ts";
import { isWithheld, removeFiles } from "./stored.ts";
import { addUpload, deleteUpload, refuseTooMany, repeatUpload, toUpload } from "./uploads.ts";

const mediaTypes: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };
const forEver = "public, max-age=31536000, immutable";

export const sendPicture = (
  reply: FastifyReply,
  variant: string,
  { size, stream }: NonNullable<Awaited<ReturnType<FileStore["read"]>>>,
  cacheControl = forEver,
): FastifyReply =>
  reply
    .type(mediaTypes[variant.split(".")[1]!]!)
    .header("cache-control", cacheControl)
    .header("content-length", size)
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "cross-origin")
    .send(stream);

const uploadLimit = { name: "photo:user", hits: 60, seconds: 3_600 };

export function photoHandlers({ db, jobs, cache, photos, photoPasses, decoder, log }: Services) {
  /** Whatever is left behind here is removed by the sweep. */
  const tidy = (id: string) =>
    removeFiles(db, photos, id).catch((error: unknown) => log.warn(error, "a photo's files couldn't be removed yet"));

  return {
    async uploadPhoto({ body, caller: { userId } }) {
      await countAttempt(db, uploadLimit, userId);
      const id = await photoIdOf(body);
      const before = await repeatUpload(db, userId, id);
      if (before) return photoPasses.admit(toUpload(before));
      await refuseTooMany(db, userId);
      // Even if someone else has uploaded the same file: how long it takes doesn't reveal that either.
      const made = await decoder.variants(body);
      try {
        const photo = await inTransaction(db, async (trx) => {
          const { photo, isNew } = await addUpload(trx, photos, userId, id, made);
          if (isNew) await enqueue(trx, jobs, laterFormatsQueue, { id });
          return photo;
        });
        return toUpload(photo);
      } catch (error) {
        // Where nothing could be written, nothing could be removed.
        if (!(error instanceof ProblemError && error.type === "unavailable")) await tidy(id);
        throw error;
      }
    },
    async deletePhoto({ path: { id }, caller: { userId } }) {
      await inTransaction(db, (trx) => deleteUpload(trx, userId, id));
      await tidy(id);
    },
    async getPhoto({ path: { id, variant }, query: { pass } }, reply) {
      const isPublic = (await cache.get(`photo ${id}`, async () => String(!(await isWithheld(db, id))))) === "true";
      if (!isPublic && !(pass && photoPasses.isValid(id, pass))) throw new ProblemError("not-found");
      const photo = await photos.read(id, variant);
      if (!photo) throw new ProblemError("not-found");
      return sendPicture(reply, variant, photo, isPublic ? forEver : "private, no-store");
    },
  } satisfies Partial<Handlers>;
}
