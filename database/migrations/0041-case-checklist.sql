-- The checklist of a case, as its firm works on it (docs/spec/case-checklist.md).

-- Of a request of the firm: until when, who asked and when.
alter table document_category add column due_on date;
alter table document_category add column requested_by uuid;
alter table document_category add column requested_at timestamptz;
alter table document_category
  add foreign key (firm_id, requested_by) references staff (firm_id, id);
create index document_category_by_staff on document_category (firm_id, requested_by)
  where requested_by is not null;

-- A document from the firm that its clients confirm to have read (#acknowledge).
alter table document add column asks_acknowledgment boolean not null default false;
alter table document add constraint acknowledgment_of_firm
  check (not asks_acknowledgment or staff_id is not null);

create table document_acknowledgment (
  firm_id uuid not null references firm (id),
  document_id uuid not null,
  account_id uuid not null references account (id),
  -- The sentence that the person confirmed, in their language.
  sentence text not null,
  acknowledged_at timestamptz not null default portal_now(),
  primary key (firm_id, document_id, account_id),
  foreign key (firm_id, document_id) references document (firm_id, id)
);
create index document_acknowledgment_of_account on document_acknowledgment (account_id);

-- A letter about what is still missing (#letter).
create table missing_letter (
  firm_id uuid not null references firm (id),
  -- From the browser: a repeated request finds its letter.
  id uuid not null,
  case_id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null default portal_now(),
  primary key (firm_id, id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create index missing_letter_of_case on missing_letter (firm_id, case_id, created_at desc);
create index missing_letter_by_staff on missing_letter (firm_id, staff_id);

create table missing_letter_category (
  firm_id uuid not null references firm (id),
  letter_id uuid not null,
  category_id uuid not null,
  primary key (firm_id, letter_id, category_id),
  foreign key (firm_id, letter_id) references missing_letter (firm_id, id),
  foreign key (firm_id, category_id) references document_category (firm_id, id) on delete cascade
);
create index missing_letter_of_category on missing_letter_category (firm_id, category_id);

do $$
declare
  name text;
begin
  foreach name in array
    array['document_acknowledgment', 'missing_letter', 'missing_letter_category'] loop
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

-- Clients read letters, and confirm documents once.
create policy portal on missing_letter for select to daybreak_portal using (true);
create policy portal on missing_letter_category for select to daybreak_portal using (true);
create policy portal on document_acknowledgment to daybreak_portal using (true);
grant select on missing_letter, missing_letter_category to daybreak_portal;
grant select, insert on document_acknowledgment to daybreak_portal;
