-- How the staff of a firm sign in to the workspace (docs/spec/staff.md). These rows are found before
-- the firm is known, so they have no foreign key to a row of a firm. A person's name, role and
-- deactivation are in staff alone.

create table staff_login (
  staff_id uuid primary key,
  firm_id uuid not null,
  -- HMAC of the comparable address: an address may belong to several firms.
  email_hash bytea not null,
  -- Null until the person has accepted an invitation.
  password_hash text,
  -- A higher version ends sessions and sign-ins in progress.
  auth_version integer not null default 1,
  authenticator_sealed bytea,
  authenticator_confirmed_at timestamptz,
  -- The last accepted 30-second step of the authenticator.
  last_step bigint,
  created_at timestamptz not null default portal_now(),
  unique (email_hash, firm_id)
);

create table staff_recovery_code (
  staff_id uuid not null references staff_login (staff_id),
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- A sign-in in progress, of one browser.
create table staff_flow (
  token_hash bytea primary key,
  -- The logins whose password was right, and the version of each.
  staff_ids uuid[] not null,
  auth_versions integer[] not null,
  -- The logins whose second step was right.
  proven_ids uuid[] not null default '{}',
  chosen_staff_id uuid,
  failures smallint not null default 0,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  check (cardinality(staff_ids) = cardinality(auth_versions))
);
create index staff_flow_expiry on staff_flow (expires_at);

create table staff_session (
  id uuid primary key,
  staff_id uuid not null references staff_login (staff_id),
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea unique,
  rotated_at timestamptz,
  auth_version integer not null,
  browser text not null default '',
  created_at timestamptz not null default portal_now(),
  last_active_at timestamptz not null default portal_now(),
  proven_at timestamptz not null default portal_now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_why text
);
create index staff_session_of_staff on staff_session (staff_id, last_active_at);
create index staff_session_expiry on staff_session (ends_at);

create table staff_invitation (
  token_hash bytea primary key,
  staff_id uuid not null references staff_login (staff_id),
  firm_id uuid not null,
  -- Null when the operator invites.
  invited_by uuid,
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitation_of_staff on staff_invitation (staff_id);
create index staff_invitation_expiry on staff_invitation (expires_at);

-- Neither the portal nor background jobs of a firm read them.
grant select, insert, update, delete on
  staff_login, staff_recovery_code, staff_flow, staff_session, staff_invitation
  to daybreak_workspace;

create unique index staff_by_email on staff (lower(email), firm_id);
