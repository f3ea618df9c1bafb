-- Admins look after people's accounts, and confirm with a code what can't be taken back.

alter table users add column suspended_at timestamptz;

-- When a code was last entered in this session.
alter table sessions add column second_step_at timestamptz;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('user', 'warn', null, null),
  ('user', 'suspend', 'active', 'suspended'),
  ('user', 'lift suspension', 'suspended', 'active'),
  ('user', 'withdraw admin', 'admin', 'user'),
  ('user', 'erase', null, null);
