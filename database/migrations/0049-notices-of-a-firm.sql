-- A notice whose news is from one firm has firm_id and account_id, so that this firm sees it with its
-- client (spec: cases#notice-of-firm).
create index outbox_of_account on outbox (firm_id, account_id, created_at)
  where account_id is not null;
