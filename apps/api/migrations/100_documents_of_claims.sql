-- What a claimant hands in to show that they may speak for the business: one file in the vault, which only admins open. Its key is
-- null once it has been deleted; the rest stays, so that both sides still see that there was one.
alter table claims
  add column if not exists document_id uuid,
  add column if not exists document_type text,
  add column if not exists document_size integer,
  add column if not exists document_at timestamptz,
  add column if not exists document_key bytea;
alter table claims drop constraint if exists claims_document_check;
alter table claims add constraint claims_document_check check (
  (document_key is null or document_id is not null)
  and (document_id is null or document_type is not null and document_size is not null and document_at is not null)) not valid;

-- A document is something to read before a decision, as a note is.
drop trigger if exists claims_version on claims;
create trigger claims_version before update of status, note, email_confirmed_at, vendor_id, document_id on claims
  for each row when ((new.status, new.note, new.email_confirmed_at, new.vendor_id, new.document_id)
    is distinct from (old.status, old.note, old.email_confirmed_at, old.vendor_id, old.document_id))
  execute function count_version();

insert into moderation_transitions (subject_type, action, from_state, to_state)
select 'claim', action, null, null
from unnest(array['hand in document', 'withdraw document', 'open document']) action
where not exists (
  select from moderation_transitions t where t.subject_type = 'claim' and t.action = action.action);

create unique index concurrently if not exists claims_document on claims (document_id) where document_id is not null;

create index concurrently if not exists claims_document_due on claims (decided_at) where document_key is not null;
