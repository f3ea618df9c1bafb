-- Listings that people add and change. The two indexes on keys are built while writes to vendors wait: at a million
-- listings that takes seconds, and only imports write to them before this version.

-- What each change of a listing changed, so that nothing is lost.
create table vendor_revisions (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  revision integer not null, -- the listing's version after the change
  changes jsonb not null, -- [{ field, from, to }], with the names and values of the contract
  actor_id uuid references users on delete set null,
  -- What they were to the listing when they changed it.
  relation text not null check (relation in ('owner', 'admin', 'author')),
  at timestamptz not null default now(),
  unique (vendor_id, revision)
);
create index vendor_revisions_actor on vendor_revisions (actor_id) where actor_id is not null;

create index vendors_added_by on vendors (added_by) where added_by is not null;

-- What duplicates are looked for by, apart from the name: the part of a telephone number that doesn't depend on how it
-- is written, and a website's address without what every address starts with.
create function phone_tail(phone text) returns text language sql immutable parallel safe as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 7)
$$;
create function website_key(website text) returns text language sql immutable parallel safe as $$
  select lower(rtrim(regexp_replace(website, '^[a-z]+://(?:(?:www|m)\.)?([^?#]*).*$', '\1', 'i'), '/'))
$$;
create index vendors_phone_tail on vendors (phone_tail(phone_number)) where status = 'approved' and phone_number <> '';
create index vendors_website_key on vendors ((website_key(website) collate "C"))
  where status = 'approved' and website <> '';
create index places_latitude on places (latitude);
