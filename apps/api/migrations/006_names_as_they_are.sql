-- A vendor whose name is just what somebody typed is looked for at each search.
create index vendors_name_equal on vendors (name_key) where status = 'approved';
