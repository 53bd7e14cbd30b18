-- The court decides about each debtor of a case: how and when their part of it ended (docs/spec/cases.md#parts).
alter table participant
  add column outcome text check (outcome in (
    'discharged', 'dismissed', 'withdrawn', 'closed-without-discharge', 'transferred', 'unknown'
  )),
  -- The day of the order, by the calendar of the office. Null if it is not known.
  add column ended_on date,
  -- Of the order, on the docket of the court.
  add column docket_number text,
  -- When the firm recorded the end. What it asked for later stays open for this debtor.
  add column ended_at timestamptz;

-- Both debtors had the outcome of their case. No order is known of a case whose outcome is not known.
update participant p
set
  outcome = c.outcome,
  ended_at = c.ended_at,
  ended_on = case when c.outcome <> 'unknown' then (c.ended_at at time zone o.time_zone)::date end
from legal_case c
join office o on o.firm_id = c.firm_id and o.id = c.office_id
where p.firm_id = c.firm_id
  and p.case_id = c.id
  and c.outcome is not null;

alter table participant
  add constraint end_of_part check (
    outcome is not null or (ended_on is null and docket_number is null and ended_at is null)
  );

alter table legal_case drop constraint outcome_of_complete_case;
alter table legal_case drop column outcome, drop column ended_at;

create or replace view participant_facts with (security_invoker = true) as
  select
    id as participant_id,
    firm_id,
    case_id,
    debtor,
    account_id,
    given_name,
    family_name,
    given_name || ' ' || family_name as full_name,
    deactivated_at is null as is_active,
    outcome is not null as has_ended
  from participant;
