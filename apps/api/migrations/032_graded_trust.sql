-- What we know about where a review comes from: nothing; that the vendor named its author among all clients of a period; or that
-- we have seen a contract or an invoice. A constant default doesn't rewrite the table.
alter table reviews add column trust text not null default 'unverified';
alter table reviews add constraint reviews_trust_check check (trust in ('unverified', 'invited', 'proof')) not valid;
