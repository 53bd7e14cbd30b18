-- A client who cannot get texts gets login codes by email for a day (docs/spec/accounts.md#codes-by-email).
alter table account
  add column codes_by_email_until timestamptz,
  -- The version of the account at that moment: any change of credentials ends it.
  add column codes_by_email_version integer;

-- Where codes go is part of an account as all roles read it.
grant select (codes_by_email_until, codes_by_email_version)
  on account to daybreak_workspace, daybreak_jobs;
