-- What is proposed for listings is on record like everything else that waits for a decision. Those who look after a listing
-- answer proposals; admins accept or decline them, and say why.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('proposal', 'submit', null, 'open'),
  ('proposal', 'accept', 'open', 'decided'),
  ('proposal', 'decline', 'open', 'decided'),
  ('proposal', 'answer', 'open', 'decided'),
  ('proposal', 'withdraw', 'open', 'withdrawn');

-- The subjects are those of the table of transitions.
alter table moderation_events drop constraint moderation_events_subject_type_check;
do $$
begin
  execute format(
    'alter table moderation_events add constraint moderation_events_subject_type_check check (subject_type in (%s)) not valid',
    (select string_agg(distinct quote_literal(subject_type), ', ') from moderation_transitions));
end $$;

alter table vendor_proposals
  add column because text check (because in ('unconfirmed', 'untrue', 'unsuitable', 'personal-data', 'other')),
  add column explanation text not null default '';

-- The record tells of what is decided. Only what goes with its person or its vendor isn't on record.
drop trigger vendor_proposals_notify on vendor_proposals;
create trigger vendor_proposals_notify after delete on vendor_proposals
  for each statement execute function notify_proposals();
