-- Messages that wait for a turn of a limit leave one after the other (spec: limits#message-limits).
alter table outbox
  -- The limit and the subject whose turn the message waits for. Null when it does not wait.
  add column waits_for text,
  -- When the turn of the message is free.
  add column leaves_at timestamptz;
create index outbox_line on outbox (waits_for, id)
  where state = 'waiting' and waits_for is not null;
