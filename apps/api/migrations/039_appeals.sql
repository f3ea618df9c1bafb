-- Appeals against decisions about reviews: by the author against what restricts a review, and by those who reported one against
-- a dismissal. An appeal opens the ticket again, or a new one if no one had reported the review.
create table review_appeals (
  id uuid primary key,
  decision_id uuid not null references review_decisions on delete cascade,
  ticket_id uuid not null references report_tickets on delete cascade,
  appellant_id uuid not null references users on delete cascade,
  by_author boolean not null,
  words text not null,
  -- null: open, as its ticket is; ended: there is nothing left to decide, because the review was deleted or taken down
  outcome text check (outcome in ('granted', 'partly', 'refused', 'ended')),
  outcome_id uuid references review_decisions on delete set null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (ticket_id, appellant_id)
);
create index review_appeals_decision on review_appeals (decision_id);
create index review_appeals_outcome on review_appeals (outcome_id);
create index review_appeals_appellant on review_appeals (appellant_id, created_at desc, id desc);

alter table report_tickets add column appealed boolean not null default false;
create index report_tickets_appeals on report_tickets (priority, opened_at, id) where status = 'open' and appealed;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'appeal', null, 'open'),
  ('review', 'reinstate', 'removed', 'published');

-- What admins often say, with blanks such as {business}.
create table saved_answers (
  id uuid primary key,
  title text not null,
  text text not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now()
);
create index saved_answers_changed_by on saved_answers (changed_by);
