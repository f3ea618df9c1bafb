-- What people save for later. Both go with either: an erased account's and a vanished vendor's.

create table favourites (
  user_id uuid not null references users on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, vendor_id)
);
create index favourites_latest on favourites (user_id, added_at desc, vendor_id desc);
create index favourites_vendor on favourites (vendor_id);

-- What a foreign key to users says of a row's end is done when an account is erased, too: vendors stay, owned by nobody.
-- Not validated: the constraints that they replace held for every row, and a scan would keep the table locked.
alter table vendors drop constraint vendors_owner_id_fkey, drop constraint vendors_added_by_fkey;
alter table vendors
  add constraint vendors_owner_id_fkey foreign key (owner_id) references users on delete set null not valid,
  add constraint vendors_added_by_fkey foreign key (added_by) references users on delete set null not valid;
