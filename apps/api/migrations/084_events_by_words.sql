-- The check of the record looks for the event of each decision's words.
create index concurrently if not exists moderation_events_words on moderation_events (words_digest) where words_digest is not null;
