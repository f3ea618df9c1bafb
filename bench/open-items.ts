// What waits for admins, spread over the queues as life would spread it, and as much again that has been decided. The record
// has an entry for every vendor and review, too.
import { insertEvents } from "../apps/api/src/record/insert-events.ts";
import type { Size } from "./data.ts";

export const adminId = "01900000-0000-7000-8002-000000000000";

const shares = {
  reports: 0.4,
  vendors: 0.12,
  claims: 0.1,
  proposals: 0.12,
  held: 0.12,
  proofs: 0.08,
  notices: 0.04,
  removals: 0.02,
};

// `at` is when one of them began: the open ones within a month, the decided ones within three. Days, because the decided
// ones took one to three.
const ground = `
create function made.id(kind integer, n bigint) returns uuid language sql immutable as $$
  select ('01900000-0000-7000-80' || lpad(to_hex(kind), 2, '0') || '-' || lpad(n::text, 12, '0'))::uuid $$;
create function made.opened(n bigint) returns timestamptz language sql stable as $$
  select now() - made.pick(n * 7 + 1, 43200) * interval '1 minute' $$;
create function made.closed(n bigint) returns timestamptz language sql stable as $$
  select now() - made.pick(n * 7 + 2, 129600) * interval '1 minute' $$;
create function made.took(n bigint) returns interval language sql immutable as $$
  select (1 + made.pick(n * 7 + 3, 3)) * interval '1 day' $$;
insert into users (id, email, first_name, last_name, email_verified_at, is_admin, role)
  values ('${adminId}', 'admin@example.org', 'Ada', 'Admin', now(), true, 'admin');`;

/** On record as begun, and the second half of them as decided. */
const recorded = (kind: number, subject: string, waiting: string, decision: string, result: string, open: number) => `
${insertEvents}
  select gen_random_uuid(), case when i <= ${open} then made.opened(i) else made.closed(i) - made.took(i) end, made.id(2, i), 'submit',
         '${subject}', made.id(${kind}, i), null, '${waiting}', ''
  from generate_series(1, ${2 * open}) i;
${insertEvents}
  select gen_random_uuid(), made.closed(i), '${adminId}', '${decision}', '${subject}', made.id(${kind}, i), '${waiting}', '${result}', ''
  from generate_series(${open} + 1, ${2 * open}) i;`;

/**
 * The statements that follow those of the vendors and reviews, before their numbers are worked out.
 * @param count how many items wait
 */
