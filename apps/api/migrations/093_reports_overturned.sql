-- Reports were upheld, and the review that was hidden because of them is shown again. Those
-- of reviews that were shown again before this stay upheld.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'overturn', 'upheld', 'dismissed');
