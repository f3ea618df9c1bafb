/** How a benchmark begins to write any number of entries at once; a select of their values follows. */
export const insertEvents =
  "insert into moderation_events (id, at, actor_id, action, subject_type, subject_id, from_state, to_state, reason)";
