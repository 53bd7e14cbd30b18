-- Generated from the migrated database by npm run generate: do not edit.
-- Spreads the tables of firms over the workers of Citus, with or without rows. Run it once as a superuser, in one
-- session and with all processes stopped: docs/operations/scaling.md.

begin;
set local citus.multi_shard_modify_mode = 'sequential';

-- Citus accepts a foreign key only after both of its tables have their place.
alter table assisted_change drop constraint assisted_change_account_id_fkey;
alter table bulk_reminder drop constraint bulk_reminder_firm_id_staff_id_fkey;
alter table bulk_reminder_case drop constraint bulk_reminder_case_firm_id_bulk_reminder_id_fkey;
alter table bulk_reminder_case drop constraint bulk_reminder_case_firm_id_case_id_fkey;
alter table case_checklist drop constraint case_checklist_firm_id_case_id_fkey;
alter table case_deadline drop constraint case_deadline_firm_id_case_id_fkey;
alter table case_filter drop constraint case_filter_firm_id_staff_id_fkey;
alter table case_key_date drop constraint case_key_date_case_id_firm_id_fkey;
alter table case_key_date drop constraint case_key_date_firm_id_fkey;
alter table case_meeting drop constraint case_meeting_firm_id_case_id_fkey;
alter table case_meeting drop constraint case_meeting_firm_id_fkey;
alter table case_note drop constraint case_note_firm_id_author_id_fkey;
alter table case_note drop constraint case_note_firm_id_case_id_fkey;
alter table case_note drop constraint case_note_firm_id_fkey;
alter table case_packet drop constraint case_packet_firm_id_case_id_fkey;
alter table case_packet drop constraint case_packet_firm_id_fkey;
alter table case_packet drop constraint case_packet_firm_id_staff_id_fkey;
alter table case_reminder drop constraint case_reminder_firm_id_case_id_fkey;
alter table case_reminder drop constraint case_reminder_firm_id_paused_by_fkey;
alter table case_summary drop constraint case_summary_firm_id_case_id_fkey;
alter table case_task drop constraint case_task_firm_id_assignee_id_fkey;
alter table case_task drop constraint case_task_firm_id_author_id_fkey;
alter table case_task drop constraint case_task_firm_id_case_id_fkey;
alter table case_task drop constraint case_task_firm_id_done_by_fkey;
alter table case_task drop constraint case_task_firm_id_fkey;
alter table checklist_template drop constraint checklist_template_firm_id_changed_by_fkey;
alter table checklist_template drop constraint checklist_template_firm_id_fkey;
alter table course drop constraint course_case_id_firm_id_fkey;
alter table course drop constraint course_firm_id_fkey;
alter table course_acceptance drop constraint course_acceptance_account_id_fkey;
alter table course_acceptance drop constraint course_acceptance_firm_id_fkey;
alter table course_acceptance drop constraint course_acceptance_item_id_firm_id_fkey;
alter table course_certificate drop constraint course_certificate_firm_id_fkey;
alter table course_certificate drop constraint course_certificate_item_id_debtor_firm_id_fkey;
alter table course_customer drop constraint course_customer_firm_id_fkey;
alter table course_customer drop constraint course_customer_order_id_firm_id_fkey;
alter table course_deadline drop constraint course_deadline_case_id_firm_id_fkey;
alter table course_deadline drop constraint course_deadline_firm_id_fkey;
alter table course_hand_off drop constraint course_hand_off_account_id_fkey;
alter table course_hand_off drop constraint course_hand_off_firm_id_fkey;
alter table course_hand_off drop constraint course_hand_off_item_id_firm_id_fkey;
alter table course_item drop constraint course_item_firm_id_fkey;
alter table course_item drop constraint course_item_id_firm_id_fkey;
alter table course_item drop constraint course_item_order_id_firm_id_fkey;
alter table course_item_route drop constraint course_item_route_firm_id_fkey;
alter table course_line drop constraint course_line_firm_id_case_id_fkey;
alter table course_offer drop constraint course_offer_firm_id_fkey;
alter table course_offer drop constraint course_offer_order_id_firm_id_fkey;
alter table course_order drop constraint course_order_case_id_course_number_firm_id_fkey;
alter table course_order drop constraint course_order_firm_id_fkey;
alter table course_page_shown drop constraint course_page_shown_account_id_fkey;
alter table course_page_shown drop constraint course_page_shown_page_id_fkey;
alter table course_progress drop constraint course_progress_case_id_course_number_firm_id_fkey;
alter table course_progress drop constraint course_progress_firm_id_fkey;
alter table course_register_count drop constraint course_register_count_case_id_firm_id_fkey;
alter table course_register_count drop constraint course_register_count_firm_id_fkey;
alter table course_reminder drop constraint course_reminder_case_id_firm_id_fkey;
alter table course_reminder drop constraint course_reminder_firm_id_fkey;
alter table course_reminder_look drop constraint course_reminder_look_case_id_firm_id_fkey;
alter table course_reminder_look drop constraint course_reminder_look_firm_id_fkey;
alter table course_taker drop constraint course_taker_firm_id_fkey;
alter table course_taker drop constraint course_taker_item_id_firm_id_fkey;
alter table device drop constraint device_account_id_fkey;
alter table document drop constraint document_account_id_fkey;
alter table document drop constraint document_case_id_firm_id_fkey;
alter table document drop constraint document_category_id_firm_id_fkey;
alter table document drop constraint document_firm_id_decided_by_fkey;
alter table document drop constraint document_firm_id_fkey;
alter table document drop constraint document_replaces_id_firm_id_fkey;
alter table document drop constraint document_staff_id_firm_id_fkey;
alter table document_acknowledgment drop constraint document_acknowledgment_account_id_fkey;
alter table document_acknowledgment drop constraint document_acknowledgment_firm_id_document_id_fkey;
alter table document_acknowledgment drop constraint document_acknowledgment_firm_id_fkey;
alter table document_category drop constraint document_category_case_id_firm_id_fkey;
alter table document_category drop constraint document_category_firm_id_fkey;
alter table document_category drop constraint document_category_firm_id_requested_by_fkey;
alter table document_category drop constraint document_category_parent_id_firm_id_fkey;
alter table document_comment drop constraint document_comment_document_id_firm_id_fkey;
alter table document_comment drop constraint document_comment_firm_id_fkey;
alter table document_comment drop constraint document_comment_staff_id_firm_id_fkey;
alter table document_opened drop constraint document_opened_account_id_fkey;
alter table document_opened drop constraint document_opened_document_id_firm_id_fkey;
alter table document_opened drop constraint document_opened_firm_id_fkey;
alter table filing_case drop constraint filing_case_firm_id_case_id_fkey;
alter table filing_case drop constraint filing_case_firm_id_searched_by_fkey;
alter table filing_line drop constraint filing_line_firm_id_case_id_fkey;
alter table filing_list drop constraint filing_list_firm_id_changed_by_fkey;
alter table filing_list drop constraint filing_list_firm_id_fkey;
alter table filing_mark drop constraint filing_mark_firm_id_case_id_fkey;
alter table filing_mark drop constraint filing_mark_firm_id_marked_by_fkey;
alter table filing_payment drop constraint filing_payment_firm_id_case_id_fkey;
alter table filing_payment drop constraint filing_payment_firm_id_entered_by_fkey;
alter table firm_faq drop constraint firm_faq_firm_id_changed_by_fkey;
alter table firm_faq drop constraint firm_faq_firm_id_fkey;
alter table flow drop constraint flow_account_id_fkey;
alter table former_participant drop constraint former_participant_account_id_fkey;
alter table former_participant drop constraint former_participant_firm_id_case_id_fkey;
alter table former_participant drop constraint former_participant_firm_id_removed_by_fkey;
alter table handed_in_due drop constraint handed_in_due_case_id_firm_id_fkey;
alter table handed_in_due drop constraint handed_in_due_firm_id_fkey;
alter table held_decision drop constraint held_decision_firm_id_document_id_fkey;
alter table held_decision drop constraint held_decision_firm_id_fkey;
alter table held_decision drop constraint held_decision_firm_id_staff_id_fkey;
alter table invitation drop constraint invitation_firm_id_fkey;
alter table invitation drop constraint invitation_participant_id_firm_id_fkey;
alter table invitation_route drop constraint invitation_route_firm_id_fkey;
alter table legal_case drop constraint legal_case_attorney_id_firm_id_fkey;
alter table legal_case drop constraint legal_case_firm_id_archived_by_fkey;
alter table legal_case drop constraint legal_case_firm_id_duplicate_of_fkey;
alter table legal_case drop constraint legal_case_firm_id_fkey;
alter table legal_case drop constraint legal_case_firm_id_paralegal_id_fkey;
alter table legal_case drop constraint legal_case_office_id_firm_id_fkey;
alter table mail_footer drop constraint mail_footer_firm_id_changed_by_fkey;
alter table mail_footer drop constraint mail_footer_firm_id_fkey;
alter table missing_letter drop constraint missing_letter_firm_id_case_id_fkey;
alter table missing_letter drop constraint missing_letter_firm_id_fkey;
alter table missing_letter drop constraint missing_letter_firm_id_staff_id_fkey;
alter table missing_letter_category drop constraint missing_letter_category_firm_id_category_id_fkey;
alter table missing_letter_category drop constraint missing_letter_category_firm_id_fkey;
alter table missing_letter_category drop constraint missing_letter_category_firm_id_letter_id_fkey;
alter table named_checklist drop constraint named_checklist_firm_id_changed_by_fkey;
alter table named_checklist drop constraint named_checklist_firm_id_fkey;
alter table new_case_default drop constraint new_case_default_firm_id_fkey;
alter table not_me_link drop constraint not_me_link_account_id_fkey;
alter table notice_due drop constraint notice_due_account_id_fkey;
alter table notification drop constraint notification_account_id_fkey;
alter table notification drop constraint notification_case_id_firm_id_fkey;
alter table notification drop constraint notification_firm_id_fkey;
alter table office drop constraint office_firm_id_fkey;
alter table outcome_text drop constraint outcome_text_firm_id_fkey;
alter table participant drop constraint participant_account_id_fkey;
alter table participant drop constraint participant_case_id_firm_id_fkey;
alter table participant drop constraint participant_firm_id_fkey;
alter table pending_change drop constraint pending_change_account_id_fkey;
alter table public_image drop constraint public_image_firm_id_fkey;
alter table question_state drop constraint question_state_case_id_firm_id_fkey;
alter table question_state drop constraint question_state_firm_id_fkey;
alter table question_state drop constraint question_state_resolved_by_firm_id_fkey;
alter table question_state drop constraint question_state_section_id_firm_id_fkey;
alter table questionnaire drop constraint questionnaire_case_id_firm_id_fkey;
alter table questionnaire drop constraint questionnaire_firm_id_fkey;
alter table questionnaire_agreement drop constraint questionnaire_agreement_firm_id_fkey;
alter table questionnaire_answer drop constraint questionnaire_answer_case_id_firm_id_fkey;
alter table questionnaire_answer drop constraint questionnaire_answer_firm_id_fkey;
alter table questionnaire_answer drop constraint questionnaire_answer_saved_by_fkey;
alter table questionnaire_answer drop constraint questionnaire_answer_section_id_firm_id_fkey;
alter table questionnaire_check drop constraint questionnaire_check_firm_id_approved_by_fkey;
alter table questionnaire_check drop constraint questionnaire_check_firm_id_checked_by_fkey;
alter table questionnaire_check drop constraint questionnaire_check_firm_id_fkey;
alter table questionnaire_check drop constraint questionnaire_check_section_id_firm_id_fkey;
alter table questionnaire_comment drop constraint questionnaire_comment_firm_id_fkey;
alter table questionnaire_comment drop constraint questionnaire_comment_section_id_firm_id_fkey;
alter table questionnaire_comment drop constraint questionnaire_comment_staff_id_firm_id_fkey;
alter table questionnaire_creditors drop constraint questionnaire_creditors_firm_id_case_id_fkey;
alter table questionnaire_revision drop constraint questionnaire_revision_case_id_firm_id_fkey;
alter table questionnaire_revision drop constraint questionnaire_revision_firm_id_fkey;
alter table questionnaire_revision drop constraint questionnaire_revision_saved_by_fkey;
alter table questionnaire_secret drop constraint questionnaire_secret_case_id_firm_id_fkey;
alter table questionnaire_secret drop constraint questionnaire_secret_firm_id_fkey;
alter table questionnaire_section drop constraint questionnaire_section_case_id_firm_id_fkey;
alter table questionnaire_section drop constraint questionnaire_section_firm_id_fkey;
alter table questionnaire_section drop constraint questionnaire_section_opened_by_fkey;
alter table questionnaire_submission drop constraint questionnaire_submission_account_id_fkey;
alter table questionnaire_submission drop constraint questionnaire_submission_case_id_firm_id_fkey;
alter table questionnaire_submission drop constraint questionnaire_submission_copy_id_firm_id_fkey;
alter table questionnaire_submission drop constraint questionnaire_submission_firm_id_fkey;
alter table refused_access_count drop constraint refused_access_count_firm_id_fkey;
alter table reminder_schedule drop constraint reminder_schedule_firm_id_fkey;
alter table reset_request drop constraint reset_request_account_id_fkey;
alter table review_lease drop constraint review_lease_firm_id_document_id_fkey;
alter table review_lease drop constraint review_lease_firm_id_fkey;
alter table review_lease drop constraint review_lease_firm_id_staff_id_fkey;
alter table review_reason drop constraint review_reason_firm_id_changed_by_fkey;
alter table review_reason drop constraint review_reason_firm_id_fkey;
alter table second_factor drop constraint second_factor_account_id_fkey;
alter table session drop constraint session_account_id_fkey;
alter table staff drop constraint staff_firm_id_fkey;
alter table staff drop constraint staff_office_id_firm_id_fkey;
alter table staff_notice drop constraint staff_notice_firm_id_case_id_fkey;
alter table staff_notice drop constraint staff_notice_firm_id_fkey;
alter table staff_notice drop constraint staff_notice_firm_id_staff_id_fkey;
alter table staff_notice_setting drop constraint staff_notice_setting_firm_id_fkey;
alter table staff_notice_setting drop constraint staff_notice_setting_firm_id_staff_id_fkey;
alter table staff_notice_setting drop constraint staff_notice_setting_firm_id_substitute_id_fkey;
alter table task_template drop constraint task_template_firm_id_fkey;
alter table text_consent drop constraint text_consent_account_id_fkey;
alter table timeline_entry drop constraint timeline_entry_case_id_firm_id_fkey;
alter table timeline_entry drop constraint timeline_entry_firm_id_fkey;
alter table timeline_text drop constraint timeline_text_firm_id_changed_by_fkey;
alter table timeline_text drop constraint timeline_text_firm_id_fkey;
alter table upload_batch drop constraint upload_batch_account_id_fkey;
alter table upload_slot drop constraint upload_slot_account_id_fkey;

