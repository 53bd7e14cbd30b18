-- Where and when on its day the meeting of creditors is (docs/spec/cases.md#meeting-details).

create table case_meeting (
  firm_id uuid not null references firm (id),
  case_id uuid not null,
  -- The details are of the meeting on this day. Once the day of the meeting moves, they say nothing.
  on_day date not null,
  -- HH:MM in the time zone. Null until the court has set it.
  starts_at text check (starts_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null,
  -- Empty until it is known.
  place text not null,
  link text not null,
  -- The language of the interpreter. Empty without one.
  interpreter text not null,
  is_held boolean not null default false,
  primary key (firm_id, case_id),
  foreign key (firm_id, case_id) references legal_case (firm_id, id)
);

alter table case_meeting enable row level security;
create policy portal on case_meeting to daybreak_portal using (true);
create policy own_firm on case_meeting to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on case_meeting
  to daybreak_portal, daybreak_workspace, daybreak_jobs;
