-- An appeal is heard about every notice that was upheld about its review, so none belongs to one decision.
alter table notices drop column review_decision_id;
