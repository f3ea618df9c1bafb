-- What the queues of proposals and removals are narrowed to. Each statement is a transaction of its own, and no table is locked while
-- its index is built.

create or replace function proposed_fields(changes jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select change ->> 'field' from jsonb_array_elements(changes) change)
$$;

-- Of an array, so that the database knows how frequent each field is: the few that change something rare are found without going
-- through the queue.
create index concurrently if not exists vendor_proposals_fields on vendor_proposals using gin (proposed_fields(changes))
  where status = 'open';

create index concurrently if not exists removal_requests_queue_role on removal_requests (role, created_at, id) where status = 'open';
