-- Cases that were created twice (docs/spec/workspace.md#duplicates).

alter table legal_case
  add column duplicate_of uuid,
  add foreign key (firm_id, duplicate_of) references legal_case (firm_id, id),
  add check (duplicate_of is null or archived_at is not null),
  add check (duplicate_of <> id);
create index legal_case_by_kept_case on legal_case (firm_id, duplicate_of) where duplicate_of is not null;
