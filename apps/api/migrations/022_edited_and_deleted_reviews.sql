-- People edit and delete their reviews. A deletion is not a decision: it leaves nothing that the public can see.

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('review', 'delete', 'held', 'removed'),
  ('review', 'delete', 'published', 'removed'),
  ('review', 'delete', 'hidden', 'removed');

-- Every review has its first version on record, wherever it came from.
insert into review_revisions (review_id, revision, rating, title, review, experience, wedding_date, quality, value,
  communication, professionalism, flexibility, written_at)
select id, revision, rating, title, review, experience, wedding_date, quality, value, communication, professionalism,
  flexibility, created_at
from reviews r
where not exists (select from review_revisions v where v.review_id = r.id and v.revision = r.revision);
