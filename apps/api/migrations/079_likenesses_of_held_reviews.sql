-- Which reviews a held one reads like, as they were when it was held, so that whoever decides can compare them.
create table review_likenesses (
  review_id uuid not null references reviews on delete cascade,
  other_id uuid not null references reviews on delete cascade,
  primary key (review_id, other_id)
);
create index review_likenesses_other on review_likenesses (other_id);

-- Those that wait already: two texts are alike from 15 of 24 hashes on (reviews/screen.ts).
insert into review_likenesses (review_id, other_id)
select h.id, o.id from reviews h, lateral (
  select r.id from reviews r, lateral (
    select cardinality(array(select unnest(r.likeness) intersect select unnest(h.likeness))) as shared) s
  where r.likeness && h.likeness and r.likeness <> '{}' and r.id <> h.id and r.status <> 'removed' and s.shared >= 15
  order by s.shared desc, r.created_at desc limit 5) o
where h.status = 'held' and h.likeness <> '{}';
