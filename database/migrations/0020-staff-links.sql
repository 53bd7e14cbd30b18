-- Links that staff get by email, and browsers that a person has logged in with
-- (docs/spec/staff.md#forgotten-password, docs/spec/staff.md#not-me).

create table staff_link (
  token_hash bytea primary key,
  staff_id uuid not null references staff_login (staff_id),
  firm_id uuid not null,
  -- reset: a new password. not-me: closes the login.
  kind text not null check (kind in ('reset', 'not-me')),
  created_at timestamptz not null default portal_now(),
  expires_at timestamptz not null
);
create index staff_link_of_staff on staff_link (staff_id);
create index staff_link_expiry on staff_link (expires_at);

-- A browser may belong to several people, and has one token.
create table staff_device (
  staff_id uuid not null references staff_login (staff_id),
  token_hash bytea not null,
  expires_at timestamptz not null,
  primary key (staff_id, token_hash)
);
create index staff_device_expiry on staff_device (expires_at);

grant select, insert, update, delete on staff_link, staff_device to daybreak_workspace;
