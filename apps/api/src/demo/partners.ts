// The demo's couple: two people who have linked their accounts, and a review by one of them that speaks for both. It
// goes with the demo's people.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { stableId } from "./stable-id.ts";

const linked = "2026-05-10T19:40:00Z";

/** @param people ids by e-mail address */
export async function insertCouple(trx: Transaction<Schema>, people: Map<string, string>): Promise<void> {
  const [ana, marko] = [people.get("ana@demo.example")!, people.get("marko@demo.example")!];
  const couple_id = stableId("ana and marko", new Date(linked));
  await trx
    .insertInto("couple_members")
    .values([ana, marko].map((user_id) => ({ couple_id, user_id, since: linked })))
    .execute();
  await trx.updateTable("reviews").set({ couple_id }).where("author_id", "in", [ana, marko]).execute();
}
