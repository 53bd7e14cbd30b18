-- What the page of a new case begins with (docs/spec/workspace.md#case-defaults).
-- Only for firms that have changed it.
create table new_case_default (
  firm_id uuid not null primary key references firm (id),
  shows_questionnaire boolean not null,
  -- Days after the invitation. Null: no deadline.
  questionnaire_days smallint check (questionnaire_days between 1 and 180),
  is_course_paid_by_firm boolean not null,
  -- Counts the changes, so that the second of two people learns about the first.
  version integer not null
);
alter table new_case_default enable row level security;
create policy own_firm on new_case_default to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on new_case_default to daybreak_workspace, daybreak_jobs;
