-- Refused access (spec: security#refused-access). Rows of the audit up to a number, above it a count.
create table refused_access_count (
  -- A person of the staff or an account.
  person_id uuid primary key,
  -- Null for an account.
  firm_id uuid references firm (id),
  refusals integer not null,
  counted_since timestamptz not null
);
create index refused_access_count_age on refused_access_count (counted_since);
grant select, insert, update, delete on refused_access_count to daybreak_portal;

-- The activity of a firm, newest first.
create index audit_refused_access on audit (firm_id, at desc, id desc) where event = 'access.refused';

-- A notice about a person of the staff belongs to no case.
alter table staff_notice alter column case_id drop not null;
