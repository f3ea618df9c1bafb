-- Who uploaded which photo. Two people with the same file share the photo, and each has an upload. A photo that is
-- deleted has no uploads any more, so its row can't go while anyone's upload stays.
create table photo_uploads (
  user_id uuid not null references users on delete cascade,
  photo_id text not null references photos,
  created_at timestamptz not null default now(),
  primary key (user_id, photo_id)
);
create index photo_uploads_photo on photo_uploads (photo_id);
create index photo_uploads_oldest on photo_uploads (created_at);

-- To find out whether anything uses a photo, and whose picture a file is.
create index vendor_photos_photo on vendor_photos (photo_id);
create index photos_oldest on photos (created_at);
create index users_image on users (image) where image <> '';
