-- Administrators change the offices of their firm (docs/spec/staff.md#offices).

-- The first is the main office.
alter table office add column position integer;
update office
set position = numbered.position
from (
  select id, firm_id, row_number() over (partition by firm_id order by office_code, id) as position
  from office
) numbered
where office.id = numbered.id and office.firm_id = numbered.firm_id;
alter table office alter column position set default 1;
alter table office alter column position set not null;

-- Counts the changes, so that the second of two people learns about the first.
alter table office add column version integer not null default 1;
