// spec: staff#people, tenancy#policies
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
} from '#features/staff/server/passkeys/change-passkeys.ts'
import { TestAuthenticator } from '#features/staff/server/passkeys/test-authenticator.ts'
import { createPerson, type TestPerson } from '#features/staff/server/test-staff.ts'
import { readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import type { StaffRole } from '#lib/viewer.ts'
import { alertsPerPerson } from '../refused-access/record-refusal.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  getDocument,
  getIds,
  getName,
  getVariables,
  workspaceOperations,
  type Operation,
} from '#testing/test-contract.ts'
import { sendForReview } from '#testing/test-uploads.ts'
import { createPacketRows, type PacketRows } from '#testing/test-packet-rows.ts'
import { createWorkRows, type WorkRows } from '#testing/test-work-rows.ts'
import { forgetFirms } from '#testing/test-forget-firms.ts'

const absent = '0199f0aa-0000-7000-8000-000000000000'
const malformed = ['nonsense', '', "' or 1=1 --", `${absent}x`, '\u0000', '😀'.repeat(50)]
const roles: readonly StaffRole[] = ['paralegal', 'attorney', 'administrator']
const cases = workspaceOperations.flatMap((operation) =>
  getIds(operation).map((idPath) => [getName(operation), idPath, operation] as const),
)

const app = openTestApp()
/** A person of another firm than the viewers. */
let victim: TestPerson
let victimsSession: string
let victimsPasskey: string
let victimsNotice: string
let victimsOffice: string
let victimsClient: VictimsClient
let victimsWork: WorkRows
let victimsDocument: string
let victimsPacket: PacketRows
let victimsSection: string
/** A session may send 600 requests a minute, so that the viewers change after some tests. */
const testsPerViewer = 40
let testsOfViewers = 0
let viewers: ReadonlyArray<{ readonly who: string; readonly browser: Browser }>

beforeAll(async () => {
  victim = await createPerson(app, { firm: 'hollis', email: 'victim@firm.example' })
  const viewer = await victim.browser.getViewer()
  victimsSession = viewer.sessionId
  const options = await beginPasskey(app.deps, viewer)
  await addPasskey(app.deps, viewer, new TestAuthenticator().make(options))
  victimsPasskey = (await listOwnPasskeys(app.deps, viewer))[0]?.id ?? ''
  victimsNotice = await createNotice()
  victimsOffice = await createOffice()
  victimsClient = await createClientRows()
  await show(app, app.demoData.cases.rosa)
  victimsSection = await readSectionId(app, app.demoData.cases.rosa, 'vehicles')
  const { firmId, staffId } = victim
  victimsDocument = await sendForReview(app)
  const place = { firmId, staffId, caseId: app.demoData.cases.rosa }
  victimsWork = await createWorkRows(app, place)
  victimsPacket = await createPacketRows(app, { ...place, documentId: victimsDocument })
})
beforeEach(async () => {
  if (testsOfViewers % testsPerViewer === 0) viewers = await openViewers()
  testsOfViewers += 1
})
afterEach(() => vi.restoreAllMocks())

async function openViewers() {
  const group = 1 + testsOfViewers / testsPerViewer
  const client = app.workspaceBrowser(`203.0.${group}.20`)
  client.tokens = await app.readTokens(app.demoData.accounts.rosa)
  return [
    { who: 'signed out', browser: app.workspaceBrowser(`203.0.${group}.21`) },
    { who: 'client', browser: client },
    ...(await Promise.all(roles.map((role, index) => openStaffBrowser(role, group, index)))),
  ]
}

async function createNotice(): Promise<string> {
  const id = app.deps.ids.rowId()
  await sql`
    insert into staff_notice (firm_id, id, staff_id, case_id, kind)
    values (${victim.firmId}, ${id}, ${victim.staffId}, ${app.demoData.cases.rosa}, 'case.joined')`.execute(
    app.owner.db,
  )
  return id
}

