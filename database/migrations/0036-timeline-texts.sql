-- The words of a firm for the steps of the timeline (docs/spec/workspace.md#timeline-texts). A change adds a
-- version.
create table timeline_text (
  firm_id uuid not null references firm (id),
  version integer not null check (version > 0),
  -- Only the steps with own words: {"2": {"en": {"name": …, "description": …}, "es": …}}.
  steps jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index timeline_text_by_staff on timeline_text (firm_id, changed_by);

alter table timeline_text enable row level security;
create policy own_firm on timeline_text to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on timeline_text for select to daybreak_portal using (true);
grant select, insert, update, delete on timeline_text to daybreak_workspace, daybreak_jobs;
grant select on timeline_text to daybreak_portal;
