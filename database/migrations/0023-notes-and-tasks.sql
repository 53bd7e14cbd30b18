-- Notes and tasks of the firm at a case (docs/spec/workspace.md#notes, #tasks).

create table case_note (
  firm_id uuid not null references firm (id),
  id uuid not null,
  case_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamptz not null default portal_now(),
  changed_at timestamptz,
  -- Counts the changes, so that the second of two learns about the first.
  version integer not null default 1,
  primary key (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, author_id) references staff (firm_id, id)
);
create index case_note_of_case on case_note (firm_id, case_id, created_at desc, id desc);
create index case_note_of_author on case_note (firm_id, author_id);

-- Tasks that a case gets when it enters a stage.
create table task_template (
  firm_id uuid not null references firm (id),
  id uuid not null,
  stage text not null check (stage in ('Pre-Filing', 'Filed', 'Complete')),
  title text not null,
  -- Who of the people of the case gets it. Null: no one in particular.
  assignee text check (assignee in ('attorney', 'paralegal')),
  -- Days after the case has entered the stage. Null: no date.
  due_after_days smallint check (due_after_days between 0 and 365),
  created_at timestamptz not null default portal_now(),
  version integer not null default 1,
  primary key (firm_id, id)
);
create index task_template_of_stage on task_template (firm_id, stage, created_at, id);

create table case_task (
  firm_id uuid not null references firm (id),
  id uuid not null,
  case_id uuid not null,
  title text not null,
  -- Null: no one in particular.
  assignee_id uuid,
  due_on date,
  -- Null if it came from a template.
  author_id uuid,
  -- The template may be gone. A case gets the task of a template once.
  template_id uuid,
  created_at timestamptz not null default portal_now(),
  done_at timestamptz,
  done_by uuid,
  version integer not null default 1,
  primary key (firm_id, id),
  unique (firm_id, case_id, template_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, assignee_id) references staff (firm_id, id),
  foreign key (firm_id, author_id) references staff (firm_id, id),
  foreign key (firm_id, done_by) references staff (firm_id, id),
  check ((done_at is null) = (done_by is null))
);
create index case_task_of_case on case_task (firm_id, case_id, created_at, id);
create index case_task_open on case_task (firm_id, due_on, created_at, id) where done_at is null;
create index case_task_of_assignee on case_task (firm_id, assignee_id);
create index case_task_of_author on case_task (firm_id, author_id);
create index case_task_of_closer on case_task (firm_id, done_by);

do $$
declare
  name text;
begin
  foreach name in array array['case_note', 'task_template', 'case_task'] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy own_firm on %I to daybreak_workspace, daybreak_jobs
        using (firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid)',
      name
    );
    execute format(
      'grant select, insert, update, delete on %I to daybreak_workspace, daybreak_jobs',
      name
    );
  end loop;
end
$$;

-- The portal reads neither notes nor tasks. A command that changes the stage of a case adds its tasks.
create policy portal on task_template for select to daybreak_portal using (true);
create policy portal on case_task for insert to daybreak_portal with check (true);
grant select on task_template to daybreak_portal;
grant insert on case_task to daybreak_portal;