export function openItems({ vendors, reviews }: Size, count: number): string[] {
  const of = (queue: keyof typeof shares) => Math.round(count * shares[queue]);
  const people = Math.max(1_000, Math.ceil(reviews / 20));
  const vendor = `made.id(0, 1 + made.pick(i * 31, ${vendors}))`;
  const person = `made.id(2, 1 + made.pick(i * 37, ${people}))`;
  /** Some reviews, one for each i, other ones than those of another kind. */
  const someReviews = (from: number, many: number) =>
    `(select id, row_number() over () as i from (select id from reviews order by id offset ${from} limit ${many}) r) r`;
  const state = (decided: string, waiting: string, open: number) =>
    `case when i <= ${open} then '${waiting}' else '${decided}' end`;
  const when = (open: number) => `case when i <= ${open} then made.opened(i) else made.closed(i) - made.took(i) end`;
  const after = (open: number) => `case when i > ${open} then made.closed(i) end`;
  const [reports, claims, proposals] = [of("reports"), of("claims"), of("proposals")];
  const [held, proofs, notices, removals, pending] = [
    of("held"),
    of("proofs"),
    of("notices"),
    of("removals"),
    of("vendors"),
  ];
  const appeals = Math.ceil(reports / 20);
  return [
    ground,
    // The weeks that are shown have their share of the reviews of six years.
    `update reviews set created_at = now() - right(id::text, 12)::bigint * interval '6 years' / ${reviews}
     where right(id::text, 12)::bigint * interval '6 years' / ${reviews} < interval '84 days';`,
    // Those that wait are made of what was there.
    `set troth.unchecked_states = 'yes';
     update vendors set status = 'pending', added_by = ${person.replaceAll("i *", "nr *")}
     from (select id as pending, row_number() over () as nr from (select id from vendors order by id desc limit ${pending}) v) v where id = pending;
     update vendors set status_since = made.opened(('x' || right(id::text, 8))::bit(32)::int) where status = 'pending';
     update reviews set status = 'held', held_because = 'alike', created_at = made.opened(i) from ${someReviews(0, held)} where reviews.id = r.id;
     reset troth.unchecked_states;`,
    // It was all sealed long ago.
    `set session_replication_role = replica;
     delete from record_backfill;
     ${insertEvents} select gen_random_uuid(), created_at, null, 'import', 'vendor', id, null, 'approved', '' from vendors where status = 'approved';
     ${insertEvents} select gen_random_uuid(), status_since, added_by, 'submit', 'vendor', id, null, 'pending', '' from vendors where status = 'pending';
     ${insertEvents} select gen_random_uuid(), created_at, case when status = 'held' then null else author_id end,
       case when status = 'held' then 'hold' else 'publish' end, 'review', id, null, status, case when status = 'held' then 'alike' else '' end from reviews;
     ${insertEvents} select gen_random_uuid(), made.closed(i), '${adminId}', 'approve', 'vendor', id, 'pending', 'approved', ''
       from (select id, row_number() over () as i from (select id from vendors where status = 'approved' order by id limit ${pending}) v) v;
     ${insertEvents} select gen_random_uuid(), greatest(created_at, now() - interval '90 days') + made.took(i), '${adminId}', 'publish', 'review', r.id, 'held', 'published', ''
       from ${someReviews(held, held)} join reviews using (id);
     ${recorded(4, "report", "open", "dismiss", "dismissed", reports)}
     ${recorded(5, "claim", "pending", "approve", "approved", claims)}
     ${recorded(7, "notice", "open", "dismiss", "dismissed", notices)}
     ${recorded(8, "removal", "open", "decline", "declined", removals)}
     ${recorded(9, "proof", "waiting", "accept", "accepted", proofs)}
     reset session_replication_role;`,
    `insert into report_tickets (id, review_id, status, opened_at, decided_at, priority, appealed)
       select made.id(4, i), r.id, ${state("dismissed", "open", reports)}, ${when(reports)}, ${after(reports)},
              case when i % 10 = 0 then 0 else 1 end, i <= ${appeals}
       from ${someReviews(2 * held, 2 * reports)};
     insert into review_reports (id, ticket_id, review_id, revision, reporter_id, by_team, reason, report, created_at)
       select gen_random_uuid(), t.id, t.review_id, 1, made.id(2, 1 + n * 300 + i % 300), false,
              (array['fake', 'spam', 'hate-or-threats', 'other'])[1 + made.pick(i * 3 + n, 4)], 'I was there, and this is not what happened.', t.opened_at
       from (select *, row_number() over () as i from report_tickets) t, generate_series(0, 2) n where n <= made.pick(i, 3);
     update report_tickets t set alleged = array(select distinct reason from review_reports where ticket_id = t.id);
     insert into review_decisions (id, review_id, ticket_id, action, explanation, decided_by, at)
       select made.id(10, i), review_id, id, 'dismiss', 'It says what they saw, and names no one.', '${adminId}', coalesce(decided_at, opened_at)
       from (select *, row_number() over () as i from report_tickets where status <> 'open' or appealed) t;
     insert into review_appeals (id, decision_id, ticket_id, appellant_id, by_author, words, created_at)
       select gen_random_uuid(), d.id, t.id, made.id(2, 1), false, 'You have not asked anyone who was there.', t.opened_at
       from report_tickets t join review_decisions d on d.ticket_id = t.id where t.appealed;`,
    `insert into claims (id, vendor_id, claimant_id, role, note, status, created_at, decided_at)
       select made.id(5, i), ${vendor}, ${person}, 'owner', 'It is my business, and the number is mine.', ${state("approved", "pending", claims)}, ${when(claims)}, ${after(claims)}
       from generate_series(1, ${2 * claims}) i;
     insert into vendor_proposals (id, vendor_id, proposer_id, changes, note, status, created_at, decided_at)
       select made.id(6, i), ${vendor}, ${person}, '[{"field":"address","from":"1 High Street","to":"2 High Street"}]', 'They have moved.',
              ${state("decided", "open", proposals)}, ${when(proposals)}, ${after(proposals)}
       from generate_series(1, ${2 * proposals}) i;
     insert into notices (id, receipt, vendor_id, reason, explanation, name, email, status, created_at, decided_at)
       select made.id(7, i), 'N-' || i, ${vendor}, 'other', 'The picture is mine.', 'Maja Novak', 'maja-' || i || '@example.org',
              ${state("dismissed", "open", notices)}, ${when(notices)}, ${after(notices)}
       from generate_series(1, ${2 * notices}) i;
     insert into removal_requests (id, receipt, vendor_id, name, email, role, reason, status, created_at, decided_at)
       select made.id(8, i), 'R-' || i, ${vendor}, 'Maja Novak', 'maja-' || i || '@example.org', 'owner', 'We have closed the business.',
              ${state("declined", "open", removals)}, ${when(removals)}, ${after(removals)}
       from generate_series(1, ${2 * removals}) i;
     insert into review_proofs (id, review_id, author_id, kind, media_type, size, status, submitted_at, decided_at)
       select made.id(9, i), r.id, author_id, 'invoice', 'application/pdf', 100000, ${state("accepted", "waiting", proofs)}, ${when(proofs)}, ${after(proofs)}
       from ${someReviews(2 * held + 2 * reports, 2 * proofs)} join reviews using (id);`,
  ];
}
