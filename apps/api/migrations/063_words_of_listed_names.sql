-- The words of the names that were listed before; new ones come meanwhile.
insert into name_words
  select distinct word from vendors, unnest(tsvector_to_array(ts_filter(search, '{a}'))) word where status = 'approved' order by word
on conflict do nothing;
