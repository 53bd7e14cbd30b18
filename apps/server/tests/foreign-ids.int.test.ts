// Every operation of the contract, asked by six kinds of viewer with somebody else's ids: answered as an absent id is, nothing changed, nothing told (safety Z01, Z04).
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { placedCourse } from '#features/courses/server/taking/test-taking.ts'
import { place, sectionIdOf, show } from '#features/questionnaire/server/test-questionnaires.ts'
import {
  documentOf,
  idsOf,
  nameOf,
  operations,
  takesFile,
  variablesOf,
  type Operation,
} from '../testing/test-contract.ts'
import { openTestHouse, type Browser, type TestHouse } from '../testing/test-app.ts'
import { inviteSomebody, signUpUntil } from '../testing/test-sign-up.ts'
import { categoryOf, pdf, putWell } from '../testing/test-uploads.ts'

type Noun =
  | 'caseId'
  | 'categoryId'
  | 'documentId'
  | 'sectionId'
  | 'orderId'
  | 'itemId'
  | 'notificationId'
  | 'accountId'
type Ids = Readonly<Record<Noun, string>>

interface Viewer {
  readonly who: string
  readonly browser: Browser
  /** What is theirs, where anything is. */
  readonly own: Partial<Ids>
  /** What is somebody else's. */
  readonly foreign: Ids
}

/** Ids that no call of this test sends: a business object is not looked at, and a writer is the name that a tab has given itself. */
const leftOut = /\.businessObjectId$|^writer$/

/** What a path stands for: `documentId` a document, `caseId` or the id within cases a case … */
function nounOf({ path }: Operation, idPath: string): Noun {
  const last = idPath.split('.').at(-1) ?? ''
  if (last === 'replacedDocumentId') return 'documentId'
  if (last === 'caseId' || last === 'categoryId' || last === 'documentId' || last === 'sectionId')
    return last
  if (last === 'orderId') return last
  if (/orderItemId$/i.test(last)) return 'itemId'
  const byRoom: Readonly<Record<string, Noun>> = {
    cases: 'caseId',
    notifications: 'notificationId',
    accounts: 'accountId',
    documents: 'documentId',
    document: 'documentId',
  }
  const noun = byRoom[path[0] ?? '']
  if (noun === undefined) throw new Error(`What does ${idPath} of ${path.join('.')} name?`)
  return noun
}

const cases = operations.flatMap((operation) =>
  idsOf(operation)
    .filter((path) => !leftOut.test(path))
    .map((idPath) => [nameOf(operation), idPath, operation] as const),
)
const withIds = [...new Set(cases.map(([, , operation]) => operation))]

const absent = '0199f0aa-0000-7000-8000-000000000000'
const malformed = [
  'nonsense',
  '',
  "' or 1=1 --",
  `${absent}x`,
  '\u0000',
  '0199f0aa',
  '{"a":1}',
  '😀'.repeat(50),
]
/** Nobody but their owners may ever read these. */
const canaries = [
  'Canary',
  'rosa.delgado@example.com',
  'marcus.whitfield@example.com',
  '2125550142',
  '2125550151',
  '212-555-0142',
]

let house: TestHouse
let viewers: readonly Viewer[]

const browserHere = () => house.browser('127.0.0.1')

