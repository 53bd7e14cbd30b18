-- The firm is part of every key of a firm's table: the database refuses a row whose parent belongs to another firm.
-- Rebuilds the keys of 38 tables in one transaction, so it needs a stop: it waits up to a minute for its locks.

set local lock_timeout = '60s';
set local statement_timeout = 0;

-- Foreign keys between tables of a firm -------------------------------------------------------------------------------------
alter table case_key_date
  drop constraint case_key_date_case_id_fkey;
alter table course
  drop constraint course_case_id_fkey;
alter table course_acceptance
  drop constraint course_acceptance_item_id_fkey;
alter table course_certificate
  drop constraint course_certificate_item_id_debtor_fkey;
alter table course_customer
  drop constraint course_customer_order_id_fkey;
alter table course_hand_off
  drop constraint course_hand_off_item_id_fkey;
alter table course_item
  drop constraint course_item_id_fkey,
  drop constraint course_item_order_id_fkey;
alter table course_offer
  drop constraint course_offer_order_id_fkey;
alter table course_order
  drop constraint course_order_case_id_course_number_fkey;
alter table course_progress
  drop constraint course_progress_case_id_course_number_fkey;
alter table course_reminder_look
  drop constraint course_reminder_look_case_id_fkey;
alter table course_taker
  drop constraint course_taker_item_id_fkey;
alter table document
  drop constraint document_case_id_fkey,
  drop constraint document_category_id_fkey,
  drop constraint document_replaces_id_fkey,
  drop constraint document_staff_id_fkey;
alter table document_category
  drop constraint document_category_case_id_fkey,
  drop constraint document_category_parent_id_fkey;
alter table document_comment
  drop constraint document_comment_document_id_fkey,
  drop constraint document_comment_staff_id_fkey;
alter table document_opened
  drop constraint document_opened_document_id_fkey;
alter table flow
  drop constraint flow_invitation_id_fkey;
alter table handed_in_due
  drop constraint handed_in_due_case_id_fkey;
alter table invitation
  drop constraint invitation_participant_id_fkey;
alter table legal_case
  drop constraint legal_case_attorney_id_fkey,
  drop constraint legal_case_office_id_fkey;
alter table notification
  drop constraint notification_case_id_fkey;
alter table participant
  drop constraint participant_case_id_fkey;
alter table question_state
  drop constraint question_state_case_id_fkey,
  drop constraint question_state_resolved_by_fkey,
  drop constraint question_state_section_id_fkey;
alter table questionnaire
  drop constraint questionnaire_case_id_fkey;
alter table questionnaire_agreement
  drop constraint questionnaire_agreement_participant_id_fkey;
alter table questionnaire_answer
  drop constraint questionnaire_answer_case_id_fkey,
  drop constraint questionnaire_answer_section_id_fkey;
alter table questionnaire_comment
  drop constraint questionnaire_comment_section_id_fkey,
  drop constraint questionnaire_comment_staff_id_fkey;
alter table questionnaire_revision
  drop constraint questionnaire_revision_case_id_fkey;
alter table questionnaire_secret
  drop constraint questionnaire_secret_case_id_fkey;
alter table questionnaire_section
  drop constraint questionnaire_section_case_id_fkey;
alter table questionnaire_submission
  drop constraint questionnaire_submission_case_id_fkey,
  drop constraint questionnaire_submission_copy_id_fkey;
alter table staff
  drop constraint staff_office_id_fkey;
alter table timeline_entry
  drop constraint timeline_entry_case_id_fkey;

-- A flow belongs to a person, an invitation to a firm. Between the two there is no foreign key: they may be on different
-- servers, and a flow lives half an hour.

-- Tables of a firm that lacked its ID ----------------------------------------------------------------------------------------
alter table document_opened add column firm_id uuid references firm (id);
update document_opened o set firm_id = d.firm_id from document d where d.id = o.document_id;
alter table document_opened alter column firm_id set not null;

alter table course_hand_off add column firm_id uuid references firm (id);
update course_hand_off h set firm_id = i.firm_id from course_item i where i.id = h.item_id;
alter table course_hand_off alter column firm_id set not null;

alter table course_register_count add column firm_id uuid references firm (id);
update course_register_count r set firm_id = c.firm_id from legal_case c where c.id = r.case_id;
alter table course_register_count alter column firm_id set not null;

-- Routes: which row of which firm a name from outside means -------------------------------------------------------------------
create table invitation_route (
  token_hash bytea primary key,
  firm_id uuid not null references firm (id),
  invitation_id uuid not null
);
insert into invitation_route (token_hash, firm_id, invitation_id)
  select token_hash, firm_id, id from invitation;

