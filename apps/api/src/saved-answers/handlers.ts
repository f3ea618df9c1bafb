// What admins often say when they decide, shared by all of them.
import type { components } from "@troth/api-client/schema";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { ProblemError } from "../problems.ts";
import type { Services } from "../services.ts";
import { tagOf } from "../users/queries.ts";

const most = 200;

export function savedAnswerHandlers({ db }: Pick<Services, "db">) {
  return {
    async listSavedAnswers() {
      const rows = await db.selectFrom("saved_answers").select(columns).orderBy("title").orderBy("id").execute();
      return { items: rows.map(toSavedAnswer) };
    },

    async createSavedAnswer({ body, caller: { userId } }) {
      const { count } = await db
        .selectFrom("saved_answers")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow();
      if (Number(count) >= most)
        throw new ProblemError("conflict", { detail: `There are ${most} saved answers. Delete one first.` });
      const row = await db
        .insertInto("saved_answers")
        .values({ id: uuidv7(), title: body.title.trim(), text: body.text.trim(), changed_by: userId })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toSavedAnswer(row);
    },

    updateSavedAnswer({ path: { id }, headers, body, caller: { userId } }) {
      const [title, text] = [body.title.trim(), body.text.trim()];
      return inTransaction(db, async (trx) => {
        const current = await trx
          .selectFrom("saved_answers")
          .select(columns)
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!current) throw new ProblemError("not-found");
        if (current.title === title && current.text === text) return toSavedAnswer(current);
        if (headers["If-Match"] !== tagOf(current.version))
          throw new ProblemError("changed-meanwhile", {
            detail: "Someone has changed this answer since you loaded it, perhaps you in another tab.",
            etag: tagOf(current.version),
          });
        const row = await trx
          .updateTable("saved_answers")
          .set({ title, text, changed_by: userId, changed_at: sql`now()`, version: current.version + 1 })
          // What someone else makes of an answer that came with the demo is theirs.
          .set("is_demo", sql`is_demo and (select u.is_demo from users u where u.id = ${userId}::uuid)`)
          .where("id", "=", id)
          .returning(columns)
          .executeTakeFirstOrThrow();
        return toSavedAnswer(row);
      });
    },

    async deleteSavedAnswer({ path: { id } }) {
      await db.deleteFrom("saved_answers").where("id", "=", id).execute();
    },
  } satisfies Partial<Handlers>;
}

const columns = ["id", "title", "text", "version", "changed_at"] as const;

const toSavedAnswer = (row: {
  id: string;
  title: string;
  text: string;
  version: number;
  changed_at: Date;
}): components["schemas"]["SavedAnswer"] => ({
  id: row.id,
  title: row.title,
  text: row.text,
  version: row.version,
  changedAt: row.changed_at.toISOString(),
});
