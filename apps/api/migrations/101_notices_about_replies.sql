-- A notice about a review can turn out to be about the vendor's reply to it. Then the reply goes, and the review stays.
alter table notices add column if not exists reply_removed boolean not null default false;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('notice', 'remove reply', 'open', 'upheld') on conflict do nothing;
