-- When something happened to a subject, for limits that hold exactly (spec: limits#message-limits).
create table rate_window (
  -- A keyed hash of the name of the limit and the subject.
  subject_hash bytea primary key,
  -- Oldest first, at most as many as the limit allows.
  times timestamptz[] not null,
  -- When none of the times counts any more.
  ends_at timestamptz not null
);
create index rate_window_age on rate_window (ends_at);
grant select, insert, update, delete on rate_window
  to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- The background job of reminders to many clients also sends invitations to many.
alter table bulk_reminder add column kind text not null default 'reminder'
  check (kind in ('reminder', 'invitation'));
