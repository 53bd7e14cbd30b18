-- The intake questionnaire: which case shows it, where its sections stand, every answer that was ever saved, and what the firm said of it.

-- A case whose firm has set up the questionnaire. Without a row the case has none.
create table questionnaire (
  case_id uuid primary key references legal_case (id),
  firm_id uuid not null references firm (id),
  is_displayed boolean not null default true,
  -- The content that the case is pinned to; null until its first section is started.
  version smallint,
  -- For which facts of the case the states were worked out: 'version|joint|chapter'. When they differ, all states are worked out again.
  shape text not null default '',
  -- Counts whatever is changed in it, so that a save notices another one that came between its reading and its writing.
  changes integer not null default 0,
  due_on date,
  instructions text,                   -- HTML, sanitised when it was written; null: the house's own
  created_at timestamptz not null default portal_now()
);
create index questionnaire_of_firm on questionnaire (firm_id);

create table questionnaire_section (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references questionnaire (case_id),
  system_name text not null,
  -- 1 NotStarted, 2 InProgress, 3 Completed, 4 Submitted, 5 Rejected, 6 Imported
  status smallint not null default 1 check (status between 1 and 6),
  is_rejected boolean not null default false,
  is_displayed boolean not null default true,
  active_question text,
  active_group text,
  started_at timestamptz,
  opened_by uuid references account (id),
  unique (case_id, system_name)
);

-- What the firm wrote when it sent a section back. The newest is shown; all are kept.
create table questionnaire_comment (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  section_id uuid not null references questionnaire_section (id),
  staff_id uuid not null references staff (id),
  comment text not null check (comment like 'Comment: %'),
  created_at timestamptz not null default portal_now()
);
create index questionnaire_comment_of_section on questionnaire_comment (section_id, created_at);

-- The newest answer to each question. The text is sealed under the firm's key, without what is cut out into questionnaire_secret.
create table questionnaire_answer (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references questionnaire (case_id),
  section_id uuid not null references questionnaire_section (id),
  question_key text not null,
  revision integer not null,
  sealed bytea not null,
  saved_by uuid references account (id),
  saved_at timestamptz not null default portal_now(),
  unique (case_id, question_key)
);
create index questionnaire_answer_of_section on questionnaire_answer (section_id);

-- Every save, in order. Appended to, never changed; what is neither current nor submitted goes after 90 days.
create table questionnaire_revision (
  case_id uuid not null references questionnaire (case_id),
  question_key text not null,
  revision integer not null,
  firm_id uuid not null references firm (id),
  sealed bytea not null,
  hash bytea not null,                 -- SHA-256 of the text, under a key
  complete boolean not null,
  -- False: a late retry, kept as history alone.
  became_current boolean not null,
  writer uuid,
  sequence bigint,
  saved_by uuid references account (id),
  saved_at timestamptz not null default portal_now(),
  primary key (case_id, question_key, revision)
);
create index questionnaire_revision_by_age on questionnaire_revision (saved_at);
create index questionnaire_revision_by_writer on questionnaire_revision (case_id, question_key, writer, sequence) where writer is not null;

-- Numbers and dates that are private to one debtor, by the path of their place with the ids of records.
create table questionnaire_secret (
  case_id uuid not null references questionnaire (case_id),
  question_key text not null,
  path text not null,
  firm_id uuid not null references firm (id),
  debtor smallint not null check (debtor in (1, 2)),
  sealed bytea not null,
  saved_at timestamptz not null default portal_now(),
  -- Since when no answer refers to it: its record was deleted. A merge may bring it back; after 90 days it goes.
  dropped_at timestamptz,
  primary key (case_id, question_key, path)
);
create index questionnaire_secret_dropped on questionnaire_secret (dropped_at) where dropped_at is not null;

-- What is known of a question without reading its answer. A row only where something differs from: enabled, incomplete, no help wanted.
create table question_state (
  case_id uuid not null references questionnaire (case_id),
  section_id uuid not null references questionnaire_section (id),
  question_key text not null,
  firm_id uuid not null references firm (id),
  disabled boolean not null default false,
  complete boolean not null default false,
  help boolean not null default false,
  help_told_at timestamptz,            -- when the firm was last told of it; null again when it has settled it
  opened_told_at timestamptz,          -- when the firm was last told that this is asked where it can only be read
  -- The firm has answered it for the client, or leaves it to itself: counts as complete until the client changes it.
  resolution text check (resolution in ('answered', 'leftToUs')),
  resolved_by uuid references staff (id),
  resolution_note text,
  resolved_at timestamptz,
  primary key (case_id, question_key)
);
create index question_state_with_help on question_state (firm_id, case_id) where help;

create table questionnaire_submission (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  case_id uuid not null references questionnaire (case_id),
  account_id uuid not null references account (id),
  version smallint not null,
  -- {"<questionKey>": <revision>} of every answer that was handed in.
  revisions jsonb not null,
  hash bytea not null,
  submitted_at timestamptz not null default portal_now()
);
create index questionnaire_submission_of_case on questionnaire_submission (case_id, submitted_at);

-- Which text somebody agreed to, and when.
create table questionnaire_agreement (
  participant_id uuid not null references participant (id),
  firm_id uuid not null references firm (id),
  text_version text not null,
  text_hash bytea not null,
  agreed_at timestamptz not null default portal_now(),
  primary key (participant_id, text_version)
);