beforeAll(async () => {
  house = await openTestHouse()
  const { cases: matters, accounts } = house.cast
  // On the machine itself nobody is counted: however fast it is, none of these questions is one too many.
  const [rosa, marcus, denise, elena, halfWay] = [
    browserHere(),
    browserHere(),
    browserHere(),
    browserHere(),
    browserHere(),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await denise.signIn('denise.carter@example.com')
  await elena.signIn('elena.whitfield@example.com')
  const ofRosa = await idsOfPerson(
    'Canary',
    rosa,
    matters.rosa,
    accounts.rosa,
    'taxes.federal-latest',
  )
  const ofDenise = await idsOfPerson(
    'Own',
    denise,
    matters.denise,
    accounts.denise,
    'taxes.federal-latest',
  )
  const ofMarcus = await idsOfPerson(
    'Canary',
    marcus,
    matters.whitfield,
    accounts.marcus,
    'identity.photo-id',
    1,
  )
  const ofElena = await idsOfPerson(
    'Own',
    elena,
    matters.whitfield,
    accounts.elena,
    'identity.photo-id',
    2,
  )
  await sql`update account set street = 'Canary Street 17', home_phone = '2125559981', ssn_sealed = ${Buffer.from('Canary')} where id in (${accounts.rosa}, ${accounts.marcus})`.execute(
    house.world.database.db,
  )
  const inFlow = await signUpUntil(house, 'opened', await inviteSomebody(house), browserHere())
  const setUp = await signUpUntil(house, 'set-up', await inviteSomebody(house), browserHere())
  await halfWay.graph(
    'query ($p: String!) { tokenFromUsernameAndPassword(userId: "amir.rahimi@example.com", password: $p) { sessionId } }',
    { p: demoPassword },
  )
  viewers = [
    { who: 'nobody', browser: browserHere(), own: {}, foreign: ofRosa },
    { who: 'somebody with an invitation', browser: inFlow, own: {}, foreign: ofRosa },
    { who: 'somebody before the second factor', browser: halfWay, own: {}, foreign: ofRosa },
    { who: 'somebody setting up', browser: setUp, own: {}, foreign: ofRosa },
    { who: "another firm's client", browser: denise, own: ofDenise, foreign: ofRosa },
    {
      who: 'the spouse',
      browser: elena,
      own: ofElena,
      foreign: { ...ofMarcus, caseId: ofRosa.caseId, sectionId: ofRosa.sectionId },
    },
  ]
  await house.clock.moveBy(60_000)
})
afterAll(() => house.close())

/** `mark` stands in everything of theirs that has words. */
async function idsOfPerson(
  mark: string,
  browser: Browser,
  caseId: string,
  accountId: string,
  category: string,
  debtor?: 1 | 2,
): Promise<Ids> {
  const { orderId, itemId } = await courseOf(mark, caseId, debtor)
  const categoryId = await categoryOf(house, caseId, category, debtor)
  const notificationId = house.world.ids.rowId()
  const documentId = await putWell(browser, { caseId, categoryId }, `${mark} paper.pdf`, pdf())
  const sectionId = await questionnaireOf(mark, browser, caseId)
  const { db } = house.world.database
  await sql`insert into notification (id, firm_id, account_id, case_id, type, description) select ${notificationId}, firm_id, ${accountId}, id, 'case', ${`${mark} news`} from legal_case where id = ${caseId}`.execute(
    db,
  )
  await sql`insert into document_comment (id, firm_id, document_id, staff_id, comment)
    select ${house.world.ids.rowId()}, d.firm_id, d.id, l.attorney_id, ${`${mark} comment`} from document d join legal_case l on l.id = d.case_id where d.id = ${documentId}`.execute(
    db,
  )
  return { caseId, categoryId, documentId, sectionId, orderId, itemId, notificationId, accountId }
}

/** The first course, ordered for oneself alone. */
async function courseOf(mark: string, caseId: string, debtor: 1 | 2 = 1) {
  const { db } = house.world.database
  const { rows } = await sql<{
    firmId: string
  }>`update legal_case set client_code = coalesce(client_code, 'TEST') where id = ${caseId} returning firm_id as "firmId"`.execute(
    db,
  )
  const placed = await placedCourse(
    house,
    { caseId, firmId: rows[0]?.firmId ?? '' },
    { debtor, option: 2 },
  )
  await sql`update course_item set registered_at = portal_now(), phone_number = ${mark} where id = ${placed.itemId}`.execute(
    db,
  )
  return placed
}

/** One section, complete as far as anybody knows, with an answer and a comment. Of a joint case one for both. */
async function questionnaireOf(mark: string, browser: Browser, caseId: string): Promise<string> {
  const { db } = house.world.database
  const { rows } = await sql`select 1 from questionnaire where case_id = ${caseId}`.execute(db)
  const sectionId =
    rows.length === 0
      ? await showFirstSection(caseId)
      : await sectionIdOf(house, caseId, 'gettingStarted')
  const { errors } = await browser.graph(
    `mutation ($caseId: ID!, $sectionId: ID!, $data: String!) {
    saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: "whyFiling", data: $data, questionCompleteFlag: true) { success }
  }`,
    { caseId, sectionId, data: JSON.stringify({ causes: ['medical'], story: `${mark} story` }) },
  )
  expect(errors).toBeUndefined()
  await place(house, caseId, ['gettingStarted'], 3)
  await sql`insert into questionnaire_comment (id, firm_id, section_id, staff_id, comment)
    select ${house.world.ids.rowId()}, firm_id, ${sectionId}, attorney_id, ${`Comment: ${mark} words`} from legal_case where id = ${caseId}`.execute(
    db,
  )
  return sectionId
}

async function showFirstSection(caseId: string): Promise<string> {
  await show(house, caseId)
  await sql`update questionnaire_section set is_displayed = system_name = 'gettingStarted' where case_id = ${caseId}`.execute(
    house.world.database.db,
  )
  return sectionIdOf(house, caseId, 'gettingStarted')
}

/** Everything that belongs to these people and their cases, as one sum. */
async function everythingOf(accounts: readonly string[]): Promise<string> {
  const matters = await sql<{
    id: string
  }>`select case_id as id from participant where account_id = any(${accounts}::uuid[])`.execute(
    house.world.database.db,
  )
  const ids = matters.rows.map(({ id }) => id)
  const sums = [
    sql<{
      sum: string
    }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from account t where id = any(${accounts}::uuid[])`,
    ...[
      'notification',
      'document_opened',
      'upload_batch',
      'course_page_shown',
      'course_hand_off',
      'course_acceptance',
    ].map(
      (table) => sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} t where account_id = any(${accounts}::uuid[])`,
    ),
    sql<{
      sum: string
    }>`select md5(string_agg(concat(id, ended_at), '|' order by id)) as sum from session where account_id = any(${accounts}::uuid[])`,
    ...[
      'document',
      'document_category',
      'participant',
      'timeline_entry',
      'questionnaire',
      'questionnaire_section',
      'questionnaire_answer',
      'questionnaire_revision',
      'question_state',
      'questionnaire_submission',
      'course',
      'course_progress',
      'course_order',
      'course_taker',
      'course_register_count',
    ].map(
      (table) => sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} t where case_id = any(${ids}::uuid[])`,
    ),
    ...['course_item', 'course_customer', 'course_offer'].map(
      (table) => sql<{ sum: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(table)} t where order_id in (select id from course_order where case_id = any(${ids}::uuid[]))`,
    ),
  ].map((query) => query.execute(house.world.database.db))
  return (await Promise.all(sums)).map(({ rows }) => rows[0]?.sum).join(' ')
}

