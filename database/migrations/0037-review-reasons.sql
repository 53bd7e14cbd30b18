-- The standard reasons of a firm for sending a document back (docs/spec/documents.md#standard-reasons). A
-- change adds a version.
create table review_reason (
  firm_id uuid not null references firm (id),
  version integer not null check (version > 0),
  -- In their order: [{"key": …, "texts": {"en": {"name": …, "text": …}, "es": …}}].
  reasons jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index review_reason_by_staff on review_reason (firm_id, changed_by);

alter table review_reason enable row level security;
create policy own_firm on review_reason to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on review_reason for select to daybreak_portal using (true);
grant select, insert, update, delete on review_reason to daybreak_workspace, daybreak_jobs;
grant select on review_reason to daybreak_portal;
