-- Admins find people by any part of their name or address, in lower case and without accents, as they find vendors.
alter table users add column if not exists found_by text not null default '';

create or replace function users_make_searchable() returns trigger language plpgsql as $$
begin
  new.found_by := name_key(new.first_name || ' ' || new.last_name || ' ' || new.email::text);
  return new;
end $$;

create or replace trigger users_make_searchable before insert or update of first_name, last_name, email, found_by
  on users for each row execute function users_make_searchable();

do $$
declare
  first uuid[];
begin
  loop
    select array(select id from users where found_by = '' limit 500) into first;
    exit when cardinality(first) = 0;
    update users set found_by = '' where id = any(first);
    commit;
  end loop;
end $$;

create index concurrently if not exists users_found_by on users using gin (found_by gin_trgm_ops) where deleted_at is null;

drop index concurrently if exists users_search;
