-- Accounts: a profile has a version, so that two tabs do not overwrite each other; an address may wait for its change; an account
-- may be closed, and is erased some days later; a login may need a second step, and an admin's always does.

alter table users
  add column version integer not null default 1,
  add column pending_email citext,
  -- What is to become of the reviews, once a deletion was asked for.
  add column reviews_on_deletion text check (reviews_on_deletion in ('delete', 'keep')),
  -- Until then a confirmed deletion can be carried out.
  add column deletion_confirmed_until timestamptz,
  -- Closed: erased at this time, unless somebody logs in before it.
  add column erase_at timestamptz;
create index users_erase_at on users (erase_at) where erase_at is not null and deleted_at is null;

-- Hidden because its author closed the account, and shown again if they come back.
alter table reviews add column hidden_with_author boolean not null default false;

alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'new-email', 'stop-new-email', 'delete-account'));

-- The second step: a time-based code (RFC 6238). The secret is encrypted with a key that is not in the database.
alter table users
  add column totp_secret bytea,
  add column totp_enabled_at timestamptz,
  -- The last code that was used, as the number of its half minute: none works twice.
  add column totp_last_step bigint not null default 0;
alter table sessions add column second_step boolean not null default false;

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, hash)
);

create table admin_invitations (
  hash bytea primary key,
  email citext not null,
  -- Null: by the operator, on the command line.
  invited_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index admin_invitations_email on admin_invitations (email);
