-- The words of names alone. In `vendors_search` they share their entries with what vendors say about themselves, so
-- whoever looked for a name that starts with "rose" read every vendor that mentions roses.

create index vendors_name_words on vendors using gin (ts_filter(search, '{a}'), location) where status = 'approved';

-- Names like a word, and now also those nearby: of a word that many names have, the index finds just these.
drop index vendors_name_key;
create index vendors_name_key on vendors using gin (name_key gin_trgm_ops, location) where status = 'approved';

-- For `ts_filter(search, '{a}')`: it no longer says that the words must be in the name.
create or replace function search_prefix(words text) returns tsquery language plpgsql stable as $$
declare
  query tsquery;
begin
  select string_agg(distinct '''' || w || ''':*', ' & ')::tsquery into query
  from regexp_split_to_table(name_key(words), '[^[:alnum:]]+') w where w <> '';
  return coalesce(query || unspaced_query(words, ''), query);
end $$;
