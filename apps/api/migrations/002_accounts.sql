-- Accounts: a profile has a version, so that two tabs do not overwrite each other, and an address may wait for its change.

alter table users
  add column version integer not null default 1,
  add column pending_email citext;

alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'new-email', 'stop-new-email'));
