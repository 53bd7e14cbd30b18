-- Documents, complete: what is asked for and why, what the firm sends and decides, replacements, and files that are still checked.

alter table document_category add column period text;
alter table document_category add column why text;

alter table document alter column account_id drop not null;                       -- null: sent by the firm
alter table document add column staff_id uuid references staff (id);
alter table document add constraint document_sender check ((account_id is null) <> (staff_id is null));
alter table document add column flags text[] not null default '{}';               -- what the firm should know of the file: encrypted, javascript, attachments
alter table document add column completed_on date;                                -- of a certificate: the day the course was finished
alter table document add column scanned_at timestamptz;

create index document_to_scan on document (uploaded_at) where scan_state = 'pending';
create unique index document_replaced_once on document (replaces_id) where replaces_id is not null;
create index document_of_account on document (account_id);

-- Documents came in that the firm has not been told of yet: one message for all of a case, when its time has come.
create table handed_in_due (
  case_id uuid primary key references legal_case (id),
  firm_id uuid not null references firm (id),
  since timestamptz not null default portal_now(),
  due_at timestamptz not null
);
create index handed_in_due_at on handed_in_due (due_at);
