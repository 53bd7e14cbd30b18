-- A comment may be read on a page of another language. Null when its language is not known, as of all
-- comments before: only a standard reason without further words has one.
alter table document_comment
  add column language text check (language in ('en', 'es'));
