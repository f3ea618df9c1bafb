-- Duplicates are merged into one listing, and can be taken apart again: whatever is shown with the other listing
-- remembers where it belongs.

alter table vendors add column merged_into uuid references vendors on delete set null;
create index vendors_merged_into on vendors (merged_into) where merged_into is not null;

-- The vendor that a review was written about, where that isn't the one it is stored under.
alter table reviews add column written_for uuid references vendors;
-- The same for claims that were open when their vendor was merged.
alter table claims add column made_for uuid references vendors on delete set null;

-- On a list, the merged vendor keeps its row, its hearts and its notes, which aren't shown. The other vendor gets copies,
-- which say what they are copies of.
alter table favourite_list_vendors add column merged_from uuid references vendors on delete cascade;
alter table favourites add column merged_from uuid references vendors on delete cascade;
alter table favourite_notes add column merged_from uuid references vendors on delete cascade;
create index favourite_list_vendors_merged_from on favourite_list_vendors (merged_from) where merged_from is not null;
create index favourites_merged_from on favourites (merged_from) where merged_from is not null;
create index favourite_notes_merged_from on favourite_notes (merged_from) where merged_from is not null;

-- Stores reviews under other vendors. Two by one person may change places, and there is never room for both: while they
-- are moved they count as removed, which no one else sees, and afterwards they have the state they had.
create function place_reviews(review_ids uuid[], vendor_ids uuid[], homes uuid[]) returns void language plpgsql as $$
declare
  states text[];
begin
  select array_agg(r.status order by m.n) into states
  from unnest(review_ids) with ordinality m(id, n) join reviews r on r.id = m.id;
  update reviews set status = 'removed' where id = any(review_ids);
  update reviews r set vendor_id = m.vendor_id, written_for = nullif(m.home, m.vendor_id), status = m.status
  from unnest(review_ids, vendor_ids, homes, states) m(id, vendor_id, home, status)
  where r.id = m.id;
end $$;

-- Businesses that don't want to be listed. Anyone can ask, so an address here proves nothing.
create table removal_requests (
  id uuid primary key,
  receipt text not null unique,
  vendor_id uuid not null references vendors on delete cascade,
  name text not null,
  email citext not null,
  role text not null check (role in ('owner', 'manager', 'employee', 'agency')),
  reason text not null,
  status text not null default 'open' check (status in ('open', 'removed', 'declined')),
  decision text not null default '', -- what the person was told
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index removal_requests_vendor on removal_requests (vendor_id);
create index removal_requests_email on removal_requests (email);

-- Not validated: the record so far has fewer kinds of subject, and a scan would keep it locked.
alter table moderation_events drop constraint moderation_events_subject_type_check;
alter table moderation_events add constraint moderation_events_subject_type_check
  check (subject_type in ('vendor', 'review', 'claim', 'report', 'user', 'removal')) not valid;
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('removal', 'submit', null, 'open'),
  ('removal', 'remove', 'open', 'removed'),
  ('removal', 'decline', 'open', 'declined');

-- What imports leave out from then on: the same listing at its source, the same name in the same places, the same website.
create table suppressed_listings (
  vendor_id uuid primary key references vendors on delete cascade,
  source text,
  source_id text,
  skeleton text not null, -- of the name: the same for names that look the same
  places text[] not null,
  website_key text not null default '',
  created_at timestamptz not null default now()
);
