-- The first journey: people and their sessions, vendors and how they are found, reviews and what they add up to.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- Two ways to read a text: `wed` stems English and forgets accents; `plain` forgets accents only (names, prefixes, other
-- languages). A vendor's search column holds both.
create text search configuration wed (copy = english);
alter text search configuration wed
  alter mapping for asciiword, asciihword, hword_asciipart, hword, hword_part, word with unaccent, english_stem;
create text search configuration plain (copy = simple);
alter text search configuration plain
  alter mapping for asciiword, asciihword, hword_asciipart, hword, hword_part, word with unaccent, simple;

-- People -------------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  email citext not null,
  first_name text not null,
  last_name text not null,
  image text not null default '',
  location text not null default '',
  role text not null default 'user' check (role in ('user', 'vendor', 'admin')),
  is_admin boolean not null default false,
  email_verified_at timestamptz,
  password_hash text,
  google_subject text unique,
  settings jsonb not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (email) where deleted_at is null;

create table terms_acceptances (
  user_id uuid not null references users on delete cascade,
  version text not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);

-- One row a device. A refresh token is derived from the session's id and generation by a key that is not in the database,
-- so nothing here can be replayed. `rotated_at` says since when `generation` is the current one.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  generation integer not null default 1,
  rotated_at timestamptz not null default now(),
  user_agent text not null default '',
  is_google_login boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Tokens that travel by mail: only their hashes are kept, each works once.
create table mailed_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('verify-email')),
  user_id uuid not null references users on delete cascade,
  email citext not null,
  browser_hash bytea,
  -- What a sign-up asks for while its address is not confirmed: applied when this link is used, and not before.
  password_hash text,
  first_name text,
  last_name text,
  location text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index mailed_tokens_user on mailed_tokens (user_id, purpose);

