-- What the queues, lists and the record are read by. Each statement is a transaction of its own, and no table is locked while its
-- index is built (src/database/migrate.ts). Where an earlier version of 037 to 044 has been applied, most of them exist already.

-- Vendors that wait for someone, by how long.
create index concurrently if not exists vendors_queue on vendors (status, status_since, id)
  where status in ('pending', 'rejected', 'suspended');

do $$
declare
  first uuid[];
begin
  loop
    select array(
      select id from vendors where status in ('pending', 'rejected', 'suspended') and status_since is null limit 500) into first;
    exit when cardinality(first) = 0;
    update vendors v set status_since = coalesce(
      (select max(e.at) from moderation_events e
       where e.subject_type = 'vendor' and e.subject_id = v.id and e.to_state = v.status), v.created_at)
    where v.id = any(first);
    commit;
  end loop;
end $$;

-- Decisions, apart from what people do with their own things: far fewer than the record has entries.
create index concurrently if not exists moderation_decisions on moderation_events (subject_type, at desc, id desc)
  where actor_id is not null and from_state is not null
    and action not in ('resubmit', 'send more', 'withdraw', 'delete', 'appeal', 'close account', 'reopen account', 'become admin');

-- How admins look through the record: the latest first, one person's, one action's.
create index concurrently if not exists moderation_events_at on moderation_events (at desc, id desc);

create index concurrently if not exists moderation_events_actor on moderation_events (actor_id, at desc, id desc)
  where actor_id is not null;

create index concurrently if not exists moderation_events_action on moderation_events (action, at desc, id desc);

create index concurrently if not exists reviews_held on reviews (created_at, id) where status = 'held';

-- What was removed is kept until no one can appeal; then its words go.
create index concurrently if not exists reviews_removed_words on reviews (id) where status = 'removed' and review <> '';

-- People, found by any part of their name or address.
create index concurrently if not exists users_search
  on users using gin (lower(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops) where deleted_at is null;

create index concurrently if not exists users_newest on users (created_at desc, id desc) where deleted_at is null;

create index concurrently if not exists users_admins on users (id) where is_admin;

create index concurrently if not exists users_suspended on users (created_at desc, id desc) where suspended_at is not null;

create index concurrently if not exists emails_failed on emails (failed_at desc, id desc) where failed_at is not null;
