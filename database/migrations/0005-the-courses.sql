-- The two courses: how each is set up, how far each person is, what was ordered, shown, agreed to, registered and completed.

alter table office add column unit_key text;                        -- the office's key at the order service; null: the firm has none there
alter table legal_case add column has_legacy_order boolean not null default false;   -- ordered in an earlier system: nothing of it is known here

-- Days that the court or the firm has set. 'first-meeting' is the first date set for the meeting of creditors: a continued one ('meeting') moves nothing that is counted from it.
create table case_key_date (
  case_id uuid not null references legal_case (id),
  firm_id uuid not null references firm (id),
  kind text not null check (kind in ('case-number', 'first-meeting', 'meeting')),
  on_day date not null,
  primary key (case_id, kind)
);

-- One course of one case, as both debtors share it. Without a row: the defaults.
create table course (
  case_id uuid not null references legal_case (id),
  course_number text not null check (course_number in ('First', 'Second')),
  firm_id uuid not null references firm (id),
  -- 1 ClientPays, 2 FirmPays
  payment_type smallint not null default 1 check (payment_type in (1, 2)),
  provider_ids integer[],                                            -- null: every provider that offers the course
  -- 1 together, 2 separately, 3 debtor 1 only, 4 debtor 2 only; null while nobody has said
  joint_option smallint check (joint_option between 1 and 4),
  -- What the spouse's form said, for the copy on the order; sealed under the firm's key, without the number.
  spouse_sealed bytea,
  -- Whoever changes something of this course has the turn until then: a call outward lasts longer than a transaction should.
  busy_until timestamptz,
  primary key (case_id, course_number)
);

-- How far one debtor is with one course. Without a row: the defaults.
create table course_progress (
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null check (debtor in (1, 2)),
  firm_id uuid not null references firm (id),
  has_placed boolean not null default false,
  order_status smallint not null default 0 check (order_status between 0 and 12),
  order_step text not null default 'UserVerification' check (order_step in
    ('UserVerification', 'CreateAccount', 'AddSpouseOrJointDebtor', 'ChooseCourse', 'CourseOrderedSuccessfully', 'CourseOrderFailed', 'LookupFoundCourse')),
  user_key text,                                                      -- the debtor's user at the order service (existingDudiUserIdKey)
  -- The look-up's answer and the number it was made with: under the server's key, for 30 minutes.
  lookup_sealed bytea,
  looked_up_at timestamptz,
  found_status smallint check (found_status between 1 and 13),         -- of the order that the look-up found: a course status
  is_held boolean not null default false,
  waived_until date,
  waiver_reason text,
  register_count integer not null default 0,
  registrations_failed smallint not null default 0,
  court_filed_on date,                                                -- the firm's mark that the certificate was filed with the court: reminders end
  primary key (case_id, course_number, debtor),
  foreign key (case_id, course_number) references course (case_id, course_number)
);
create index course_look_up_to_forget on course_progress (looked_up_at) where lookup_sealed is not null;

-- One purchase at the order service, or what may become one: the quote of a client, the invite of a firm.
create table course_order (
  id uuid primary key,                                                -- random: it is shown
  firm_id uuid not null references firm (id),
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null check (debtor in (1, 2)),                  -- whose it is
  is_joint boolean not null default false,
  -- 1 by the client in the portal, 2 by the firm, 3 found by look-up
  source smallint not null check (source in (1, 2, 3)),
  payment_type smallint not null check (payment_type in (1, 2)),
  order_key text,                                                     -- the order service's name; null while it is a quote
  consumer_order_id text,
  created_at timestamptz not null default portal_now(),
  placed_at timestamptz,                                              -- an order exists at the order service
  history_at timestamptz,                                             -- the firm has reset it: read by nobody but the firm
  foreign key (case_id, course_number) references course (case_id, course_number)
);
create index course_order_of_case on course_order (case_id, course_number) where history_at is null;
create index course_quote_by_age on course_order (created_at) where placed_at is null;
create unique index one_placed_course_order on course_order (case_id, course_number, debtor) where placed_at is not null and history_at is null;

