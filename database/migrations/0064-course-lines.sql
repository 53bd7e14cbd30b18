-- The courses of each debtor as the lists of the firm show them (docs/spec/courses.md#course-lines).
create table course_line (
  firm_id uuid not null,
  case_id uuid not null,
  debtor smallint not null check (debtor in (1, 2)),
  course_number text not null check (course_number in ('First', 'Second')),
  state text not null check (state in (
    'not-set-up', 'earlier-system', 'not-ordered', 'order-failed', 'choosing', 'registering', 'not-started',
    'started', 'certificate-coming', 'uploaded', 'done', 'canceled', 'expired', 'held', 'not-needed', 'after-filing'
  )),
  -- Last day of the certificate, or the day on which it is due. Null if it is not known or none.
  due_on date,
  primary key (firm_id, case_id, debtor, course_number),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);
create index course_line_by_state on course_line (firm_id, state, course_number);

alter table course_line enable row level security;
create policy portal on course_line to daybreak_portal using (true);
create policy own_firm on course_line to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on course_line to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- What other features read of a case in a list.
create view case_list_facts with (security_invoker = true) as
  select
    c.firm_id,
    c.id as case_id,
    c.status,
    c.filed_on,
    c.planned_filing_on,
    c.attorney_id,
    c.paralegal_id,
    c.archived_at,
    s.sort_name
  from legal_case c
  join case_summary s on s.firm_id = c.firm_id and s.case_id = c.id;
grant select on case_list_facts to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- Counts what the firm changes, so that a colleague who was first is seen.
alter table course add column version integer not null default 0;

-- The providers that the firm allowed when the order was made, in their order. Null: all.
alter table course_order add column provider_ids integer[];
