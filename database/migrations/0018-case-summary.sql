-- What the lists of the workspace read (docs/spec/workspace.md), and what an invitation sets.

alter table legal_case
  add column paralegal_id uuid,
  add column planned_filing_on date,
  add column urgencies text[] not null default '{}',
  -- Words of the firm in each invitation of the case.
  add column greeting text,
  -- Set by the page that creates the case, so that a repeated request creates it once.
  add column creation_key uuid,
  add foreign key (firm_id, paralegal_id) references staff (firm_id, id);
create unique index legal_case_by_creation_key on legal_case (firm_id, creation_key)
  where creation_key is not null;

-- Counts of a case, written in the transaction of their cause. A row exists for each case.
create table case_summary (
  firm_id uuid not null,
  case_id uuid not null,
  -- Names of the people, last name first, without accents and capitals.
  sort_name text not null default '',
  -- The same with numbers, addresses and phones.
  search_text text not null default '',
  people smallint not null default 1,
  -- People with an account.
  joined smallint not null default 0,
  -- When the invitation of a person without an account was sent and ends.
  invited_at timestamptz,
  invitation_ends_at timestamptz,
  -- When a message to a client was given up, until a later invitation.
  undelivered_at timestamptz,
  documents_needed smallint not null default 0,
  documents_complete smallint not null default 0,
  -- Folders in which a client has to do something.
  documents_open smallint not null default 0,
  documents_to_review smallint not null default 0,
  review_since timestamptz,
  sections_shown smallint not null default 0,
  sections_done smallint not null default 0,
  sections_to_check smallint not null default 0,
  check_since timestamptz,
  help_requests smallint not null default 0,
  help_since timestamptz,
  -- People who take the courses: 0 without access to them.
  course_takers smallint not null default 0,
  first_courses_done smallint not null default 0,
  second_courses_done smallint not null default 0,
  client_active_at timestamptz,
  last_active_at timestamptz not null default portal_now(),
  -- Who was active last. Both are null for the firm's invitation.
  last_active_debtor smallint check (last_active_debtor in (1, 2)),
  last_active_staff_id uuid,
  reminders smallint not null default 0,
  reminded_at timestamptz,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);
create index case_summary_by_activity on case_summary (firm_id, last_active_at desc, case_id);
create index case_summary_by_name on case_summary (firm_id, sort_name, case_id);

insert into case_summary (firm_id, case_id) select firm_id, id from legal_case;

-- Open deadlines of a case. Each kind is written by the feature that knows it.
create table case_deadline (
  firm_id uuid not null,
  case_id uuid not null,
  kind text not null,
  -- 0 for the whole case.
  debtor smallint not null default 0 check (debtor in (0, 1, 2)),
  on_day date not null,
  primary key (firm_id, case_id, kind, debtor),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);
create index case_deadline_by_day on case_deadline (firm_id, on_day, case_id);

create table case_filter (
  firm_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  filter jsonb not null,
  created_at timestamptz not null default portal_now(),
  primary key (firm_id, id),
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create index case_filter_of_staff on case_filter (firm_id, staff_id);

-- Reminders to many clients. A background job works through the cases.
create table bulk_reminder (
  firm_id uuid not null,
  id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null default portal_now(),
  ended_at timestamptz,
  cancelled_at timestamptz,
  primary key (firm_id, id),
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create table bulk_reminder_case (
  firm_id uuid not null,
  bulk_reminder_id uuid not null,
  case_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'skipped')),
  -- Why the case was skipped.
  reason text,
  primary key (firm_id, bulk_reminder_id, case_id),
  foreign key (firm_id, bulk_reminder_id) references bulk_reminder (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);
create index bulk_reminder_case_of_case on bulk_reminder_case (firm_id, case_id);

do $$
declare
  name text;
begin
  foreach name in array array[
    'case_summary', 'case_deadline', 'case_filter', 'bulk_reminder', 'bulk_reminder_case'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy portal on %I to daybreak_portal using (true)', name);
    execute format(
      'create policy own_firm on %I to daybreak_workspace, daybreak_jobs
        using (firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid)',
      name
    );
    execute format(
      'grant select, insert, update, delete on %I
        to daybreak_portal, daybreak_workspace, daybreak_jobs',
      name
    );
  end loop;
end
$$;

-- What a message to a client is about, so that the firm learns when it was given up.
alter table outbox
  add column firm_id uuid,
  add column participant_id uuid;
create index outbox_of_participant on outbox (firm_id, participant_id, created_at)
  where participant_id is not null;
