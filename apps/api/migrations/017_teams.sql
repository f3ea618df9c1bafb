-- Teams: several people may look after a listing. Its owner is still the only one in vendors.owner_id, as claims decide it; the
-- others are here, and may change the listing but not the team.

create table vendor_members (
  vendor_id uuid not null references vendors on delete cascade,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null default clock_timestamp(),
  primary key (vendor_id, user_id)
);
create index vendor_members_user on vendor_members (user_id);

-- Everyone who may do to a listing what its owner may: whoever asks that asks here.
create view vendor_managers as
  select id as vendor_id, owner_id as user_id from vendors where owner_id is not null
  union all
  select vendor_id, user_id from vendor_members;

-- Invitations are to an address, with or without an account. They end with their use, and with the ownership of whoever made them.
create table vendor_invitations (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  email citext not null,
  invited_by uuid not null references users on delete cascade,
  hash bytea not null unique, -- of the token in the e-mailed link
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (vendor_id, email)
);
create index vendor_invitations_email on vendor_invitations (email);
create index vendor_invitations_invited_by on vendor_invitations (invited_by);

-- Not validated: there are more relations than before, and a scan would keep the table locked.
alter table vendor_revisions drop constraint vendor_revisions_relation_check;
alter table vendor_revisions add constraint vendor_revisions_relation_check
  check (relation in ('owner', 'manager', 'admin', 'author')) not valid;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'invite member', null, null),
  ('vendor', 'withdraw invitation', null, null),
  ('vendor', 'join team', null, null),
  ('vendor', 'remove member', null, null),
  ('vendor', 'leave team', null, null),
  ('vendor', 'transfer', null, null),
  ('vendor', 'release', null, null);
