import { inviteClient } from '../testing/test-sign-up.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { place, readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import { codeOf, createPerson, invitePerson, password } from '#features/staff/server/test-staff.ts'
import type { TestPerson } from '#features/staff/server/test-staff.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { openTestApp, type Browser } from '../testing/test-app.ts'
import {
  getDocument,
  getName,
  getVariables,
  workspaceOperations,
  type Operation,
} from '../testing/test-contract.ts'
import {
  mutations,
  queries,
  refusals,
  statementsOfCase,
  wholeVariables,
} from '../testing/test-staff-counts.ts'
import { sendForReview } from '../testing/test-uploads.ts'
import { createPacketRows } from '../testing/test-packet-rows.ts'
import { createFailedNotice, createWorkRows, placeMeeting } from '../testing/test-work-rows.ts'
import { reportStatements } from '../testing/test-statements.ts'

const app = openTestApp()
const depth = 4
const moreCases = 25
let statements: string[] = []
let viewer: TestPerson
let colleague: TestPerson
let ids: Awaited<ReturnType<typeof createRows>>
let staff: Browser
let flow: Browser

beforeAll(async () => {
  viewer = await createPerson(app, { role: 'administrator' })
  colleague = await createPerson(app, { role: 'attorney' })
  ids = await createRows()
  staff = openBrowser(viewer)
  flow = await beginSignIn()
  const note = (statement: string) => {
    if (!savesActivity(statement)) statements.push(statement)
  }
  await reportStatements(app, note, 'workspaceDatabase')
}, 30_000)

/** Only the first request of a minute does. */
const savesActivity = (statement: string) =>
  statement.startsWith('update "staff_session" set "last_active_at"')

function openBrowser({ browser }: TestPerson): Browser {
  const opened = app.workspaceBrowser()
  opened.tokens = browser.session
  return opened
}

