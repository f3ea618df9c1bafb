-- Finding vendors: every field is now read both ways (words of different fields can then be asked for together: "florists
-- florence"), scripts that are written without spaces can be found by any part, and places can be suggested.

-- One spelling for comparing: compatible forms composed, no accents, lower case.
create or replace function name_key(name text) returns text language sql stable as $$
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

-- `all:` is in every vendor, so that a search without words or filters is the same condition as any other.
create or replace function vendors_make_searchable() returns trigger language plpgsql as $$
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
update vendors set name = name;

-- Two vendors with the same mean: the one with more reviews comes first.
drop index vendor_stats_average;
create index vendor_stats_average on vendor_stats (coalesce(average, 0) desc, review_count desc, vendor_id desc);

-- Places by their English and their own name.
alter table places add column name_key text not null default '', add column search tsvector not null default '';
create function places_make_searchable() returns trigger language plpgsql as $$
begin
  new.name_key := name_key(new.name || case when new.local_name = new.name then '' else ' ' || new.local_name end);
  new.search := search_vector(new.name || ' ' || new.local_name, 'A');
  return new;
end $$;
create trigger places_make_searchable before insert or update of name, local_name
  on places for each row execute function places_make_searchable();
update places set name = name;
create index places_search on places using gin (search);
create index places_name_key on places using gin (name_key gin_trgm_ops);

-- One conversion to the vendor's clock instead of three. 1970 began on a Thursday.
create or replace function minute_of_week(moment timestamptz, time_zone text) returns integer language sql stable as $$
  select mod(floor(extract(epoch from moment at time zone time_zone) / 60)::bigint + 3 * 1440, 7 * 1440)::integer
$$;
