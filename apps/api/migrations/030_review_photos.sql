-- Photos that people show with their reviews. They go with the review.
create table review_photos (
  review_id uuid not null references reviews on delete cascade,
  position smallint not null,
  photo_id text not null references photos,
  alt text not null default '',
  primary key (review_id, position)
);
create index review_photos_photo on review_photos (photo_id);

-- How many there are, so that filtering a vendor's reviews by it, and counting them, reads nothing else.
alter table reviews add column photo_count smallint not null default 0;

create function count_review_photos() returns trigger language plpgsql as $$
begin
  update reviews r set photo_count = r.photo_count + case tg_op when 'INSERT' then p.photos else -p.photos end
  from (select review_id, count(*)::smallint as photos from changed_photos group by review_id) p
  where r.id = p.review_id;
  return null;
end $$;
create trigger count_review_photos_added after insert on review_photos
  referencing new table as changed_photos for each statement execute function count_review_photos();
create trigger count_review_photos_removed after delete on review_photos
  referencing old table as changed_photos for each statement execute function count_review_photos();

-- What each version showed, [{ id, alt }]. That doesn't keep the photos themselves.
alter table review_revisions add column photos jsonb not null default '[]';
