-- Assets of earlier releases that open tabs may still ask for. The bytes are in the file store.
create table release_asset (
  -- Path in the built apps: portal/assets/index-CtISyv8m.js
  name text primary key,
  kept_until timestamptz not null
);
create index release_asset_by_end on release_asset (kept_until);
grant select, insert, update, delete on release_asset to daybreak_portal;
