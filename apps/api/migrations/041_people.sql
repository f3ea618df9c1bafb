-- Admins look after people's accounts, and confirm with a code what can't be taken back.

alter table users add column suspended_at timestamptz;

-- Found by any part of their name or address.
create index users_search on users using gin (lower(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops)
  where deleted_at is null;
create index users_newest on users (created_at desc, id desc) where deleted_at is null;
create index users_admins on users (id) where is_admin;

-- When a code was last entered in this session.
alter table sessions add column second_step_at timestamptz;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('user', 'warn', null, null),
  ('user', 'suspend', 'active', 'suspended'),
  ('user', 'lift suspension', 'suspended', 'active'),
  ('user', 'withdraw admin', 'admin', 'user'),
  ('user', 'erase', null, null);
