-- Who of the firm checked a section of the questionnaire, and which attorney approved it
-- (docs/spec/intake.md#checked). A row counts while its section is imported; the next check replaces it.
-- Of a section that was imported before this migration, only the approval is known.
create table questionnaire_check (
  section_id uuid not null,
  firm_id uuid not null references firm (id),
  checked_by uuid,
  checked_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  primary key (section_id, firm_id),
  foreign key (section_id, firm_id) references questionnaire_section (id, firm_id),
  foreign key (firm_id, checked_by) references staff (firm_id, id),
  foreign key (firm_id, approved_by) references staff (firm_id, id)
);
create index questionnaire_check_by_checker on questionnaire_check (firm_id, checked_by);
create index questionnaire_check_by_approver on questionnaire_check (firm_id, approved_by);

alter table questionnaire_check enable row level security;
create policy own_firm on questionnaire_check to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on questionnaire_check to daybreak_workspace, daybreak_jobs;

-- What the client reads about a request for help (docs/spec/intake.md#help-answered). The note
-- beside it is read by the firm alone.
alter table question_state
  add column resolution_reply text check (char_length(resolution_reply) between 1 and 500);
