// The demo's invited clients: two batches of one vendor, one of which few have followed. They go with the demo's vendors and reviews.
import { createHash } from "node:crypto";
import { lifetimes } from "@troth/rules/lifetimes";
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

const batches = [
  { at: "2025-09-05T07:50:00Z", from: "2025-06", to: "2025-08", clients: 8, merged: 0, wrote: ["Klemen Oblak"] },
  {
    at: "2026-07-01T16:20:00Z",
    from: "2026-05",
    to: "2026-07",
    clients: 12,
    merged: 1,
    wrote: ["Maja Kovač", "Aleš Zupan", "Giulia Ferrante"],
  },
];

/** @param people ids by e-mail address */
export async function insertInvitations(
  trx: Transaction<Schema>,
  vendor: DemoVendor,
  vendorId: string,
  people: Map<string, string>,
): Promise<void> {
  const owner = people.get("owner@demo.example")!;
  for (const { at, from, to, clients, merged, wrote } of batches) {
    const idOf = (what: string) => stableId(`${what} ${vendorId} ${from}`, new Date(at));
    const id = idOf("batch");
    const period = { period_from: `${from}-01`, period_to: `${to}-01` };
    await trx
      .insertInto("invitation_batches")
      .values({ id, vendor_id: vendorId, invited_by: owner, ...period, clients, merged, created_at: at })
      .execute();
    const used = vendor.reviews.filter(({ author }) => wrote.includes(author));
    await trx
      .insertInto("review_invitations")
      .values(
        Array.from({ length: clients }, (_, n) => ({
          id: idOf(`invitation ${n}`),
          batch_id: id,
          vendor_id: vendorId,
          mailbox_id: idOf(`mailbox ${n}`),
          // Of no token: the demo sends no e-mails.
          hash: createHash("sha256")
            .update(idOf(`link ${n}`))
            .digest(),
          expires_at: new Date(Date.parse(at) + lifetimes.reviewInvitation * 1000),
          used_at: used[n]?.createdAt ?? null,
        })),
      )
      .execute();
    const invited = used.map(({ author, createdAt }) =>
      stableId(`review ${vendor.key} ${author}`, new Date(createdAt)),
    );
    await trx.updateTable("reviews").set({ trust: "invited" }).where("id", "in", invited).execute();
    const about = { subjectType: "vendor", subjectId: vendorId, action: "invite clients" } as const;
    await record(trx, {
      ...about,
      id: idOf("invited"),
      at,
      actor: owner,
      reason: `${from} to ${to}: ${clients} clients`,
    });
  }
}
