-- What people are told when something that concerns them is decided isn't on the record, which is kept for good: it goes with what it
-- is about. The record has a digest of it, so that its chain covers the words too (src/record/words.ts). The salt is kept beside the
-- words and goes with them: without it nobody can guess a few words from their digest. Null: from before.
alter table moderation_events add column words_digest bytea;
alter table vendor_decisions add column salt bytea;
alter table vendor_proposals add column salt bytea;
alter table review_decisions add column salt bytea;
alter table review_proofs add column salt bytea;
