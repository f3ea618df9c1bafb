// The demo's draft: a review that someone has started and can continue on any device. It goes with its person.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { completed } from "../reviews/draft.ts";
import { stableId } from "./stable-id.ts";

const review =
  "We booked the tasting on a whim and stayed for three hours. They remembered that my aunt can’t have nuts, and";

/** @param people ids by e-mail address */
export async function insertDraft(
  trx: Transaction<Schema>,
  vendorId: string,
  people: Map<string, string>,
): Promise<void> {
  const fields = completed({ rating: 5, title: "A tasting to remember", review, experience: "booked" });
  await trx
    .insertInto("review_drafts")
    .values({
      user_id: people.get("petra@demo.example")!,
      vendor_id: vendorId,
      draft: JSON.stringify(fields),
      version: stableId(`draft about ${vendorId}`, new Date("2026-01-10T20:15:00Z")),
    })
    .execute();
}
