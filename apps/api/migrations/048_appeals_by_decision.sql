-- An appeal is against a decision, and may be heard with a ticket of other people's reports. Who has been heard about the one
-- can still appeal against what is decided about the other.
alter table review_appeals drop constraint review_appeals_ticket_id_appellant_id_key;
create unique index review_appeals_once on review_appeals (decision_id, appellant_id);
drop index review_appeals_decision;
create unique index review_appeals_open on review_appeals (ticket_id, appellant_id) where outcome is null;
create index review_appeals_ticket on review_appeals (ticket_id);

-- What an upheld notice had done to a review, so that an appeal against that can undo it.
alter table notices add column review_decision_id uuid references review_decisions on delete set null;
create index notices_review_decision on notices (review_decision_id) where review_decision_id is not null;
insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('notice', 'overturn', 'upheld', 'dismissed');
