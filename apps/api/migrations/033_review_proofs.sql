-- What authors hand in to show that they were a client. The file itself is in the data folder, encrypted with a key of
-- its own. That key is here, encrypted with one that the database never holds; once it is null, no one can read the file.
create table review_proofs (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  author_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('contract', 'invoice', 'receipt', 'other')),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp')),
  size integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused', 'withdrawn')),
  because text check (because in ('unreadable', 'another-vendor', 'another-person', 'no-booking', 'altered', 'other')),
  explanation text not null default '', -- what the author was told
  file_key bytea,
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  deleted_at timestamptz, -- the file
  check (file_key is null or deleted_at is null)
);
create index review_proofs_review on review_proofs (review_id, submitted_at desc);
create unique index review_proofs_current on review_proofs (review_id) where status in ('waiting', 'accepted');
create index review_proofs_author on review_proofs (author_id);
create index review_proofs_waiting on review_proofs (submitted_at, id) where status = 'waiting';
create index review_proofs_due on review_proofs (decided_at) where file_key is not null;

alter table moderation_events drop constraint moderation_events_subject_type_check;
alter table moderation_events add constraint moderation_events_subject_type_check
  check (subject_type in ('vendor', 'review', 'claim', 'report', 'user', 'removal', 'notice', 'proof')) not valid;
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('proof', 'submit', null, 'waiting'),
  ('proof', 'withdraw', 'waiting', 'withdrawn'),
  ('proof', 'accept', 'waiting', 'accepted'),
  ('proof', 'refuse', 'waiting', 'refused'),
  ('proof', 'open', null, null);
