-- Names are no longer compared whole with what was typed.
drop index concurrently if exists vendors_name_key;
