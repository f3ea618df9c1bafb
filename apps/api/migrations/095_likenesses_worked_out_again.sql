-- How a text is recognised has changed (src/reviews/likeness.ts), and only the server can work that out: every night it does so for
-- what is marked here. It is what nodes of the release before write, too, which don't know of the mark. Each statement is a
-- transaction of its own, and the table isn't locked while its index is built.
alter table reviews add column if not exists likeness_is_old boolean not null default true;

create index concurrently if not exists reviews_likeness_is_old on reviews (id) where likeness_is_old;