create table course_item_route (
  item_key text primary key,
  firm_id uuid not null references firm (id),
  item_id uuid not null
);
insert into course_item_route (item_key, firm_id, item_id)
  select item_key, firm_id, id from course_item;

-- Primary and unique keys -----------------------------------------------------------------------------------------------------
alter table case_key_date
  drop constraint case_key_date_pkey,
  add primary key (case_id, kind, firm_id);
alter table course
  drop constraint course_pkey,
  add primary key (case_id, course_number, firm_id);
alter table course_acceptance
  drop constraint course_acceptance_pkey,
  add primary key (item_id, firm_id);
alter table course_certificate
  drop constraint course_certificate_item_id_debtor_key,
  add unique (item_id, debtor, firm_id);
alter table course_certificate
  drop constraint course_certificate_pkey,
  add primary key (id, firm_id);
alter table course_customer
  drop constraint course_customer_pkey,
  add primary key (order_id, debtor, firm_id);
alter table course_deadline
  drop constraint course_deadline_pkey,
  add primary key (case_id, course_number, debtor, kind, firm_id);
alter table course_hand_off
  drop constraint course_hand_off_pkey,
  add primary key (item_id, firm_id);
drop index course_hand_off_by_pair;
create unique index course_hand_off_by_pair on course_hand_off (info1_hash, firm_id);
alter table course_item
  drop constraint course_item_order_id_key,
  add unique (order_id, firm_id);
alter table course_item
  drop constraint course_item_item_key_key,
  add unique (item_key, firm_id);
alter table course_item
  drop constraint course_item_pkey,
  add primary key (id, firm_id);
alter table course_offer
  drop constraint course_offer_pkey,
  add primary key (id, firm_id);
alter table course_offer
  drop constraint course_offer_order_id_provider_id_key,
  add unique (order_id, provider_id, firm_id);
drop index one_placed_course_order;
create unique index one_placed_course_order on course_order (case_id, course_number, debtor, firm_id)
  where placed_at is not null and history_at is null;
alter table course_order
  drop constraint course_order_pkey,
  add primary key (id, firm_id);
alter table course_progress
  drop constraint course_progress_pkey,
  add primary key (case_id, course_number, debtor, firm_id);
alter table course_register_count
  drop constraint course_register_count_pkey,
  add primary key (case_id, course_number, debtor, key, firm_id);
alter table course_reminder
  drop constraint course_reminder_pkey,
  add primary key (case_id, course_number, debtor, recipient, name, firm_id);
alter table course_reminder_look
  drop constraint course_reminder_look_pkey,
  add primary key (case_id, debtor, firm_id);
alter table course_taker
  drop constraint course_taker_pkey,
  add primary key (item_id, debtor, firm_id);
drop index one_current_course;
create unique index one_current_course on course_taker (case_id, course_number, debtor, firm_id) where is_current;
drop index document_replaced_once;
create unique index document_replaced_once on document (replaces_id, firm_id) where replaces_id is not null;
drop index document_by_upload_key;
create unique index document_by_upload_key on document (account_id, upload_key, firm_id)
  where upload_key is not null;
alter table document
  drop constraint document_pkey,
  add primary key (id, firm_id);
alter table document_category
  drop constraint document_category_pkey,
  add primary key (id, firm_id);
alter table document_comment
  drop constraint document_comment_pkey,
  add primary key (id, firm_id);
alter table document_opened
  drop constraint document_opened_pkey,
  add primary key (document_id, account_id, firm_id);
alter table handed_in_due
  drop constraint handed_in_due_pkey,
  add primary key (case_id, firm_id);
alter table invitation
  drop constraint invitation_token_hash_key,
  add unique (token_hash, firm_id);
alter table invitation
  drop constraint invitation_pkey,
  add primary key (id, firm_id);
alter table legal_case
  drop constraint legal_case_pkey,
  add primary key (id, firm_id);
alter table notification
  drop constraint notification_pkey,
  add primary key (id, firm_id);
alter table office
  drop constraint office_pkey,
  add primary key (id, firm_id);
alter table participant
  drop constraint participant_case_id_debtor_key,
  add unique (case_id, debtor, firm_id);
alter table participant
  drop constraint participant_pkey,
  add primary key (id, firm_id);
alter table public_image
  drop constraint public_image_pkey,
  add primary key (hash, firm_id);
alter table question_state
  drop constraint question_state_pkey,
  add primary key (case_id, question_key, firm_id);
alter table questionnaire
  drop constraint questionnaire_pkey,
  add primary key (case_id, firm_id);
alter table questionnaire_agreement
  drop constraint questionnaire_agreement_pkey,
  add primary key (participant_id, text_version, firm_id);
