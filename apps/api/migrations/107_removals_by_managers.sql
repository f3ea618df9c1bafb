-- Who asked for it, if they were logged in as one of the people who look after the listing: that says more than any address.
alter table removal_requests add column requester_id uuid references users on delete cascade;
create index removal_requests_requester on removal_requests (requester_id);
