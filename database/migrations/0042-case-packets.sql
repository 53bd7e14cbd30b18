-- Packets: accepted documents of a case as one PDF of the firm (docs/spec/review.md#packets).
create table case_packet (
  firm_id uuid not null references firm (id),
  id uuid not null,
  case_id uuid not null,
  -- From the browser: a repeated request finds its packet.
  key uuid not null,
  staff_id uuid not null,
  title text not null,
  -- In the order of the packet.
  document_ids uuid[] not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
  -- Of the documents, with those that failed.
  done integer not null default 0,
  -- Documents that are not in the packet: [{"documentId": …, "name": …, "reason": …}].
  failures jsonb not null default '[]',
  created_at timestamptz not null default portal_now(),
  ended_at timestamptz,
  -- The attempt at work, and its last sign of life in true time.
  run_id uuid,
  seen_at timestamptz,
  -- Set when it is done.
  file_id uuid,
  name text,
  pages integer,
  bytes integer,
  sha256 text,
  sealed_key bytea,
  primary key (firm_id, id),
  unique (firm_id, key),
  foreign key (firm_id, case_id) references legal_case (firm_id, id),
  foreign key (firm_id, staff_id) references staff (firm_id, id)
);
create index case_packet_of_case on case_packet (firm_id, case_id, created_at desc, id desc);
create index case_packet_by_staff on case_packet (firm_id, staff_id);
-- A stored file names its packet by the ID of the file alone.
create index case_packet_by_file on case_packet (file_id) where file_id is not null;

alter table case_packet enable row level security;
create policy own_firm on case_packet to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy portal on case_packet for select to daybreak_portal using (true);
grant select, insert, update, delete on case_packet to daybreak_workspace, daybreak_jobs;
grant select on case_packet to daybreak_portal;
