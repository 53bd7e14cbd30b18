-- Passkeys: a second step of the staff besides the authenticator app (docs/spec/staff.md#passkeys).

create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff_login (staff_id),
  -- The ID that the authenticator chose.
  credential_id bytea not null unique,
  -- In the COSE format.
  public_key bytea not null,
  -- Uses, as the authenticator counts them; 0 if it does not count.
  counter bigint not null,
  -- How the browser reaches the authenticator: usb, internal, hybrid …
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default portal_now(),
  last_used_at timestamptz
);
create index staff_passkey_of_staff on staff_passkey (staff_id, created_at);

-- A challenge that a browser has to sign. Each works once.
create table staff_passkey_challenge (
  -- Hash of the sign-in in progress or of the session that may use it.
  holder_hash bytea not null,
  purpose text not null check (purpose in ('add', 'sign-in', 'step-up')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (holder_hash, purpose)
);
create index staff_passkey_challenge_expiry on staff_passkey_challenge (expires_at);

grant select, insert, update, delete on staff_passkey, staff_passkey_challenge
  to daybreak_workspace;
