-- What the staff of a firm learn about their cases (docs/spec/staff-notices.md).

create table staff_notice (
  firm_id uuid not null references firm (id),
  id uuid not null,
  -- The recipient.
  staff_id uuid not null,
  case_id uuid not null,
  kind text not null,
  params jsonb not null default '{}',
  created_at timestamptz not null default portal_now(),
  read_at timestamptz,
  -- The end of the quiet hours that hold the email back. Null when no email waits.
  mail_due_at timestamptz,
  -- Whether a daily digest has yet to name it.
  waits_for_digest boolean not null default false,
  primary key (firm_id, id),
  foreign key (firm_id, staff_id) references staff (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);
create index staff_notice_of_staff on staff_notice (firm_id, staff_id, created_at desc, id desc);
create index staff_notice_unread on staff_notice (firm_id, staff_id) where read_at is null;
create index staff_notice_of_case on staff_notice (firm_id, case_id);
create index staff_notice_mail_due on staff_notice (firm_id, mail_due_at)
  where mail_due_at is not null;
create index staff_notice_for_digest on staff_notice (firm_id, staff_id) where waits_for_digest;

-- A person without a row has the defaults.
create table staff_notice_setting (
  firm_id uuid not null references firm (id),
  staff_id uuid not null,
  -- How the emails of a group of kinds come. A group that is not named has its default.
  mail_by_group jsonb not null default '{}',
  -- Minutes after midnight at the person's office. Null: no digest.
  digest_minute smallint default 450 check (digest_minute between 0 and 1439),
  -- The day of the latest digest, also if it had nothing to say.
  digest_on date,
  -- Minutes after midnight at the person's office. Both are null without quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- Out of office: first and last day, and who receives instead. All are null otherwise.
  away_from date,
  away_until date,
  substitute_id uuid,
  primary key (firm_id, staff_id),
  foreign key (firm_id, staff_id) references staff (firm_id, id),
  foreign key (firm_id, substitute_id) references staff (firm_id, id),
  check ((quiet_from is null) = (quiet_until is null)),
  check ((away_from is null) = (away_until is null))
);
create index staff_notice_setting_of_substitute on staff_notice_setting (firm_id, substitute_id)
  where substitute_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['staff_notice', 'staff_notice_setting'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy portal on %I to daybreak_portal using (true)', name);
    execute format(
      'create policy own_firm on %I to daybreak_workspace, daybreak_jobs
        using (firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid)',
      name
    );
    execute format(
      'grant select, insert, update, delete on %I
        to daybreak_portal, daybreak_workspace, daybreak_jobs',
      name
    );
  end loop;
end
$$;
