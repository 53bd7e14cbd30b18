-- How a case ended, and when it was filed: what its people are told about it follows from both.

alter table legal_case add column outcome text
  check (outcome in ('discharged', 'dismissed', 'withdrawn', 'closed-without-discharge', 'transferred', 'unknown'));
-- By the calendar of the office. Null before filing, and in cases that were filed before this column existed.
alter table legal_case add column filed_on date;

-- Nobody recorded how these cases ended.
update legal_case set outcome = 'unknown' where status = 'Complete';
alter table legal_case add constraint outcome_of_complete_case check ((status = 'Complete') = (outcome is not null));
