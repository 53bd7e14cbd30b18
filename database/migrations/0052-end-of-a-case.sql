-- When a case ended. What its firm asked for later stays open for its clients (spec:
-- documents#ended-case). Null while a case goes on. Of a case that has ended already, nothing was
-- asked for later.
alter table legal_case add column ended_at timestamptz;
update legal_case set ended_at = portal_now() where status = 'Complete';
