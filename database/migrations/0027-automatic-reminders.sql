-- Reminders that leave by themselves (docs/spec/workspace.md#automatic-reminders).

-- Only for firms that have changed the default.
create table reminder_schedule (
  firm_id uuid not null primary key references firm (id),
  is_on boolean not null,
  -- Days after the invitation, and after the client's last act.
  invitation_days smallint[] not null,
  task_days smallint[] not null,
  -- Counts the changes, so that the second of two people learns about the first.
  version integer not null default 1
);

-- Which days of the schedule are over, and whether the firm has paused the reminders of the case.
create table case_reminder (
  firm_id uuid not null,
  case_id uuid not null,
  -- For what the days count; as the next step of the client.
  waits_for text,
  -- The day at the office from which they count.
  started_on date not null,
  passed smallint not null default 0,
  sent_at timestamptz,
  is_paused boolean not null default false,
  -- The last day of the pause. Null: until someone ends it.
  paused_until date,
  paused_by uuid,
  -- Counts the pauses and their ends.
  version integer not null default 0,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, paused_by) references staff (firm_id, id)
);
create index case_reminder_by_pauser on case_reminder (firm_id, paused_by);

do $$
declare
  name text;
begin
  foreach name in array array['reminder_schedule', 'case_reminder'] loop
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
