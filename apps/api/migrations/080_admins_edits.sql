-- What an admin changes in somebody else's listing goes on record.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'edit', null, null);
