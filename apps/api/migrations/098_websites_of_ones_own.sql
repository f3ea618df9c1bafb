-- Whether a claimant had put the website that their claim goes by on the listing themselves: an address at its domain says nothing then.
alter table claims add column website_is_theirs boolean not null default false;

-- Those that wait for a decision. Who else wrote the same website before is left aside: what counts is that the admins look.
update claims c set website_is_theirs = true, domain_matches = false
from vendors v
where v.id = coalesce(c.made_for, c.vendor_id) and c.status in ('pending', 'needs-more') and c.domain_matches
  and (
    v.added_by = c.claimant_id and not exists (
      select from vendor_revisions r where r.vendor_id = v.id and r.changes @> '[{"field": "website"}]')
    or exists (
      select from vendor_revisions r
      where r.vendor_id = v.id and r.actor_id = c.claimant_id
        and r.changes @> jsonb_build_array(jsonb_build_object('field', 'website', 'to', c.website)))
    or exists (
      select from vendor_proposals p
      where p.vendor_id = v.id and p.proposer_id = c.claimant_id and p.outcomes ->> 'website' = 'accepted'
        and p.changes @> jsonb_build_array(jsonb_build_object('field', 'website', 'to', c.website))));

-- What was removed because someone asked for it comes back if that was a mistake.
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('vendor', 'reinstate', 'retired', 'approved');