-- A person on an order, as the provider knows them: a copy that changes no account. Sealed under the firm's key.
create table course_customer (
  order_id uuid not null references course_order (id),
  debtor smallint not null check (debtor in (1, 2)),
  firm_id uuid not null references firm (id),
  person_key text not null,
  details_sealed bytea not null,
  primary key (order_id, debtor)
);

-- What may be chosen in an order. Its id is the item's once it is.
create table course_offer (
  id uuid primary key,                                                -- random: it is shown
  firm_id uuid not null references firm (id),
  order_id uuid not null references course_order (id),
  provider_id integer not null,
  name text not null,
  price numeric(8, 2),                                                -- null: not known, of an order that was found and is no longer offered here
  value_props text not null,                                          -- sanitised
  methods smallint[] not null,
  unique (order_id, provider_id)
);

-- The chosen course: one provider, one way to take it.
create table course_item (
  id uuid primary key references course_offer (id),
  firm_id uuid not null references firm (id),
  order_id uuid not null unique references course_order (id),
  item_key text not null unique,                                      -- the order service's name: what its webhooks speak of
  method smallint not null check (method in (1, 2)),
  -- 2 PendingRegistration, 12 the same by phone, 3 PendingNotStarted, 13 the same by phone, 4 started, 5 certification, 7 canceled, 8 expired. Complete is a certificate.
  status smallint not null check (status in (2, 3, 4, 5, 7, 8, 12, 13)),
  verified_details boolean not null default false,
  verified_spouse_details boolean not null default false,
  accepted_disclosure boolean not null default false,
  shown_instructions boolean not null default false,
  registered_at timestamptz,
  start_url_sealed bytea,                                             -- where the provider lets them in; sealed under the firm's key
  phone_number text,
  access_code_sealed bytea,
  created_at timestamptz not null default portal_now(),
  heard_at timestamptz not null default portal_now(),                 -- the last news of it, asked for or sent
  asked_at timestamptz,
  ask_at timestamptz default portal_now() + interval '1 hour'         -- when the job asks about it; null once nothing can come any more
);
create index course_item_to_ask on course_item (ask_at) where ask_at is not null;

-- Who takes it. A second open order of the same person for the same course cannot be written.
create table course_taker (
  item_id uuid not null references course_item (id),
  firm_id uuid not null references firm (id),
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null check (debtor in (1, 2)),
  is_current boolean not null default true,                           -- false once the firm has reset it
  primary key (item_id, debtor)
);
create unique index one_current_course on course_taker (case_id, course_number, debtor) where is_current;

-- The provider's certificate of one debtor. The file lies in the vault under this id.
create table course_certificate (
  id uuid primary key,
  firm_id uuid not null references firm (id),
  item_id uuid not null,
  debtor smallint not null,
  number text not null,
  completed_at timestamptz not null,
  completed_on date not null,                                         -- the same in the office's time zone
  -- Null until the file was fetched and checked; it is fetched again until then.
  sealed_key bytea,
  bytes integer,
  sha256 text not null,
  source_url text not null,
  created_at timestamptz not null default portal_now(),
  tries smallint not null default 0,
  try_after timestamptz not null default portal_now(),                -- whoever fetches it has it until then, alone
  unique (item_id, debtor),
  foreign key (item_id, debtor) references course_taker (item_id, debtor)
);
create index course_certificate_to_fetch on course_certificate (try_after) where sealed_key is null;

