-- Claims: people who say that a listed business is theirs, and what they say for it.

create table claims (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  claimant_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'employee', 'agency')),
  business_email citext,
  note text not null,
  status text not null default 'pending' check (status in ('pending', 'needs-more', 'approved', 'rejected', 'withdrawn')),
  -- What an admin said last: the question while more is needed, afterwards the reason of the decision.
  reason text not null default '',
  -- The listing's website as the claim found it, and whether the business e-mail was at its domain then. Neither changes afterwards, so
  -- that no one improves their claim by changing the website.
  website text not null default '',
  domain_matches boolean not null default false,
  email_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index claims_one_open on claims (vendor_id, claimant_id) where status in ('pending', 'needs-more');
create index claims_of_claimant on claims (claimant_id, created_at desc, id desc);
create index claims_queue on claims (status, created_at, id) where status in ('pending', 'needs-more');

-- A business e-mail is confirmed by a link, too. Each claim has its own.
alter table mailed_tokens add column claim_id uuid references claims on delete cascade;
create index mailed_tokens_claim on mailed_tokens (claim_id) where claim_id is not null;
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
alter table mailed_tokens add constraint mailed_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'new-email', 'stop-new-email', 'delete-account', 'claim-email'));

-- A claim that waits for its claimant can end, too.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('claim', 'reject', 'needs-more', 'rejected'),
  ('claim', 'withdraw', 'needs-more', 'withdrawn');
