-- How admins look through the record: the latest first, one person's, one action's.
create index moderation_events_at on moderation_events (at desc, id desc);
create index moderation_events_actor on moderation_events (actor_id, at desc, id desc) where actor_id is not null;
create index moderation_events_action on moderation_events (action, at desc, id desc);

-- Since when an e-mail isn't tried any more. An admin can have it sent again as long as it is kept.
alter table emails add column failed_at timestamptz;
create index emails_failed on emails (failed_at desc, id desc) where failed_at is not null;