async function send(
  { browser }: Viewer,
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  depth = 1,
) {
  const { status, data, errors } = takesFile(operation)
    ? await browser.upload(documentOf(operation, depth), variables, {
        name: 'a.pdf',
        content: pdf(),
      })
    : await browser.graph(documentOf(operation, depth), variables)
  return {
    status,
    data,
    errors: errors?.map(({ message, extensions: { code, kind, params } }) => ({
      message,
      code,
      kind,
      params,
    })),
  }
}

/** What an operation cannot be sent without, beside its ids. */
const needed: Readonly<Record<string, unknown>> = {
  'document.name': 'A new name',
  courseType: 1,
  questionKey: 'whyFiling',
  data: '{"causes":["medical"]}',
  questionCompleteFlag: true,
  flag: true,
  isDebtor1: true,
  isJoint: false,
  addSpouse: false,
  providerId: 245,
  courseMethodType: 1,
  orderItemSourceTypeId: 3,
  disclosureVersion: '1',
  orderKey: 'key',
  personId: 'key',
  firstName: 'Some',
  lastName: 'Body',
  ssn: '900-11-2222',
  emailAddress: 'somebody@example.com',
  state: 'NY',
  stateCode: 'NY',
}

/** Only ids and what is needed are given; what else an input may hold is left out. */
function onlyIds(operation: Operation, idOf: (idPath: string) => string): Record<string, unknown> {
  return variablesOf(operation, (path, typeName) =>
    typeName === 'ID' && !leftOut.test(path) ? idOf(path) : needed[path],
  )
}

test('the contract has such operations, and none of them is forgotten', () => {
  expect(cases.map(([name, idPath]) => `${name} ${idPath}`)).toEqual(
    expect.arrayContaining([
      'documentDashboard caseId',
      'document.get documentId',
      'documents.uploadFile fileMetadata.categoryId',
      'documents.uploadFile fileMetadata.replacedDocumentId',
      'documents.update document.id',
      'documentsToReview caseId',
      'manualUploadCertificateData caseId',
      'cases.update case.id',
      'notifications.markAsDelivered ids',
      'accounts.update account.id',
      'faqs caseId',
      'sectionById sectionId',
      'questionnaireReview sectionId',
      'saveQuestionnaireSectionData sectionId',
      'submitQuestionnaire request.caseId',
      'courseDashboard caseId',
      'primaryApplicantCustomerDetails orderId',
      'placeCourseOrder orderItemId',
      'registerCourse registerCourseOrderItemId',
      'updateAcceptedDisclosureAgreementFlag disclosureCourseOrderItemId',
    ]),
  )
  expect(cases.length).toBeGreaterThanOrEqual(19)
  expect(viewers).toHaveLength(6)
})

