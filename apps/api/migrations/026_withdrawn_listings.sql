-- People can withdraw a listing that they have added, until it is approved. Its row goes; the record stays.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'withdraw', 'pending', 'withdrawn'),
  ('vendor', 'withdraw', 'rejected', 'withdrawn');
