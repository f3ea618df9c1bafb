-- A mail belongs to the person whose account it tells of, whatever address it went to: with it it is exported and erased.

alter table emails add column user_id uuid references users on delete cascade;
update emails set user_id = users.id from users where users.email = emails.recipient and users.deleted_at is null;
create index emails_user on emails (user_id);

-- The record of decisions is kept for good, and so holds no address: who was invited is told by the account that they accepted with.
alter table moderation_events disable trigger moderation_events_append_only;
update moderation_events set reason = '' where action = 'invite admin';
alter table moderation_events enable trigger moderation_events_append_only;
