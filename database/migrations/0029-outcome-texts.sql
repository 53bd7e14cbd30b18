-- The words of a firm about the end of a case (docs/spec/workspace.md#outcome-texts).
create table outcome_text (
  firm_id uuid not null references firm (id),
  outcome text not null
    check (outcome in ('discharged', 'dismissed', 'withdrawn', 'closed-without-discharge', 'transferred')),
  -- The words of the firm by language. Null: the words of the product.
  texts jsonb,
  -- Counts the changes, so that the second of two people learns about the first.
  version integer not null,
  primary key (firm_id, outcome)
);

alter table outcome_text enable row level security;
create policy own_firm on outcome_text to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on outcome_text for select to daybreak_portal using (true);
grant select, insert, update, delete on outcome_text to daybreak_workspace, daybreak_jobs;
grant select on outcome_text to daybreak_portal;
