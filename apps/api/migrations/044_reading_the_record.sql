-- Since when an e-mail isn't tried any more. An admin can have it sent again as long as it is kept.
alter table emails add column failed_at timestamptz;
