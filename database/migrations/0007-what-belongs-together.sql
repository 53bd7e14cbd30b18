-- The master key and the file store that belong to this database. A process with others refuses to start.
create table installation (
  id smallint primary key default 1 check (id = 1),
  key_check bytea not null,                            -- fingerprint of a fixed text under the master key
  store_id uuid not null default gen_random_uuid(),    -- the file store holds the same ID
  store_marked boolean not null default false,         -- the store is known to hold it: one without is another store
  created_at timestamptz not null default portal_now()
);

-- Why a message could not be delivered: its last failure ('SMTP 550'), and the time at which the outbox gave it up. What was
-- sealed is erased then; the masked recipient tells the firm whose message it was.
alter table outbox add column fault text;
alter table outbox add column failed_at timestamptz;
alter table outbox add column masked_to text;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
