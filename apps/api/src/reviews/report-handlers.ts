// Reports about reviews and the replies to them: what people think is wrong with one, and what has become of it. A review's
// reports make one ticket, and those about its reply another. None of them hides anything; packages/rules/reports.ts has the rules.
import type { components } from "@troth/api-client/schema";
import { day, lifetimes } from "@troth/rules/lifetimes";
import { publicName } from "@troth/rules/public-name";
import { replyReasons, reportsADay, urgentReasons } from "@troth/rules/reports";
import { type Kysely, sql, type Transaction } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { inTransaction } from "../database/open.ts";
import type { Schema } from "../database/schema.ts";
import { listName, type Position, readCursor } from "../lists/cursor.ts";
import { keyset, page } from "../lists/keyset.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField, ProblemError } from "../problems.ts";
import { record } from "../record/record.ts";
import { withIdempotencyKey } from "../security/idempotency.ts";
import { countAttempt, type Limit } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { manages } from "../team/managers.ts";
import { cleanName } from "../text/clean-name.ts";
import { siteOf } from "../users/emails.ts";
import type { Means } from "./decide-review.ts";
import { replyReportedEmail, reportedEmail, reviewReportedEmail } from "./emails.ts";
import { endReports } from "./end-reports.ts";
import { lockShownReview } from "./shown-review.ts";

type Report = components["schemas"]["Report"];
type NewReport = components["schemas"]["NewReport"];

// Each one may e-mail the author of a review.
const limits = {
  newcomer: { name: "report:newcomer", hits: reportsADay.byNewcomers, seconds: lifetimes.attempts },
  reporter: { name: "report:reporter", hits: reportsADay.byOthers, seconds: lifetimes.attempts },
} satisfies Record<string, Limit>;

export function reportHandlers(services: Services) {
  const { db, jobs, cache, settings, log } = services;
  const site = siteOf(services);

  return {
    async reportReview({ path, body, headers, caller: { userId } }) {
      const given = { about: body.about ?? "review", reason: body.reason, report: body.report?.trim() ?? "" };
      if (given.about === "response" && !replyReasons.some((reason) => reason === given.reason))
        throw invalidField("/reason", "isn’t for a reply");
      if (given.reason === "other" && given.report === "")
        throw invalidField("/report", "Tell us what’s wrong with it");
      const { answer, repeated } = await withIdempotencyKey(
        db,
        { userId, operation: "reportReview", key: headers["Idempotency-Key"], request: { path, body } },
        async (trx) => {
          const { before, ticketId, isReply, ...review } = await addReport(trx, path.id, userId, given);
          const isFirst = before.length === 0;
          const about = { reviewId: path.id, vendorId: review.vendor_id, vendor: cleanName(review.vendor_name) };
          if (!isReply && !review.former && !before.includes(given.reason)) {
            const mail = reportedEmail(site, review.email, about, { reason: given.reason, isFirst });
            await queueMail(trx, jobs, mail, review.author_id);
          }
          if (isFirst || (isUrgent(given.reason) && !before.some(isUrgent))) {
            const mail = { ...given, ticketId, isUrgent: isUrgent(given.reason), byTeam: review.byTeam };
            const toOperator = isReply ? replyReportedEmail : reviewReportedEmail;
            await queueMail(trx, jobs, toOperator(site, settings.operatorEmail, about, mail), null);
          }
          return toReport((await readReports(trx, sql`p.id = ${review.reportId}::uuid`))[0]!);
        },
      );
      if (!repeated) {
        cache.clear();
        log.info({ event: "review-reported", reportId: answer.id, reviewId: path.id, userId }, "review reported");
      }
      return answer;
    },

    async listMyReports({ caller: { userId }, query: { cursor, limit = 20 } }) {
      const list = listName("reports", userId);
      const own = sql`p.reporter_id = ${userId}::uuid`;
      const rows = await readReports(db, own, { from: readCursor(cursor, list, reportOrder.kinds), limit });
      const { items, nextCursor } = page(rows, limit, list);
      return { items: items.map(toReport), nextCursor };
    },

    async withdrawReport({ path, caller: { userId } }) {
      await inTransaction(db, (trx) => withdraw(trx, { jobs, site }, { id: path.id, userId }));
      cache.clear();
      log.info({ event: "report-withdrawn", reportId: path.id, userId }, "report withdrawn");
    },
  } satisfies Partial<Handlers>;
}

