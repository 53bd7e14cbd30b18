-- What must be there before a case is filed (docs/spec/filing.md).

-- Necessary lines that are open; null for a case that has been filed, and until it is counted. The first last day of
-- the certificates on which the filing depends.
alter table case_summary add column filing_open smallint;
alter table case_summary add column counseling_use_by date;

-- Warnings about the answers, counted after the submission.
alter table questionnaire_submission add column warnings smallint;
create index questionnaire_submission_uncounted on questionnaire_submission (firm_id, submitted_at) where warnings is null;

-- The creditors that a client named, for the conflict search. A sealed list of names.
create table questionnaire_creditors (
  firm_id uuid not null,
  case_id uuid not null,
  sealed bytea not null,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);

-- Lines as lists and the case show them. Rows exist before filing only.
create table filing_line (
  firm_id uuid not null,
  case_id uuid not null,
  -- A line of the product, or the key of a line of the firm.
  line text not null,
  -- 0 for the whole case.
  debtor smallint not null check (debtor in (0, 1, 2)),
  state text not null check (state in ('open', 'done', 'not-needed')),
  missing smallint not null,
  on_day date,
  primary key (firm_id, case_id, line, debtor),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);

-- What staff typed about the fees of a case, and its newest conflict search. Amounts are cents.
create table filing_case (
  firm_id uuid not null,
  case_id uuid not null,
  -- Counts what staff change of the list.
  version integer not null default 0,
  fee_agreed integer check (fee_agreed >= 0),
  fee_agreed_on date,
  fee_due integer check (fee_due >= 0),
  searched_names text,
  searched_at timestamptz,
  searched_by uuid,
  search_found smallint,
  search_note text,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, searched_by) references staff (firm_id, id),
  check (fee_agreed is not null or fee_due is null and fee_agreed_on is null)
);
create index filing_case_by_searcher on filing_case (firm_id, searched_by);

create table filing_payment (
  firm_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  cents integer not null check (cents > 0),
  paid_on date not null,
  note text not null,
  entered_by uuid not null,
  entered_at timestamptz not null default portal_now(),
  primary key (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, entered_by) references staff (firm_id, id)
);
create index filing_payment_by_case on filing_payment (firm_id, case_id, paid_on);
create index filing_payment_by_staff on filing_payment (firm_id, entered_by);

create table filing_mark (
  firm_id uuid not null,
  case_id uuid not null,
  line text not null,
  debtor smallint not null check (debtor in (0, 1, 2)),
  state text not null check (state in ('done', 'not-needed')),
  on_day date,
  -- Why a line is not needed. Empty for what was done.
  note text not null,
  marked_by uuid not null,
  marked_at timestamptz not null default portal_now(),
  primary key (firm_id, case_id, line, debtor),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, marked_by) references staff (firm_id, id)
);
create index filing_mark_by_staff on filing_mark (firm_id, marked_by);

-- The lines of a firm, and which ones are necessary. A change adds a version.
create table filing_list (
  firm_id uuid not null references firm (id),
  version integer not null check (version > 0),
  list jsonb not null,
  changed_at timestamptz not null default portal_now(),
  changed_by uuid not null,
  primary key (firm_id, version),
  foreign key (firm_id, changed_by) references staff (firm_id, id)
);
create index filing_list_by_staff on filing_list (firm_id, changed_by);

-- A client who saves an answer counts the list again, so the portal reads what staff typed and writes lines.
alter table questionnaire_creditors enable row level security;
alter table filing_line enable row level security;
alter table filing_case enable row level security;
alter table filing_payment enable row level security;
alter table filing_mark enable row level security;
alter table filing_list enable row level security;
create policy own_firm on questionnaire_creditors to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on filing_line to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on filing_case to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on filing_payment to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on filing_mark to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy own_firm on filing_list to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on filing_line to daybreak_portal using (true);
create policy portal on filing_case for select to daybreak_portal using (true);
create policy portal on filing_payment for select to daybreak_portal using (true);
create policy portal on filing_mark for select to daybreak_portal using (true);
create policy portal on filing_list for select to daybreak_portal using (true);
create policy portal on questionnaire_check for select to daybreak_portal using (true);
grant select, insert, update, delete on questionnaire_creditors, filing_case, filing_payment, filing_mark, filing_list
  to daybreak_workspace, daybreak_jobs;
grant select, insert, update, delete on filing_line to daybreak_portal, daybreak_workspace, daybreak_jobs;
grant select on filing_case, filing_payment, filing_mark, filing_list to daybreak_portal;
grant select (section_id, firm_id, approved_at) on questionnaire_check to daybreak_portal;
