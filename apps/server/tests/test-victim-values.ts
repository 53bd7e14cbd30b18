import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app.ts'

/** Values of an input that are checked before an ID is looked up. */
export const valuesByPath: Readonly<Record<string, string>> = {
  'input.state': 'NY',
  'input.zip': '11201',
  'input.phone': '7185550110',
  'input.fax': '',
  'input.timeZone': 'America/New_York',
  'seen.timeZone': 'America/New_York',
  'change.timeZone': 'America/New_York',
  'change.time': '09:30',
  'change.link': 'https://court.example',
}

/** Values that a text cannot stand for. */
export function valuesByType(day: string): Readonly<Record<string, unknown>> {
  return {
    Int: 7,
    Boolean: false,
    StaffRole: 'ADMINISTRATOR',
    RefusalKind: 'NOT_FOUND',
    ClientStage: 'PRE_FILING',
    CaseOutcome: 'DISMISSED',
    ChecklistRequirement: 'OPTIONAL',
    ClientLanguage: 'EN',
    AccountChannel: 'EMAIL',
    ClientNeed: 'HELP_REQUESTED',
    ArchiveFilter: 'ONLY',
    ClientSortKey: 'NAME',
    WaitingOn: 'FIRM',
    DeadlineWindow: 'OVERDUE',
    CoursePayer: 'FIRM',
    FilingLineKind: 'FEES',
    FilingLineState: 'DONE',
    StaffCourseNumber: 'FIRST',
    StaffCourseState: 'NOT_ORDERED',
    StaffCourseDayKind: 'CLERK_NOTICE',
    StaffJointOption: 'TOGETHER',
    CourseLineSort: 'DUE',
    PetitionFormat: 'JSON',
    CaseUrgency: 'FORECLOSURE',
    TaskAssignee: 'ATTORNEY',
    IdentityCheck: 'IN_PERSON',
    StaffNoticeGroup: 'CASES',
    StaffMailTime: 'NOW',
    ReviewDecision: 'REJECT',
    ReviewOrder: 'BY_CLIENT',
    ReviewedStatus: 'PENDING',
    HelpAnswerKind: 'ANSWERED',
    Day: day,
  }
}

/** Where an ID that the firm does not have is no refusal, and where another one comes first. */
export const leavesNoEntry: ReadonlySet<string> = new Set([
  // A filter or a place in a list: nothing matches.
  'clients filter.assignedTo',
  'countClients filters.assignedTo',
  'exportClients filter.assignedTo',
  'staffNotices after',
  'refusedAccess after',
  'refusedAccess staffId',
  // What is not there has ended.
  'dismissVoidDecision documentId',
  'leaveReview documentId',
  'undoReview documentId',
  'undoReview key',
  // Refused before the ID is read.
  'chooseStaffFirm firmId',
  'sendToClient input.caseId',
  'createClientCase input.attorneyId',
  'createClientCase input.paralegalId',
  'createClientCase input.checklistId',
])

export interface VictimsKeys {
  readonly firmId: string
  readonly sessionId: string
  readonly passkeyId: string
}

/** All that a person of the other firm has. */
export async function readRowsOf(
  app: TestApp,
  { firmId, sessionId, passkeyId }: VictimsKeys,
): Promise<string> {
  const rows = await app.rows(sql<{ rows: string }>`
    select jsonb_build_object(
      'offices', (select jsonb_agg(o order by o::text) from office o where o.firm_id = ${firmId}),
      'staff', (select jsonb_agg(s order by s::text) from staff s where s.firm_id = ${firmId}),
      'logins', (select jsonb_agg(l order by l::text) from staff_login l where l.firm_id = ${firmId}),
      'documents', (select jsonb_agg(d order by d::text) from document d where d.firm_id = ${firmId}),
      'decisions', (select jsonb_agg(h order by h::text) from held_decision h where h.firm_id = ${firmId}),
      'packets', (select jsonb_agg(p order by p::text) from case_packet p where p.firm_id = ${firmId}),
      'leases', (select jsonb_agg(l order by l::text) from review_lease l where l.firm_id = ${firmId}),
      'notices', (select jsonb_agg(n order by n::text) from staff_notice n where n.firm_id = ${firmId}),
      'settings', (select jsonb_agg(s order by s::text) from staff_notice_setting s where s.firm_id = ${firmId}),
      'meetings', (select jsonb_agg(m order by m::text) from case_meeting m where m.firm_id = ${firmId}),
      'cases', (select jsonb_agg(c order by c::text) from legal_case c where c.firm_id = ${firmId}),
      'filters', (select jsonb_agg(f order by f::text) from case_filter f where f.firm_id = ${firmId}),
      'reminders', (select jsonb_agg(b order by b::text) from bulk_reminder b where b.firm_id = ${firmId}),
      'pauses', (select jsonb_agg(r order by r::text) from case_reminder r where r.firm_id = ${firmId}),
      'notes', (select jsonb_agg(n order by n::text) from case_note n where n.firm_id = ${firmId}),
      'tasks', (select jsonb_agg(t order by t::text) from case_task t where t.firm_id = ${firmId}),
      'templates', (select jsonb_agg(t order by t::text) from task_template t where t.firm_id = ${firmId}),
      'sections', (select jsonb_agg(s order by s::text) from questionnaire_section s where s.firm_id = ${firmId}),
      'checks', (select jsonb_agg(c order by c::text) from questionnaire_check c where c.firm_id = ${firmId}),
      'links', (select jsonb_agg(i order by i::text) from invitation i where i.firm_id = ${firmId}),
      'sessions', (select jsonb_agg(s.ended_at) from staff_session s where s.id = ${sessionId}),
      'passkeys', (select jsonb_agg(p order by p::text) from staff_passkey p where p.id = ${passkeyId}),
      'invitations', (select jsonb_agg(i order by i::text) from staff_invitation i where i.firm_id = ${firmId})
    )::text as rows`)
  return rows[0]?.rows ?? ''
}
