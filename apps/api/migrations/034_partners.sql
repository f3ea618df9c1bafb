-- Couples: two people who have linked their accounts, and so have one voice for each vendor.

-- A row for each of the two. Once they are no longer linked, it is kept only as long as there is a review that was
-- written while they were.
create table couple_members (
  couple_id uuid not null,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null default clock_timestamp(),
  until timestamptz,
  primary key (couple_id, user_id)
);
create unique index couple_members_one_partner on couple_members (user_id) where until is null;
create index couple_members_user on couple_members (user_id);

-- One open invitation per person, to an address with or without an account. It ends with its use.
create table partner_invitations (
  id uuid primary key,
  invited_by uuid not null unique references users on delete cascade,
  email citext not null,
  hash bytea not null unique, -- of the token in the e-mailed link
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  agreed_by uuid references users on delete set null -- the invited person, who has accepted while reviews are in the way
);
create index partner_invitations_email on partner_invitations (email);

-- Which couple the author was part of when they wrote it. What it stands for is in couple_members.
alter table reviews add column couple_id uuid;
create index reviews_couple on reviews (couple_id) where couple_id is not null;

-- As summarised_until, for the monthly e-mail about whom the person's reviews have helped.
alter table users add column digested_until date;
create index users_helpful_digest on users (digested_until)
  where settings @> '{"notices": {"helpfulDigest": true}}' and erase_at is null and deleted_at is null;
