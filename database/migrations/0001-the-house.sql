-- The first tables: firms and their people, accounts and how they sign in, cases, documents, messages and the audit.
-- Every time-critical statement calls portal_now(), never now(); a rehearsal redefines it with an offset.

create function portal_now() returns timestamptz language sql stable as 'select now()';

-- Firm ---------------------------------------------------------------------------------------------------------------------------
create table firm (
  id uuid primary key,
  name text not null,
  icon_hash text,
  colour text not null default '#17505F' check (colour ~ '^#[0-9A-F]{6}$'),
  email text,
  website text,
  invitation_message text not null default '',
  invitation_days smallint not null default 7 check (invitation_days between 1 and 30),
  sealed_key bytea not null,
  created_at timestamptz not null default portal_now()
);

create table office (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  office_code text not null,
  street text, city text, state text, zip text, phone text, fax text,
  time_zone text not null default 'America/New_York'
);
create index office_of_firm on office (firm_id);

create table staff (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  office_id uuid not null references office (id),
  given_name text not null,
  family_name text not null,
  role text not null check (role in ('attorney', 'paralegal', 'administrator')),
  email text not null,
  portrait_hash text,
  disabled_at timestamptz
);
create index staff_of_firm on staff (firm_id);

-- Account ------------------------------------------------------------------------------------------------------------------------
create table account (
  id uuid primary key,
  email text not null,                -- comparable form; the user id
  email_verified_at timestamptz,
  mobile_phone text not null check (mobile_phone ~ '^[2-9][0-9]{9}$'),
  mobile_verified_at timestamptz,
  given_name text, middle_name text, family_name text, suffix text,
  home_phone text, work_phone text,
  street text, city text, state text, zip text,
  ssn_sealed bytea,
  contact_type smallint not null default 1 check (contact_type in (1, 2, 3)),
  password_hash text not null,
  creation_step smallint not null default 3 check (creation_step between 1 and 6),
  auth_version integer not null default 1,
  time_zone text,
  created_at timestamptz not null default portal_now(),
  completed_at timestamptz
);
-- A user name is a verified address, and only one account holds it.
create unique index account_by_verified_email on account (email) where email_verified_at is not null;
create index account_by_email on account (email);

-- Case ---------------------------------------------------------------------------------------------------------------------------
create table legal_case (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  office_id uuid not null references office (id),
  attorney_id uuid not null references staff (id),
  status text not null check (status in ('Pre-Filing', 'Filed', 'Complete')),
  firm_stage text not null,
  chapter smallint check (chapter in (7, 13)),
  case_type text not null,
  client_code text,
  case_number text,
  opened_on date not null,
  created_at timestamptz not null default portal_now()
);
create index case_of_firm on legal_case (firm_id);

create table participant (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references legal_case (id),
  debtor smallint not null check (debtor in (1, 2)),
  account_id uuid references account (id),
  given_name text not null,
  family_name text not null,
  email text not null,
  mobile_phone text not null,
  contact_type smallint not null default 1 check (contact_type in (1, 2, 3)),
  last_visited_at timestamptz,
  deactivated_at timestamptz,
  deactivation_reason text,
  shown_instructions boolean not null default false,
  shown_terms boolean not null default false,
  unique (case_id, debtor)
);
create index participant_by_account on participant (account_id, case_id);

create table timeline_entry (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references legal_case (id),
  name text not null,
  description text not null,
  position smallint not null,
  state text not null check (state in ('done', 'current', 'next')),
  happened_on date,
  unique (case_id, position)
);

