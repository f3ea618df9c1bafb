-- Vendors invite all clients of a period to review them. No table here has anyone's address: only what its mailbox is recognised by,
-- which takes the server's secret key to work out. The address itself is in the e-mail, which is deleted like any other.

create table invitation_batches (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  invited_by uuid references users on delete set null,
  period_from date not null, -- the first of a month, like the other
  period_to date not null,
  clients integer not null, -- invited, without those who had been before
  merged integer not null, -- addresses that were given twice, or had been invited before
  created_at timestamptz not null default now(),
  check (period_from <= period_to)
);
create index invitation_batches_vendor on invitation_batches (vendor_id, created_at desc, id desc);
create index invitation_batches_invited_by on invitation_batches (invited_by);
create index invitation_batches_created on invitation_batches (created_at);

-- One to a mailbox for each vendor. Nothing says who used it.
create table review_invitations (
  id uuid primary key,
  batch_id uuid not null references invitation_batches on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  mailbox_id uuid not null,
  hash bytea not null unique, -- of the token in the e-mailed link
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (vendor_id, mailbox_id)
);
create index review_invitations_batch on review_invitations (batch_id);

-- Mailboxes that asked us not to write to them for vendors again.
create table invitation_refusals (
  mailbox_id uuid primary key,
  at timestamptz not null default now()
);

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'invite clients', null, null);
