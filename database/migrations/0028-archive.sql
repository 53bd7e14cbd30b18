-- Ended cases that a firm has put away (docs/spec/workspace.md#archive).

alter table legal_case
  add column archived_at timestamptz,
  add column archived_by uuid,
  add foreign key (firm_id, archived_by) references staff (firm_id, id),
  add check (archived_at is null or status = 'Complete'),
  add check ((archived_at is null) = (archived_by is null));
create index legal_case_by_archiver on legal_case (firm_id, archived_by);
