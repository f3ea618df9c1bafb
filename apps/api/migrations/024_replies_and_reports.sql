-- Replies that can be edited, and what people report about reviews.

alter table review_responses add column edited_at timestamptz;
alter table review_responses add column version integer not null default 1;

-- However many people report a review, there is one open ticket, and one decision about it.
create table report_tickets (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed', 'withdrawn')),
  opened_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index report_tickets_open on report_tickets (review_id) where status = 'open';
create index report_tickets_review on report_tickets (review_id);

create table review_reports (
  id uuid primary key,
  ticket_id uuid not null references report_tickets on delete cascade,
  review_id uuid not null references reviews on delete cascade,
  revision integer not null, -- of the review, as it was when it was reported
  reporter_id uuid not null references users on delete cascade,
  by_team boolean not null, -- by someone who looked after the vendor then
  reason text not null check (reason in (
    'fake', 'conflict-of-interest', 'not-about-this-vendor', 'hate-or-threats', 'personal-data', 'illegal', 'spam', 'other')),
  report text not null default '',
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  unique (review_id, reporter_id, revision)
);
create index review_reports_ticket on review_reports (ticket_id);
create index review_reports_reporter on review_reports (reporter_id, created_at desc, id desc);

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'withdraw', 'open', 'withdrawn');
