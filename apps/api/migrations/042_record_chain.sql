-- The record of decisions as a chain: each event's hash includes the hash before it, so nothing in it can be changed, left out or put
-- in between without breaking it (npm run record:verify). Events are linked after their transaction has committed, so no write waits
-- for another's hash, and one that commits late simply comes later in the chain.

create table record_chain (
  position bigint primary key,
  event_id uuid not null unique,
  hash bytea not null
);
create trigger record_chain_append_only before update or delete or truncate on record_chain
  for each statement execute function refuse_change();

-- Events that have no place in the chain yet.
create table record_unsealed (
  event_id uuid primary key
);

-- How far the events from before there was a chain have come, by their ids. No row: all of them have their place.
create table record_backfill (
  after uuid primary key
);
insert into record_backfill values ('00000000-0000-0000-0000-000000000000');

-- What the last complete check of the chain found. One row.
create table record_check (
  single boolean primary key default true check (single),
  checked_at timestamptz not null default now(),
  events bigint not null,
  head bytea, -- null: nothing is on record
  fault text -- null: the record is whole
);

-- Columns that are null are left out, so that a column added later changes no hash of before.
create function record_hash(previous bytea, event moderation_events) returns bytea language sql stable set timezone = 'UTC' as $$
  select sha256(previous || convert_to(jsonb_object_agg(key, value)::text, 'UTF8'))
  from jsonb_each(to_jsonb(event)) where value <> 'null'
$$;

-- Links the next events, and says whether there may be more. Each statement in here sees what has committed before it, so also what
-- another sealer has just linked.
create function seal_record(most integer) returns boolean language plpgsql as $$
declare
  event moderation_events;
  last record_chain;
  since uuid;
  upto uuid;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('record_chain'));
  select after into since from record_backfill;
  if found then
    insert into record_unsealed (event_id)
      select e.id from (select id from moderation_events where id > since order by id limit most) e
      where not exists (select from record_chain c where c.event_id = e.id)
      on conflict do nothing;
    select id into upto from (select id from moderation_events where id > since order by id limit most) e order by id desc limit 1;
    if upto is null then
      delete from record_backfill;
    else
      update record_backfill set after = upto;
    end if;
  end if;
  select * into last from record_chain order by position desc limit 1;
  if not found then
    last.position := 0;
    last.hash := '';
  end if;
  for event in
    with taken as (
      delete from record_unsealed where event_id in (
        select u.event_id from record_unsealed u join moderation_events e on e.id = u.event_id order by u.event_id limit most)
      returning event_id)
    select e.* from taken join moderation_events e on e.id = taken.event_id order by e.at, e.id
  loop
    last.position := last.position + 1;
    last.hash := record_hash(last.hash, event);
    insert into record_chain (position, event_id, hash) values (last.position, event.id, last.hash);
    sealed := sealed + 1;
  end loop;
  return sealed = most or upto is not null;
end $$;

create function leave_unsealed() returns trigger language plpgsql as $$
begin
  insert into record_unsealed (event_id) select id from new_events;
  return null;
end $$;

-- What an action changed besides the state, such as who owns a vendor: [{ field, from, to }]. Ids, never anyone's name or address.
alter table moderation_events add column changes jsonb;
create trigger moderation_events_unsealed after insert on moderation_events
  referencing new table as new_events for each statement execute function leave_unsealed();
