-- Tells every server whose admins are watching what has changed (moderation/queue-watch.ts). A NOTIFY takes a lock that all
-- commits with one wait for, so there is none for what nobody waits for: reviews that are public straight away, imported
-- listings, and actions that change no state.
create function notify_decisions() returns trigger language plpgsql as $$
begin
  perform pg_notify('moderation', e.subject_type) from (
    select distinct subject_type from new_events
    where from_state is distinct from to_state
      and not (from_state is null and to_state in ('published', 'approved', 'listed'))) e;
  return null;
end $$;
create trigger moderation_events_notify after insert on moderation_events
  referencing new table as new_events for each statement execute function notify_decisions();

-- Proposals are decided by owners too, and aren't on record.
create function notify_proposals() returns trigger language plpgsql as $$
begin
  perform pg_notify('moderation', 'proposal');
  return null;
end $$;
create trigger vendor_proposals_notify after insert or update of status or delete on vendor_proposals
  for each statement execute function notify_proposals();
