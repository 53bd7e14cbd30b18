-- Background jobs work for one firm at a time, so what is due is found by firm.

drop index document_to_scan;
create index document_to_scan on document (firm_id, uploaded_at) where scan_state = 'pending';
drop index handed_in_due_at;
create index handed_in_due_at on handed_in_due (firm_id, due_at);
drop index questionnaire_revision_by_age;
create index questionnaire_revision_by_age on questionnaire_revision (firm_id, saved_at);
drop index questionnaire_secret_dropped;
create index questionnaire_secret_dropped on questionnaire_secret (firm_id, dropped_at)
  where dropped_at is not null;
drop index course_look_up_to_forget;
create index course_look_up_to_forget on course_progress (firm_id, looked_up_at)
  where lookup_sealed is not null;
drop index course_quote_by_age;
create index course_quote_by_age on course_order (firm_id, created_at) where placed_at is null;
drop index course_item_to_ask;
create index course_item_to_ask on course_item (firm_id, ask_at) where ask_at is not null;
drop index course_certificate_to_fetch;
create index course_certificate_to_fetch on course_certificate (firm_id, try_after)
  where sealed_key is null;
drop index course_reminder_look_due;
create index course_reminder_look_due on course_reminder_look (firm_id, look_at);
drop index case_with_courses;
create index case_with_courses on legal_case (firm_id, id)
  where client_code is not null and status in ('Pre-Filing', 'Filed');

-- A person is reminded once a day, also with cases at two firms. A job sees the rows of one firm, so
-- it may only ask.
create function was_reminded(account uuid, day date) returns boolean
language sql stable security definer
set search_path = public, pg_temp
as $$
  select exists (
    select
    from participant p
    join course_reminder r
      on r.case_id = p.case_id and r.debtor = p.debtor and r.firm_id = p.firm_id
    where p.account_id = account and r.recipient = 'client' and r.on_day = day
  )
$$;
revoke all on function was_reminded from public;
grant execute on function was_reminded to daybreak_portal, daybreak_jobs;
