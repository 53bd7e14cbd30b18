-- Comments of the firm on documents and sections are sealed as notes are (0054): a background job seals the
-- existing ones, and a migration of a later release drops the clear columns, their checks and indexes.

alter table document_comment
  alter column comment drop not null,
  add column comment_sealed bytea,
  add constraint document_comment_one_text check ((comment is null) <> (comment_sealed is null));
alter table questionnaire_comment
  alter column comment drop not null,
  add column comment_sealed bytea,
  add constraint questionnaire_comment_one_text
    check ((comment is null) <> (comment_sealed is null));
-- A decision may have no comment.
alter table held_decision
  add column comment_sealed bytea,
  add constraint held_decision_one_text check (comment is null or comment_sealed is null);
create index document_comment_clear on document_comment (firm_id, id) where comment is not null;
create index questionnaire_comment_clear on questionnaire_comment (firm_id, id)
  where comment is not null;
create index held_decision_clear on held_decision (firm_id, document_id)
  where comment is not null;
