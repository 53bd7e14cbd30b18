-- The keys of the installation, wrapped by the master key. The owner alone reads them, at the start (docs/spec/security.md#key-ring).
create table key_ring (
  -- Use and purpose: seal/outbox
  name text not null,
  version integer not null check (version > 0),
  wrapped bytea not null,
  created_at timestamptz not null default portal_now(),
  primary key (name, version)
);
