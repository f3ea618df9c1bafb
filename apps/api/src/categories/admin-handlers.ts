// What admins do to categories. The server alone says who may: the pages that call this have no guard.
import { decisionLength } from "@troth/rules/decisions";
import type { FastifyReply } from "fastify";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Services } from "../services.ts";
import { written } from "../text/written.ts";
import { tagOf } from "../users/queries.ts";
import {
  changeCategory,
  createCategory,
  mergeCategories,
  moveCategory,
  reinstateCategory,
  retireCategory,
} from "./change-category.ts";
import { readCategory } from "./queries.ts";

export function categoryAdminHandlers({
  db,
  jobs,
  cache,
  lexicons,
  log,
}: Pick<Services, "db" | "jobs" | "cache" | "lexicons" | "log">) {
  /** After the commit: pages, counts and searches follow at once. An order is nothing that a search understands. */
  const changed = (event: string, categoryId: string, adminId: string) => {
    if (event !== "category-moved") lexicons.renew();
    cache.clear();
    log.info({ event, categoryId, adminId }, "categories changed");
  };
  const answer = async (id: string, reply: FastifyReply) => {
    const { version, ...details } = (await readCategory(db, id))!;
    reply.header("etag", tagOf(version));
    return details;
  };

  return {
    async createCategory({ body, caller: { userId } }, reply) {
      const id = await inTransaction(db, (trx) => createCategory(trx, body, userId));
      changed("category-created", id, userId);
      return answer(id, reply);
    },

    async updateCategory({ path: { id }, body, headers, caller: { userId } }, reply) {
      await inTransaction(db, (trx) =>
        changeCategory(trx, jobs, { id, adminId: userId, read: headers["If-Match"] }, body),
      );
      changed("category-changed", id, userId);
      return answer(id, reply);
    },

    async moveCategory({ path: { id }, body: { before }, caller: { userId } }) {
      await inTransaction(db, (trx) => moveCategory(trx, { id, before, adminId: userId }));
      changed("category-moved", id, userId);
    },

    async retireCategory({ path: { id }, body, caller: { userId } }) {
      const reason = written(body.reason, "/reason", decisionLength.min);
      await inTransaction(db, (trx) => retireCategory(trx, { id, adminId: userId, reason }));
      changed("category-retired", id, userId);
    },

    async reinstateCategory({ path: { id }, caller: { userId } }) {
      await inTransaction(db, (trx) => reinstateCategory(trx, { id, adminId: userId }));
      changed("category-reinstated", id, userId);
    },

    async mergeCategories({ path: { id }, body: { into, ...body }, caller: { userId } }, reply) {
      const reason = written(body.reason, "/reason", decisionLength.min);
      await inTransaction(db, (trx) => mergeCategories(trx, jobs, { id, into, adminId: userId, reason }));
      changed("categories-merged", id, userId);
      return answer(into, reply);
    },
  } satisfies Partial<Handlers>;
}
