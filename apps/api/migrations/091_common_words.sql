-- Whether so many names have a word that looking them up takes longer the more vendors there are. Marked now and then
-- (src/vendors/name-words.ts).
alter table name_words add column is_common boolean not null default false;

-- As before (062), except for common words: it needn't be counted how many names have one, and two of them in one name say something
-- only if no word is rarer. The index goes by the rarer words, so it costs as much as they are frequent.
create or replace function names_alike(key text) returns tsquery language plpgsql stable set enable_seqscan = off as $$
declare
  likely tsquery[];
  rarer tsquery[];
  rare tsquery;
  pairs tsquery;
begin
  with typed as materialized (
    select word, min(n) as n from regexp_split_to_table(key, '[^[:alnum:]]+') with ordinality t(word, n)
    where word <> '' group by word order by 2 limit 6),
  alike as materialized (
    select t.n, w.word, w.likeness, w.is_common
    from typed t, lateral (
      select k.word, k.is_common, similarity(k.word, t.word) as likeness from name_words k where k.word % t.word
      order by likeness desc, k.word limit 12) w),
  borne as (
    select a.word from alike a
    where a.likeness >= 0.4 and not a.is_common and (
      select count(*) from (
        select from vendors v
        where v.status = 'approved' and ts_filter(v.search, '{a}') @@ quote_literal(a.word)::tsquery
        limit (select 6)) bearers) <= 5),
  each_word as (
    select n, string_agg(quote_literal(word), ' | ')::tsquery as words,
      string_agg(quote_literal(word), ' | ') filter (where not is_common)::tsquery as rarer
    from alike group by n)
  select (select array_agg(w.words order by n) from each_word w), (select array_agg(w.rarer order by n) from each_word w),
         (select string_agg(quote_literal(word), ' | ')::tsquery from borne)
  into likely, rarer, rare;
  if cardinality(likely) = 1 then
    return likely[1];
  end if;
  select string_agg('(' || coalesce(one || other, one, other)::text || ')', ' | ')::tsquery into pairs
  from generate_subscripts(likely, 1) a, generate_subscripts(likely, 1) b,
    lateral (select likely[a] && rarer[b] as one, case when rarer[b] is distinct from likely[b] then rarer[a] && likely[b] end as other) x
  where a < b;
  if pairs is null then
    select string_agg('(' || (likely[a] && likely[b])::text || ')', ' | ')::tsquery into pairs
    from generate_subscripts(likely, 1) a, generate_subscripts(likely, 1) b where a < b;
  end if;
  return coalesce(pairs || rare, pairs, rare);
end $$;