/** Without people, so that only its firm protects it. */
async function createOffice(): Promise<string> {
  const id = app.deps.ids.rowId()
  await sql`insert into office (id, firm_id, office_code, position)
    values (${id}, ${victim.firmId}, '2', 2)`.execute(app.owner.db)
  return id
}

interface VictimsClient {
  readonly participantId: string
  readonly filterId: string
  readonly reminderId: string
}

/** A saved filter and reminders of the other firm, and a client without an account. */
async function createClientRows(): Promise<VictimsClient> {
  const { firmId, staffId } = victim
  const [filterId, reminderId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
  await sql`insert into case_filter (firm_id, id, staff_id, name, is_shared, filter)
    values (${firmId}, ${filterId}, ${staffId}, 'Mine', true, '{}')`.execute(app.owner.db)
  await sql`insert into bulk_reminder (firm_id, id, staff_id)
    values (${firmId}, ${reminderId}, ${staffId})`.execute(app.owner.db)
  await sql`insert into bulk_reminder_case (firm_id, bulk_reminder_id, case_id)
    values (${firmId}, ${reminderId}, ${app.demoData.cases.rosa})`.execute(app.owner.db)
  await sql`update participant set account_id = null
    where case_id = ${app.demoData.cases.mei}`.execute(app.owner.db)
  const { rows } = await sql<{ id: string }>`
    select id from participant where case_id = ${app.demoData.cases.mei}`.execute(app.owner.db)
  return { participantId: rows[0]?.id ?? '', filterId, reminderId }
}

async function openStaffBrowser(role: StaffRole, group: number, index: number) {
  const browser = app.workspaceBrowser(`203.0.${group}.${30 + index}`)
  const { browser: own, staffId } = await createPerson(app, { firm: 'northgate', role })
  // The alert about so many refusals would be a change beside the one that is looked for.
  await app.deps.limits.claim([{ limit: alertsPerPerson, subject: staffId }])
  if (!own.session) throw new Error('The person is not signed in')
  browser.tokens = own.session
  return { who: role, browser }
}

/** The ID of the other firm that an argument names. */
function getForeignId(operation: Operation, idPath: string): string {
  const name = getName(operation)
  if (idPath === 'noteId' || name === 'addCaseNote') return victimsWork.noteId
  if (idPath === 'taskId' || name === 'addCaseTask') return victimsWork.taskId
  if (idPath === 'templateId') return victimsWork.templateId
  if (idPath === 'task.assigneeId') return victim.staffId
  if (idPath.endsWith('sectionId')) return victimsSection
  if (idPath === 'staffId' || idPath === 'colleagueId') return victim.staffId
  if (idPath === 'after' || idPath === 'ids') return victimsNotice
  if (idPath.endsWith('officeId')) return victimsOffice
  if (idPath.endsWith('attorneyId') || idPath.endsWith('paralegalId')) return victim.staffId
  if (idPath.endsWith('assignedTo')) return victim.staffId
  if (/^categoryIds?$/.test(idPath)) return victimsDocument
  if (['caseIds', 'caseId', 'input.caseId', 'intoCaseId'].includes(idPath) || name === 'staffCase')
    return app.demoData.cases.rosa
  if (idPath === 'participantId' || name === 'addSpouse') return victimsClient.participantId
  if (idPath === 'documentIds') return victimsPacket.acceptedId
  if (name.endsWith('Packet')) return victimsPacket.packetId
  if (name.endsWith('ClientFilter')) return victimsClient.filterId
  if (name.endsWith('ulkReminder')) return victimsClient.reminderId
  if (idPath === 'officeId' || name.endsWith('Office')) return victimsOffice
  if (/(^|\.)documentId$/.test(idPath) || /Review|Document|Letter/.test(name))
    return victimsDocument
  if (idPath === 'firmId') return app.demoData.firms.hollis
  if (name === 'signOutStaffDevice') return victimsSession
  if (name === 'removePasskey') return victimsPasskey
  throw new Error(`What does ${idPath} of ${name} name?`)
}

/** The route refuses their requests before it reads them (case-checklist.int.test.ts). */
const takesFiles = new Set(['sendToClient'])

/** Values that a text cannot stand for. */
function valuesByType(): Readonly<Record<string, unknown>> {
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
    CaseUrgency: 'FORECLOSURE',
    TaskAssignee: 'ATTORNEY',
    IdentityCheck: 'IN_PERSON',
    StaffNoticeGroup: 'CASES',
    StaffMailTime: 'NOW',
    ReviewDecision: 'REJECT',
    ReviewOrder: 'BY_CLIENT',
    ReviewedStatus: 'PENDING',
    HelpAnswerKind: 'ANSWERED',
    Day: app.today(),
  }
}

