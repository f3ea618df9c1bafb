-- Notices of illegal content. Anyone can file one, so an address here proves nothing.
create table notices (
  id uuid primary key,
  receipt text not null unique,
  vendor_id uuid not null references vendors on delete cascade, -- whose page it is on
  review_id uuid references reviews on delete cascade, -- null: it is about the listing itself
  reason text not null check (reason in ('personal-data', 'defamation', 'threats-or-hatred', 'intellectual-property', 'other')),
  explanation text not null,
  name text not null,
  email citext not null,
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text not null default '', -- what the person was told
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index notices_vendor on notices (vendor_id);
create index notices_review on notices (review_id) where review_id is not null;
create index notices_email on notices (email);

alter table moderation_events drop constraint moderation_events_subject_type_check;
alter table moderation_events add constraint moderation_events_subject_type_check
  check (subject_type in ('vendor', 'review', 'claim', 'report', 'user', 'removal', 'notice')) not valid;
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('notice', 'submit', null, 'open'),
  ('notice', 'uphold', 'open', 'upheld'),
  ('notice', 'dismiss', 'open', 'dismissed');
