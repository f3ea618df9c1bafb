-- What the queues are narrowed to. Each statement is a transaction of its own, and no table is locked while its index is built.

create index concurrently if not exists claims_queue_evidence on claims ((case
    when business_email is null then 'none' when email_confirmed_at is null then 'unconfirmed'
    when domain_matches then 'at-website' else 'elsewhere' end), status, status_since, id)
  where status in ('pending', 'needs-more');

create index concurrently if not exists notices_queue_reason on notices (reason, created_at, id) where status = 'open';

-- What the reports of a ticket allege, or alleged before some of them were erased: the database knows how frequent each value is, so
-- it finds the few that allege something rare without going through the queue.
alter table report_tickets add column if not exists alleged text[] not null default '{}';

do $$
declare
  upto uuid := '00000000-0000-0000-0000-000000000000';
  next uuid[];
begin
  loop
    select array(select id from report_tickets where id > upto order by id limit 500) into next;
    exit when cardinality(next) = 0;
    update report_tickets t set alleged = array(
      select distinct p.reason from review_reports p where p.ticket_id = t.id and p.withdrawn_at is null order by 1)
    where id = any(next);
    upto := next[cardinality(next)];
    commit;
  end loop;
end $$;

create index concurrently if not exists report_tickets_alleged on report_tickets using gin (alleged) where status = 'open';

create index concurrently if not exists report_tickets_alleged_before on report_tickets using gin (alleged)
  where status in ('upheld', 'dismissed');
