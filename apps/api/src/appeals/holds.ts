// Which decisions about a review still make it what it is.
import { sql } from "kysely";

/** For `review_decisions d`: there is none of this kind after it. */
const isLast = (kind: ReturnType<typeof sql>) => sql`not exists (
  select from review_decisions l where l.review_id = d.review_id and (l.at, l.id) > (d.at, d.id) and ${kind})`;
const isKept = (decision: "d" | "l") => sql`exists (
  select from redacted_words k where k.decision_id = ${sql.ref(`${decision}.id`)})`;

/** For `review_decisions d` about `reviews r`: its author has written nothing since. */
export const isUnedited = sql<boolean>`(r.edited_at is null or r.edited_at < d.at)`;

/**
 * For `review_decisions d` about `reviews r`: whether it is why the review is as it is, so that there is something to appeal
 * against. What was decided since about something else, such as other people's reports, doesn't change that; nor does an appeal
 * after which a review that was shown again stays so, for those who have not appealed.
 */
export const holds = sql<boolean>`case d.action
  when 'redact' then ${isKept("d")} and ${isLast(sql`l.action = 'redact' and ${isKept("l")}`)}
  when 'hide' then r.status = 'hidden' and ${isLast(sql`l.action = 'hide'`)}
  when 'remove' then r.status = 'removed' and ${isLast(sql`l.action = 'remove'`)}
  when 'dismiss' then r.status = 'published' and ${isLast(sql`l.ticket_id = d.ticket_id and l.action <> 'dismiss'`)}
  when 'restore' then r.status = 'published' and ${isLast(sql`l.ticket_id = d.ticket_id and l.action not in ('restore', 'dismiss')`)}
  when 'warn' then r.status = 'published' and ${isLast(sql`l.ticket_id = d.ticket_id and l.action <> 'warn'`)}
  else false end`;

/** For `review_decisions d`: it is about the reply to the review, and none about the review itself. */
export const isAboutReply = sql<boolean>`(d.action = 'remove-reply' or exists (
  select from report_tickets k where k.id = d.ticket_id and k.about = 'response'))`;
