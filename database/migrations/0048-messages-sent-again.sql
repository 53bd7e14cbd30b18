-- A notice names whom it reaches and since when its news counts, so that it can be made again after
-- it was given up (docs/operations/messages.md).
alter table outbox
  add column account_id uuid,
  add column news_since timestamptz,
  add column resent_at timestamptz;
