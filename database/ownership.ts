// Names each table once: which code owns it, and whose its rows are. `npm run generate` writes the
// table types of each owner from it; tests hold the keys of firms' tables and the statements to it.

/**
 * Whose the rows of a table are (spec: tenancy#classes).
 * - `firm`: a firm's. Every key contains `firm_id`.
 * - `person`: a person's, who may be a client of several firms.
 * - `reference`: read with the rows of every firm.
 * - `machine`: of the installation: queues, limits, audit and routes.
 */
export type TableClass = 'firm' | 'person' | 'reference' | 'machine'

export interface Owner {
  /** Statements in this folder may use these tables. */
  readonly folder: string
  readonly tables: Readonly<Record<string, TableClass>>
  /** Tables that no migration creates. */
  readonly unmigrated?: readonly string[]
  /** Views of these tables for other owners, which read them only. */
  readonly facts?: readonly string[]
  /** Facts of other owners that the statements in this folder read. */
  readonly reads?: readonly string[]
  /** Folder of the generated types. Omitted for owners that write raw SQL only. */
  readonly types?: string
}

export const owners: readonly Owner[] = [
  {
    folder: 'features/firm',
    tables: {
      firm: 'reference',
      office: 'firm',
      staff: 'firm',
      firm_faq: 'firm',
      public_image: 'firm',
    },
    facts: ['firm_facts', 'office_facts', 'staff_facts'],
    types: 'features/firm/server',
  },
  {
    folder: 'features/account',
    tables: {
      account: 'reference',
      pending_change: 'person',
      not_me_link: 'person',
      text_consent: 'person',
      assisted_change: 'person',
    },
    facts: ['person_facts'],
    types: 'features/account/server',
  },
  {
    folder: 'features/cases',
    tables: {
      legal_case: 'firm',
      participant: 'firm',
      former_participant: 'firm',
      timeline_entry: 'firm',
      case_key_date: 'firm',
      case_meeting: 'firm',
      case_summary: 'firm',
      case_deadline: 'firm',
      outcome_text: 'firm',
      timeline_text: 'firm',
    },
    facts: ['case_facts', 'participant_facts', 'summary_facts'],
    reads: ['firm_facts', 'office_facts', 'staff_facts', 'person_facts'],
    types: 'features/cases/server',
  },
  {
    folder: 'features/clients',
    tables: { case_filter: 'firm' },
    types: 'features/clients/server',
  },
  {
    folder: 'features/work',
    tables: {
      case_note: 'firm',
      case_task: 'firm',
      task_template: 'firm',
      bulk_reminder: 'firm',
      bulk_reminder_case: 'firm',
      reminder_schedule: 'firm',
      case_reminder: 'firm',
    },
    reads: ['case_facts', 'summary_facts', 'firm_facts'],
    types: 'features/work/server',
  },
  {
    folder: 'features/verification',
    tables: { challenge: 'person', challenge_code: 'person' },
    types: 'features/verification/server',
  },
  {
    folder: 'features/sign-in',
    tables: {
      flow: 'person',
      second_factor: 'person',
      session: 'person',
      device: 'person',
      reset_request: 'person',
    },
    types: 'features/sign-in/server',
  },
  {
    folder: 'features/staff',
    tables: {
      staff_login: 'person',
      staff_recovery_code: 'person',
      staff_flow: 'person',
      staff_session: 'person',
      staff_invitation: 'person',
      staff_device: 'person',
      staff_link: 'person',
      staff_passkey: 'person',
      staff_passkey_challenge: 'person',
      mail_footer: 'firm',
    },
    types: 'features/staff/server',
  },
  {
    folder: 'features/invitation',
    tables: { invitation: 'firm', invitation_route: 'machine', new_case_default: 'firm' },
    reads: ['participant_facts'],
    types: 'features/invitation/server',
  },
  {
    folder: 'features/notifications',
    tables: {
      notification: 'firm',
      notice_due: 'person',
      text_stop: 'machine',
      staff_notice: 'firm',
      staff_notice_setting: 'firm',
    },
    reads: ['firm_facts'],
    types: 'features/notifications/server',
  },
  {
    folder: 'features/documents',
    tables: {
      document_category: 'firm',
      checklist_template: 'firm',
      review_reason: 'firm',
      document: 'firm',
      document_comment: 'firm',
      document_opened: 'firm',
      review_lease: 'firm',
      held_decision: 'firm',
      document_acknowledgment: 'firm',
      missing_letter: 'firm',
      missing_letter_category: 'firm',
      case_packet: 'firm',
      handed_in_due: 'firm',
      upload_batch: 'person',
      upload_slot: 'person',
    },
    reads: ['case_facts', 'participant_facts', 'firm_facts', 'staff_facts', 'person_facts'],
    types: 'features/documents/server',
  },
  {
    folder: 'features/questionnaire',
    tables: {
      questionnaire: 'firm',
      questionnaire_section: 'firm',
      questionnaire_comment: 'firm',
      questionnaire_check: 'firm',
      questionnaire_answer: 'firm',
      questionnaire_revision: 'firm',
      questionnaire_secret: 'firm',
      question_state: 'firm',
      questionnaire_submission: 'firm',
      questionnaire_agreement: 'firm',
    },
    reads: ['case_facts', 'participant_facts', 'person_facts'],
    types: 'features/questionnaire/server',
  },
  {
    folder: 'features/courses',
    tables: {
      course: 'firm',
      course_progress: 'firm',
      course_order: 'firm',
      course_customer: 'firm',
      course_offer: 'firm',
      course_item: 'firm',
      course_item_route: 'machine',
      course_taker: 'firm',
      course_certificate: 'firm',
      course_page: 'reference',
      course_page_shown: 'person',
      course_acceptance: 'firm',
      course_product: 'reference',
      course_hand_off: 'firm',
      course_register_count: 'firm',
      course_event: 'machine',
      course_deadline: 'firm',
      course_reminder: 'firm',
      course_reminder_look: 'firm',
    },
    reads: ['case_facts', 'participant_facts', 'person_facts'],
    types: 'features/courses/server',
  },
  { folder: 'adapters/outbox', tables: { outbox: 'machine' }, types: 'adapters/outbox' },
  {
    folder: 'adapters/audit',
    tables: { audit: 'machine', refused_access_count: 'machine' },
    types: 'adapters/audit',
  },
  { folder: 'adapters/kept-assets', tables: { release_asset: 'machine' } },
  {
    folder: 'adapters/limits',
    tables: { attempt: 'machine', allowance: 'machine', rate_window: 'machine' },
  },
  { folder: 'adapters/remembered-answers', tables: { remembered_answer: 'machine' } },
  { folder: 'adapters/secrets', tables: { key_ring: 'machine', key_ring_size: 'machine' } },
  {
    folder: 'apps/demo',
    tables: { rehearsal_message: 'machine', rehearsal_course: 'machine' },
    unmigrated: ['rehearsal_clock'],
    types: 'apps/demo',
  },
  { folder: 'database', tables: { installation: 'machine', migration: 'machine' } },
]

