// The operator's check of the record: through the process that has the embedded database, like the other commands.
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import { callOwner, type Command } from "../database/owner-socket.ts";
import type { Schema } from "../database/schema.ts";
import { type RecordCheck, verifyRecord } from "./chain.ts";

/** For the process that owns the embedded database, which registers it as `verify-record`. */
export const verifyRecordCommand = (db: Kysely<Schema>): Command =>
  async function* (input) {
    yield JSON.stringify(await verifyRecord(db, (await text(input)) || null));
  };

/** The command's side. @returns null when no process has the folder */
export async function verifyThroughOwner(dataDir: string, since: string | null): Promise<RecordCheck | null> {
  const answer = await callOwner(dataDir, "verify-record", Readable.from(since === null ? [] : [since]));
  if (answer === null) return null;
  const said = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The running server couldn’t check the record: ${said}`);
  return JSON.parse(said) as RecordCheck;
}

export function toText({ events, head, fault, later }: RecordCheck): string {
  const whole = `${events.toLocaleString("en-GB")} ${events === 1 ? "event" : "events"}, head ${head ?? "none"}`;
  if (fault !== null) return `The record has been tampered with. ${fault}\nWhole up to there: ${whole}`;
  const came = later === null ? "" : `\nOf these, ${later.toLocaleString("en-GB")} came after the head you gave.`;
  return `The record is whole: ${whole}${came}`;
}
