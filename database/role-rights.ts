// What each role may do to each table and view (spec: tenancy#roles). Migrations grant it, and
// `installJobs` for the job queue; `roles.int.test.ts` compares it with the catalogue, both ways.
import { roles, type Role } from '#adapters/database/roles.ts'

const all = 'select, insert, update, delete'

/** Tables of which all roles need every right. */
const ofAllRoles = `
  bulk_reminder bulk_reminder_case case_deadline case_filter case_key_date case_meeting
  case_summary course course_acceptance course_certificate course_customer course_deadline
  course_event course_hand_off course_item course_item_route course_offer course_order
  course_page course_page_shown course_product course_progress course_register_count
  course_reminder course_reminder_look course_taker document document_category
  document_comment document_opened firm_faq handed_in_due invitation legal_case notice_due
  notification office participant public_image question_state questionnaire
  questionnaire_agreement questionnaire_answer questionnaire_comment questionnaire_revision
  questionnaire_secret questionnaire_section questionnaire_submission rate_window
  rehearsal_course rehearsal_message staff staff_notice staff_notice_setting text_stop timeline_entry
  upload_batch upload_slot`

/** Tables that only staff and jobs of a firm write. */
const ofFirmWork = `
  case_note case_packet case_reminder case_task checklist_template document_acknowledgment
  former_participant held_decision mail_footer missing_letter missing_letter_category new_case_default
  outcome_text questionnaire_check reminder_schedule review_lease review_reason task_template
  timeline_text`

/** Views, which show what the role may see of the tables behind them. */
const facts =
  'case_facts firm_facts office_facts participant_facts person_facts staff_facts summary_facts'

/** No password hash. */
const contactOfAccount = `select(
  id, email, email_verified_at, mobile_phone, mobile_verified_at, given_name, middle_name,
  family_name, suffix, home_phone, work_phone, street, city, state, zip, ssn_sealed,
  contact_type, creation_step, auth_version, time_zone, created_at, completed_at, language,
  locked_at, codes_by_email_until, codes_by_email_version)`

/** Tables by the verbs that the role may use on them. With columns where not all are allowed. */
const rightsByVerbs: Readonly<
  Record<Role, ReadonlyArray<readonly [verbs: string, tables: string]>>
> = {
  [roles.portal]: [
    [all, ofAllRoles],
    ['select', facts],
    [
      all,
      `
      account allowance assisted_change attempt challenge challenge_code device firm flow
      not_me_link pending_change refused_access_count release_asset remembered_answer reset_request
      second_factor session`,
    ],
    [
      'select',
      `
      case_packet checklist_template mail_footer migration missing_letter missing_letter_category
      outcome_text pgboss.queue review_reason task_template timeline_text`,
    ],
    ['select, insert', 'audit document_acknowledgment invitation_route text_consent'],
    ['select(id, start_after), insert', 'pgboss.job pgboss.job_common'],
    ['insert', 'case_task'],
    ['select, update', 'installation'],
    ['select, insert, update', 'outbox'],
  ],
  [roles.workspace]: [
    [all, ofAllRoles],
    [all, ofFirmWork],
    ['select', facts],
    [contactOfAccount, 'account'],
    ['select, insert, delete', 'invitation_route staff_link staff_recovery_code'],
    ['select(id, start_after), insert', 'pgboss.job pgboss.job_common'],
    ['select, insert', 'audit'],
    ['select, update', 'firm'],
    [
      `
      select(id, channel, state, created_at, expires_at, fault, failed_at, firm_id,
      participant_id, account_id, news_since, resent_at), insert, update(resent_at)`,
      'outbox',
    ],
    ['select', 'pgboss.queue'],
    ['select, insert, update(token_hash, expires_at), delete', 'staff_device'],
    ['select, insert, update(proven_ids, chosen_staff_id, failures), delete', 'staff_flow'],
    ['select, insert, update(used_at), delete', 'staff_invitation'],
    [
      `
      select, insert, update(email_hash, password_hash, auth_version,
      authenticator_sealed, authenticator_confirmed_at, last_step)`,
      'staff_login',
    ],
    ['select, insert, update(counter, last_used_at), delete', 'staff_passkey'],
    ['select, insert, update(challenge, expires_at), delete', 'staff_passkey_challenge'],
    [
      `
      select, insert, update(refresh_hash, previous_refresh_hash, rotated_at,
      last_active_at, proven_at, ended_at, ended_why)`,
      'staff_session',
    ],
  ],
  [roles.jobs]: [
    [all, ofAllRoles],
    [all, ofFirmWork],
    ['select', facts],
    [contactOfAccount, 'account'],
    [
      all,
      `
      pgboss.bam pgboss.job pgboss.job_common pgboss.job_dependency pgboss.queue
      pgboss.queue_stats pgboss.schedule pgboss.subscription pgboss.version pgboss.warning`,
    ],
    [
      'select(expires_at), delete',
      `
      staff_device staff_flow staff_invitation staff_link staff_passkey_challenge`,
    ],
    ['insert', 'invitation_route outbox'],
    ['select, insert', 'audit'],
    ['select', 'firm'],
    ['select(ends_at), delete', 'staff_session'],
  ],
}

/** Verbs by table, for one role. */
export function listRights(role: Role): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rightsByVerbs[role].flatMap(([verbs, tables]) =>
      tables
        .trim()
        .split(/\s+/)
        .map((table) => [table, oneLine(verbs)] as const),
    ),
  )
}

const oneLine = (verbs: string) => verbs.trim().replaceAll(/\s+/g, ' ').replaceAll('( ', '(')
