// People, as admins look after them.
import { decisionLength } from "@troth/rules/decisions";
import type { Handlers } from "../../contract/handlers.ts";
import { inTransaction } from "../../database/open.ts";
import { listName, readCursor } from "../../lists/cursor.ts";
import { page } from "../../lists/keyset.ts";
import { ProblemError } from "../../problems.ts";
import type { Services } from "../../services.ts";
import { written } from "../../text/written.ts";
import { siteOf } from "../emails.ts";
import { erasePerson, liftSuspension, suspendPerson, warnPerson, withdrawAdmin } from "./decide.ts";
import { peopleOrder, readPeople, readPerson, toPerson } from "./queries.ts";

export function peopleHandlers(services: Services) {
  const { db, jobs, sessions, cache, log } = services;
  const means = { jobs, sessions, site: siteOf(services) };
  const reasonOf = ({ reason }: { reason: string }) => written(reason, "/reason", decisionLength.min);
  const done = (event: string, userId: string, adminId: string) => log.info({ event, userId, adminId }, "account");

  return {
    async listPeople({ query: { q = "", only, cursor, limit = 20 } }) {
      const wanted = { q: q.trim(), only };
      const list = listName("people", wanted);
      const rows = await readPeople(db, wanted, readCursor(cursor, list, peopleOrder.kinds), limit);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toPerson), nextCursor };
    },

    async getPerson({ path: { id }, caller }) {
      const person = await readPerson(db, id);
      if (!person) throw new ProblemError("not-found");
      done("person-read", id, caller.userId);
      return person;
    },

    async warnPerson({ path: { id }, body, caller }) {
      const act = { id, adminId: caller.userId, reason: reasonOf(body) };
      await inTransaction(db, (trx) => warnPerson(trx, means, act));
      done("person-warned", id, caller.userId);
    },

    async suspendPerson({ path: { id }, body, caller }) {
      const act = { id, adminId: caller.userId, reason: reasonOf(body) };
      await inTransaction(db, (trx) => suspendPerson(trx, means, act));
      done("person-suspended", id, caller.userId);
    },

    async liftSuspension({ path: { id }, body, caller }) {
      const act = { id, adminId: caller.userId, reason: reasonOf(body) };
      await inTransaction(db, (trx) => liftSuspension(trx, means, act));
      done("suspension-lifted", id, caller.userId);
    },

    async withdrawAdmin({ path: { id }, body, caller }) {
      const act = { id, adminId: caller.userId, reason: reasonOf(body) };
      await inTransaction(db, (trx) => withdrawAdmin(trx, means, act));
      done("admin-withdrawn", id, caller.userId);
    },

    async erasePerson({ path: { id }, body, caller }) {
      const act = { id, adminId: caller.userId, reviews: body.reviews, reason: reasonOf(body) };
      await inTransaction(db, (trx) => erasePerson(trx, means, act));
      cache.clear();
      done("person-erased", id, caller.userId);
    },
  } satisfies Partial<Handlers>;
}
