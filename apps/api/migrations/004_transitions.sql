-- The record of decisions takes only what may happen: what is done to what, from which state to which. The server has the same table in
-- src/record/transitions.ts, and a test holds the two together. What is on record already stays as it is.

create table moderation_transitions (
  subject_type text not null,
  action text not null,
  from_state text, -- null: it begins with this, or has no state that could change
  to_state text,
  unique nulls not distinct (subject_type, action, from_state, to_state)
);

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'import', null, 'approved'),
  ('vendor', 'submit', null, 'pending'),
  ('vendor', 'approve', 'pending', 'approved'),
  ('vendor', 'reject', 'pending', 'rejected'),
  ('vendor', 'resubmit', 'rejected', 'pending'),
  ('vendor', 'suspend', 'approved', 'suspended'),
  ('vendor', 'reinstate', 'suspended', 'approved'),
  ('vendor', 'merge', 'approved', 'merged'),
  ('vendor', 'unmerge', 'merged', 'approved'),
  ('vendor', 'retire', 'approved', 'retired'),
  ('claim', 'submit', null, 'pending'),
  ('claim', 'ask for more', 'pending', 'needs-more'),
  ('claim', 'send more', 'needs-more', 'pending'),
  ('claim', 'approve', 'pending', 'approved'),
  ('claim', 'reject', 'pending', 'rejected'),
  ('claim', 'withdraw', 'pending', 'withdrawn'),
  ('report', 'submit', null, 'open'),
  ('report', 'uphold', 'open', 'upheld'),
  ('report', 'dismiss', 'open', 'dismissed'),
  ('report', 'appeal', 'upheld', 'open'),
  ('report', 'appeal', 'dismissed', 'open'),
  ('review', 'hold', null, 'held'),
  ('review', 'publish', null, 'published'),
  ('review', 'publish', 'held', 'published'),
  ('review', 'hide', 'published', 'hidden'),
  ('review', 'restore', 'hidden', 'published'),
  ('review', 'remove', 'held', 'removed'),
  ('review', 'remove', 'published', 'removed'),
  ('review', 'remove', 'hidden', 'removed'),
  ('review', 'close account', 'published', 'hidden'),
  ('review', 'reopen account', 'hidden', 'published'),
  ('user', 'invite admin', null, null),
  ('user', 'become admin', 'user', 'admin'),
  ('user', 'end sessions', null, null);

-- Once a statement: an import records hundreds at a time. EXCEPT holds nulls for equal.
create function refuse_other_transitions() returns trigger language plpgsql as $$
declare
  other record;
begin
  select subject_type, action, from_state, to_state into other from new_events
  except select subject_type, action, from_state, to_state from moderation_transitions
  limit 1;
  if found then
    raise exception 'the record takes no % of a % from % to %', other.action, other.subject_type,
      coalesce(other.from_state, 'nothing'), coalesce(other.to_state, 'nothing')
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger moderation_events_transitions after insert on moderation_events
  referencing new table as new_events for each statement execute function refuse_other_transitions();
