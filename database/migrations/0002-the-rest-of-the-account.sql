-- The rest of the account: recovery, changes of its channels, languages, how news is delivered, and what a firm shows of itself.

alter table account add column language text check (language in ('en', 'es'));        -- null until chosen
alter table account add column locked_at timestamptz;                                 -- "this was not me": until a proven channel, or the firm, opens it
alter table account alter column password_hash drop not null;                         -- null: contested, until a new one is set
create index account_by_mobile on account (mobile_phone);
create index participant_by_mobile on participant (mobile_phone);
alter table participant add column language text not null default 'en' check (language in ('en', 'es'));

-- When this session last proved who is there by a code, and what its browser says of itself.
alter table session add column proven_at timestamptz not null default portal_now();
alter table session add column browser text not null default '';

-- Locks since the last success, each longer than the one before, and failures since then: some locks end only with a success elsewhere.
alter table attempt add column locks smallint not null default 0;
alter table attempt add column in_a_row integer not null default 0;

-- A page that was loaded anew finds the second factor of its browser.
create index second_factor_by_flow on second_factor (flow_hash, expires_at desc);

-- A new phone number or address that waits for its code. Sealed: it is nobody's yet.
create table pending_change (
  account_id uuid not null references account (id),
  channel text not null check (channel in ('email', 'mobile')),
  value_sealed bytea not null,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  primary key (account_id, channel)
);
create index pending_change_expiry on pending_change (expires_at);

-- The link "This was not me" in a notice, with the value from before.
create table not_me_link (
  token_hash bytea primary key,
  account_id uuid not null references account (id),
  what text not null check (what in ('email', 'mobile', 'password')),
  before_sealed bytea,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index not_me_link_expiry on not_me_link (expires_at);

-- Somebody asked for forgotten credentials. Without an account nobody was found, and the row is there all the same.
create table reset_request (
  handle_hash bytea primary key,
  flow_hash bytea not null,
  account_id uuid references account (id),
  prefix_hash bytea,                  -- of the first characters of the temporary password: says which request is meant on another device
  temporary_hash text,                -- null when only the user id was asked for, or when the hour's mails were used up
  mailed boolean not null,
  tries smallint not null default 0,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_request_of_account on reset_request (account_id, created_at desc);
create index reset_request_by_flow on reset_request (flow_hash, created_at desc);
create index reset_request_by_prefix on reset_request (prefix_hash);
create index reset_request_expiry on reset_request (expires_at);

-- Somebody has news that was not sent yet: one message for all of it, when its time has come.
create table notice_due (
  account_id uuid primary key references account (id),
  news_since timestamptz not null default portal_now(),   -- what came before was told of already
  due_at timestamptz not null
);
create index notice_due_at on notice_due (due_at);

-- Numbers that answered STOP.
create table text_stop (
  mobile_hash bytea primary key,
  stopped_at timestamptz not null default portal_now()
);

-- What a firm shows of itself: its own questions and answers, its logo.
create table firm_faq (
  firm_id uuid not null references firm (id),
  language text not null check (language in ('en', 'es')),
  content jsonb not null,
  changed_at timestamptz not null default portal_now(),
  primary key (firm_id, language)
);

create table public_image (
  hash text primary key,
  firm_id uuid not null references firm (id),
  mime_type text not null check (mime_type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null
);
