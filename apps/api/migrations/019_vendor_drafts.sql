-- The vendor that someone is adding and hasn't submitted, so that they can continue on another device.
create table vendor_drafts (
  user_id uuid primary key references users on delete cascade,
  draft jsonb not null, -- its fields, as in the contract
  version uuid not null, -- never the same twice, not even after a draft has gone and another was started
  updated_at timestamptz not null default now()
);
create index vendor_drafts_oldest on vendor_drafts (updated_at);