/** Values of an input that are checked before an ID is looked up. */
const valuesByPath: Readonly<Record<string, string>> = {
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

async function send(browser: Browser, operation: Operation, id: string) {
  const variables = getVariables(operation, (path, typeName) =>
    typeName === 'ID' ? id : (valuesByPath[path] ?? valuesByType()[typeName] ?? 'text'),
  )
  const { status, data, errors } = await browser.graph(getDocument(operation), variables)
  return { status, data, codes: errors?.map(({ extensions }) => extensions.code) }
}

/** All that a person of the other firm has. */
async function readVictim(): Promise<string> {
  const { rows } = await sql<{ rows: string }>`
    select jsonb_build_object(
      'offices', (select jsonb_agg(o order by o::text) from office o where o.firm_id = ${victim.firmId}),
      'staff', (select jsonb_agg(s order by s::text) from staff s where s.firm_id = ${victim.firmId}),
      'logins', (select jsonb_agg(l order by l::text) from staff_login l where l.firm_id = ${victim.firmId}),
      'documents', (select jsonb_agg(d order by d::text) from document d where d.firm_id = ${victim.firmId}),
      'decisions', (select jsonb_agg(h order by h::text) from held_decision h where h.firm_id = ${victim.firmId}),
      'packets', (select jsonb_agg(p order by p::text) from case_packet p where p.firm_id = ${victim.firmId}),
      'leases', (select jsonb_agg(l order by l::text) from review_lease l where l.firm_id = ${victim.firmId}),
      'notices', (select jsonb_agg(n order by n::text) from staff_notice n where n.firm_id = ${victim.firmId}),
      'settings', (select jsonb_agg(s order by s::text) from staff_notice_setting s where s.firm_id = ${victim.firmId}),
      'meetings', (select jsonb_agg(m order by m::text) from case_meeting m where m.firm_id = ${victim.firmId}),
      'cases', (select jsonb_agg(c order by c::text) from legal_case c where c.firm_id = ${victim.firmId}),
      'filters', (select jsonb_agg(f order by f::text) from case_filter f where f.firm_id = ${victim.firmId}),
      'reminders', (select jsonb_agg(b order by b::text) from bulk_reminder b where b.firm_id = ${victim.firmId}),
      'pauses', (select jsonb_agg(r order by r::text) from case_reminder r where r.firm_id = ${victim.firmId}),
      'notes', (select jsonb_agg(n order by n::text) from case_note n where n.firm_id = ${victim.firmId}),
      'tasks', (select jsonb_agg(t order by t::text) from case_task t where t.firm_id = ${victim.firmId}),
      'templates', (select jsonb_agg(t order by t::text) from task_template t where t.firm_id = ${victim.firmId}),
      'sections', (select jsonb_agg(s order by s::text) from questionnaire_section s where s.firm_id = ${victim.firmId}),
      'checks', (select jsonb_agg(c order by c::text) from questionnaire_check c where c.firm_id = ${victim.firmId}),
      'links', (select jsonb_agg(i order by i::text) from invitation i where i.firm_id = ${victim.firmId}),
      'sessions', (select jsonb_agg(s.ended_at) from staff_session s where s.id = ${victimsSession}),
      'passkeys', (select jsonb_agg(p order by p::text) from staff_passkey p where p.id = ${victimsPasskey}),
      'invitations', (select jsonb_agg(i order by i::text) from staff_invitation i where i.firm_id = ${victim.firmId})
    )::text as rows`.execute(app.owner.db)
  return rows[0]?.rows ?? ''
}

/** Where an ID that the firm does not have is no refusal, and where another one comes first. */
const leavesNoEntry: ReadonlySet<string> = new Set([
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
])

/** With an entry of their own or counted. */
async function countRefusals(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select
      (select count(*) from audit where event = 'access.refused')::int
        + (select coalesce(sum(refusals), 0) from refused_access_count)::int as count`.execute(
    app.owner.db,
  )
  return rows[0]?.count ?? 0
}

async function expectAbsent(operation: Operation, idPath: string): Promise<void> {
  const before = await readVictim()
  const refusals = await countRefusals()
  for (const { who, browser } of viewers) {
    const answer = await send(browser, operation, absent)
    expect([who, answer.status === 500, JSON.stringify(answer)]).toEqual([
      who,
      false,
      expect.not.stringContaining('request.unexpected'),
    ])
    for (const id of [getForeignId(operation, idPath), ...malformed])
      expect([who, id, await send(browser, operation, id)]).toEqual([who, id, answer])
  }
  expect(await readVictim()).toBe(before)
  const probes = roles.length * (2 + malformed.length)
  const isRecorded = !leavesNoEntry.has(`${getName(operation)} ${idPath}`)
  if (isRecorded) expect((await countRefusals()) - refusals).toBe(probes)
}

test('the test covers every operation with an ID', () => {
  expect(cases.map(([name, idPath]) => `${name} ${idPath}`).toSorted()).toEqual([
    'addCaseNote caseId',
    'addCaseNote key',
    'addCaseTask caseId',
    'addCaseTask key',
    'addCaseTask task.assigneeId',
    'addSpouse caseId',
    'addSpouse key',
    'answerHelpRequest caseId',
    'approveIntakeSection caseId',
    'approveIntakeSection sectionId',
    'archiveCase caseId',
    'assignClients attorneyId',
    'assignClients caseIds',
    'assignClients paralegalId',
    'bulkReminder id',
    'cancelBulkReminder id',
    'cancelChannelChange participantId',
    'cancelPacket id',
    'caseArchive caseId',
    'caseChecklist caseId',
    'caseEvents after',
    'caseEvents caseId',
    'caseIntake caseId',
    'caseMeeting caseId',
    'caseNotes caseId',
    'casePacket id',
    'casePackets caseId',
    'caseReminders caseId',
    'caseStagePreview caseId',
    'caseTasks caseId',
    'caseTeam caseId',
    'changeCaseChapter caseId',
    'changeCaseMeeting caseId',
    'changeCaseNote noteId',
    'changeCaseStage caseId',
    'changeCaseTask task.assigneeId',
    'changeCaseTask taskId',
    'changeCaseTeam caseId',
    'changeCaseTeam change.attorneyId',
    'changeCaseTeam change.officeId',
    'changeCaseTeam change.paralegalId',
    'changeCaseTeam seen.attorneyId',
    'changeCaseTeam seen.officeId',
    'changeCaseTeam seen.paralegalId',
    'changeOffice id',
    'changeStaffRole staffId',
    'changeTaskTemplate templateId',
    'chooseStaffFirm firmId',
    'clientAccess participantId',
    'clients filter.assignedTo',
    'copyClientLink participantId',
    'correctClient participantId',
    'countClients filters.assignedTo',
    'createClientCase input.attorneyId',
    'createClientCase input.paralegalId',
    'createPreviewLink participantId',
    'deactivateStaff staffId',
    'decideReview input.documentId',
    'decideReview input.key',
    'dismissVoidDecision documentId',
    'exportClients caseIds',
    'exportClients filter.assignedTo',
    'intakeForm caseId',
    'intakeSection caseId',
    'intakeSection sectionId',
    'inviteClients caseIds',
    'leaveReview documentId',
    'makePacket caseId',
    'makePacket documentIds',
    'makePacket key',
    'markCaseMeetingHeld caseId',
    'markSectionImported caseId',
    'markSectionImported sectionId',
    'markStaffNoticesRead ids',
    'mergeDuplicate caseId',
    'mergeDuplicate intoCaseId',
    'missingLetter caseId',
    'missingLetter categoryIds',
    'moveDocument documentId',
    'moveDocument from',
    'moveDocument to',
    'packetChoices caseId',
    'pauseCaseReminders caseId',
    'placeStaff officeId',
    'placeStaff staffId',
    'planChannelChange participantId',
    'reactivateStaff staffId',
    'refusedAccess after',
    'refusedAccess staffId',
    'remindClients caseIds',
    'removeCaseNote noteId',
    'removeCaseTask taskId',
    'removeClientFilter id',
    'removeOffice id',
    'removePasskey id',
    'removeSpouse participantId',
    'removeTaskTemplate templateId',
    'requestExtraDocument caseId',
    'requestExtraDocument key',
    'resendClientInvitation participantId',
    'resendNotice participantId',
    'resendStaffInvitation staffId',
    'resetStaffSignIn staffId',
    'restoreCase caseId',
    'resumeCaseReminders caseId',
    'revealSsn caseId',
    'revealSsn participantId',
    'reviewDocument id',
    'revokeClientInvitation participantId',
    'saveClientFilter filter.assignedTo',
    'saveClientFilter id',
    'sendBackSections caseId',
    'sendBackSections sections.sectionId',
    'sendCodesByEmail participantId',
    'sendMissingLetter caseId',
    'sendMissingLetter categoryIds',
    'sendMissingLetter key',
    'sendToClient input.caseId',
    'setCaseTaskDone taskId',
    'setCategoryRequirement caseId',
    'setCategoryRequirement categoryId',
    'setOutOfOffice colleagueId',
    'signOutStaffDevice id',
    'similarCases caseId',
    'staffCase id',
    'staffNotices after',
    'takeReview documentId',
    'undoReview documentId',
    'undoReview key',
    'unlockClient participantId',
    'unlockStaff staffId',
  ])
})

describe.each(cases)('%s with an %s of another firm', (_, idPath, operation) => {
  test('returns the same as with an ID that does not exist, for every viewer', () =>
    expectAbsent(operation, idPath))

  test('also when statements forget the firm', async () => {
    forgetFirms()
    await expectAbsent(operation, idPath)
  })
})

test.each(workspaceOperations.map((operation) => [getName(operation), operation] as const))(
  '%s is closed to clients, and to signed-out browsers if it is for staff',
  async (_, operation) => {
    if (operation.viewers.has('SIGNED_OUT') || takesFiles.has(getName(operation))) return
    for (const { who, browser } of viewers.slice(0, 2)) {
      const answer = await send(browser, operation, absent)
      expect([who, answer.status, answer.codes]).toEqual([who, 401, ['request.signed-out']])
    }
  },
)

test('staff read the people of their own firm only', async () => {
  for (const { browser } of viewers.slice(2)) {
    const { data } = await browser.graph('{ team { email } me { email } }')
    const emails = JSON.stringify(data.team)
    expect(emails).toContain('lena.brandt@northgate.example')
    expect(emails).not.toContain('hollisreyes.example')
    expect(emails).not.toContain(victim.email)
  }
})

test("an administrator's own colleague is found, so that the refusals above are meaningful", async () => {
  const colleague = await createPerson(app, { firm: 'northgate' })
  const browser = viewers.at(-1)?.browser
  const { data } = await browser!.graph(
    'mutation ($id: ID!) { deactivateStaff(staffId: $id) { success errorCode } }',
    { id: colleague.staffId },
  )
  expect(data.deactivateStaff).toEqual({ success: true, errorCode: null })
})

test('the tokens of staff open nothing in the portal', async () => {
  const browser = app.browser()
  browser.tokens = viewers.at(-1)!.browser.tokens
  expect((await browser.graph('{ cases { get { id } } }')).status).toBe(401)
})
