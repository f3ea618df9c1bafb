// The demo's reports of reviews: some wait, most were dismissed, one was withdrawn, and none was upheld. With them, an appeal
// and a reply that has been edited. They go with the demo's people and reviews.
import type { Transaction } from "kysely";
import type { components } from "@troth/api-client/schema";
import { urgentReasons } from "@troth/rules/reports";
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
    vendor: "nachtlinie",
    author: "Lukas Brandtner",
    by: "owner",
    reason: "personal-data",
    report: "Ruben doesn’t play any more, and has asked us to keep his name off the internet. The rest can stay.",
    at: "2026-11-18T10:44:00Z",
  },
  {
    vendor: "marmorsaal-am-karlstor",
    author: "Bridget Kulkarni",
    by: "owner",
    reason: "illegal",
    report: "“Without a word” isn’t true: our manager has written to her at length. Our lawyer calls it defamation.",
    at: "2026-11-21T16:20:00Z",
  },
  {
    vendor: "limo-loch",
    author: "Paul Imrie",
    by: "owner",
    reason: "fake",
    report: "We’ve been through the diary twice. There was no Paul that July, and no one had left.",
    at: "2026-11-09T09:15:00Z",
  },
  {
    vendor: "robes-de-la-rue-haute",
    author: "Maren Solberg",
    by: "owner",
    reason: "not-about-this-vendor",
    report: "We have no booths, and no zips: we lace. She must mean the shop across the road.",
    at: "2026-11-13T13:02:00Z",
  },
  {
    vendor: "soulskerry-wedding-band",
    author: "Tavish Urquharty",
    by: "ana@demo.example",
    reason: "conflict-of-interest",
    report: "He sings in another band in the same town.",
    at: "2026-11-19T21:37:00Z",
  },
  {
    vendor: "treno-lento",
    author: "Piers Holloway",
    by: "ana@demo.example",
    reason: "other",
    report: "He says himself that he read the name. Is that the company’s fault?",
    at: "2026-11-20T18:05:00Z",
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
  {
    vendor: "wardie-steps-house",
    author: "Fergus Tait",
    by: "owner",
    reason: "fake",
    report: "No one of that name has paid us for a candle.",
    at: "2026-09-03T11:20:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-09-04T08:40:00Z",
      reason: "He says what the candles cost, and your price list says the same. You can reply to him.",
    },
  },
  {
    vendor: "leith-ropeworks",
    author: "Chidinma Gaikwadi",
    by: "owner",
    reason: "not-about-this-vendor",
    report: "We have curtains. There is no echo.",
    at: "2026-09-28T16:05:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-09-29T09:15:00Z",
      reason: "She heard one, and it’s your hall that she means. Curtains may have come since.",
    },
  },
  {
    vendor: "kiltwrights-of-dalry",
    author: "Rory Menzies",
    by: "owner",
    reason: "other",
    report: "We brought the sock within the hour.",
    at: "2026-10-22T08:33:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-10-23T10:02:00Z",
      reason: "He says that you did. It’s a fair account, and a good one to reply to.",
    },
  },
  {
    vendor: "die-scheune-am-bisamberg",
    author: "Konrad Stadlhofer",
    by: "owner",
    reason: "other",
    report: "There are four heaters now.",
    at: "2026-11-02T17:26:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-11-03T09:48:00Z",
      reason: "There were two when he was there. Say in a reply that there are four.",
    },
  },
  {
    vendor: "fado-a-mesa",
    author: "Grant Sewell",
    by: "owner",
    reason: "hate-or-threats",
    report: "He calls our fado house unfriendly, which hurts the singers.",
    at: "2026-11-09T21:10:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-11-10T08:55:00Z",
      reason: "It says what happened to his mother, threatens no one and insults no one.",
    },
  },
  {
    vendor: "quinta-do-pinhal-torto",
    author: "Duarte Lencastre",
    by: "owner",
    reason: "fake",
    report: "The generator has always had fuel.",
    at: "2026-11-15T12:00:00Z",
    outcome: {
      action: "dismiss",
      at: "2026-11-16T10:30:00Z",
      reason: "Two other guests of that evening write about the dark as well. We can’t say that it was made up.",
    },
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
  const admin = people.get("admin@demo.example")!;
  const events: ModerationEvent[] = [];
  for (const { vendor, author, by, at, outcome, reason, report } of reports) {
    const review_id = reviewOf(vendor, author);
    const reporter_id = people.get(by === "owner" ? `owner of ${vendor}` : by)!;
    const idOf = (what: string) => stableId(`${what} ${review_id}`, new Date(at));
    const ticket_id = idOf("ticket");
    const status = outcome ? ({ dismiss: "dismissed", withdraw: "withdrawn" } as const)[outcome.action] : "open";
    await trx
      .insertInto("report_tickets")
      .values({
        id: ticket_id,
        review_id,
        status,
        priority: urgentReasons.some((urgent) => urgent === reason) ? 0 : 1,
        alleged: outcome?.action === "withdraw" ? [] : [reason],
        opened_at: at,
        decided_at: outcome?.at ?? null,
      })
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
    if (outcome?.action === "dismiss") {
      const { at: decidedAt, reason: explanation = "" } = outcome;
      const decision_id = idOf("dismissal");
      await trx
        .insertInto("review_decisions")
        .values({
          id: decision_id,
          review_id,
          ticket_id,
          action: "dismiss",
          explanation,
          decided_by: admin,
          at: decidedAt,
        })
        .execute();
      await trx.updateTable("review_reports").set({ decision_id }).where("ticket_id", "=", ticket_id).execute();
      events.push({
        ...about,
        id: idOf("dismissed"),
        at: decidedAt,
        actor: admin,
        action: "dismiss",
        from: "open",
        to: "dismissed",
      });
    }
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
  events.push(await insertAppeal(trx, reviewOf("the-cordage-works", "Rufus Gathercole"), people));
  await record(trx, events);

  await trx
    .updateTable("review_responses")
    .set({ edited_at: "2025-10-05T08:10:00Z", version: 2 })
    .where("review_id", "=", reviewOf("villa-podroznik", "Hannah Lindqvist"))
    .execute();
}

/** The author of the review that an admin has removed would like to have it back. */
async function insertAppeal(
  trx: Transaction<Schema>,
  review_id: string,
  people: Map<string, string>,
): Promise<ModerationEvent> {
  const [removedAt, at] = ["2026-09-15T08:36:00Z", "2026-11-19T07:12:00Z"];
  const author = people.get("Rufus Gathercole")!;
  const decision_id = stableId(`removal ${review_id}`, new Date(removedAt));
  const ticket_id = stableId(`appealed ${review_id}`, new Date(at));
  await trx.insertInto("report_tickets").values({ id: ticket_id, review_id, appealed: true, opened_at: at }).execute();
  await trx
    .insertInto("review_decisions")
    .values({
      id: decision_id,
      review_id,
      ticket_id,
      action: "remove",
      because: "conflict-of-interest",
      explanation: "You recommend your brother-in-law’s barn, and haven’t been inside this one.",
      decided_by: people.get("admin@demo.example")!,
      at: removedAt,
    })
    .execute();
  await trx
    .insertInto("review_appeals")
    .values({
      id: stableId(`appeal ${review_id}`, new Date(at)),
      decision_id,
      ticket_id,
      appellant_id: author,
      by_author: true,
      words: "I have been inside now, for my niece’s wedding. The roof is all right. I’d take Kev’s number out.",
      created_at: at,
    })
    .execute();
  const id = stableId(`reopened ${review_id}`, new Date(at));
  return { id, at, actor: author, action: "appeal", subjectType: "report", subjectId: ticket_id, to: "open" };
}
