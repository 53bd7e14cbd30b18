-- Notes and titles of tasks are sealed under the key of their firm (docs/spec/security.md#encryption-at-rest).
-- New texts go into the sealed column. The job renew-keyed-values seals what is in the clear one and empties
-- it. Once `keys:status` says that nothing is left, in a later release a migration drops the clear columns,
-- their checks and their indexes, and makes the sealed ones not null.

-- For statements that seal or open texts of a firm.
create view firm_facts with (security_invoker = true) as
  select id as firm_id, sealed_key as firm_key
  from firm;
grant select on firm_facts to daybreak_portal, daybreak_workspace, daybreak_jobs;

alter table case_note
  alter column text drop not null,
  add column text_sealed bytea,
  add constraint case_note_one_text check ((text is null) <> (text_sealed is null));
alter table case_task
  alter column title drop not null,
  add column title_sealed bytea,
  add constraint case_task_one_title check ((title is null) <> (title_sealed is null));
create index case_note_clear on case_note (firm_id, id) where text is not null;
create index case_task_clear on case_task (firm_id, id) where title is not null;

-- The title of the task that a notice is about. Older notices have it in params; they are deleted
-- after 180 days.
alter table staff_notice add column title_sealed bytea;
