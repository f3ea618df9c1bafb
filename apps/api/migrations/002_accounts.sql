-- Accounts: a profile has a version, so that two tabs do not overwrite each other; an address may wait for its change; an account
-- may be closed, and is erased some days later.

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
