-- Duplicates are merged into one listing, and can be taken apart again: whatever is shown with the other listing
-- remembers where it belongs.

alter table vendors add column merged_into uuid references vendors on delete set null;
create index vendors_merged_into on vendors (merged_into) where merged_into is not null;

-- The vendor that a review was written about, where that isn't the one it is stored under.
alter table reviews add column written_for uuid references vendors;
-- The same for claims that were open when their vendor was merged.
alter table claims add column made_for uuid references vendors on delete set null;

-- On a list, the merged vendor keeps its row, its hearts and its notes, which aren't shown. The other vendor gets copies,
-- which say what they are copies of.
alter table favourite_list_vendors add column merged_from uuid references vendors on delete cascade;
alter table favourites add column merged_from uuid references vendors on delete cascade;
alter table favourite_notes add column merged_from uuid references vendors on delete cascade;
create index favourite_list_vendors_merged_from on favourite_list_vendors (merged_from) where merged_from is not null;
create index favourites_merged_from on favourites (merged_from) where merged_from is not null;
create index favourite_notes_merged_from on favourite_notes (merged_from) where merged_from is not null;

-- Stores reviews under other vendors. Two by one person may change places, and there is never room for both: while they
-- are moved they count as removed, which no one else sees, and afterwards they have the state they had.
create function place_reviews(review_ids uuid[], vendor_ids uuid[], homes uuid[]) returns void language plpgsql as $$
declare
  states text[];
begin
  select array_agg(r.status order by m.n) into states
  from unnest(review_ids) with ordinality m(id, n) join reviews r on r.id = m.id;
  update reviews set status = 'removed' where id = any(review_ids);
  update reviews r set vendor_id = m.vendor_id, written_for = nullif(m.home, m.vendor_id), status = m.status
  from unnest(review_ids, vendor_ids, homes, states) m(id, vendor_id, home, status)
  where r.id = m.id;
end $$;
