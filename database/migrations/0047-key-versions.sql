-- Keys get new versions (docs/spec/security.md#key-versions).
alter table key_ring
  -- Until then every process has learned the version, and none makes anything with it.
  add column used_from timestamptz not null default portal_now(),
  add column retired_at timestamptz,
  -- Null once the version is retired: nothing can be opened with it any more.
  alter column wrapped drop not null,
  add constraint key_ring_retired check ((wrapped is null) = (retired_at is not null));

update key_ring set used_from = created_at;

-- How many rows key_ring must have. A ring that lost some is not completed with other keys.
create table key_ring_size (
  id boolean primary key default true check (id),
  keys integer not null
);
insert into key_ring_size (keys) select count(*) from key_ring;
