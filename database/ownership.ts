// Which code owns which table. `npm run generate` writes the table types of each owner from it, and
// the statement test refuses statements that use the tables of another owner.

export interface Owner {
  /** Statements in this folder may use these tables. */
  readonly folder: string
  readonly tables: readonly string[]
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
    tables: ['firm', 'office', 'staff', 'firm_faq', 'public_image'],
    facts: ['office_facts', 'staff_facts'],
    types: 'features/firm/server',
  },
  {
    folder: 'features/account',
    tables: ['account', 'pending_change', 'not_me_link'],
    facts: ['person_facts'],
    types: 'features/account/server',
  },
  {
    folder: 'features/cases',
    tables: ['legal_case', 'participant', 'timeline_entry', 'case_key_date'],
    facts: ['case_facts', 'participant_facts'],
    reads: ['office_facts', 'staff_facts', 'person_facts'],
    types: 'features/cases/server',
  },
  {
    folder: 'features/verification',
    tables: ['challenge', 'challenge_code'],
    types: 'features/verification/server',
  },
  {
    folder: 'features/sign-in',
    tables: ['flow', 'second_factor', 'session', 'device', 'reset_request'],
    types: 'features/sign-in/server',
  },
  {
    folder: 'features/invitation',
    tables: ['invitation'],
    types: 'features/invitation/server',
  },
  {
    folder: 'features/notifications',
    tables: ['notification', 'notice_due', 'text_stop'],
    types: 'features/notifications/server',
  },
  {
    folder: 'features/documents',
    tables: [
      'document_category',
      'document',
      'document_comment',
      'document_opened',
      'handed_in_due',
      'upload_batch',
      'upload_slot',
    ],
    reads: ['staff_facts', 'person_facts'],
    types: 'features/documents/server',
  },
  {
    folder: 'features/questionnaire',
    tables: [
      'questionnaire',
      'questionnaire_section',
      'questionnaire_comment',
      'questionnaire_answer',
      'questionnaire_revision',
      'questionnaire_secret',
      'question_state',
      'questionnaire_submission',
      'questionnaire_agreement',
    ],
    reads: ['case_facts', 'participant_facts', 'person_facts'],
    types: 'features/questionnaire/server',
  },
  {
    folder: 'features/courses',
    tables: [
      'course',
      'course_progress',
      'course_order',
      'course_customer',
      'course_offer',
      'course_item',
      'course_taker',
      'course_certificate',
      'course_page',
      'course_page_shown',
      'course_acceptance',
      'course_product',
      'course_hand_off',
      'course_register_count',
      'course_event',
      'course_deadline',
      'course_reminder',
      'course_reminder_look',
    ],
    reads: ['case_facts', 'participant_facts', 'person_facts'],
    types: 'features/courses/server',
  },
  { folder: 'adapters/outbox', tables: ['outbox'], types: 'adapters/outbox' },
  { folder: 'adapters/audit', tables: ['audit'], types: 'adapters/audit' },
  { folder: 'adapters/limits', tables: ['attempt', 'allowance'] },
  {
    folder: 'apps/demo',
    tables: ['rehearsal_message', 'rehearsal_course'],
    unmigrated: ['rehearsal_clock'],
    types: 'apps/demo',
  },
  { folder: 'database', tables: ['installation', 'migration'] },
]

/**
 * Types that the catalogue does not know: the content of JSON columns, numbers whose values the
 * rules name, and columns of views without a column of the same name behind them. A name before
 * `from` is imported.
 */
export const columnTypes: Readonly<Record<string, string>> = {
  'audit.details': 'Record<string, unknown>',
  'case_facts.case_id': 'string',
  'case_facts.has_client_code': 'boolean | null',
  'case_facts.is_joint': 'boolean',
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
  'staff_facts.staff_id': 'string',
}
