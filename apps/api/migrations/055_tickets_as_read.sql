-- An admin decides about what they have read: every report that joins a ticket or is withdrawn, and every appeal, makes another
-- version of it.
alter table report_tickets add column version integer not null default 1;
