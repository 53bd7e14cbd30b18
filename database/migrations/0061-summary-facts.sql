-- What reminders read of the summary of a case (docs/spec/workspace.md#automatic-reminders).
create view summary_facts with (security_invoker = true) as
  select
    firm_id,
    case_id,
    people,
    joined,
    invited_at,
    documents_open,
    sections_shown,
    sections_done,
    course_takers,
    first_courses_done,
    second_courses_done,
    client_active_at,
    undelivered_at,
    reminders,
    reminded_at
  from case_summary;

grant select on summary_facts to daybreak_portal, daybreak_workspace, daybreak_jobs;
