-- Views through which a feature reads the firm, person and case tables of another feature. The owner of the tables
-- keeps them stable.

create view office_facts with (security_invoker = true) as
  select
    office.id as office_id,
    office.firm_id,
    firm.name as firm_name,
    firm.icon_hash,
    firm.colour,
    firm.email as firm_email,
    firm.website,
    firm.sealed_key as firm_key,
    office.office_code,
    office.street,
    office.city,
    office.state,
    office.zip,
    office.phone,
    office.fax,
    office.time_zone,
    office.unit_key
  from office
  join firm on firm.id = office.firm_id;

-- Former staff included: what they wrote keeps their name.
create view staff_facts with (security_invoker = true) as
  select
    id as staff_id,
    firm_id,
    given_name || ' ' || family_name as full_name,
    portrait_hash
  from staff;

create view person_facts with (security_invoker = true) as
  select
    id as account_id,
    given_name,
    given_name || ' ' || family_name as full_name,
    case when email_verified_at is not null then email end as verified_email,
    time_zone
  from account;

create view case_facts with (security_invoker = true) as
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
    office_facts.firm_key
  from legal_case
  join office_facts
    on office_facts.firm_id = legal_case.firm_id and office_facts.office_id = legal_case.office_id;

create view participant_facts with (security_invoker = true) as
  select
    id as participant_id,
    firm_id,
    case_id,
    debtor,
    account_id,
    given_name,
    family_name,
    given_name || ' ' || family_name as full_name,
    deactivated_at is null as is_active
  from participant;
