-- Since when a claim has been in its state: one that its claimant has sent back hasn't waited for us since it was made. Null for
-- those that were over before this column. And its version, since an admin decides about what they have read: everything that
-- its claimant adds, everything that is decided about it, and a merge that makes it one to another listing, makes another one.
alter table claims add column status_since timestamptz, add column version integer not null default 1;
alter table claims alter column status_since set default now();
update claims c set status_since = coalesce(
  (select max(e.at) from moderation_events e
   where e.subject_type = 'claim' and e.subject_id = c.id and e.to_state = c.status), c.created_at)
where c.status in ('pending', 'needs-more');

create trigger claims_status_since before update of status on claims
  for each row when (new.status is distinct from old.status) execute function note_status_since();

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger claims_version before update of status, note, email_confirmed_at, vendor_id on claims
  for each row when ((new.status, new.note, new.email_confirmed_at, new.vendor_id)
    is distinct from (old.status, old.note, old.email_confirmed_at, old.vendor_id))
  execute function count_version();

drop index claims_queue;
create index claims_queue on claims (status, status_since, id) where status in ('pending', 'needs-more');
