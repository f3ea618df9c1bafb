-- Two admins may correct the same answer: the later one is told so, instead of overwriting what the other wrote. A
-- node of the release before doesn't count its changes, for as long as it still runs.
alter table saved_answers add column version integer not null default 1;