/** What the operations name: a filter, reminders, a person who is invited, and a client. */
async function createRows() {
  const { firmId, staffId } = viewer
  const [filterId, reminderId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
  const { owner } = app
  const documentId = await sendForReview(app)
  const caseId = app.demoData.cases.rosa
  await sql`insert into case_filter (firm_id, id, staff_id, name, filter)
    values (${firmId}, ${filterId}, ${staffId}, 'Mine', '{}')`.execute(owner.db)
  await sql`insert into bulk_reminder (firm_id, id, staff_id)
    values (${firmId}, ${reminderId}, ${staffId})`.execute(owner.db)
  await sql`insert into bulk_reminder_case (firm_id, bulk_reminder_id, case_id)
    values (${firmId}, ${reminderId}, ${caseId})`.execute(owner.db)
  await sql`update participant set account_id = null where case_id = ${caseId}`.execute(owner.db)
  const { rows } = await sql<Record<string, string>>`
    select id, given_name, family_name, email, mobile_phone
    from participant where case_id = ${caseId}`.execute(owner.db)
  const { rows: cases } = await sql<{ officeId: string }>`
    select office_id from legal_case where id = ${caseId}`.execute(owner.db)
  const noticeId = app.deps.ids.rowId()
  await sql`insert into staff_notice (firm_id, id, staff_id, case_id, kind)
    values (${firmId}, ${noticeId}, ${staffId}, ${caseId}, 'case.joined')`.execute(owner.db)
  const place = { firmId, staffId, caseId }
  // One is changed and the other one removed.
  const work = [await createWorkRows(app, place), await createWorkRows(app, place)] as const
  const officeIds = [app.deps.ids.rowId(), app.deps.ids.rowId()] as const
  for (const [index, officeId] of officeIds.entries())
    await sql`insert into office (id, firm_id, office_code, position)
      values (${officeId}, ${firmId}, ${`${index + 2}`}, ${index + 2})`.execute(owner.db)
  const invited = await invitePerson(app, {})
  const meetingOn = app.today()
  await placeMeeting(app, { firmId, caseId: app.demoData.cases.whitfield, day: meetingOn })
  const { caseId: duplicateId } = await inviteClient(app, {}, firmId)
  const { rows: documents } = await sql<Record<string, string>>`
    select d.id, d.category_id, o.id as other_id, m.id as missing_id
    from document d
    join document_category o on o.case_id = d.case_id and o.template_key = 'debts.bills'
    join document_category m on m.case_id = d.case_id and m.template_key = 'taxes.federal-latest'
    where d.id = ${documentId}`.execute(owner.db)
  const packet = await createPacketRows(app, { ...place, documentId })
  const intake = await createIntake()
  const sessionId = app.deps.ids.rowId()
  await sql`insert into staff_session (id, staff_id, refresh_hash, auth_version, ends_at)
    values (${sessionId}, ${staffId}, '\\x00', 1, portal_now() + interval '1 hour')`.execute(
    app.deps.workspaceDatabase.db,
  )
  return {
    intake,
    packet,
    noticeId,
    meetingOn,
    work,
    officeIds,
    document: documents[0] ?? {},
    decisionKey: app.deps.ids.rowId(),
    officeOfCase: cases[0]?.officeId,
    invitedAgain: await invitePerson(app, {}),
    sessionId,
    duplicateId,
    caseId,
    filterId,
    reminderId,
    invited,
    participantId: rows[0]?.['id'] ?? '',
    person: rows[0] ?? {},
  }
}

/** A questionnaire with sections to check, to approve and to send back, and a person with a number. */
async function createIntake() {
  const caseId = app.demoData.cases.amirHollis
  await show(app, caseId)
  await place(app, caseId, ['vehicles', 'jobAndIncome'], 4)
  await place(app, caseId, ['homesAndLand'], 6)
  const { amir } = app.demoData.accounts
  await app.deps.database.transact((tx) => app.deps.keepSsn(tx, amir, '321549876'))
  await createFailedNotice(app, { firmId: viewer.firmId, accountId: amir, caseId })
  const { rows } = await sql<{ id: string }>`
    select id from participant where case_id = ${caseId}`.execute(app.owner.db)
  return {
    caseId,
    participantId: rows[0]?.id ?? '',
    handedIn: await readSectionId(app, caseId, 'vehicles'),
    toSendBack: await readSectionId(app, caseId, 'jobAndIncome'),
    checked: await readSectionId(app, caseId, 'homesAndLand'),
  }
}

/** Values by the name of the operation and the path of the variable, then by path, then by type. */
function chooseValue(name: string, path: string, typeName: string): unknown {
  const values: Readonly<Record<string, unknown>> = {
    'staffInvitation token': ids.invited.token,
    'acceptStaffInvitation token': ids.invited.token,
    'resendStaffInvitation staffId': ids.invitedAgain.staffId,
    'signInStaff email': viewer.email,
    'forgotStaffPassword email': viewer.email,
    'importClients csv':
      'First name,Last name,Email,Mobile phone\nAna,Ruiz,ana.ruiz@client.example,2125550190',
    'importClients isDryRun': false,
    'createClientCase input.sendsInvitations': true,
    'createClientCase input.isNewPerson': true,
    'createClientCase input.debtor1.email': 'leo@client.example',
    'createClientCase input.debtor2.email': 'mia@client.example',
    'createClientCase input.debtor2.mobilePhone': '2125550192',
    'saveClientFilter id': null,
    'removeClientFilter id': ids.filterId,
    'bulkReminder id': ids.reminderId,
    'cancelBulkReminder id': ids.reminderId,
    'staffCase id': ids.caseId,
    'signInStaff password': password,
    'staffNotices after': null,
    'reviewDocument id': ids.document['id'],
    'input.documentId': ids.document['id'],
    documentId: ids.document['id'],
    'input.key': ids.decisionKey,
    'undoReview key': ids.decisionKey,
    'input.completedOn': null,
    'input.reasonKey': null,
    'setCategoryRequirement categoryId': ids.document['missingId'],
    'setCategoryRequirement seen': 'REQUIRED',
    'request.debtor': null,
    categoryIds: ids.document['missingId'],
    'moveDocument from': ids.document['categoryId'],
    'moveDocument to': ids.document['otherId'],
    'markStaffNoticesRead ids': ids.noticeId,
    'casePacket id': ids.packet.packetId,
    'cancelPacket id': ids.packet.packetId,
    'makePacket documentIds': ids.packet.acceptedId,
    'acceptStaffInvitation password': password,
    'inviteStaff email': 'new@firm.example',
    ...intakeValues(),
    caseId: ids.caseId,
    'mergeDuplicate caseId': ids.duplicateId,
    'mergeDuplicate intoCaseId': app.demoData.cases.whitfield,
    'caseStagePreview change.outcome': null,
    'changeCaseStage change.outcome': null,
    'caseStagePreview change.stage': 'FILED',
    'changeCaseStage change.stage': 'FILED',
    'caseStagePreview change.filedOn': app.today(),
    'changeCaseStage change.filedOn': app.today(),
    'changeCaseStage seen.outcome': null,
    'changeCaseStage seen.filedOn': null,
    'changeCaseStage seen.caseNumber': null,
    'caseMeeting caseId': app.demoData.cases.whitfield,
    'changeCaseMeeting caseId': app.demoData.cases.whitfield,
    'markCaseMeetingHeld caseId': app.demoData.cases.whitfield,
    'changeCaseMeeting seen.day': ids.meetingOn,
    'changeCaseMeeting seen.time': null,
    'changeCaseMeeting seen.place': '',
    'changeCaseMeeting seen.link': '',
    'changeCaseMeeting seen.interpreter': '',
    'changeCaseMeeting change.day': ids.meetingOn,
    'seen.timeZone': 'America/New_York',
    'change.timeZone': 'America/New_York',
    'change.time': '09:30',
    'change.link': 'https://court.example',
    'markCaseMeetingHeld day': ids.meetingOn,
    'correctClient seen.givenName': ids.person['givenName'],
    'correctClient seen.familyName': ids.person['familyName'],
    'correctClient seen.email': ids.person['email'],
    'correctClient seen.mobilePhone': ids.person['mobilePhone'],
    'correctClient change.email': 'corrected@client.example',
    'correctClient change.mobilePhone': '2125550193',
    'correctClient sendsInvitation': true,
    'changeCaseChapter seen': 7,
    'changeCaseChapter chapter': 13,
    'addSpouse spouse.email': 'spouse@client.example',
    'addSpouse spouse.mobilePhone': '2125550194',
    'input.website': 'https://firm.example',
    'input.colour': '#17505F',
    'input.email': 'office@firm.example',
    'changeOffice id': ids.officeIds[0],
    'changeOffice version': 1,
    'changeCaseNote noteId': ids.work[0].noteId,
    'removeCaseNote noteId': ids.work[1].noteId,
    'removeCaseTask taskId': ids.work[1].taskId,
    taskId: ids.work[0].taskId,
    'changeTaskTemplate templateId': ids.work[0].templateId,
    'removeTaskTemplate templateId': ids.work[1].templateId,
    'changeCaseDefaults version': 0,
    'changeChecklistTemplate version': 0,
    'changeChecklistTemplate chapter': 7,
    'changeOutcomeTexts version': 0,
    'changeReminderSchedule version': 0,
    'changeReviewReasons version': 0,
    'changeTimelineTexts version': 0,
    'pauseCaseReminders version': 0,
    version: 1,
    'task.assigneeId': colleague.staffId,
    'placeStaff staffId': viewer.staffId,
    'unlockStaff staffId': viewer.staffId,
    officeId: ids.officeIds[0],
    // After the case was assigned.
    'seen.attorneyId': colleague.staffId,
    'seen.paralegalId': colleague.staffId,
    'seen.officeId': ids.officeOfCase,
    'change.attorneyId': viewer.staffId,
    'change.paralegalId': colleague.staffId,
    'change.officeId': ids.officeIds[0],
    'removeOffice id': ids.officeIds[1],
    'input.state': 'NY',
    'input.zip': '11201',
    'input.phone': '7185550110',
    'input.fax': '',
    'input.timeZone': 'America/New_York',
    'settings.digestTime': '08:00',
    'settings.quietHours.from': '20:00',
    'settings.quietHours.until': '07:00',
    'signOutStaffDevice id': ids.sessionId,
    'setOutOfOffice from': app.today(),
    'setOutOfOffice until': calendarDayAfter(app.today(), 7),
    first: 50,
    after: null,
    staffId: colleague.staffId,
    firmId: viewer.firmId,
    'input.attorneyId': viewer.staffId,
    'input.paralegalId': colleague.staffId,
    attorneyId: colleague.staffId,
    paralegalId: colleague.staffId,
    'input.creationKey': app.deps.ids.rowId(),
    creationKey: app.deps.ids.rowId(),
    'input.debtor1.mobilePhone': '2125550191',
    'input.chapter': 7,
    'input.clientCode': 'CODE',
    colleagueId: colleague.staffId,
    caseIds: ids.caseId,
    participantId: ids.participantId,
  }
  const key = `${name} ${path}` in values ? `${name} ${path}` : path
  if (key in values) return values[key]
  if (/^filters?\./.test(path)) return undefined
  if (typeName === 'ID') return app.deps.ids.rowId()
  return valuesByType[typeName] ?? 'text'
}

function intakeValues(): Readonly<Record<string, unknown>> {
  const { caseId, participantId, handedIn, toSendBack, checked } = ids.intake
  const names = ['caseIntake', 'intakeSection', 'intakeForm', 'answerHelpRequest', 'revealSsn']
  const acts = ['sendBackSections', 'markSectionImported', 'approveIntakeSection']
  return {
    ...Object.fromEntries([...names, ...acts].map((name) => [`${name} caseId`, caseId])),
    'intakeSection sectionId': handedIn,
    'intakeForm form': '106I',
    'answerHelpRequest questionKey': 'maritalStatus',
    'answerHelpRequest version': '0-0',
    'revealSsn participantId': participantId,
    'resendNotice participantId': participantId,
    'sendBackSections sections.sectionId': toSendBack,
    'sendBackSections sections.version': '4-0-0-0-0',
    'markSectionImported sectionId': handedIn,
    'markSectionImported version': '4-0-0-0-0',
    'approveIntakeSection sectionId': checked,
    'approveIntakeSection version': '6-0-0-0-0',
  }
}

const valuesByType: Readonly<Record<string, unknown>> = {
  Int: 7,
  Boolean: false,
  StaffRole: 'ATTORNEY',
  ClientStage: 'PRE_FILING',
  ClientLanguage: 'EN',
  AccountChannel: 'EMAIL',
  ClientNeed: 'HELP_REQUESTED',
  ArchiveFilter: 'ONLY',
  ClientSortKey: 'NAME',
  WaitingOn: 'FIRM',
  DeadlineWindow: 'WITHIN_7_DAYS',
  CoursePayer: 'FIRM',
  CaseUrgency: 'FORECLOSURE',
  TaskAssignee: 'ATTORNEY',
  IdentityCheck: 'IN_PERSON',
  CaseOutcome: 'DISMISSED',
  ChecklistRequirement: 'OPTIONAL',
  StaffNoticeGroup: 'CASES',
  StaffMailTime: 'NOW',
  ReviewDecision: 'REJECT',
  ReviewOrder: 'BY_CLIENT',
  ReviewedStatus: 'PENDING',
  HelpAnswerKind: 'ANSWERED',
  Day: '2027-01-15',
}

/** In a browser of the viewer, or in one where the sign-in has begun. Returns the refusal. */
async function run(operation: Operation, given: object = {}): Promise<string> {
  const name = getName(operation)
  const browser = operation.viewers.has('STAFF') ? staff : flow
  const variables = {
    ...getVariables(operation, (path, type) => chooseValue(name, path, type)),
    ...given,
  }
  const document = getDocument(operation, depth)
  statements = []
  // Without a key, so that nothing is remembered and nothing gets lost.
  const { data, errors } = await browser.graph(document, variables, { 'idempotency-key': '' })
  const refusal = errors?.[0]?.extensions.code ?? data?.[name]?.errorCode
  return refusal ?? 'done'
}

async function beginSignIn(): Promise<Browser> {
  const browser = app.workspaceBrowser()
  const document = `mutation ($email: String!, $password: String!) {
    signInStaff(email: $email, password: $password) { __typename }
  }`
  await browser.graph(document, { email: viewer.email, password })
  return browser
}

const listOperations = (kind: Operation['kind']) =>
  workspaceOperations.filter((operation) => operation.kind === kind)

async function countQueries(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const operation of listOperations('query')) {
    expect([getName(operation), await run(operation)]).toEqual([getName(operation), 'done'])
    counts[getName(operation)] = statements.length
  }
  return counts
}

