-- A new email or phone that staff entered for a client they identified (docs/spec/accounts.md#assisted-change).
create table assisted_change (
  id uuid primary key,
  account_id uuid not null references account (id),
  channel text not null check (channel in ('email', 'mobile')),
  value text not null,
  -- The version of the account at the request: any change of credentials ends it.
  auth_version integer not null,
  requested_at timestamptz not null default portal_now(),
  effective_at timestamptz not null,
  applied_at timestamptz,
  ended_at timestamptz,
  check (applied_at is null or ended_at is null)
);
-- One at a time.
create unique index assisted_change_open on assisted_change (account_id)
  where applied_at is null and ended_at is null;
create index assisted_change_of_account on assisted_change (account_id, applied_at desc);
create index assisted_change_due on assisted_change (effective_at)
  where applied_at is null and ended_at is null;

grant select, insert, update, delete on assisted_change to daybreak_portal;
