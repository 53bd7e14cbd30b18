// Which code owns which table, whose its rows are, and what each role may do to them. `npm run generate` writes the table types of
// each owner from it; tests hold the keys of firms' tables and the statements to it.
import { globSync } from 'node:fs'
import { ofAllRoles, ofPortal, type TableClass, type TableOwner } from '#ports/table-owner.ts'

export interface Owner extends TableOwner {
  /** Statements in this folder may use these tables. */
  readonly folder: string
  /** Folder of the generated types. Omitted for owners that write raw SQL only. */
  readonly types?: string
}

const root = new URL('../', import.meta.url)

/** Each feature with tables declares them in its `owner.ts`. */
const featureOwners: readonly Owner[] = await Promise.all(
  globSync('features/*/owner.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map(async (path) => {
      const { owner } = (await import(new URL(path, root).href)) as { readonly owner: TableOwner }
      const folder = path.replace(/\/owner\.ts$/, '')
      return { ...owner, folder, types: `${folder}/server` }
    }),
)

const ownOwners: readonly Owner[] = [
  {
    folder: 'adapters/outbox',
    tables: {
      outbox: {
        rows: 'machine',
        rights: {
          portal: 'select, insert, update',
          workspace: `
            select(id, channel, state, created_at, expires_at, fault, failed_at, firm_id,
            participant_id, account_id, news_since, resent_at), insert, update(resent_at)`,
          jobs: 'insert',
        },
      },
    },
    types: 'adapters/outbox',
  },
  {
    folder: 'adapters/audit',
    tables: {
      audit: {
        rows: 'machine',
        rights: { portal: 'select, insert', workspace: 'select, insert', jobs: 'select, insert' },
      },
      refused_access_count: { rows: 'machine', rights: ofPortal },
    },
    types: 'adapters/audit',
  },
  {
    folder: 'adapters/kept-assets',
    tables: { release_asset: { rows: 'machine', rights: ofPortal } },
  },
  {
    folder: 'adapters/limits',
    tables: {
      attempt: { rows: 'machine', rights: ofPortal },
      allowance: { rows: 'machine', rights: ofPortal },
      rate_window: { rows: 'machine', rights: ofAllRoles },
    },
  },
  {
    folder: 'adapters/remembered-answers',
    tables: { remembered_answer: { rows: 'machine', rights: ofPortal } },
  },
  {
    folder: 'adapters/secrets',
    tables: {
      key_ring: { rows: 'machine', rights: {} },
      key_ring_size: { rows: 'machine', rights: {} },
    },
  },
  {
    folder: 'apps/demo',
    tables: {
      rehearsal_message: { rows: 'machine', rights: ofAllRoles },
      rehearsal_course: { rows: 'machine', rights: ofAllRoles },
    },
    unmigrated: ['rehearsal_clock'],
    types: 'apps/demo',
  },
  {
    folder: 'database',
    tables: {
      installation: { rows: 'machine', rights: { portal: 'select, update' } },
      migration: { rows: 'machine', rights: { portal: 'select' } },
    },
  },
]

export const owners: readonly Owner[] = [...featureOwners, ...ownOwners]

/** Names of all tables of a class. */
export function listTablesOf(wanted: TableClass): readonly string[] {
  return owners.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { rows }]) => (rows === wanted ? [table] : [])),
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
  'named_checklist.lists':
    'readonly StoredChecklist[] from features/documents/rules/checklist/named-checklists.ts',
  'filing_line.debtor': 'DebtorOfLine from features/filing/rules/lines.ts',
  'filing_list.list': 'FilingList from features/filing/rules/lines.ts',
  'filing_mark.debtor': 'DebtorOfLine from features/filing/rules/lines.ts',
  'firm_faq.content': 'OwnFaq from features/firm/rules/records.ts',
  'notification.params': 'NewsParams from features/notifications/rules/news.ts',
  'firm_facts.firm_id': 'string',
  'firm_facts.firm_key': 'Uint8Array',
  'office_facts.firm_email': 'string | null',
  'office_facts.firm_key': 'Uint8Array',
  'office_facts.firm_name': 'string',
  'office_facts.office_id': 'string',
  'participant_facts.full_name': 'string',
  'participant_facts.has_ended': 'boolean',
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
