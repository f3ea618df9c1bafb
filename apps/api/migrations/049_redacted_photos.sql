-- Photos that a redaction has taken out of a review. Like its words, they are kept until no one can appeal any more.
create table redacted_photos (
  decision_id uuid not null references review_decisions on delete cascade,
  position smallint not null,
  photo_id text not null references photos,
  alt text not null,
  primary key (decision_id, position)
);
create index redacted_photos_photo on redacted_photos (photo_id);
