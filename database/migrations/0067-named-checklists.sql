-- Named checklists of a firm beside its standard one (docs/spec/documents.md#named-checklists).
create table named_checklist (
  firm_id uuid not null references firm (id),
  version integer not null check (version > 0),
  -- Removed ones stay, because cases have them: [{"id": …, "name": "Self-employed", "isRemoved": true}].
  lists jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index named_checklist_by_staff on named_checklist (firm_id, changed_by);

-- The standard checklist has the ID of zeros.
alter table checklist_template
  add column checklist_id uuid not null default '00000000-0000-0000-0000-000000000000',
  drop constraint checklist_template_pkey,
  add primary key (firm_id, checklist_id, chapter, version);
alter table checklist_template alter column checklist_id drop default;

-- The checklist that a case follows. A case without a row follows the standard one.
create table case_checklist (
  firm_id uuid not null,
  case_id uuid not null,
  checklist_id uuid not null,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);

-- True if the checklist decided the requirement. False once the firm has decided it in the case.
alter table document_category add column follows_checklist boolean not null default false;
update document_category c
set follows_checklist = true
where requirement_by = 'firm'
  and requested_by is null
  and exists (
    select from checklist_template t
    where t.firm_id = c.firm_id
      and t.requirements ->> c.template_key = c.requirement
  );

alter table named_checklist enable row level security;
alter table case_checklist enable row level security;
create policy own_firm on named_checklist to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on case_checklist to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on case_checklist for select to daybreak_portal using (true);
grant select, insert, update, delete on named_checklist, case_checklist to daybreak_workspace, daybreak_jobs;
grant select on case_checklist to daybreak_portal;
