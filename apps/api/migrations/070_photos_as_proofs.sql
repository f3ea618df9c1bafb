-- A photo taken at the wedding can show that someone was a client, too. No old row can be wrong by it, so none is looked at.
alter table review_proofs drop constraint review_proofs_kind_check;
alter table review_proofs add constraint review_proofs_kind_check
  check (kind in ('contract', 'invoice', 'receipt', 'photo', 'other')) not valid;