alter table questionnaire_answer
  drop constraint questionnaire_answer_pkey,
  add primary key (id, firm_id);
alter table questionnaire_answer
  drop constraint questionnaire_answer_case_id_question_key_key,
  add unique (case_id, question_key, firm_id);
alter table questionnaire_comment
  drop constraint questionnaire_comment_pkey,
  add primary key (id, firm_id);
alter table questionnaire_revision
  drop constraint questionnaire_revision_pkey,
  add primary key (case_id, question_key, revision, firm_id);
alter table questionnaire_secret
  drop constraint questionnaire_secret_pkey,
  add primary key (case_id, question_key, path, firm_id);
alter table questionnaire_section
  drop constraint questionnaire_section_case_id_system_name_key,
  add unique (case_id, system_name, firm_id);
alter table questionnaire_section
  drop constraint questionnaire_section_pkey,
  add primary key (id, firm_id);
alter table questionnaire_submission
  drop constraint questionnaire_submission_pkey,
  add primary key (id, firm_id);
alter table staff
  drop constraint staff_pkey,
  add primary key (id, firm_id);
alter table timeline_entry
  drop constraint timeline_entry_case_id_position_key,
  add unique (case_id, position, firm_id);
alter table timeline_entry
  drop constraint timeline_entry_pkey,
  add primary key (id, firm_id);

-- Foreign keys with the firm --------------------------------------------------------------------------------------------------
alter table case_key_date
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course_acceptance
  add foreign key (item_id, firm_id) references course_item (id, firm_id);
alter table course_certificate
  add foreign key (item_id, debtor, firm_id)
    references course_taker (item_id, debtor, firm_id);
alter table course_customer
  add foreign key (order_id, firm_id) references course_order (id, firm_id);
alter table course_hand_off
  add foreign key (item_id, firm_id) references course_item (id, firm_id);
alter table course_item
  add foreign key (id, firm_id) references course_offer (id, firm_id),
  add foreign key (order_id, firm_id) references course_order (id, firm_id);
alter table course_offer
  add foreign key (order_id, firm_id) references course_order (id, firm_id);
alter table course_order
  add foreign key (case_id, course_number, firm_id)
    references course (case_id, course_number, firm_id);
alter table course_progress
  add foreign key (case_id, course_number, firm_id)
    references course (case_id, course_number, firm_id);
alter table course_deadline
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course_register_count
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course_reminder
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course_reminder_look
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table course_taker
  add foreign key (item_id, firm_id) references course_item (id, firm_id);
alter table document
  add foreign key (case_id, firm_id) references legal_case (id, firm_id),
  add foreign key (category_id, firm_id) references document_category (id, firm_id),
  add foreign key (replaces_id, firm_id) references document (id, firm_id),
  add foreign key (staff_id, firm_id) references staff (id, firm_id);
alter table document_category
  add foreign key (case_id, firm_id) references legal_case (id, firm_id),
  add foreign key (parent_id, firm_id) references document_category (id, firm_id);
alter table document_comment
  add foreign key (document_id, firm_id) references document (id, firm_id),
  add foreign key (staff_id, firm_id) references staff (id, firm_id);
alter table document_opened
  add foreign key (document_id, firm_id) references document (id, firm_id);
alter table handed_in_due
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table invitation
  add foreign key (participant_id, firm_id) references participant (id, firm_id);
alter table legal_case
  add foreign key (attorney_id, firm_id) references staff (id, firm_id),
  add foreign key (office_id, firm_id) references office (id, firm_id);
alter table notification
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table participant
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table question_state
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id),
  add foreign key (resolved_by, firm_id) references staff (id, firm_id),
  add foreign key (section_id, firm_id) references questionnaire_section (id, firm_id);
alter table questionnaire
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
alter table questionnaire_agreement
  add foreign key (participant_id, firm_id) references participant (id, firm_id);
alter table questionnaire_answer
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id),
  add foreign key (section_id, firm_id) references questionnaire_section (id, firm_id);
alter table questionnaire_comment
  add foreign key (section_id, firm_id) references questionnaire_section (id, firm_id),
  add foreign key (staff_id, firm_id) references staff (id, firm_id);
alter table questionnaire_revision
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id);
alter table questionnaire_secret
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id);
alter table questionnaire_section
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id);
alter table questionnaire_submission
  add foreign key (case_id, firm_id) references questionnaire (case_id, firm_id),
  add foreign key (copy_id, firm_id) references document (id, firm_id);
alter table staff
  add foreign key (office_id, firm_id) references office (id, firm_id);
alter table timeline_entry
  add foreign key (case_id, firm_id) references legal_case (id, firm_id);
