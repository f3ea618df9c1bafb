// The record of decisions: for admins all of it, for everyone else what concerns no one in particular.
import { Readable } from "node:stream";
import type { components } from "@troth/api-client/schema";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import { listName, readCursor } from "../lists/cursor.ts";
import { page } from "../lists/keyset.ts";
import { rendering } from "../security/client-address.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { headOf } from "./chain.ts";
import { askForCheck, readRecordState } from "./check-record.ts";
import { eventLines, eventOrder, eventRows, readEvents, toEvent } from "./events.ts";
import { logLines, readLog, toDecision } from "./public-log.ts";
import { transitions } from "./transitions.ts";

const limits = {
  export: { name: "export-record:admin", hits: 240, seconds: 3_600 },
  check: { name: "check-record:admin", hits: 6, seconds: 3_600 },
  log: { name: "export-log:address", hits: 6, seconds: 3_600 },
} satisfies Record<string, Limit>;

const kinds = Object.entries(transitions).map(([subject, actions]) => ({ subject, actions: Object.keys(actions) }));

export function recordHandlers({ db, jobs, log }: Pick<Services, "db" | "jobs" | "log">) {
  const stateOfRecord = async (): Promise<components["schemas"]["RecordState"]> => ({
    ...(await readRecordState(db)),
    kinds,
  });

  return {
    async listModerationEvents({ query: { cursor, limit = 20, ...asked }, caller: { userId: reader } }) {
      const filters = { ...asked, reader };
      const list = listName("events", filters);
      const rows = await readEvents(db, filters, readCursor(cursor, list, eventOrder.kinds), limit);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toEvent), nextCursor };
    },

    async exportModerationEvents({ query: { format, ...asked }, caller: { userId } }, reply) {
      const filters = { ...asked, reader: userId };
      await countAttempt(db, limits.export, userId);
      log.info({ event: "record-exported", format, adminId: userId }, "record exported");
      const isCsv = format === "csv";
      return reply
        .type(`${isCsv ? "text/csv" : "application/jsonl"}; charset=utf-8`)
        .header("content-disposition", `attachment; filename="record.${format}"`)
        .send(Readable.from(isCsv ? eventRows(db, filters) : eventLines(db, filters)));
    },

    getRecord: () => stateOfRecord(),

    async checkRecord({ caller: { userId } }) {
      await countAttempt(db, limits.check, userId);
      await inTransaction(db, (trx) => askForCheck(trx, jobs));
      return stateOfRecord();
    },

    async listModerationLog({ query: { cursor, limit = 20 } }) {
      const list = listName("moderation log");
      const rows = await readLog(db, readCursor(cursor, list, eventOrder.kinds), limit);
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toDecision), nextCursor, record: await headOf(db) };
    },

    async exportModerationLog({ address }, reply) {
      if (address !== rendering) await countAttempt(db, limits.log, address);
      return reply
        .type("application/jsonl; charset=utf-8")
        .header("content-disposition", 'attachment; filename="moderation-log.jsonl"')
        .send(Readable.from(logLines(db)));
    },
  } satisfies Partial<Handlers>;
}
