-- The review queue of a firm (docs/spec/review.md).

-- What is still missing after a document was accepted in part (docs/spec/documents.md#accepted-in-part).
alter table document_category add column still_needed text[] not null default '{}';

-- Who made the last decision. Null for decisions from before.
alter table document add column decided_by uuid;
alter table document
  add foreign key (firm_id, decided_by) references staff (firm_id, id);
create index document_by_decider on document (firm_id, decided_by) where decided_by is not null;
create index document_to_review on document (firm_id, uploaded_at)
  where status = 'Pending' and staff_id is null;

-- Who is looking at a document (#lease).
create table review_lease (
  firm_id uuid not null references firm (id),
  document_id uuid not null,
  staff_id uuid not null,
  seen_at timestamptz not null default portal_now(),
  primary key (firm_id, document_id),
  foreign key (firm_id, document_id) references document (firm_id, id) on delete cascade,
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create index review_lease_by_staff on review_lease (firm_id, staff_id);

-- A decision that its client does not know yet, so that it can be undone (#undo).
create table held_decision (
  firm_id uuid not null references firm (id),
  document_id uuid not null,
  -- From the browser: a repeated request finds its decision.
  key uuid not null,
  staff_id uuid not null,
  decision text not null check (decision in ('accept', 'reject', 'question')),
  comment text,
  reason_key text,
  name text,
  completed_on date,
  still_needed text[] not null default '{}',
  decided_at timestamptz not null default portal_now(),
  due_at timestamptz not null,
  -- The code of the rule that forbade the decision when it was due.
  refused_as text,
  primary key (firm_id, document_id),
  foreign key (firm_id, document_id) references document (firm_id, id) on delete cascade,
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create index held_decision_by_staff on held_decision (firm_id, staff_id);
create index held_decision_due on held_decision (firm_id, due_at) where refused_as is null;

-- Who works on a case.
create or replace view case_facts with (security_invoker = true) as
  select
    legal_case.id as case_id,
    legal_case.firm_id,
    legal_case.status,
    legal_case.chapter,
    legal_case.case_number,
    case when legal_case.client_code ~ '\S' then legal_case.client_code end as client_code,
    legal_case.client_code ~ '\S' as has_client_code,
    legal_case.has_legacy_order,
    exists (
      select from participant
      where participant.firm_id = legal_case.firm_id
        and participant.case_id = legal_case.id
        and participant.debtor = 2
    ) as is_joint,
    office_facts.firm_name,
    office_facts.time_zone,
    office_facts.unit_key,
    office_facts.firm_key,
    legal_case.attorney_id,
    legal_case.paralegal_id,
    legal_case.planned_filing_on
  from legal_case
  join office_facts
    on office_facts.firm_id = legal_case.firm_id and office_facts.office_id = legal_case.office_id;

do $$
declare
  name text;
begin
  foreach name in array array['review_lease', 'held_decision'] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy own_firm on %I to daybreak_workspace, daybreak_jobs
        using (firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid)',
      name
    );
    execute format(
      'grant select, insert, update, delete on %I to daybreak_workspace, daybreak_jobs',
      name
    );
  end loop;
end $$;
