-- A claim's e-mail counts for something because of the website that the listing had before. Once that changes, an admin decides about
-- something else than they have read.
create function count_claims_version() returns trigger language plpgsql as $$
begin
  update claims set version = version + 1 where vendor_id = new.id and status in ('pending', 'needs-more');
  return null;
end $$;
create trigger vendors_website_of_claims after update of website on vendors
  for each row when (new.website is distinct from old.website)
  execute function count_claims_version();
