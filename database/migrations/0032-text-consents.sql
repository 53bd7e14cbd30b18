-- Who agreed to texts, when, and to which words (docs/spec/accounts.md#text-consent). Rows are only added.
create table text_consent (
  id uuid primary key,
  account_id uuid not null references account (id),
  event text not null check (event in ('CODES', 'NOTICES', 'NO_NOTICES', 'STOPPED', 'RESUMED')),
  -- The number at that moment.
  mobile_phone text not null,
  words text not null check (char_length(words) <= 1000),
  at timestamptz not null default portal_now()
);
create index text_consent_of_account on text_consent (account_id, at desc, id desc);

grant select, insert on text_consent to daybreak_portal;
