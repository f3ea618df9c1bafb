-- Reviews that someone has started and not published, one for each vendor, so that they can continue on another device.
create table review_drafts (
  user_id uuid not null references users on delete cascade,
  vendor_id uuid not null references vendors on delete cascade,
  draft jsonb not null, -- its fields, as in the contract
  version uuid not null, -- never the same twice, not even after a draft has gone and another was started
  updated_at timestamptz not null default now(),
  primary key (user_id, vendor_id)
);
create index review_drafts_of_vendor on review_drafts (vendor_id);
create index review_drafts_oldest on review_drafts (updated_at);
