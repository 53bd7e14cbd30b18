-- What a request did, for a browser that did not receive the answer (spec: security#lost-answer).
-- Rows live for minutes, and one that is lost only makes a request run again: no write-ahead log.
create unlogged table remembered_answer (
  -- All three are made from the idempotency key, which only the browser has.
  key_hash bytea primary key,
  content_hash bytea not null,
  answer bytea,
  claimed_at timestamptz not null,
  done_at timestamptz
);
create index remembered_answer_age on remembered_answer (claimed_at);
grant select, insert, update, delete on remembered_answer to daybreak_portal, daybreak_jobs;
