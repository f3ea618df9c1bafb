-- What the latest decision about a report was. Times can't tell: a report that was being sent while its ticket was decided may
-- have begun after the decision did, and still be part of it.
alter table review_reports add column decision_id uuid references review_decisions on delete set null;
update review_reports p set decision_id = (
  select d.id from review_decisions d where d.ticket_id = p.ticket_id and d.at > p.created_at
  order by d.at desc, d.id desc limit 1)
where withdrawn_at is null;
create index review_reports_decision on review_reports (decision_id);
