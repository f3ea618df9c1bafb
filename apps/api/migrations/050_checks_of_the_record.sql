-- A check of the record that was asked for or is running, and how far it has come. No row: there is none. One row, so one at a time.
create table record_check_run (
  single boolean primary key default true check (single),
  job_id uuid not null,
  seen_at timestamptz not null default now(), -- its last sign of life
  events bigint not null default 0, -- how many it has checked
  failed boolean not null default false
);