test.each(cases)(
  "%s with somebody else's %s answers as with an absent one, to everybody",
  async (_, idPath, operation) => {
    const victims = [house.cast.accounts.rosa, house.cast.accounts.marcus]
    const before = await everythingOf(victims)
    for (const viewer of viewers) {
      const withId = (id: string) =>
        onlyIds(operation, (path) =>
          path === idPath ? id : (viewer.own[nounOf(operation, path)] ?? absent),
        )
      const answer = await send(viewer, operation, withId(absent))
      expect(answer.status).not.toBe(500)
      expect(JSON.stringify(answer)).not.toContain('request.unexpected')
      if (!operation.viewers.has('CLIENT') || viewer.own.caseId === undefined)
        expect([viewer.who, answer.errors?.length]).toEqual([viewer.who, 1])
      expect([
        viewer.who,
        await send(viewer, operation, withId(viewer.foreign[nounOf(operation, idPath)])),
      ]).toEqual([viewer.who, answer])
      for (const id of malformed)
        expect([viewer.who, id, await send(viewer, operation, withId(id))]).toEqual([
          viewer.who,
          id,
          answer,
        ])
    }
    expect(await everythingOf(victims)).toBe(before)
  },
)

/** What somebody would try who knows a person's name, number, address and ids. */
function knowing({ foreign }: Viewer, operation: Operation) {
  const known: Readonly<Record<string, unknown>> = {
    lastName: 'Delgado',
    mobilePhone: '2125550142',
    mobilePhoneNumber: '2125550142',
    userId: 'rosa.delgado@example.com',
    user: 'rosa.delgado@example.com',
    userName: 'rosa.delgado@example.com',
    emailAddress: 'rosa.delgado@example.com',
    accountId: foreign.accountId,
    code: '000000',
    password: 'Wrong-guess-91',
    questionKey: 'whyFiling',
    data: '{"causes":["medical"]}',
    oldPassword: 'Wrong-guess-91',
    newPassword: 'Wrong-guess-92',
    forgotUser: true,
    forgotPassword: true,
    courseType: 1,
    documentStatus: 'Pending',
    contactType: 1,
  }
  return variablesOf(operation, (path, typeName) => {
    if (leftOut.test(path) || typeName === 'Upload') return undefined
    if (typeName === 'ID') return foreign[nounOf(operation, path)]
    return (
      known[path.split('.').at(-1) ?? ''] ??
      { Int: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z', Day: '2026-01-01' }[
        typeName
      ] ??
      foreign.caseId
    )
  })
}

test.each(operations.map((operation) => [nameOf(operation), operation] as const))(
  '%s tells nobody anything of somebody else, and changes nothing of theirs',
  async (name, operation) => {
    const victims = [house.cast.accounts.rosa, house.cast.accounts.marcus]
    const before = await everythingOf(victims)
    for (const viewer of viewers) {
      // Whoever signs off here could ask nothing afterwards; sessions of others are looked at all the same.
      if (name === 'signOff' && viewer.own.caseId !== undefined) continue
      const answer = await send(viewer, operation, knowing(viewer, operation), 5)
      const told = JSON.stringify(answer)
      expect([
        viewer.who,
        answer.status === 500 || told.includes('request.unexpected'),
        told,
      ]).toEqual([viewer.who, false, told])
      for (const canary of canaries)
        expect([viewer.who, canary, told.includes(canary)]).toEqual([viewer.who, canary, false])
    }
    expect(await everythingOf(victims)).toBe(before)
  },
)

/** An order of a course has its steps: that each works in its place is shown beside them (features/courses/server). */
const inItsPlace =
  /^(place|register|update(Primary|CoDebtor|Verified|Accepted|Shown)|incrementOrder)/

test.each(
  withIds
    .filter((operation) => !inItsPlace.test(nameOf(operation)))
    .map((operation) => [nameOf(operation), operation] as const),
)(
  "%s works with one's own ids, so that the refusals above mean something",
  async (_, operation) => {
    const denise = viewers.find(({ who }) => who === "another firm's client")!
    await sql`update participant set deactivated_at = null`.execute(house.world.database.db)
    const answer = await send(
      denise,
      operation,
      onlyIds(operation, (path) => denise.own[nounOf(operation, path)] ?? absent),
    )
    expect(answer.errors).toBeUndefined()
    expect(JSON.stringify(answer.data)).not.toContain('"success":false')
  },
)
