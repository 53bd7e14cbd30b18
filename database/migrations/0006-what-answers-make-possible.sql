-- What the answers of the intake lead to: documents that are asked for because of them, and a copy of what was handed in.

-- Why a category is asked for beside the list of every case: [{"key", "en", "es", "each": {"en", "es"} | null}], the newest reading of the answers.
alter table document_category add column because jsonb;
-- Whose word its requirement is. What the answers made of it they may change; what the firm said stays.
alter table document_category add column requirement_by text not null default 'template' check (requirement_by in ('template', 'firm', 'answers'));

-- The copy is written for whoever handed it in, in the language they read.
alter table questionnaire_submission add column language text not null default 'en' check (language in ('en', 'es'));
-- What kind of case it was then: it decides which questions there were. Nothing is made any more of what was handed in before this was noted.
alter table questionnaire_submission add column joint boolean not null default false;
alter table questionnaire_submission add column chapter smallint;
-- Which sections were handed in, by their system names. `revisions` are those of all sections: what is hidden from the client still decides what was asked, and where a home must be kept from somebody.
alter table questionnaire_submission add column sections text[] not null default '{}';
-- Null until the copy lies among the documents of the case.
alter table questionnaire_submission add column copy_id uuid references document (id);

-- The content has more sections than before: those that a case lacks come with the next look at it.
update questionnaire set shape = '';
