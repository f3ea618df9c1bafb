-- The words of the names that were listed before. New ones come meanwhile, so nothing has to wait.
insert into name_words
  select distinct word from vendors, unnest(tsvector_to_array(ts_filter(search, '{a}'))) word where status = 'approved'
on conflict do nothing;

-- Names are no longer compared whole with what was typed.
drop index vendors_name_key;
