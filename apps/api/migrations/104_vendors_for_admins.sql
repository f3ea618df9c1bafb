-- An admin takes a listing out of its owner's hands.
insert into moderation_transitions (subject_type, action, from_state, to_state)
select 'vendor', 'end ownership', null, null
where not exists (select from moderation_transitions where subject_type = 'vendor' and action = 'end ownership');

-- What the queue of vendors is narrowed to. Those that are listed are found by the words of the search, which has their categories.
create index concurrently if not exists vendors_queue_category on vendors using gin (category)
  where status in ('pending', 'rejected', 'suspended');
