-- People with an account who were taken out of their case (docs/spec/workspace.md#spouse).
create table former_participant (
  firm_id uuid not null,
  -- As it was in participant.
  id uuid not null,
  case_id uuid not null,
  debtor smallint not null check (debtor in (1, 2)),
  account_id uuid not null references account (id),
  given_name text not null,
  family_name text not null,
  left_at timestamptz not null default portal_now(),
  removed_by uuid not null,
  primary key (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, removed_by) references staff (firm_id, id)
);
create index former_participant_of_case on former_participant (firm_id, case_id);
create index former_participant_by_account on former_participant (account_id);
create index former_participant_by_staff on former_participant (firm_id, removed_by);

alter table former_participant enable row level security;
create policy own_firm on former_participant to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on former_participant to daybreak_workspace, daybreak_jobs;

-- An agreement stays when the person leaves the case.
do $$
declare
  name text;
begin
  for name in
    select conname from pg_constraint
    where conrelid = 'questionnaire_agreement'::regclass and confrelid = 'participant'::regclass
  loop
    execute format('alter table questionnaire_agreement drop constraint %I', name);
  end loop;
end
$$;