-- Invitation and flows -----------------------------------------------------------------------------------------------------------
create table invitation (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  participant_id uuid not null references participant (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index invitation_of_participant on invitation (participant_id);

-- A sign-up or a second factor under way in one browser, held together by its flow cookie.
create table flow (
  token_hash bytea primary key,
  invitation_id uuid references invitation (id),
  account_id uuid references account (id),
  contact_sealed bytea,               -- what the contact screen said, until the account exists
  password_proven_at timestamptz,
  phone_proven_at timestamptz,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null
);
create index flow_expiry on flow (expires_at);

-- Verification -------------------------------------------------------------------------------------------------------------------
-- A challenge knows neither caller nor purpose: `subject` is the caller's own word for what is being proven.
create table challenge (
  id uuid primary key,
  subject text not null,
  tries smallint not null default 0,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  last_sent_at timestamptz
);
create index challenge_by_subject on challenge (subject, created_at desc);
create index challenge_expiry on challenge (expires_at);

create table challenge_code (
  id uuid primary key,
  challenge_id uuid not null references challenge (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null
);
create index code_of_challenge on challenge_code (challenge_id, created_at desc);

-- Sign-in ------------------------------------------------------------------------------------------------------------------------
create table second_factor (
  token_hash bytea primary key,       -- of the sessionId that the client holds
  account_id uuid not null references account (id),
  flow_hash bytea not null,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index second_factor_expiry on second_factor (expires_at);
create index second_factor_of_account on second_factor (account_id) where used_at is null;

create table session (
  id uuid primary key,
  account_id uuid not null references account (id),
  kind text not null check (kind in ('set-up', 'client')),
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  rotated_at timestamptz,
  auth_version integer not null,
  flow_hash bytea,
  created_at timestamptz not null default portal_now(),
  last_active_at timestamptz not null default portal_now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index session_of_account on session (account_id) where ended_at is null;
create index session_expiry on session (ends_at);

create table device (
  token_hash bytea primary key,
  account_id uuid not null references account (id),
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null
);
create index device_of_account on device (account_id);

create table attempt (
  subject_hash bytea primary key,
  failures smallint not null,
  window_started_at timestamptz not null,
  locked_until timestamptz
);
create index attempt_age on attempt (window_started_at);

create table allowance (
  subject_hash bytea primary key,
  full_at timestamptz not null        -- when the allowance is whole again (GCRA)
);
create index allowance_age on allowance (full_at);

-- Documents ----------------------------------------------------------------------------------------------------------------------
create table document_category (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references legal_case (id),
  parent_id uuid references document_category (id),
  template_key text not null,
  template_version smallint not null,
  debtor smallint check (debtor in (1, 2)),   -- null: shared by both
  name text not null,
  description text not null,
  help text,
  requirement text not null check (requirement in ('required', 'optional', 'notNeeded')),
  position smallint not null
);
create index category_of_case on document_category (case_id, position);

create table document (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references legal_case (id),
  category_id uuid not null references document_category (id),
  account_id uuid not null references account (id),
  name text not null,
  mime_type text not null,
  bytes integer not null,
  sha256 text not null,
  orientation smallint,
  status text not null check (status in ('Accepted', 'Approved', 'Pending', 'Rejected', 'Replaced', 'Review', 'Unknown')),
  scan_state text not null check (scan_state in ('clean', 'infected', 'pending', 'unscanned')),
  replaces_id uuid references document (id),
  sealed_key bytea not null,
  upload_key text,
  uploaded_at timestamptz not null default portal_now(),
  decided_at timestamptz
);
create index document_of_case on document (case_id, uploaded_at desc);
create index document_of_category on document (category_id, uploaded_at desc);
create unique index document_by_upload_key on document (account_id, upload_key) where upload_key is not null;

create table document_comment (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  document_id uuid not null references document (id),
  staff_id uuid not null references staff (id),
  comment text not null,
  created_at timestamptz not null default portal_now()
);
create index comment_of_document on document_comment (document_id, created_at desc);

create table document_opened (
  document_id uuid not null references document (id),
  account_id uuid not null references account (id),
  opened_at timestamptz not null default portal_now(),
  primary key (document_id, account_id)
);

create table upload_batch (
  account_id uuid not null references account (id),
  batch text not null,
  files integer not null,
  bytes bigint not null,
  started_at timestamptz not null default portal_now(),
  primary key (account_id, batch)
);
create index upload_batch_age on upload_batch (started_at);

-- Notifications and messages -----------------------------------------------------------------------------------------------------
create table notification (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  account_id uuid not null references account (id),
  case_id uuid references legal_case (id),
  destination_id uuid,                -- what a click leads to within the case: a document
  type text not null,
  description text not null,
  display_type smallint not null default 1 check (display_type in (1, 2, 3)),
  created_at timestamptz not null default portal_now(),
  read_at timestamptz,
  delivered_at timestamptz
);
create index notification_of_account on notification (account_id, created_at desc);
create index notification_unread on notification (account_id) where read_at is null;

create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('email', 'text')),
  sealed bytea,                       -- recipient and words; erased after sending
  dedupe text unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  attempts smallint not null default 0,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz,
  sent_at timestamptz
);
create index outbox_waiting on outbox (created_at) where state = 'waiting';

-- What a rehearsal shows instead of sending. Stays empty in production.
create table rehearsal_message (
  id uuid primary key,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  sent_at timestamptz not null default portal_now()
);
create index rehearsal_newest on rehearsal_message (sent_at desc);

-- Audit --------------------------------------------------------------------------------------------------------------------------
create table audit (
  id uuid primary key,
  at timestamptz not null default portal_now(),
  event text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  account_id uuid, firm_id uuid, session_id uuid,
  object text,
  ip text,
  request_id text,
  details jsonb not null default '{}'
);
create index audit_by_account on audit (account_id, at desc);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are never changed or removed';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit for each statement execute function audit_is_append_only();
