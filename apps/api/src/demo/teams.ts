// The demo's team: someone who looks after a listing with its owner. It goes with the demo's people and vendors.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { record } from "../record/record.ts";
import { stableId } from "./stable-id.ts";

const [invited, joined] = ["2025-03-03T08:40:00Z", "2025-03-03T19:25:00Z"];

/** @param people ids by e-mail address */
export async function insertTeam(
  trx: Transaction<Schema>,
  vendorId: string,
  people: Map<string, string>,
): Promise<void> {
  const [owner, member] = [people.get("owner@demo.example")!, people.get("petra@demo.example")!];
  await trx.insertInto("vendor_members").values({ vendor_id: vendorId, user_id: member, since: joined }).execute();
  const about = { subjectType: "vendor", subjectId: vendorId } as const;
  const idOf = (what: string, at: string) => stableId(`${what} ${vendorId}`, new Date(at));
  await record(trx, [
    { ...about, id: idOf("invited to", invited), at: invited, actor: owner, action: "invite member" },
    { ...about, id: idOf("joined", joined), at: joined, actor: member, action: "join team" },
  ]);
}
