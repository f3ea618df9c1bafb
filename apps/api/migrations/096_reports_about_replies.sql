-- People report a vendor's reply as they do a review, in a ticket of its own: what becomes of one is no decision about the other.
alter table report_tickets add column if not exists about text not null default 'review' check (about in ('review', 'response'));

-- Null: it is about the reply, of which there may be several reports by the same person, one after each change.
alter table review_reports alter column revision drop not null;

-- What a removed reply said, for as long as what is taken from a review is kept.
create table if not exists removed_replies (
  decision_id uuid primary key references review_decisions on delete cascade,
  text text not null
);

alter table review_decisions drop constraint if exists review_decisions_action_check;

alter table review_decisions add constraint review_decisions_action_check
  check (action in ('publish', 'restore', 'dismiss', 'warn', 'redact', 'hide', 'remove', 'remove-reply')) not valid;

alter table review_decisions validate constraint review_decisions_action_check;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'remove reply', 'open', 'upheld') on conflict do nothing;

create unique index concurrently if not exists report_tickets_open_about on report_tickets (review_id, about) where status = 'open';

drop index concurrently if exists report_tickets_open;