-- What a provider wants read, every version that was ever fetched. The newest is the current one.
create table course_page (
  id uuid primary key,
  provider_id integer not null,
  course_number text not null check (course_number in ('First', 'Second')),
  language text not null check (language in ('en', 'es')),
  kind text not null check (kind in ('disclosure', 'instructions')),
  version text not null,
  raw text not null,
  html text not null,                                                 -- sanitised
  sha256 text not null,                                               -- of the sanitised text
  fetched_at timestamptz not null default portal_now(),
  is_current boolean not null,
  unique (provider_id, course_number, language, kind, version)
);
create unique index one_current_course_page on course_page (provider_id, course_number, language, kind) where is_current;

create table course_page_shown (
  page_id uuid not null references course_page (id),
  account_id uuid not null references account (id),
  shown_at timestamptz not null default portal_now(),
  primary key (page_id, account_id)
);

-- Proof of what was agreed to.
create table course_acceptance (
  item_id uuid primary key references course_item (id),
  firm_id uuid not null references firm (id),
  account_id uuid not null references account (id),
  version text not null,
  sha256 text not null,
  accepted_at timestamptz not null default portal_now()
);

-- What providers offer, as last fetched: the directory. Prices of orders do not follow it.
create table course_product (
  provider_id integer not null,
  course_number text not null check (course_number in ('First', 'Second')),
  name text not null,
  price numeric(8, 2) not null,
  value_props text not null,                                          -- sanitised
  methods smallint[] not null,
  fetched_at timestamptz not null default portal_now(),
  primary key (provider_id, course_number)
);

-- Pairs of one-time tokens that open a course at its provider: hashes alone. A new pair ends the old.
create table course_hand_off (
  item_id uuid primary key references course_item (id),
  account_id uuid not null references account (id),
  session_id uuid not null,
  info1_hash bytea not null,
  info2_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index course_hand_off_by_pair on course_hand_off (info1_hash);

-- Each key counts once (seeds/002, 'Increment order register course count').
create table course_register_count (
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null,
  key text not null,
  counted_at timestamptz not null default portal_now(),
  primary key (case_id, course_number, debtor, key)
);

-- Webhooks that were heard, for 30 days: a repetition does nothing.
create table course_event (
  webhook_id text primary key,
  type text not null,
  item_id uuid,
  heard_at timestamptz not null default portal_now()
);
create index course_event_by_age on course_event (heard_at);

-- A deadline that the firm has set itself; null: none. Without a row it is counted.
create table course_deadline (
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null,
  kind text not null check (kind in ('first-certificate-use-by', 'clerk-notice', 'second-certificate')),
  firm_id uuid not null references firm (id),
  on_day date,
  primary key (case_id, course_number, debtor, kind)
);

-- Reminders that were sent: each once. To whom: 'client' or 'firm'.
create table course_reminder (
  case_id uuid not null,
  course_number text not null,
  debtor smallint not null,
  recipient text not null check (recipient in ('client', 'firm')),
  name text not null,                                                 -- 'takeFirst 2026-11-23', 'useBy 2027-05-16', 'overdue 2027-03-01' …
  firm_id uuid not null references firm (id),
  on_day date not null,
  primary key (case_id, course_number, debtor, recipient, name)
);
create index course_reminder_by_day on course_reminder (case_id, debtor, on_day);

-- When each person is next looked at for a reminder: at nine in the morning where they are, once a day.
create table course_reminder_look (
  case_id uuid not null references legal_case (id),
  debtor smallint not null check (debtor in (1, 2)),
  firm_id uuid not null references firm (id),
  since date not null,                                                -- nobody is reminded of what was before
  look_at timestamptz not null,
  primary key (case_id, debtor)
);
create index course_reminder_look_due on course_reminder_look (look_at);
create index case_with_courses on legal_case (id) where client_code is not null and status in ('Pre-Filing', 'Filed');

-- The rehearsal's order service and its providers: in the demo alone, written by its adapter alone. `data` is what the adapter keeps of a thing.
create table rehearsal_course (
  kind text not null,
  key text not null,
  data jsonb not null,
  changed_at timestamptz not null default portal_now(),
  primary key (kind, key)
);
