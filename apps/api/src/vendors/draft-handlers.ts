// The vendor that someone is adding, on whatever device.
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { tagOfDraft } from "../draft-versions.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { completed, deleteDraft, readDraft, storeDraft, toDraft } from "./draft.ts";
import { assertOwnPhotos } from "../photos/uploads.ts";

/** A form saves what is typed into it every few seconds. */
const savesAnHour = { name: "vendor-draft:user", hits: 900, seconds: 3_600 };

export function draftHandlers({ db, photoPasses }: Services) {
  return {
    async getVendorDraft({ caller: { userId } }, reply) {
      const row = await readDraft(db, userId);
      reply.header("etag", tagOfDraft(row));
      return { draft: row ? await toDraft(db, row, photoPasses) : null };
    },

    async saveVendorDraft({ body, headers, caller: { userId } }, reply) {
      await countAttempt(db, savesAnHour, userId);
      const fields = completed(body);
      const row = await inTransaction(db, async (trx) => {
        await assertOwnPhotos(trx, userId, fields.photos);
        return storeDraft(trx, userId, fields, headers["If-Match"]);
      });
      reply.header("etag", tagOfDraft(row));
      return { draft: await toDraft(db, row, photoPasses) };
    },

    deleteVendorDraft: ({ headers, caller: { userId } }) =>
      inTransaction(db, (trx) => deleteDraft(trx, userId, headers["If-Match"])),
  } satisfies Partial<Handlers>;
}
