-- What the checklists of a firm's new cases ask for (docs/spec/documents.md#checklist-template). A change
-- adds a version.
create table checklist_template (
  firm_id uuid not null references firm (id),
  chapter smallint not null check (chapter in (7, 13)),
  version integer not null check (version > 0),
  -- Only what differs from the product: {"taxes.four-years": "optional"}.
  requirements jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, chapter, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index checklist_template_by_staff on checklist_template (firm_id, changed_by);

alter table checklist_template enable row level security;
create policy own_firm on checklist_template to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on checklist_template for select to daybreak_portal using (true);
grant select, insert, update, delete on checklist_template to daybreak_workspace, daybreak_jobs;
grant select on checklist_template to daybreak_portal;