-- Every worker has a copy of these.
select create_reference_table('account');
select create_reference_table('course_page');
select create_reference_table('course_product');
select create_reference_table('firm');

-- The rows of one firm are on one worker.
select create_distributed_table('bulk_reminder', 'firm_id');
select create_distributed_table('bulk_reminder_case', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_checklist', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_deadline', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_filter', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_key_date', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_meeting', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_note', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_packet', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_reminder', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_summary', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('case_task', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('checklist_template', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_acceptance', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_certificate', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_customer', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_deadline', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_hand_off', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_item', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_line', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_offer', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_order', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_progress', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_register_count', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_reminder', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_reminder_look', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('course_taker', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('document', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('document_acknowledgment', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('document_category', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('document_comment', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('document_opened', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('filing_case', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('filing_line', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('filing_list', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('filing_mark', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('filing_payment', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('firm_faq', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('former_participant', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('handed_in_due', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('held_decision', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('invitation', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('legal_case', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('mail_footer', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('missing_letter', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('missing_letter_category', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('named_checklist', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('new_case_default', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('notification', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('office', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('outcome_text', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('participant', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('public_image', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('question_state', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_agreement', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_answer', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_check', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_comment', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_creditors', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_revision', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_secret', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_section', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('questionnaire_submission', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('reminder_schedule', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('review_lease', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('review_reason', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('staff', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('staff_notice', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('staff_notice_setting', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('task_template', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('timeline_entry', 'firm_id', colocate_with => 'bulk_reminder');
select create_distributed_table('timeline_text', 'firm_id', colocate_with => 'bulk_reminder');

alter table assisted_change
  add constraint assisted_change_account_id_fkey
  foreign key (account_id) references account(id);
alter table bulk_reminder
  add constraint bulk_reminder_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table bulk_reminder_case
  add constraint bulk_reminder_case_firm_id_bulk_reminder_id_fkey
  foreign key (firm_id, bulk_reminder_id) references bulk_reminder(firm_id, id);
alter table bulk_reminder_case
  add constraint bulk_reminder_case_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_checklist
  add constraint case_checklist_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_deadline
  add constraint case_deadline_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_filter
  add constraint case_filter_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table case_key_date
  add constraint case_key_date_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table case_key_date
  add constraint case_key_date_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table case_meeting
  add constraint case_meeting_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_meeting
  add constraint case_meeting_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table case_note
  add constraint case_note_firm_id_author_id_fkey
  foreign key (firm_id, author_id) references staff(firm_id, id);
alter table case_note
  add constraint case_note_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_note
  add constraint case_note_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table case_packet
  add constraint case_packet_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_packet
  add constraint case_packet_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table case_packet
  add constraint case_packet_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table case_reminder
  add constraint case_reminder_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_reminder
  add constraint case_reminder_firm_id_paused_by_fkey
  foreign key (firm_id, paused_by) references staff(firm_id, id);
alter table case_summary
  add constraint case_summary_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_task
  add constraint case_task_firm_id_assignee_id_fkey
  foreign key (firm_id, assignee_id) references staff(firm_id, id);
alter table case_task
  add constraint case_task_firm_id_author_id_fkey
  foreign key (firm_id, author_id) references staff(firm_id, id);
alter table case_task
  add constraint case_task_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table case_task
  add constraint case_task_firm_id_done_by_fkey
  foreign key (firm_id, done_by) references staff(firm_id, id);
alter table case_task
  add constraint case_task_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table checklist_template
  add constraint checklist_template_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table checklist_template
  add constraint checklist_template_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course
  add constraint course_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table course
  add constraint course_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_acceptance
  add constraint course_acceptance_account_id_fkey
  foreign key (account_id) references account(id);
alter table course_acceptance
  add constraint course_acceptance_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_acceptance
  add constraint course_acceptance_item_id_firm_id_fkey
  foreign key (item_id, firm_id) references course_item(id, firm_id);
alter table course_certificate
  add constraint course_certificate_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_certificate
  add constraint course_certificate_item_id_debtor_firm_id_fkey
  foreign key (item_id, debtor, firm_id) references course_taker(item_id, debtor, firm_id);
alter table course_customer
  add constraint course_customer_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_customer
  add constraint course_customer_order_id_firm_id_fkey
  foreign key (order_id, firm_id) references course_order(id, firm_id);
alter table course_deadline
  add constraint course_deadline_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table course_deadline
  add constraint course_deadline_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_hand_off
  add constraint course_hand_off_account_id_fkey
  foreign key (account_id) references account(id);
alter table course_hand_off
  add constraint course_hand_off_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_hand_off
  add constraint course_hand_off_item_id_firm_id_fkey
  foreign key (item_id, firm_id) references course_item(id, firm_id);
alter table course_item
  add constraint course_item_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_item
  add constraint course_item_id_firm_id_fkey
  foreign key (id, firm_id) references course_offer(id, firm_id);
alter table course_item
  add constraint course_item_order_id_firm_id_fkey
  foreign key (order_id, firm_id) references course_order(id, firm_id);
alter table course_item_route
  add constraint course_item_route_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_line
  add constraint course_line_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table course_offer
  add constraint course_offer_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_offer
  add constraint course_offer_order_id_firm_id_fkey
  foreign key (order_id, firm_id) references course_order(id, firm_id);
alter table course_order
  add constraint course_order_case_id_course_number_firm_id_fkey
  foreign key (case_id, course_number, firm_id) references course(case_id, course_number, firm_id);
alter table course_order
  add constraint course_order_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_page_shown
  add constraint course_page_shown_account_id_fkey
  foreign key (account_id) references account(id);
alter table course_page_shown
  add constraint course_page_shown_page_id_fkey
  foreign key (page_id) references course_page(id);
alter table course_progress
  add constraint course_progress_case_id_course_number_firm_id_fkey
  foreign key (case_id, course_number, firm_id) references course(case_id, course_number, firm_id);
alter table course_progress
  add constraint course_progress_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_register_count
  add constraint course_register_count_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table course_register_count
  add constraint course_register_count_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_reminder
  add constraint course_reminder_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table course_reminder
  add constraint course_reminder_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_reminder_look
  add constraint course_reminder_look_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table course_reminder_look
  add constraint course_reminder_look_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_taker
  add constraint course_taker_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table course_taker
  add constraint course_taker_item_id_firm_id_fkey
  foreign key (item_id, firm_id) references course_item(id, firm_id);
alter table device
  add constraint device_account_id_fkey
  foreign key (account_id) references account(id);
alter table document
  add constraint document_account_id_fkey
  foreign key (account_id) references account(id);
alter table document
  add constraint document_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table document
  add constraint document_category_id_firm_id_fkey
  foreign key (category_id, firm_id) references document_category(id, firm_id);
alter table document
  add constraint document_firm_id_decided_by_fkey
  foreign key (firm_id, decided_by) references staff(firm_id, id);
alter table document
  add constraint document_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table document
  add constraint document_replaces_id_firm_id_fkey
  foreign key (replaces_id, firm_id) references document(id, firm_id);
alter table document
  add constraint document_staff_id_firm_id_fkey
  foreign key (staff_id, firm_id) references staff(id, firm_id);
alter table document_acknowledgment
  add constraint document_acknowledgment_account_id_fkey
  foreign key (account_id) references account(id);
alter table document_acknowledgment
  add constraint document_acknowledgment_firm_id_document_id_fkey
  foreign key (firm_id, document_id) references document(firm_id, id);
alter table document_acknowledgment
  add constraint document_acknowledgment_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table document_category
  add constraint document_category_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table document_category
  add constraint document_category_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table document_category
  add constraint document_category_firm_id_requested_by_fkey
  foreign key (firm_id, requested_by) references staff(firm_id, id);
alter table document_category
  add constraint document_category_parent_id_firm_id_fkey
  foreign key (parent_id, firm_id) references document_category(id, firm_id);
alter table document_comment
  add constraint document_comment_document_id_firm_id_fkey
  foreign key (document_id, firm_id) references document(id, firm_id);
alter table document_comment
  add constraint document_comment_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table document_comment
  add constraint document_comment_staff_id_firm_id_fkey
  foreign key (staff_id, firm_id) references staff(id, firm_id);
alter table document_opened
  add constraint document_opened_account_id_fkey
  foreign key (account_id) references account(id);
alter table document_opened
  add constraint document_opened_document_id_firm_id_fkey
  foreign key (document_id, firm_id) references document(id, firm_id);
alter table document_opened
  add constraint document_opened_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table filing_case
  add constraint filing_case_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table filing_case
  add constraint filing_case_firm_id_searched_by_fkey
  foreign key (firm_id, searched_by) references staff(firm_id, id);
alter table filing_line
  add constraint filing_line_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table filing_list
  add constraint filing_list_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table filing_list
  add constraint filing_list_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table filing_mark
  add constraint filing_mark_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table filing_mark
  add constraint filing_mark_firm_id_marked_by_fkey
  foreign key (firm_id, marked_by) references staff(firm_id, id);
alter table filing_payment
  add constraint filing_payment_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table filing_payment
  add constraint filing_payment_firm_id_entered_by_fkey
  foreign key (firm_id, entered_by) references staff(firm_id, id);
alter table firm_faq
  add constraint firm_faq_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table firm_faq
  add constraint firm_faq_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table flow
  add constraint flow_account_id_fkey
  foreign key (account_id) references account(id);
alter table former_participant
  add constraint former_participant_account_id_fkey
  foreign key (account_id) references account(id);
alter table former_participant
  add constraint former_participant_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table former_participant
  add constraint former_participant_firm_id_removed_by_fkey
  foreign key (firm_id, removed_by) references staff(firm_id, id);
alter table handed_in_due
  add constraint handed_in_due_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table handed_in_due
  add constraint handed_in_due_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table held_decision
  add constraint held_decision_firm_id_document_id_fkey
  foreign key (firm_id, document_id) references document(firm_id, id) on delete cascade;
alter table held_decision
  add constraint held_decision_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table held_decision
  add constraint held_decision_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table invitation
  add constraint invitation_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table invitation
  add constraint invitation_participant_id_firm_id_fkey
  foreign key (participant_id, firm_id) references participant(id, firm_id);
alter table invitation_route
  add constraint invitation_route_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table legal_case
  add constraint legal_case_attorney_id_firm_id_fkey
  foreign key (attorney_id, firm_id) references staff(id, firm_id);
alter table legal_case
  add constraint legal_case_firm_id_archived_by_fkey
  foreign key (firm_id, archived_by) references staff(firm_id, id);
alter table legal_case
  add constraint legal_case_firm_id_duplicate_of_fkey
  foreign key (firm_id, duplicate_of) references legal_case(firm_id, id);
alter table legal_case
  add constraint legal_case_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table legal_case
  add constraint legal_case_firm_id_paralegal_id_fkey
  foreign key (firm_id, paralegal_id) references staff(firm_id, id);
alter table legal_case
  add constraint legal_case_office_id_firm_id_fkey
  foreign key (office_id, firm_id) references office(id, firm_id);
alter table mail_footer
  add constraint mail_footer_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table mail_footer
  add constraint mail_footer_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table missing_letter
  add constraint missing_letter_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table missing_letter
  add constraint missing_letter_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table missing_letter
  add constraint missing_letter_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table missing_letter_category
  add constraint missing_letter_category_firm_id_category_id_fkey
  foreign key (firm_id, category_id) references document_category(firm_id, id) on delete cascade;
alter table missing_letter_category
  add constraint missing_letter_category_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table missing_letter_category
  add constraint missing_letter_category_firm_id_letter_id_fkey
  foreign key (firm_id, letter_id) references missing_letter(firm_id, id);
alter table named_checklist
  add constraint named_checklist_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table named_checklist
  add constraint named_checklist_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table new_case_default
  add constraint new_case_default_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table not_me_link
  add constraint not_me_link_account_id_fkey
  foreign key (account_id) references account(id);
alter table notice_due
  add constraint notice_due_account_id_fkey
  foreign key (account_id) references account(id);
alter table notification
  add constraint notification_account_id_fkey
  foreign key (account_id) references account(id);
alter table notification
  add constraint notification_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table notification
  add constraint notification_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table office
  add constraint office_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table outcome_text
  add constraint outcome_text_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table participant
  add constraint participant_account_id_fkey
  foreign key (account_id) references account(id);
alter table participant
  add constraint participant_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table participant
  add constraint participant_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table pending_change
  add constraint pending_change_account_id_fkey
  foreign key (account_id) references account(id);
alter table public_image
  add constraint public_image_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table question_state
  add constraint question_state_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table question_state
  add constraint question_state_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table question_state
  add constraint question_state_resolved_by_firm_id_fkey
  foreign key (resolved_by, firm_id) references staff(id, firm_id);
alter table question_state
  add constraint question_state_section_id_firm_id_fkey
  foreign key (section_id, firm_id) references questionnaire_section(id, firm_id);
alter table questionnaire
  add constraint questionnaire_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table questionnaire
  add constraint questionnaire_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_agreement
  add constraint questionnaire_agreement_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_answer
  add constraint questionnaire_answer_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table questionnaire_answer
  add constraint questionnaire_answer_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_answer
  add constraint questionnaire_answer_saved_by_fkey
  foreign key (saved_by) references account(id);
alter table questionnaire_answer
  add constraint questionnaire_answer_section_id_firm_id_fkey
  foreign key (section_id, firm_id) references questionnaire_section(id, firm_id);
alter table questionnaire_check
  add constraint questionnaire_check_firm_id_approved_by_fkey
  foreign key (firm_id, approved_by) references staff(firm_id, id);
alter table questionnaire_check
  add constraint questionnaire_check_firm_id_checked_by_fkey
  foreign key (firm_id, checked_by) references staff(firm_id, id);
alter table questionnaire_check
  add constraint questionnaire_check_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_check
  add constraint questionnaire_check_section_id_firm_id_fkey
  foreign key (section_id, firm_id) references questionnaire_section(id, firm_id);
alter table questionnaire_comment
  add constraint questionnaire_comment_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_comment
  add constraint questionnaire_comment_section_id_firm_id_fkey
  foreign key (section_id, firm_id) references questionnaire_section(id, firm_id);
alter table questionnaire_comment
  add constraint questionnaire_comment_staff_id_firm_id_fkey
  foreign key (staff_id, firm_id) references staff(id, firm_id);
alter table questionnaire_creditors
  add constraint questionnaire_creditors_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table questionnaire_revision
  add constraint questionnaire_revision_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table questionnaire_revision
  add constraint questionnaire_revision_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_revision
  add constraint questionnaire_revision_saved_by_fkey
  foreign key (saved_by) references account(id);
alter table questionnaire_secret
  add constraint questionnaire_secret_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table questionnaire_secret
  add constraint questionnaire_secret_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_section
  add constraint questionnaire_section_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table questionnaire_section
  add constraint questionnaire_section_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table questionnaire_section
  add constraint questionnaire_section_opened_by_fkey
  foreign key (opened_by) references account(id);
alter table questionnaire_submission
  add constraint questionnaire_submission_account_id_fkey
  foreign key (account_id) references account(id);
alter table questionnaire_submission
  add constraint questionnaire_submission_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references questionnaire(case_id, firm_id);
alter table questionnaire_submission
  add constraint questionnaire_submission_copy_id_firm_id_fkey
  foreign key (copy_id, firm_id) references document(id, firm_id);
alter table questionnaire_submission
  add constraint questionnaire_submission_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table refused_access_count
  add constraint refused_access_count_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table reminder_schedule
  add constraint reminder_schedule_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table reset_request
  add constraint reset_request_account_id_fkey
  foreign key (account_id) references account(id);
alter table review_lease
  add constraint review_lease_firm_id_document_id_fkey
  foreign key (firm_id, document_id) references document(firm_id, id) on delete cascade;
alter table review_lease
  add constraint review_lease_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table review_lease
  add constraint review_lease_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table review_reason
  add constraint review_reason_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table review_reason
  add constraint review_reason_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table second_factor
  add constraint second_factor_account_id_fkey
  foreign key (account_id) references account(id);
alter table session
  add constraint session_account_id_fkey
  foreign key (account_id) references account(id);
alter table staff
  add constraint staff_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table staff
  add constraint staff_office_id_firm_id_fkey
  foreign key (office_id, firm_id) references office(id, firm_id);
alter table staff_notice
  add constraint staff_notice_firm_id_case_id_fkey
  foreign key (firm_id, case_id) references legal_case(firm_id, id);
alter table staff_notice
  add constraint staff_notice_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table staff_notice
  add constraint staff_notice_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table staff_notice_setting
  add constraint staff_notice_setting_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table staff_notice_setting
  add constraint staff_notice_setting_firm_id_staff_id_fkey
  foreign key (firm_id, staff_id) references staff(firm_id, id);
alter table staff_notice_setting
  add constraint staff_notice_setting_firm_id_substitute_id_fkey
  foreign key (firm_id, substitute_id) references staff(firm_id, id);
alter table task_template
  add constraint task_template_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table text_consent
  add constraint text_consent_account_id_fkey
  foreign key (account_id) references account(id);
alter table timeline_entry
  add constraint timeline_entry_case_id_firm_id_fkey
  foreign key (case_id, firm_id) references legal_case(id, firm_id);
alter table timeline_entry
  add constraint timeline_entry_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table timeline_text
  add constraint timeline_text_firm_id_changed_by_fkey
  foreign key (firm_id, changed_by) references staff(firm_id, id);
alter table timeline_text
  add constraint timeline_text_firm_id_fkey
  foreign key (firm_id) references firm(id);
alter table upload_batch
  add constraint upload_batch_account_id_fkey
  foreign key (account_id) references account(id);
alter table upload_slot
  add constraint upload_slot_account_id_fkey
  foreign key (account_id) references account(id);
commit;

-- The workers see the firm of a transaction.
do $$
begin
  execute format('alter database %I set citus.propagate_set_commands to ''local''', current_database());
end
$$;
