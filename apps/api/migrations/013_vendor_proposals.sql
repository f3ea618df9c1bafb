-- What people who can't change a listing think is wrong with it. The old values stay live until the owner or an admin decides,
-- field by field.

create table vendor_proposals (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  proposer_id uuid not null references users on delete cascade,
  changes jsonb not null, -- the fields: from what was live when it was proposed, to what should be
  note text not null default '' check (char_length(note) <= 1000),
  status text not null default 'open' check (status in ('open', 'decided', 'withdrawn')),
  outcomes jsonb not null default '{}', -- by field, once it has been decided
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index vendor_proposals_open on vendor_proposals (vendor_id, created_at desc, id desc) where status = 'open';
create index vendor_proposals_proposer on vendor_proposals (proposer_id, created_at desc, id desc);
create index vendor_proposals_decider on vendor_proposals (decided_by) where decided_by is not null;
