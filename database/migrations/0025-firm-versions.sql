-- Administrators change name, contact and color of their firm (docs/spec/staff.md#firm-profile).

-- Counts the changes, so that the second of two people learns about the first.
alter table firm add column version integer not null default 1;
