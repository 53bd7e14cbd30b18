-- What each role may do, and which rows it sees (docs/spec/tenancy.md). The roles themselves belong to
-- the database server: deploy/postgres/roles.sql makes them.

-- The portal names account or firm in its statements. The others see the rows of the firm that their
-- transaction names, and none without one.
do $$
declare
  name text;
begin
  foreach name in array array[
    'case_key_date', 'course', 'course_acceptance', 'course_certificate', 'course_customer',
    'course_deadline', 'course_hand_off', 'course_item', 'course_offer', 'course_order',
    'course_progress', 'course_register_count', 'course_reminder', 'course_reminder_look',
    'course_taker', 'document', 'document_category', 'document_comment', 'document_opened',
    'firm_faq', 'handed_in_due', 'invitation', 'legal_case', 'notification', 'office',
    'participant', 'public_image', 'question_state', 'questionnaire', 'questionnaire_agreement',
    'questionnaire_answer', 'questionnaire_comment', 'questionnaire_revision',
    'questionnaire_secret', 'questionnaire_section', 'questionnaire_submission', 'staff',
    'timeline_entry'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy portal on %I to daybreak_portal using (true)', name);
    execute format(
      'create policy own_firm on %I to daybreak_workspace, daybreak_jobs
        using (firm_id = nullif(current_setting(''daybreak.firm_id'', true), '''')::uuid)',
      name
    );
    execute format(
      'grant select, insert, update, delete on %I
        to daybreak_portal, daybreak_workspace, daybreak_jobs',
      name
    );
  end loop;
end
$$;

-- The audit holds rows of all firms. Only the owner can change or delete them.
alter table audit enable row level security;
create policy portal on audit to daybreak_portal using (true);
create policy own_firm on audit for select to daybreak_workspace, daybreak_jobs
  using (firm_id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
create policy record on audit for insert to daybreak_workspace, daybreak_jobs with check (true);
grant select, insert on audit to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- Only the portal reads codes, sessions and devices.
grant select, insert, update, delete on
  challenge, challenge_code, device, flow, not_me_link, pending_change,
  reset_request, second_factor, session
  to daybreak_portal;

grant select, insert, update, delete on
  course_page_shown, notice_due, upload_batch, upload_slot, allowance,
  attempt, course_event, course_item_route, invitation_route, outbox,
  rehearsal_course, rehearsal_message, text_stop
  to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- Only the portal reads and changes passwords.
grant select, insert, update, delete on account to daybreak_portal;
grant select (
  id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, middle_name,
  family_name, suffix, home_phone, work_phone, street, city, state, zip, ssn_sealed, contact_type,
  creation_step, auth_version, time_zone, language, created_at, completed_at, locked_at
) on account to daybreak_workspace, daybreak_jobs;

-- All read the firms, staff change their own.
alter table firm enable row level security;
create policy portal on firm to daybreak_portal using (true);
create policy read_all on firm for select to daybreak_workspace, daybreak_jobs using (true);
create policy change_own on firm for update to daybreak_workspace
  using (id = nullif(current_setting('daybreak.firm_id', true), '')::uuid);
grant select, insert, update, delete on firm to daybreak_portal;
grant select on firm to daybreak_workspace, daybreak_jobs;
grant update on firm to daybreak_workspace;

-- Each process refreshes the catalogue of courses when it needs it.
grant select, insert, update, delete on course_page, course_product
  to daybreak_portal, daybreak_workspace, daybreak_jobs;

grant select, update on installation to daybreak_portal;
grant select on migration to daybreak_portal;

grant select on office_facts, staff_facts, person_facts, case_facts, participant_facts
  to daybreak_portal, daybreak_workspace, daybreak_jobs;

-- A flow names its invitation without the firm.
create unique index invitation_route_by_invitation on invitation_route (invitation_id);