create table emails (
  id uuid primary key,
  recipient citext not null,
  reply_to citext,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index emails_recipient on emails (recipient, created_at desc);

create table contact_messages (
  id uuid primary key,
  receipt text not null unique,
  name text not null,
  email citext not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- Limits and retries --------------------------------------------------------------------------------------------------

-- Fixed windows, counted in the database so that all nodes share them.
create table rate_limits (
  key text primary key,
  window_ends_at timestamptz not null,
  hits integer not null
);
create index rate_limits_window on rate_limits (window_ends_at);

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Finding --------------------------------------------------------------------------------------------------------------

-- Every field is read both ways, so that words of different fields can be asked for together ("florists florence"); scripts
-- that are written without spaces can be found by any part.

-- One spelling for comparing: compatible forms composed, no accents, lower case.
create function name_key(name text) returns text language sql stable as $$
  select lower(unaccent(normalize(name, NFKC)))
$$;

-- Chinese and Japanese are written without spaces, so that a name is one long word to the parser. These are the runs of
-- such characters; what they are found by is each character and each pair of neighbours.
create function unspaced_runs(words text) returns table (run text) language sql immutable as $$
  select m[1] from regexp_matches(words, '[\u3005-\u3007\u3041-\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff]+', 'g') m
$$;

-- All pairs of the query's runs; a single character stands for itself. Null where there is none.
create function unspaced_query(words text, weight text) returns tsquery language sql stable as $$
  select string_agg(distinct '''' || substr(run, i, 2) || '''' || weight, ' & ')::tsquery
  from unspaced_runs(name_key(words)), generate_series(1, greatest(length(run) - 1, 1)) i
$$;

-- PL/pgSQL keeps the plans of its statements: an import calls this a hundred thousand times.
create function search_vector(words text, weight "char") returns tsvector language plpgsql stable as $$
declare
  composed text := normalize(words, NFKC);
  parts text := '';
begin
  if composed ~ '[\u3005-\u9fff]' then
    select coalesce(string_agg(substr(run, i, n), ' '), '') into parts
    from unspaced_runs(name_key(words)), generate_series(1, 2) n, generate_series(1, length(run) - n + 1) i;
  end if;
  return setweight(to_tsvector('plain', composed || ' ' || parts) || to_tsvector('wed', composed), weight);
end $$;

-- What people type into the search box: words, "phrases", -words, or. Operators piled up ("- - - -") are more than the
-- parser takes; then the words alone count.
create function spaced_query(words text) returns tsquery language plpgsql stable as $$
begin
  return websearch_to_tsquery('wed', words) || websearch_to_tsquery('plain', words);
exception when internal_error then
  return plainto_tsquery('wed', words) || plainto_tsquery('plain', words);
end $$;

-- The same as a condition on vendors.search; null where no word is asked for (nothing but punctuation, or only words to
-- leave out).
create function search_words(words text) returns tsquery language plpgsql stable as $$
declare
  composed text := normalize(words, NFKC);
  query tsquery := spaced_query(composed);
  unspaced tsquery;
begin
  if composed ~ '[\u3005-\u9fff]' then
    unspaced := unspaced_query(words, '');
    if unspaced is not null then
      query := query || (unspaced && spaced_query(regexp_replace(
        composed, (select string_agg(run, '|' order by length(run) desc) from unspaced_runs(composed)), ' ', 'g')));
    end if;
  end if;
  return case when querytree(query) in ('', 'T') then null else query end;
end $$;

-- What is being typed, as a condition on names: every word may go on. Null where there is no letter or digit.
create function search_prefix(words text) returns tsquery language plpgsql stable as $$
declare
  query tsquery;
begin
  select string_agg(distinct '''' || w || ''':*A', ' & ')::tsquery into query
  from regexp_split_to_table(name_key(words), '[^[:alnum:]]+') w where w <> '';
  return coalesce(query || unspaced_query(words, ':A'), query);
end $$;

-- Places, categories, photos ------------------------------------------------------------------------------------------

create table places (
  id text primary key,
  name text not null,
  local_name text not null,
  country char(2) not null,
  country_name text not null,
  time_zone text not null,
  latitude double precision not null,
  longitude double precision not null,
  name_key text not null default '',
  search tsvector not null default ''
);
create index places_search on places using gin (search);
create index places_name_key on places using gin (name_key gin_trgm_ops);

-- By their English and their own name.
create function places_make_searchable() returns trigger language plpgsql as $$
begin
  new.name_key := name_key(new.name || case when new.local_name = new.name then '' else ' ' || new.local_name end);
  new.search := search_vector(new.name || ' ' || new.local_name, 'A');
  return new;
end $$;
create trigger places_make_searchable before insert or update of name, local_name
  on places for each row execute function places_make_searchable();

create table photos (
  id text primary key, -- the first 128 bits of the original's SHA-256, in hex
  width integer not null,
  height integer not null,
  placeholder text not null,
  variants jsonb not null, -- [{ width, format }]
  created_at timestamptz not null default now()
);

create table categories (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  singular text not null,
  description text not null default '',
  icon text not null default '',
  photo_id text references photos,
  position integer not null,
  retired_at timestamptz
);

-- Vendors -------------------------------------------------------------------------------------------------------------

create table vendors (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  name_key text not null default '', -- lower case, no accents: what misspellings are compared with
  language text not null default 'und',
  description text not null default '',
  category text[] not null,
  location text[] not null,
  phone_number text not null default '',
  website text not null default '',
  address text not null default '',
  social_media jsonb not null default '[]',
  opening_hours jsonb not null,
  opening_minutes int4multirange not null default '{}', -- minutes of the week, Monday 00:00 is 0: makes "open now" a condition
  time_zone text not null,
  latitude double precision,
  longitude double precision,
  price_range smallint check (price_range between 1 and 4),
  owner_id uuid references users,
  added_by uuid references users,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'suspended', 'merged', 'retired')),
  source text, -- where an imported listing came from, with its id there
  source_id text,
  imported_at timestamptz,
  is_demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null default '',
  unique (source, source_id)
);
create index vendors_search on vendors using gin (search) where status = 'approved';
create index vendors_name_key on vendors using gin (name_key gin_trgm_ops) where status = 'approved';
create index vendors_newest on vendors (created_at desc, id desc) where status = 'approved';
create index vendors_owner on vendors (owner_id) where owner_id is not null;

create table vendor_photos (
  vendor_id uuid not null references vendors on delete cascade,
  position smallint not null,
  photo_id text not null references photos,
  alt text not null default '',
  primary key (vendor_id, position)
);

-- Counters live apart from the vendor: a review then touches a narrow row, in place.
create table vendor_stats (
  vendor_id uuid primary key references vendors on delete cascade,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  histogram integer[] not null default '{0,0,0,0,0}',
  aspects jsonb not null default '{}',
  average double precision,
  score double precision not null default 3.5
) with (fillfactor = 70);
-- Of two with the same mean, the one with more reviews comes first.
create index vendor_stats_average on vendor_stats (coalesce(average, 0) desc, review_count desc, vendor_id desc);
create index vendor_stats_count on vendor_stats (review_count desc, vendor_id desc);

-- What an approved vendor is listed under: '' (everything), c:<category>, l:<place>, p:<price range>. Browsing walks its
-- index, in the order of the score.
create table vendor_listings (
  token text not null,
  vendor_id uuid not null references vendors on delete cascade,
  score double precision not null,
  primary key (vendor_id, token)
);
create index vendor_listings_order on vendor_listings (token, score desc, vendor_id desc);

-- How many approved vendors are listed under both tokens: the facets of a browse.
create table listing_counts (
  scope text not null,
  token text not null,
  vendors integer not null,
  primary key (scope, token)
);

create function listing_tokens(category text[], location text[], price_range smallint) returns text[]
  language sql immutable as $$
  select array(select distinct 'c:' || c from unnest(category) c)
      || array(select distinct 'l:' || l from unnest(location) l)
      || case when price_range is null then '{}' else array['p:' || price_range] end
$$;

create function listing_scopes(category text[], location text[], price_range smallint) returns text[]
  language sql immutable as $$ select array_prepend('', listing_tokens(category, location, price_range)) $$;

-- `all:` is in every vendor, so that a search without words or filters is the same condition as any other.
create function vendors_make_searchable() returns trigger language plpgsql as $$
begin
  new.name_key := name_key(new.name);
  new.search :=
    search_vector(new.name, 'A')
    || search_vector(coalesce(
         (select string_agg(c.name || ' ' || c.singular, ' ') from categories c where c.slug = any(new.category)), ''), 'B')
    || search_vector(coalesce(
         (select string_agg(p.name || ' ' || p.local_name || ' ' || p.country_name, ' ') from places p where p.id = any(new.location)), ''), 'B')
    || search_vector(new.description, 'D')
    || array_to_tsvector(array_append(listing_tokens(new.category, new.location, new.price_range), 'all:'));
  return new;
end $$;
create trigger vendors_make_searchable before insert or update of name, description, category, location, price_range
  on vendors for each row execute function vendors_make_searchable();

-- Keeps listings and their counts in step with the vendors, once a statement.
create function vendors_list() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    insert into listing_counts as n (scope, token, vendors)
      select a, b, -count(*)
      from old_vendors v, unnest(listing_scopes(v.category, v.location, v.price_range)) a,
           unnest(listing_scopes(v.category, v.location, v.price_range)) b
      where v.status = 'approved'
      group by a, b order by a, b
    on conflict (scope, token) do update set vendors = n.vendors + excluded.vendors;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into listing_counts as n (scope, token, vendors)
      select a, b, count(*)
      from new_vendors v, unnest(listing_scopes(v.category, v.location, v.price_range)) a,
           unnest(listing_scopes(v.category, v.location, v.price_range)) b
      where v.status = 'approved'
      group by a, b order by a, b
    on conflict (scope, token) do update set vendors = n.vendors + excluded.vendors;
    insert into vendor_stats (vendor_id) select id from new_vendors on conflict do nothing;
    delete from vendor_listings l using new_vendors v
      where l.vendor_id = v.id
        and not (v.status = 'approved' and l.token = any(listing_scopes(v.category, v.location, v.price_range)));
    insert into vendor_listings (token, vendor_id, score)
      select t, v.id, s.score
      from new_vendors v join vendor_stats s on s.vendor_id = v.id,
           unnest(listing_scopes(v.category, v.location, v.price_range)) t
      where v.status = 'approved'
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger vendors_list_inserted after insert on vendors
  referencing new table as new_vendors for each statement execute function vendors_list();
create trigger vendors_list_updated after update on vendors
  referencing old table as old_vendors new table as new_vendors for each statement execute function vendors_list();
create trigger vendors_list_deleted after delete on vendors
  referencing old table as old_vendors for each statement execute function vendors_list();

-- The minute of the week on the vendor's own clock, in one conversion. 1970 began on a Thursday.
create function minute_of_week(moment timestamptz, time_zone text) returns integer language sql stable as $$
  select mod(floor(extract(epoch from moment at time zone time_zone) / 60)::bigint + 3 * 1440, 7 * 1440)::integer
$$;

-- Reviews -------------------------------------------------------------------------------------------------------------

create table reviews (
  id uuid primary key,
  vendor_id uuid not null references vendors,
  author_id uuid not null references users,
  rating smallint not null check (rating between 1 and 5),
  title text not null default '',
  review text not null,
  language text not null default 'und',
  experience text not null check (experience in ('enquired', 'booked', 'cancelled', 'completed')),
  wedding_date date, -- the first of the month
  quality smallint check (quality between 1 and 5),
  value smallint check (value between 1 and 5),
  communication smallint check (communication between 1 and 5),
  professionalism smallint check (professionalism between 1 and 5),
  flexibility smallint check (flexibility between 1 and 5),
  status text not null default 'published' check (status in ('held', 'published', 'hidden', 'removed')),
  helpful_count integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  check (experience = 'enquired' or wedding_date is not null)
);
create unique index reviews_one_each on reviews (vendor_id, author_id) where status <> 'removed';
create index reviews_of_vendor on reviews (vendor_id, created_at desc, id desc) where status = 'published';
create index reviews_newest on reviews (created_at desc, id desc) where status = 'published';
create index reviews_of_author on reviews (author_id, created_at desc);

create table review_revisions (
  review_id uuid not null references reviews on delete cascade,
  revision integer not null,
  rating smallint not null,
  title text not null,
  review text not null,
  experience text not null,
  wedding_date date,
  quality smallint,
  value smallint,
  communication smallint,
  professionalism smallint,
  flexibility smallint,
  written_at timestamptz not null default now(),
  primary key (review_id, revision)
);

create table review_responses (
  review_id uuid primary key references reviews on delete cascade,
  author_id uuid not null references users,
  text text not null,
  created_at timestamptz not null default now()
);

-- Recomputes what reviews add up to, from the reviews themselves, in the caller's transaction. Reviews of those who only
-- enquired do not count. The ranking score is a Bayesian mean: seven reviews at 3.5 to begin with, a review's weight
-- halving every 24 months.
create function refresh_vendor_stats(vendor_ids uuid[]) returns void language plpgsql as $$
begin
  -- First the lock, then (in a statement that sees what committed meanwhile) the sums: two reviews at once both count.
  perform 1 from vendor_stats where vendor_id = any(vendor_ids) order by vendor_id for update;
  insert into vendor_stats as s (vendor_id, review_count, rating_sum, histogram, aspects, average, score)
  select v.id, count(r.id), coalesce(sum(r.rating), 0),
         array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2), count(*) filter (where r.rating = 3),
               count(*) filter (where r.rating = 4), count(*) filter (where r.rating = 5)],
         jsonb_strip_nulls(jsonb_build_object(
           'quality', round(avg(r.quality), 2), 'value', round(avg(r.value), 2), 'communication', round(avg(r.communication), 2),
           'professionalism', round(avg(r.professionalism), 2), 'flexibility', round(avg(r.flexibility), 2))),
         avg(r.rating)::double precision,
         (7 * 3.5 + coalesce(sum(r.rating * w.weight), 0)) / (7 + coalesce(sum(w.weight), 0))
  from unnest(vendor_ids) v(id)
  left join reviews r on r.vendor_id = v.id and r.status = 'published' and r.experience <> 'enquired'
  left join lateral (select power(0.5, extract(epoch from now() - r.created_at)::double precision / (86400 * 730.5)) as weight) w on r.id is not null
  group by v.id
  on conflict (vendor_id) do update set
    review_count = excluded.review_count, rating_sum = excluded.rating_sum, histogram = excluded.histogram,
    aspects = excluded.aspects, average = excluded.average, score = excluded.score;
  update vendor_listings l set score = s.score from vendor_stats s
  where s.vendor_id = l.vendor_id and l.vendor_id = any(vendor_ids) and l.score is distinct from s.score;
end $$;

-- The record of decisions: who did what to which item, from which state to which, why, when. Only ever added to.
create table moderation_events (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid, -- null: the system; no foreign key: what people did stays on record when they are removed, as those of the demo are
  action text not null,
  subject_type text not null check (subject_type in ('vendor', 'review', 'claim', 'report', 'user')),
  subject_id uuid not null,
  from_state text,
  to_state text,
  reason text not null default ''
);
create index moderation_events_subject on moderation_events (subject_type, subject_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger moderation_events_append_only before update or delete or truncate on moderation_events
  for each statement execute function refuse_change();
