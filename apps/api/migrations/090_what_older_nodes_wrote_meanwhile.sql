-- A node of the release before may have gone on writing while 086 and 087 were applied: reports whose reasons their tickets don't have,
-- and words of decisions about vendors whose digests are with the vendor.
update report_tickets t set alleged = array(select distinct unnest(t.alleged || found.alleged) order by 1)
from (
  select of.id, array(
    select distinct p.reason from review_reports p where p.ticket_id = of.id and p.withdrawn_at is null order by 1) as alleged
  from report_tickets of) found
where found.id = t.id and not t.alleged @> found.alleged;

update vendor_decisions d set salt = null
where salt is not null and exists (
  select from moderation_events e where e.words_digest = sha256(d.salt || convert_to(d.vendor_id || d.explanation, 'UTF8')));
