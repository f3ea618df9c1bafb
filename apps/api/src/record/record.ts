// The record of decisions: who did what, to what, from which state to which, why and when. Only this module writes it,
// and the database only lets it grow.
import type { Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { JsonColumns } from "../database/json-columns.ts";
import type { Schema } from "../database/schema.ts";
import type { Change } from "./transitions.ts";

export type ModerationEvent = Change & {
  subjectId: string;
  /** Null: the system. */
  actor: string | null;
  /** Kept for good, so it must not contain anyone's name or address. */
  reason?: string;
  /** The rule, where the words are the reason. */
  because?: string | null | undefined;
  /** What it changed besides the state. Kept for good too, so ids instead of names. */
  changes?: JsonColumns["moderation_events.changes"];
  /** Of what people are told, if that is kept elsewhere and not for good (`digestOf`). */
  digest?: Buffer | undefined;
  /** Defaults to now. */
  at?: Date | string;
  /** Defaults to a new one. */
  id?: string;
};

/** Records what happens in the same transaction. */
export async function record(
  trx: Transaction<Schema>,
  events: ModerationEvent | readonly ModerationEvent[],
): Promise<void> {
  const rows = [events].flat().map((event) => ({
    id: event.id ?? uuidv7(),
    at: event.at,
    actor_id: event.actor,
    action: event.action,
    subject_type: event.subjectType,
    subject_id: event.subjectId,
    from_state: event.from ?? null,
    to_state: event.to ?? null,
    because: event.because ?? null,
    reason: event.reason ?? "",
    changes: event.changes ? JSON.stringify(event.changes) : null,
    words_digest: event.digest ?? null,
  }));
  if (rows.length) await trx.insertInto("moderation_events").values(rows).execute();
}
