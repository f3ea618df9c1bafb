-- An admin can take up a review that no one has reported. The ticket stays open when those who report it meanwhile withdraw that.
alter table report_tickets add column own_initiative boolean not null default false;

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('report', 'take up', null, 'open');
