// The demo's proofs: one that was accepted and one that was refused, whose files are gone, and one that waits, with a file of ours. They go with
// the demo's people and reviews.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Vault } from "../vault/vault.ts";
import { record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { pdfOf } from "./pdf.ts";
import { stableId } from "./stable-id.ts";

/** @param people ids by full name or e-mail address */
export async function insertProofs(
  trx: Transaction<Schema>,
  vault: Vault,
  vendors: DemoVendor[],
  people: Map<string, string>,
): Promise<void> {
  const reviewOf = (vendor: string, author: string) => {
    const { createdAt } = vendors
      .find(({ key }) => key === vendor)!
      .reviews.find((review) => review.author === author)!;
    return {
      review_id: stableId(`review ${vendor} ${author}`, new Date(createdAt)),
      author_id: people.get(author)!,
      media_type: "application/pdf" as const,
    };
  };
  const proofOf = (review: string, submittedAt: string) => stableId(`proof ${review}`, new Date(submittedAt));

  const accepted = reviewOf("rosa-in-mah", "Daniel Whitcombe");
  const [handedIn, decided, deleted] = ["2025-08-03T17:09:10Z", "2025-08-05T08:31:00Z", "2025-08-19T09:27:00Z"];
  const acceptedId = proofOf(accepted.review_id, handedIn);
  const refused = reviewOf("haar-films", "Ines Calder");
  const [refusedSince, refusedAt] = ["2026-11-06T18:22:00Z", "2026-11-07T09:46:00Z"];
  const refusedId = proofOf(refused.review_id, refusedSince);
  const waiting = reviewOf("sladka-hisa", "Monika Breznik");
  const since = "2026-11-04T19:22:00Z";
  const waitingId = proofOf(waiting.review_id, since);
  const file = pdfOf([
    "Sladka hisa, Ljubljana",
    "",
    "Invoice 2026-031 (an invented one, for the demo)",
    "To: Monika Breznik",
    "Date: 2 February 2026",
    "",
    "Deposit for a wedding cake, 18 April 2026, 80 guests",
    "Amount: [blacked out by the sender]",
  ]);
  await trx
    .insertInto("review_proofs")
    .values([
      {
        ...accepted,
        id: acceptedId,
        kind: "contract",
        size: 48_213,
        status: "accepted",
        explanation: "It names you and the florist, and the day is the one in your review.",
        submitted_at: handedIn,
        decided_at: decided,
        deleted_at: deleted,
      },
      {
        ...refused,
        id: refusedId,
        kind: "receipt",
        size: 31_907,
        status: "refused",
        because: "no-booking",
        explanation: "It’s for two tickets to a film. A line from the studio that they filmed your wedding would do.",
        submitted_at: refusedSince,
        decided_at: refusedAt,
        deleted_at: "2026-11-21T10:00:00Z",
      },
      {
        ...waiting,
        id: waitingId,
        kind: "invoice",
        size: file.length,
        file_key: await vault.write(waitingId, file),
        submitted_at: since,
      },
    ])
    .execute();
  await trx.updateTable("reviews").set({ trust: "proof" }).where("id", "=", accepted.review_id).execute();
  const idOf = (what: string, at: string) => stableId(`${what} ${at}`, new Date(at));
  const about = { subjectType: "proof", subjectId: acceptedId } as const;
  const admin = people.get("admin@demo.example")!;
  const opened = "2025-08-05T08:29:00Z";
  await record(trx, [
    {
      ...about,
      id: idOf("handed in", handedIn),
      at: handedIn,
      actor: accepted.author_id,
      action: "submit",
      to: "waiting",
      reason: "contract",
    },
    { ...about, id: idOf("opened", opened), at: opened, actor: admin, action: "open", reason: "To decide about it." },
    {
      ...about,
      id: idOf("accepted", decided),
      at: decided,
      actor: admin,
      action: "accept",
      from: "waiting",
      to: "accepted",
    },
    {
      subjectType: "proof",
      subjectId: refusedId,
      id: idOf("handed in", refusedSince),
      at: refusedSince,
      actor: refused.author_id,
      action: "submit",
      to: "waiting",
      reason: "receipt",
    },
    {
      subjectType: "proof",
      subjectId: refusedId,
      id: idOf("refused", refusedAt),
      at: refusedAt,
      actor: admin,
      action: "refuse",
      from: "waiting",
      to: "refused",
      reason: "no-booking",
    },
    {
      subjectType: "proof",
      subjectId: waitingId,
      id: idOf("handed in", since),
      at: since,
      actor: waiting.author_id,
      action: "submit",
      to: "waiting",
      reason: "invoice",
    },
  ]);
}
