-- The words of a firm below emails to its staff (docs/spec/staff-notices.md#mail-footer). A change adds a version.
create table mail_footer (
  firm_id uuid not null references firm (id),
  version integer not null check (version > 0),
  -- {"en": …, "es": …}, both empty for no footer.
  texts jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index mail_footer_by_staff on mail_footer (firm_id, changed_by);

alter table mail_footer enable row level security;
create policy own_firm on mail_footer to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on mail_footer for select to daybreak_portal using (true);
grant select, insert, update, delete on mail_footer to daybreak_workspace, daybreak_jobs;
grant select on mail_footer to daybreak_portal;