/** Names of all tables of a class. */
export function listTablesOf(wanted: TableClass): readonly string[] {
  return owners.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, tableClass]) => (tableClass === wanted ? [table] : [])),
  )
}

/**
 * Types that the catalogue does not know: the content of JSON columns, numbers whose values the
 * rules name, and columns of views without a column of the same name behind them. A name before
 * `from` is imported.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'refused_access_count.things': 'Readonly<Record<string, number>>',
  'audit.details': 'Record<string, unknown>',
  'case_facts.case_id': 'string',
  'case_facts.has_client_code': 'boolean | null',
  'case_facts.is_joint': 'boolean',
  'case_packet.failures':
    'readonly PacketFailure[] from features/documents/rules/packets/packet-parts.ts',
  'course.joint_option': 'JointOption from features/courses/rules/progress/courses.ts',
  'course_deadline.course_number': 'CourseNumber from features/courses/rules/progress/courses.ts',
  'course_deadline.debtor': '1 | 2',
  'course_item.status': 'ItemStatus from features/courses/rules/progress/courses.ts',
  'course_progress.found_status': 'CourseStatus from features/courses/rules/progress/courses.ts',
  'course_progress.order_status': 'OrderStatus from features/courses/rules/progress/courses.ts',
  'course_register_count.course_number':
    'CourseNumber from features/courses/rules/progress/courses.ts',
  'course_register_count.debtor': '1 | 2',
  'course_reminder.course_number': 'CourseNumber from features/courses/rules/progress/courses.ts',
  'course_reminder.debtor': '1 | 2',
  'course_taker.course_number': 'CourseNumber from features/courses/rules/progress/courses.ts',
  'document_category.because':
    'readonly Reason[] from features/documents/rules/categories/asked-by-answers.ts',
  'firm_faq.content': 'FaqContent from features/firm/rules/records.ts',
  'notification.params': 'NewsParams from features/notifications/rules/news.ts',
  'firm_facts.firm_id': 'string',
  'firm_facts.firm_key': 'Uint8Array',
  'office_facts.firm_email': 'string | null',
  'office_facts.firm_key': 'Uint8Array',
  'office_facts.firm_name': 'string',
  'office_facts.office_id': 'string',
  'participant_facts.full_name': 'string',
  'participant_facts.is_active': 'boolean',
  'participant_facts.participant_id': 'string',
  'person_facts.account_id': 'string',
  'person_facts.full_name': 'string | null',
  'person_facts.verified_email': 'string | null',
  'questionnaire_section.status':
    'SectionStatus from features/questionnaire/rules/progress/section-status.ts',
  'questionnaire_submission.revisions': 'Record<string, number>',
  'rehearsal_course.data': 'unknown',
  'staff_facts.full_name': 'string',
  'staff_notice.params': 'StaffNoticeParams from features/notifications/rules/staff/notices.ts',
  'staff_notice_setting.mail_by_group':
    'MailByGroup from features/notifications/rules/staff/notices.ts',
  'staff_facts.staff_id': 'string',
}