const isUrgent = (given: Report["reason"]) => urgentReasons.some((reason) => reason === given);

/**
 * @returns what it is about, and what earlier reports of its ticket allege
 * @throws ProblemError not-found, own-review, forbidden, already-reported or too-many-requests
 */
async function addReport(
  trx: Transaction<Schema>,
  reviewId: string,
  userId: string,
  { about, ...given }: Required<NewReport>,
) {
  const review = await lockShownReview(trx, reviewId);
  const isReply = about === "response";
  const byTeam = await manages(trx, { vendorId: review.vendor_id, userId });
  if (isReply) await assertReplyOfOthers(trx, reviewId, byTeam);
  else if (review.author_id === userId)
    throw new ProblemError("own-review", { detail: "This is your own review. You can’t report it." });
  const same = isReply ? isAboutPresentReply : sql`p.revision = ${review.revision}`;
  const [first] = await readReports(
    trx,
    sql`p.reporter_id = ${userId}::uuid and p.review_id = ${reviewId}::uuid and ${same}`,
  );
  if (first) throw new ProblemError("already-reported", { reportId: first.id, reportStatus: first.status });
  const { is_new } = await trx
    .selectFrom("users")
    .select(sql<boolean>`created_at > now() - make_interval(secs => ${reportsADay.newFor * day})`.as("is_new"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await countAttempt(trx, is_new ? limits.newcomer : limits.reporter, userId);

  const open = await trx
    .selectFrom("report_tickets as t")
    .select("t.id")
    // None if an admin has opened it. What was withdrawn has been told all the same.
    .select(sql<Report["reason"][]>`array(select p.reason from review_reports p where p.ticket_id = t.id)`.as("before"))
    .where("review_id", "=", reviewId)
    .where("about", "=", about)
    .where("status", "=", "open")
    .executeTakeFirst();
  const ticketId = open?.id ?? uuidv7();
  const urgent = isUrgent(given.reason) && { priority: 0 };
  if (open)
    await trx
      .updateTable("report_tickets")
      .set({
        version: sql`version + 1`,
        ...urgent,
        alleged: sql`array_append(array_remove(alleged, ${given.reason}), ${given.reason})`,
      })
      .where("id", "=", ticketId)
      .execute();
  else {
    await trx
      .insertInto("report_tickets")
      .values({ id: ticketId, review_id: reviewId, about, ...urgent, alleged: [given.reason] })
      .execute();
    await record(trx, { actor: userId, action: "submit", subjectType: "report", subjectId: ticketId, to: "open" });
  }
  const reportId = uuidv7();
  await trx
    .insertInto("review_reports")
    .values({
      id: reportId,
      ticket_id: ticketId,
      review_id: reviewId,
      revision: isReply ? null : review.revision,
      reporter_id: userId,
      by_team: byTeam,
      ...given,
    })
    .execute();
  return { ...review, isReply, reportId, byTeam, ticketId, before: open?.before ?? [] };
}

/** For `review_reports p` of `report_tickets t`: it is about what the reply says now. */
const isAboutPresentReply = sql`t.about = 'response' and p.created_at >= (
  select coalesce(a.edited_at, a.created_at) from review_responses a where a.review_id = p.review_id)`;

/** @throws ProblemError not-found; forbidden for those whose reply it is */
async function assertReplyOfOthers(trx: Transaction<Schema>, reviewId: string, byTeam: boolean): Promise<void> {
  const reply = trx.selectFrom("review_responses").select("review_id").where("review_id", "=", reviewId);
  if (!(await reply.executeTakeFirst())) throw new ProblemError("not-found");
  if (byTeam) throw new ProblemError("forbidden", { detail: "It’s your own reply. You can change or delete it." });
}

/** @throws ProblemError not-found if it is someone else's; conflict if it has been decided */
async function withdraw(
  trx: Transaction<Schema>,
  means: Means,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const own = trx
    .selectFrom("review_reports as p")
    .innerJoin("report_tickets as t", "t.id", "p.ticket_id")
    .select(["p.withdrawn_at", "p.ticket_id", "p.review_id", "p.decision_id"])
    .select(["t.status", "t.about", "t.appealed", "t.own_initiative"])
    .where("p.id", "=", id)
    .where("p.reporter_id", "=", userId);
  const asked = await own.executeTakeFirst();
  if (!asked) throw new ProblemError("not-found");
  // As a report does first.
  await trx.selectFrom("reviews").select("id").where("id", "=", asked.review_id).forNoKeyUpdate().execute();
  const report = await own.executeTakeFirstOrThrow();
  if (report.withdrawn_at !== null) return;
  // An appeal may have opened the ticket again since.
  if (report.status !== "open" || report.decision_id !== null)
    throw new ProblemError("conflict", { detail: "We’ve decided about it already. Your profile says what." });
  await trx
    .updateTable("review_reports")
    .set({ withdrawn_at: sql`now()` })
    .where("id", "=", id)
    .execute();
  const others = await trx
    .selectFrom("review_reports")
    .select("reason")
    .distinct()
    .where("ticket_id", "=", report.ticket_id)
    .where("withdrawn_at", "is", null)
    .execute();
  // An appeal waits for its answer, and an admin who has taken it up decides, whoever else has reported the review.
  if (others.length > 0 || report.appealed || report.own_initiative) {
    const priority = others.some(({ reason }) => isUrgent(reason)) ? 0 : 1;
    await trx
      .updateTable("report_tickets")
      .set({ version: sql`version + 1`, priority, alleged: others.map(({ reason }) => reason) })
      .where("id", "=", report.ticket_id)
      .execute();
    return;
  }
  await endReports(trx, means, { reviewId: report.review_id, about: report.about, action: "withdraw", actor: userId });
}

interface ReportRow {
  id: string;
  about: Report["about"];
  review_id: string;
  first_name: string;
  last_name: string;
  former: boolean;
  title: string;
  is_published: boolean;
  vendor_id: string;
  vendor_name: string;
  language: string;
  reason: Report["reason"];
  report: string;
  status: Report["status"];
  created_at: Date;
  decided_at: Date | null;
  decision_id: string | null;
  keys: number[];
}

/** Latest first. */
const reportOrder = keyset([{ kind: "micros", column: sql`p.created_at` }], { id: sql`p.id` });

async function readReports(
  db: Kysely<Schema>,
  which: ReturnType<typeof sql>,
  { from, limit }: { from: Position | null; limit: number } = { from: null, limit: 1 },
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select p.id, t.about, p.review_id, u.first_name, u.last_name, u.deleted_at is not null or u.erase_at is not null as former,
           r.title, r.status = 'published' and v.status = 'approved' as is_published, r.vendor_id, v.name as vendor_name,
           v.language, p.reason, p.report, case when p.withdrawn_at is null then t.status else 'withdrawn' end as status,
           case when t.about = 'review' then p.decision_id end as decision_id, p.created_at, coalesce(p.withdrawn_at, t.decided_at) as decided_at, ${reportOrder.keys} as keys
    from review_reports p
    join report_tickets t on t.id = p.ticket_id join reviews r on r.id = p.review_id
    join users u on u.id = r.author_id join vendors v on v.id = r.vendor_id
    where ${which} and ${reportOrder.after(from)}
    ${reportOrder.upTo(limit)}`.execute(db);
  return rows;
}

const toReport = (row: ReportRow): Report => ({
  id: row.id,
  about: row.about,
  review: {
    id: row.review_id,
    author: row.former ? "Former member" : publicName(row.first_name, row.last_name),
    title: row.is_published ? row.title : "",
    isPublished: row.is_published,
    vendor: { id: row.vendor_id, name: row.vendor_name, language: row.language },
  },
  reason: row.reason,
  report: row.report,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decisionId: row.decision_id,
});
