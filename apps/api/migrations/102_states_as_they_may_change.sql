-- The record takes only what may happen (004). Now what it's about does, too: no state changes in a way for which no action is on
-- the list. Which action it is, the record alone knows; rows that are added may begin in any state, since imports and backups do.
create or replace function refuse_other_states() returns trigger language plpgsql as $$
begin
  if exists (select from moderation_transitions
      where subject_type = tg_argv[0] and from_state = old.status and to_state = new.status)
    or current_setting('troth.unchecked_states', true) = 'yes'
  then
    return new;
  end if;
  raise exception 'the state of a % can''t change from % to %', tg_argv[0], old.status, new.status
    using errcode = 'check_violation', table = tg_table_name, column = 'status';
end $$;

do $$
declare
  checked record;
begin
  for checked in select * from (values
    ('vendor', 'vendors'), ('review', 'reviews'), ('claim', 'claims'), ('proposal', 'vendor_proposals'),
    ('report', 'report_tickets'), ('removal', 'removal_requests'), ('notice', 'notices'), ('proof', 'review_proofs')
  ) t(subject, name) loop
    execute format(
      'create or replace trigger %I before update of status on %I for each row
         when (new.status is distinct from old.status) execute function refuse_other_states(%L)',
      checked.name || '_states', checked.name, checked.subject);
  end loop;
end $$;

-- Reviews that change places count as removed for that moment, and get back the state that they had (015).
alter function place_reviews set troth.unchecked_states = 'yes';
