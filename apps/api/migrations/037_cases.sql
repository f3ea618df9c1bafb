-- What admins decide about: queues that can be read in order however many vendors there are, what was said about vendors,
-- and who is looking at what.

-- Since when a vendor has been in its state. Null for those that are older than this column, unless they wait for someone
-- (051_queues_and_lists.sql, which also has the indexes of large tables).
alter table vendors add column status_since timestamptz;
alter table vendors alter column status_since set default now();

create function note_status_since() returns trigger language plpgsql as $$
begin
  new.status_since := now();
  return new;
end $$;
create trigger vendors_status_since before update of status on vendors
  for each row when (new.status is distinct from old.status) execute function note_status_since();

create index vendor_proposals_queue on vendor_proposals (created_at, id) where status = 'open';
create index notices_queue on notices (created_at, id) where status = 'open';
create index removal_requests_queue on removal_requests (created_at, id) where status = 'open';

-- What the people concerned were told about a decision. The record has its code, who decided and when; these words go
-- with the vendor.
create table vendor_decisions (
  event_id uuid primary key references moderation_events,
  vendor_id uuid not null references vendors on delete cascade,
  explanation text not null
);
create index vendor_decisions_vendor on vendor_decisions (vendor_id);

-- Which admin is looking at what. Forgotten within a minute, so it needn't survive a crash.
create unlogged table looking (
  subject text not null,
  item text not null, -- its id, or its receipt code
  user_id uuid not null references users on delete cascade,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (subject, item, user_id)
);
create index looking_user on looking (user_id);

-- How much happened in weeks that are over, so that no one has to count it again.
create table weekly_counts (
  week date primary key, -- its Monday
  reviews integer not null,
  decisions integer not null
);
