-- The saved answers that came with the demo go with it, whoever has corrected a comma since. Those of before are told by whoever
-- changed them last.
alter table saved_answers add column is_demo boolean not null default false;
update saved_answers s set is_demo = true from users u where u.id = s.changed_by and u.is_demo;
