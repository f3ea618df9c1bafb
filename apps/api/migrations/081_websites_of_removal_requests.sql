-- What a requester's address says depends on the website that the listing had when they asked. Requests from before have the
-- website that it has now, as admins have read them until now.
alter table removal_requests add column website text not null default '';
update removal_requests r set website = v.website from vendors v where v.id = r.vendor_id;
