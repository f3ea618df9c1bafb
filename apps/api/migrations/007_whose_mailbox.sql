-- Whoever asks for a mailed link is answered before anybody looks whether the address has an account. The request waits here until
-- the worker has answered it, which takes the row out.
create table link_requests (
  id uuid primary key,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  email citext not null,
  browser_hash bytea,
  -- The path of the site to go back to.
  return_to text,
  created_at timestamptz not null default now()
);

-- Whoever reads the mailbox may be somebody else than who set up the account, its second step included: the address was confirmed
-- where nobody was logged in to it.
alter table users add column holder_unknown boolean not null default false;
