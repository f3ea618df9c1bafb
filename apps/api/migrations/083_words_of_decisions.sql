-- What people are told when something that concerns them is decided isn't on the record, which is kept for good: it goes with what it
-- is about. The record has a digest of it, so that its chain covers the words too (src/record/words.ts). The salt is kept beside the
-- words and goes with them: without it nobody can guess a few words from their digest. Null: from before.
alter table moderation_events add column if not exists words_digest bytea;

alter table vendor_decisions add column if not exists salt bytea;

alter table vendor_proposals add column if not exists salt bytea;

alter table review_decisions add column if not exists salt bytea;

alter table review_proofs add column if not exists salt bytea;

-- The check of the record looks for the event of each decision's words.
create index concurrently if not exists moderation_events_words on moderation_events (words_digest) where words_digest is not null;