test(`queries need as many statements with ${moreCases} more cases as with few`, async () => {
  expect(await countQueries()).toEqual(queries)
  const [person] = demoData.people
  await app.deps.database.transact(async (tx) => {
    for (let index = 0; index < moreCases; index += 1)
      await createCase(app.deps, tx, {
        firmId: viewer.firmId,
        chapter: 7,
        debtor1: { ...person, email: `client-${index}@client.example`, contactType: 1 },
      })
  })
  expect(await countQueries()).toEqual(queries)
})

test.each(statementsOfCase)(
  '%s needs at most %i more statements for each further case',
  async (name, max) => {
    const operation = workspaceOperations.find((each) => getName(each) === name)
    if (!operation) throw new Error(`There is no operation ${name}`)
    const { rows } = await sql<{ id: string }>`
      select id from legal_case where firm_id = ${viewer.firmId} and status = 'Pre-Filing' order by id desc limit 20`.execute(
      app.owner.db,
    )
    const caseIds = rows.map(({ id }) => id)
    expect(await run(operation, { caseIds: caseIds.slice(0, 1) })).toBe('done')
    const few = statements
    expect(await run(operation, { caseIds: caseIds.slice(1) })).toBe('done')
    const furtherCases = caseIds.length - 2
    expect(statements.length - few.length).toBeLessThanOrEqual(max * furtherCases)
  },
)

test('each mutation needs its number of statements', async () => {
  const counts: Record<string, number> = {}
  const outcomes: Record<string, string> = {}
  for (const operation of listOperations('mutation').toSorted(byOrder)) {
    const given = wholeVariables[getName(operation)]
    const outcome = await run(operation, { ...(await getCode(operation)), ...given })
    if (outcome !== 'done') outcomes[getName(operation)] = outcome
    counts[getName(operation)] = statements.length
  }
  expect(outcomes).toEqual(refusals)
  expect(counts).toEqual(mutations)
})

/** A code is valid for half a minute only. */
async function getCode(operation: Operation) {
  const takesCode = getName(operation) === 'submitAuthenticatorCode'
  return takesCode ? { code: await codeOf(app, viewer.secret) } : {}
}

/** The last ones end the sign-in or the session that the others need. */
const last = ['submitAuthenticatorCode', 'acceptStaffInvitation', 'signOutStaff']

function byOrder(a: Operation, b: Operation): number {
  return last.indexOf(getName(a)) - last.indexOf(getName(b))
}
