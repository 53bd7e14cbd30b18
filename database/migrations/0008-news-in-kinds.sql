-- News is worded when it is read: a row keeps its kind and what it is about, in no language.

-- Which sentence it is, for example document.sent-back. Null in rows from before, which keep their description.
alter table notification add column kind text;
-- {"actors": [{"id", "name"}], "objects": [{"id", "name"}], "values": {}}; a name is a text, or one in each language.
alter table notification add column params jsonb not null default '{}';
-- When the row was written. A row that grows moves created_at, and never this. Null in rows from before, which never grow.
alter table notification add column began_at timestamptz;
alter table notification alter column description drop not null;
alter table notification add constraint notification_says_something check (description is not null or kind is not null);
