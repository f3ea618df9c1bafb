-- Admins keep the categories: they add, rename, reorder, retire and merge them, and say what people call them.

alter table categories
  add column words jsonb not null default '[]', -- for the search, by language: [{ language, words }]
  add column version integer not null default 1,
  add column merged_into uuid references categories;

-- Addresses that a category had before, or took over from those merged into it: they lead to it.
create table category_slugs (
  slug text primary key,
  category_id uuid not null references categories on delete cascade
);
create index category_slugs_category on category_slugs (category_id);

insert into moderation_transitions (subject_type, action, from_state, to_state) values
  ('category', 'create', null, 'listed'),
  ('category', 'change', null, null),
  ('category', 'move', null, null),
  ('category', 'retire', 'listed', 'retired'),
  ('category', 'reinstate', 'retired', 'listed'),
  ('category', 'merge', 'listed', 'merged'),
  ('category', 'merge', 'retired', 'merged');

-- The subjects are those of the table of transitions.
alter table moderation_events drop constraint moderation_events_subject_type_check;
do $$
begin
  execute format(
    'alter table moderation_events add constraint moderation_events_subject_type_check check (subject_type in (%s)) not valid',
    (select string_agg(distinct quote_literal(subject_type), ', ') from moderation_transitions));
end $$;
