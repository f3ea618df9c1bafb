-- Why a review is or was held, beside the review, so that the queue finds the few that are held for something rare. Copied from
-- the record by a trigger, so that nodes of the release before fill it in, too.
alter table reviews add column if not exists held_because text;

create or replace function reviews_know_why_held() returns trigger language plpgsql as $$
begin
  update reviews set held_because = new.reason where id = new.subject_id;
  return null;
end $$;

create or replace trigger moderation_events_hold after insert on moderation_events for each row
  when (new.subject_type = 'review' and new.action = 'hold') execute function reviews_know_why_held();

update reviews r set held_because = e.reason from moderation_events e
  where r.status = 'held' and r.held_because is null and e.subject_type = 'review' and e.subject_id = r.id and e.action = 'hold';

create index concurrently if not exists reviews_held_because on reviews (held_because, created_at, id) where status = 'held';
