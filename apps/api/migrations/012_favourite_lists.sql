-- Lists of vendors that people keep, alone or with others. A vendor is on a list once; each member's heart and note are their own.
-- Who has been on a list longest owns it, so that it passes on when they leave or their account is erased.

create table favourite_lists (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  link_hash bytea unique, -- of the token that lets people join; null if it isn't shared
  link_created_at timestamptz,
  created_at timestamptz not null default now(),
  check ((link_hash is null) = (link_created_at is null))
);

create table favourite_list_members (
  list_id uuid not null references favourite_lists on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_default boolean not null default false, -- their favourites, where hearts on cards go
  joined_at timestamptz not null default clock_timestamp(),
  primary key (list_id, user_id)
);
create index favourite_list_members_user on favourite_list_members (user_id);
create unique index favourite_list_members_default on favourite_list_members (user_id) where is_default;

create table favourite_list_vendors (
  list_id uuid not null references favourite_lists on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  added_at timestamptz not null default now(),
  removed_at timestamptz, -- can be undone until it is deleted
  primary key (list_id, vendor_id)
);
create index favourite_list_vendors_latest on favourite_list_vendors (list_id, added_at desc, vendor_id desc);
create index favourite_list_vendors_vendor on favourite_list_vendors (vendor_id);
create index favourite_list_vendors_removed on favourite_list_vendors (removed_at) where removed_at is not null;

create table favourite_notes (
  list_id uuid not null,
  vendor_id uuid not null,
  user_id uuid not null references users on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (list_id, vendor_id, user_id),
  foreign key (list_id, vendor_id) references favourite_list_vendors on delete cascade,
  foreign key (list_id, user_id) references favourite_list_members on delete cascade
);
create index favourite_notes_user on favourite_notes (user_id);

-- Everyone has this list, even before it is stored: its id follows from theirs.
create function favourites_of(person uuid) returns uuid language sql immutable as $$
  select md5('favourites ' || person)::uuid
$$;

-- Hearts so far were all on that list.
alter table favourites add column list_id uuid;

-- Servers that don't know of lists yet may still be running.
create function favourites_on_default_list() returns trigger language plpgsql as $$
begin
  if new.list_id is null then
    new.list_id := favourites_of(new.user_id);
    insert into favourite_lists (id, name) values (new.list_id, 'Favourites') on conflict do nothing;
    insert into favourite_list_members (list_id, user_id, is_default) values (new.list_id, new.user_id, true)
      on conflict do nothing;
    insert into favourite_list_vendors (list_id, vendor_id, added_at) values (new.list_id, new.vendor_id, new.added_at)
      on conflict (list_id, vendor_id) do update set removed_at = null;
  end if;
  return new;
end $$;
create trigger favourites_on_default_list before insert on favourites
  for each row execute function favourites_on_default_list();

insert into favourite_lists (id, name) select distinct favourites_of(user_id), 'Favourites' from favourites;
insert into favourite_list_members (list_id, user_id, is_default)
  select distinct favourites_of(user_id), user_id, true from favourites;
insert into favourite_list_vendors (list_id, vendor_id, added_at)
  select favourites_of(user_id), vendor_id, added_at from favourites;
update favourites set list_id = favourites_of(user_id);

alter table favourites drop constraint favourites_pkey;
alter table favourites add primary key (list_id, vendor_id, user_id);
alter table favourites
  add constraint favourites_list_vendor foreign key (list_id, vendor_id) references favourite_list_vendors on delete cascade not valid,
  add constraint favourites_list_member foreign key (list_id, user_id) references favourite_list_members on delete cascade not valid;
