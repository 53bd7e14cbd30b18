-- Questions and answers of a firm, by language (docs/spec/cases.md#faqs). A change adds a version; JSON null brings back those of the product.
alter table firm_faq
  add column version integer not null default 1 check (version > 0),
  -- Null for content from before versions.
  add column changed_by uuid,
  drop constraint firm_faq_pkey,
  add primary key (firm_id, language, version),
  add foreign key (firm_id, changed_by) references staff (firm_id, id);
alter table firm_faq alter column version drop default;
create index firm_faq_by_staff on firm_faq (firm_id, changed_by);
