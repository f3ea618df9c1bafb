-- People can withdraw a listing that they have added, until it is approved. Its row goes; the record stays.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'withdraw', 'pending', 'withdrawn'),
  ('vendor', 'withdraw', 'rejected', 'withdrawn');

-- Deleting a vendor looks for whatever refers to it. Reviews and claims that were moved by a merge:
create index claims_made_for on claims (made_for) where made_for is not null;
create index reviews_written_for on reviews (written_for) where written_for is not null;
-- All others, where so far only those that are open or public could be found. Built while writes wait: a second or two for a million reviews.
create index claims_of_vendor on claims (vendor_id);
create index vendor_proposals_of_vendor on vendor_proposals (vendor_id);
create index reviews_written_about on reviews (vendor_id);
