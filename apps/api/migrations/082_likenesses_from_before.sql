-- A held review is compared with what had been published before it (reviews/screen.ts), which the first of these left out.
delete from review_likenesses l using reviews h, reviews o
where h.id = l.review_id and o.id = l.other_id
  and not (o.created_at <= h.created_at and o.created_at > h.created_at - interval '24 months');
