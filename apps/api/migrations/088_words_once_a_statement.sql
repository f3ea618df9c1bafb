-- The words of new names are remembered once a statement and in one order, so that two people who list vendors with the same new words
-- wait for each other instead of ending each other. What is locked isn't forgotten meanwhile (src/vendors/name-words.ts).
drop trigger if exists vendors_know_words on vendors;

create or replace function know_words(keys tsvector[]) returns void language plpgsql as $$
declare
  words text[] := array(
    select distinct word from unnest(keys) key, unnest(tsvector_to_array(ts_filter(key, '{a}'))) word order by word);
begin
  perform from name_words where word = any(words) order by word for key share;
  insert into name_words select unnest(words) on conflict do nothing;
end $$;

create or replace function vendors_know_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform know_words(array_agg(search)) from new_vendors where status = 'approved' having count(*) > 0;
  else
    perform know_words(array_agg(v.search))
      from new_vendors v join old_vendors o using (id)
      where v.status = 'approved' and (o.status <> 'approved' or o.name <> v.name) having count(*) > 0;
  end if;
  return null;
end $$;

create or replace trigger vendors_know_words_inserted after insert on vendors
  referencing new table as new_vendors for each statement execute function vendors_know_words();
create or replace trigger vendors_know_words_updated after update on vendors
  referencing old table as old_vendors new table as new_vendors for each statement execute function vendors_know_words();
