-- A fingerprint that recognizes a repeated save, and upload slots that hold over all processes.

-- Keyed SHA-256 of what was sent, before it was merged. Null in revisions from before.
alter table questionnaire_revision add column sent_hash bytea;

-- One row per upload under way. A slot of a process that was killed is free again once its lease has expired.
create table upload_slot (
  account_id uuid not null references account (id),
  slot smallint not null,
  holder uuid not null,
  -- Real time, also in the demo: a lease measures how long a process has been silent.
  expires_at timestamptz not null,
  primary key (account_id, slot)
);
