-- What a text is recognised by if it is sent again with a few words changed: some of the smallest hashes of its parts
-- (reviews/likeness.ts). Empty if it is too short to be compared, or was written before this was kept.
alter table reviews add column likeness integer[] not null default '{}';
create index reviews_likeness on reviews using gin (likeness) where likeness <> '{}';
