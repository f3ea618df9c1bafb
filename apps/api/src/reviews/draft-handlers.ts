// Reviews that someone has started, on whatever device.
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { tagOfDraft } from "../draft-versions.ts";
import { countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { completed, deleteDraft, readDraft, readDrafts, storeDraft, toDraft } from "./draft.ts";

/** A form saves what is typed into it every few seconds. */
const savesAnHour = { name: "review-draft:user", hits: 900, seconds: 3_600 };

export function reviewDraftHandlers({ db }: Pick<Services, "db">) {
  return {
    async listReviewDrafts({ caller: { userId } }) {
      return { items: (await readDrafts(db, userId)).map(toDraft) };
    },

    async getReviewDraft({ path: { vendorId }, caller: { userId } }, reply) {
      const row = await readDraft(db, { userId, vendorId });
      reply.header("etag", tagOfDraft(row));
      return { draft: row ? toDraft(row) : null };
    },

    async saveReviewDraft({ path: { vendorId }, body, headers, caller: { userId } }, reply) {
      await countAttempt(db, savesAnHour, userId);
      const row = await inTransaction(db, (trx) =>
        storeDraft(trx, { userId, vendorId }, completed(body), headers["If-Match"]),
      );
      reply.header("etag", tagOfDraft(row));
      return { draft: toDraft(row) };
    },

    deleteReviewDraft: ({ path: { vendorId }, headers, caller: { userId } }) =>
      inTransaction(db, (trx) => deleteDraft(trx, { userId, vendorId }, headers["If-Match"])),
  } satisfies Partial<Handlers>;
}
