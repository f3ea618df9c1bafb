-- The different words of listed names, as they stand in the index of names. However many vendors there are, they have few
-- different words: a misspelt name is looked up as words first, and only names with two of those are compared with it.
create table name_words (word text primary key);
create index name_words_alike on name_words using gin (word gin_trgm_ops);

-- In one order, so that two vendors who bring the same new words wait for each other instead of ending each other. What is locked
-- isn't forgotten meanwhile (src/vendors/name-words.ts).
create function vendors_know_words() returns trigger language plpgsql as $$
declare
  words text[] := array(select word from unnest(tsvector_to_array(ts_filter(new.search, '{a}'))) word order by word);
begin
  perform from name_words where word = any(words) order by word for key share;
  insert into name_words select unnest(words) on conflict do nothing;
  return null;
end $$;
create trigger vendors_know_words after insert or update of name, status on vendors
  for each row when (new.status = 'approved') execute function vendors_know_words();

-- Names that may be meant by this one, misspelt or not, as a condition on the words of names: two words like those typed, or one
-- that hardly any vendor has. Null if no name has a word like any of them. The plans made in a session that started with an empty
-- table have to suit a full one, so they always use the indexes.
create function names_alike(key text) returns tsquery language plpgsql stable set enable_seqscan = off as $$
declare
  likely tsquery[];
  rare tsquery;
  pairs tsquery;
begin
  with typed as materialized (
    select word, min(n) as n from regexp_split_to_table(key, '[^[:alnum:]]+') with ordinality t(word, n)
    where word <> '' group by word order by 2 limit 6),
  alike as materialized (
    select t.n, w.word, w.likeness
    from typed t, lateral (
      select k.word, similarity(k.word, t.word) as likeness from name_words k where k.word % t.word
      order by likeness desc, k.word limit 12) w),
  borne as (
    select a.word from alike a
    where a.likeness >= 0.4 and (
      select count(*) from (
        select from vendors v
        where v.status = 'approved' and ts_filter(v.search, '{a}') @@ quote_literal(a.word)::tsquery
        limit (select 6)) bearers) <= 5)
  select (select array_agg(words order by n) from (
            select n, string_agg(quote_literal(word), ' | ')::tsquery as words from alike group by n) each_word),
         (select string_agg(quote_literal(word), ' | ')::tsquery from borne)
  into likely, rare;
  if cardinality(likely) = 1 then
    return likely[1];
  end if;
  select string_agg('(' || (likely[a] && likely[b])::text || ')', ' | ')::tsquery into pairs
  from generate_subscripts(likely, 1) a, generate_subscripts(likely, 1) b where a < b;
  return coalesce(pairs || rare, pairs, rare);
end $$;
