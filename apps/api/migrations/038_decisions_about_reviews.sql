-- What admins decide about reviews, with the reasons that people are given. The record has the decision without its words.
create table review_decisions (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  ticket_id uuid references report_tickets on delete cascade, -- null: no one had reported it
  action text not null check (action in ('publish', 'restore', 'dismiss', 'warn', 'redact', 'hide', 'remove')),
  because text check (because in (
    'not-genuine', 'abusive', 'personal-data', 'illegal', 'off-topic', 'conflict-of-interest', 'other')),
  explanation text not null,
  decided_by uuid references users on delete set null,
  at timestamptz not null default now()
);
create index review_decisions_review on review_decisions (review_id, at desc, id desc);
create index review_decisions_ticket on review_decisions (ticket_id);
create index review_decisions_decided_by on review_decisions (decided_by);
create index review_decisions_latest on review_decisions (at desc, id desc);

-- What a version of a review said before a part of it was taken away. The review itself no longer has it, nor do its
-- revisions. It is kept until no one can appeal any more.
create table redacted_words (
  review_id uuid not null,
  revision integer not null,
  decision_id uuid not null references review_decisions on delete cascade,
  title text not null,
  review text not null,
  primary key (review_id, revision),
  foreign key (review_id, revision) references review_revisions on delete cascade
);
create index redacted_words_decision on redacted_words (decision_id);

-- Not shown to the public: a later version is what a redaction has left.
alter table review_revisions add column withheld boolean not null default false;

-- The order in which open tickets should be decided: 0 first.
alter table report_tickets add column priority smallint not null default 1;
update report_tickets t set priority = 0
where exists (select from review_reports p where p.ticket_id = t.id and p.reason in ('personal-data', 'illegal'));
create index report_tickets_queue on report_tickets (priority, opened_at, id) where status = 'open';
create index report_tickets_newest on report_tickets (opened_at desc, id desc) where status = 'open';
create index report_tickets_decided on report_tickets (decided_at desc, id desc) where status in ('upheld', 'dismissed');

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'warn author', 'open', 'upheld'),
  ('report', 'redact', 'open', 'upheld');
