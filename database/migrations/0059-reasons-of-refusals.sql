-- What the counted refusals were about (spec: security#refused-access): {"case": 15, "permission": 2}.
-- Those counted by an earlier release have no reason.
alter table refused_access_count add column things jsonb not null default '{}';
