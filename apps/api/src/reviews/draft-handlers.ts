// Reviews that someone has started, on whatever device.
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { tagOfDraft } from "../draft-versions.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { completed, deleteDraft, readDraft, readDrafts, storeDraft, toDrafts } from "./draft.ts";

/** A form saves what is typed into it every few seconds. */
const savesAnHour = { name: "review-draft:user", hits: 900, seconds: 3_600 };

export function reviewDraftHandlers({ db, photoPasses }: Pick<Services, "db" | "photoPasses">) {
  return {
    async listReviewDrafts({ caller: { userId } }) {
      return { items: await toDrafts(db, userId, await readDrafts(db, userId), photoPasses) };
    },

    async getReviewDraft({ path: { vendorId }, caller: { userId } }, reply) {
      const row = await readDraft(db, { userId, vendorId });
      reply.header("etag", tagOfDraft(row));
      const [draft = null] = await toDrafts(db, userId, row ? [row] : [], photoPasses);
      return { draft };
    },

    async saveReviewDraft({ path: { vendorId }, body, headers, caller: { userId } }, reply) {
      await countAttempt(db, savesAnHour, userId);
      const row = await inTransaction(db, (trx) =>
        storeDraft(trx, { userId, vendorId }, completed(body), headers["If-Match"]),
      );
      reply.header("etag", tagOfDraft(row));
      const [draft] = await toDrafts(db, userId, [row], photoPasses);
      return { draft: draft! };
    },

    deleteReviewDraft: ({ path: { vendorId }, headers, caller: { userId } }) =>
      inTransaction(db, (trx) => deleteDraft(trx, { userId, vendorId }, headers["If-Match"])),
  } satisfies Partial<Handlers>;
}
