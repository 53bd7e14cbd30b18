-- The roles of Daybreak. Run this once on each PostgreSQL server, as a superuser. Put the user of
-- DATABASE_URL for daybreak.
do $$
declare
  name text;
begin
  foreach name in array array['daybreak_portal', 'daybreak_workspace', 'daybreak_jobs'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I', name);
    end if;
  end loop;
end
$$;
grant daybreak_portal, daybreak_workspace, daybreak_jobs to "daybreak";
