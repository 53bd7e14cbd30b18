-- Each role may do what its statements do (docs/spec/tenancy.md#roles). database/role-rights.ts lists
-- the rights of all roles. Programs of before this file cannot log staff in afterwards.

revoke all on
  staff_login, staff_recovery_code, staff_flow, staff_session, staff_invitation, staff_device,
  staff_link, staff_passkey, staff_passkey_challenge, invitation_route, outbox
  from daybreak_portal, daybreak_workspace, daybreak_jobs;

-- How staff log in. Key, firm and person of a row never change, and no login is deleted.
grant select, insert, update (
  email_hash, password_hash, auth_version, authenticator_sealed, authenticator_confirmed_at, last_step
) on staff_login to daybreak_workspace;
grant select, insert, delete on staff_recovery_code to daybreak_workspace;
grant select, insert, delete, update (proven_ids, chosen_staff_id, failures) on staff_flow
  to daybreak_workspace;
grant select, insert, update (
  refresh_hash, previous_refresh_hash, rotated_at, last_active_at, proven_at, ended_at, ended_why
) on staff_session to daybreak_workspace;
grant select, insert, delete, update (used_at) on staff_invitation to daybreak_workspace;
grant select, insert, delete, update (token_hash, expires_at) on staff_device to daybreak_workspace;
grant select, insert, delete on staff_link to daybreak_workspace;
grant select, insert, delete, update (counter, last_used_at) on staff_passkey to daybreak_workspace;
grant select, insert, delete, update (challenge, expires_at) on staff_passkey_challenge
  to daybreak_workspace;

-- Background jobs delete rows whose time is over.
grant delete, select (expires_at) on
  staff_flow, staff_invitation, staff_device, staff_link, staff_passkey_challenge
  to daybreak_jobs;
grant delete, select (ends_at) on staff_session to daybreak_jobs;

-- A transaction that names a firm sees the logins of its people. One that names keys sees the logins
-- of these people and addresses, and the rows of these tokens (docs/spec/tenancy.md#sign-in-keys).
do $$
declare
  own_firm constant text :=
    'firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid';
  is_key constant text :=
    '%s = any (string_to_array(current_setting(''daybreak.sign_in_keys'', true), '',''))';
  key text;
  name text;
begin
  foreach name in array array[
    'staff_login', 'staff_recovery_code', 'staff_flow', 'staff_session', 'staff_invitation',
    'staff_device', 'staff_link', 'staff_passkey', 'staff_passkey_challenge'
  ] loop
    execute format('alter table %I enable row level security', name);
  end loop;

  foreach name in array array['staff_login', 'staff_invitation', 'staff_link'] loop
    execute format('create policy own_firm on %I to daybreak_workspace using (%s)', name, own_firm);
  end loop;
  foreach name in array array[
    'staff_recovery_code', 'staff_session', 'staff_device', 'staff_passkey'
  ] loop
    execute format(
      'create policy own_login on %1$I to daybreak_workspace
        using (exists (select from staff_login l where l.staff_id = %1$I.staff_id))',
      name
    );
  end loop;
  -- Rows that only the holder of a token finds, and that say nothing about a firm.
  foreach name in array array['staff_flow', 'staff_passkey_challenge'] loop
    execute format('create policy holder on %I to daybreak_workspace using (true)', name);
  end loop;

  key := format(is_key, 'staff_id::text') || ' or '
    || format(is_key, 'encode(email_hash, ''hex'')');
  execute format(
    'create policy sign_in on staff_login for select to daybreak_workspace using (%s)', key);
  execute format(
    'create policy sign_in_change on staff_login for update to daybreak_workspace using (%s)', key);
  key := format(is_key, 'encode(token_hash, ''hex'')');
  foreach name in array array['staff_invitation', 'staff_link', 'staff_device'] loop
    execute format(
      'create policy sign_in on %I for select to daybreak_workspace using (%s)', name, key);
  end loop;
  execute format(
    'create policy sign_in_change on staff_device for update to daybreak_workspace using (%s)', key);
  execute format(
    'create policy sign_in on staff_session for select to daybreak_workspace using (%s)',
    format(is_key, 'id::text') || ' or ' || format(is_key, 'encode(refresh_hash, ''hex'')')
      || ' or ' || format(is_key, 'encode(previous_refresh_hash, ''hex'')')
  );

  foreach name in array array[
    'staff_flow', 'staff_invitation', 'staff_device', 'staff_link', 'staff_passkey_challenge'
  ] loop
    execute format(
      'create policy over on %I to daybreak_jobs using (expires_at < portal_now())', name);
  end loop;
end
$$;
create policy over on staff_session to daybreak_jobs using (ends_at < portal_now());

-- A client has the token before a firm is known. Staff end links, and jobs send new ones.
alter table invitation_route enable row level security;
grant select, insert on invitation_route to daybreak_portal;
grant select, insert, delete on invitation_route to daybreak_workspace;
grant insert on invitation_route to daybreak_jobs;
create policy portal on invitation_route to daybreak_portal using (true);
create policy own_firm on invitation_route to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);

-- The portal delivers. Staff and jobs post messages of their firm, or of none, which is mail to
-- staff. Staff see what became of those to clients, not what is in them.
alter table outbox enable row level security;
grant select, insert, update on outbox to daybreak_portal;
grant insert on outbox to daybreak_workspace, daybreak_jobs;
grant
  select (
    id, channel, state, created_at, expires_at, fault, failed_at, firm_id, participant_id,
    account_id, news_since, resent_at
  ),
  update (resent_at)
  on outbox to daybreak_workspace;
create policy portal on outbox to daybreak_portal using (true);
create policy own_firm on outbox to daybreak_workspace
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy post on outbox for insert to daybreak_workspace, daybreak_jobs
  with check (
    firm_id is null or firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid
  );

-- Limits are counted, and answers remembered, by the portal for all processes.
revoke all on attempt, allowance from daybreak_workspace, daybreak_jobs;
revoke all on remembered_answer from daybreak_jobs;
