// The demo's reports of reviews, one in each state but upheld, and a reply that has been edited. They go with the demo's
// people and reviews.
import type { Transaction } from "kysely";
import type { components } from "@troth/api-client/schema";
import type { Schema } from "../database/schema.ts";
import { type ModerationEvent, record } from "../record/record.ts";
import type { DemoVendor } from "./data.ts";
import { stableId } from "./stable-id.ts";

interface DemoReport {
  /** The vendor's key, and the review's author. */
  vendor: string;
  author: string;
  /** Someone's e-mail address, or the vendor's owner. */
  by: "ana@demo.example" | "owner";
  reason: components["schemas"]["ReportReason"];
  report: string;
  at: string;
  /** What became of it; none yet if absent. */
  outcome?: { action: "dismiss" | "withdraw"; at: string; reason?: string };
}

const reports: DemoReport[] = [
  {
    vendor: "sladka-hisa",
    author: "Monika Breznik",
    by: "owner",
    reason: "other",
    report: "The cake came on the morning of the 18th, and they wrote to thank us. She promised to change this review.",
    at: "2026-11-03T08:25:00Z",
  },
  {
    vendor: "foto-vrabec",
    author: "Luka Peterlin",
    by: "ana@demo.example",
    reason: "conflict-of-interest",
    report: "He takes wedding photos himself. His own page has the same grandmother on it.",
    at: "2026-11-16T19:12:00Z",
  },
  {
    vendor: "godba-pod-mizo",
    author: "Simon Cattermole",
    by: "ana@demo.example",
    reason: "hate-or-threats",
    report: "It makes fun of a whole nation’s calves.",
    at: "2026-10-05T17:31:00Z",
    outcome: { action: "dismiss", at: "2026-10-06T09:02:00Z", reason: "He means his own, and he means it kindly." },
  },
  {
    vendor: "foto-vrabec",
    author: "Rebecka Ahlgren",
    by: "ana@demo.example",
    reason: "fake",
    report: "",
    at: "2026-01-08T20:15:00Z",
    outcome: { action: "withdraw", at: "2026-01-08T20:40:00Z" },
  },
];

/** @param people ids by e-mail address, or `owner of` a vendor's key */
export async function insertReports(
  trx: Transaction<Schema>,
  vendors: DemoVendor[],
  people: Map<string, string>,
): Promise<void> {
  const reviewOf = (vendor: string, author: string) => {
    const { createdAt } = vendors
      .find(({ key }) => key === vendor)!
      .reviews.find((review) => review.author === author)!;
    return stableId(`review ${vendor} ${author}`, new Date(createdAt));
  };
  const events: ModerationEvent[] = [];
  for (const { vendor, author, by, at, outcome, reason, report } of reports) {
    const review_id = reviewOf(vendor, author);
    const reporter_id = people.get(by === "owner" ? `owner of ${vendor}` : by)!;
    const idOf = (what: string) => stableId(`${what} ${review_id}`, new Date(at));
    const ticket_id = idOf("ticket");
    const status = outcome ? ({ dismiss: "dismissed", withdraw: "withdrawn" } as const)[outcome.action] : "open";
    await trx
      .insertInto("report_tickets")
      .values({ id: ticket_id, review_id, status, opened_at: at, decided_at: outcome?.at ?? null })
      .execute();
    await trx
      .insertInto("review_reports")
      .values({
        id: idOf("report"),
        ticket_id,
        review_id,
        revision: 1,
        reporter_id,
        by_team: by === "owner",
        reason,
        report,
        created_at: at,
        withdrawn_at: outcome?.action === "withdraw" ? outcome.at : null,
      })
      .execute();
    const about = { subjectType: "report", subjectId: ticket_id } as const;
    events.push({ ...about, id: idOf("reported"), at, actor: reporter_id, action: "submit", to: "open" });
    if (outcome?.action === "dismiss")
      events.push({
        ...about,
        id: idOf("dismissed"),
        at: outcome.at,
        actor: people.get("admin@demo.example")!,
        action: "dismiss",
        from: "open",
        to: "dismissed",
        reason: outcome.reason ?? "",
      });
    if (outcome?.action === "withdraw")
      events.push({
        ...about,
        id: idOf("withdrawn"),
        at: outcome.at,
        actor: reporter_id,
        action: "withdraw",
        from: "open",
        to: "withdrawn",
      });
  }
  await record(trx, events);

  await trx
    .updateTable("review_responses")
    .set({ edited_at: "2025-10-05T08:10:00Z", version: 2 })
    .where("review_id", "=", reviewOf("villa-podroznik", "Hannah Lindqvist"))
    .execute();
}
