// spec: security#foreign-is-absent
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { placedCourse } from '#features/courses/server/taking/test-taking.ts'
import { place, readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import {
  getDocument,
  getIds,
  getName,
  operations,
  takesFile,
  getVariables,
  type Operation,
} from '../testing/test-contract.ts'
import { startTestApp, type Browser, type TestApp } from '../testing/test-app.ts'
import { inviteClient, signUpUntil } from '../testing/test-sign-up.ts'
import { readCategory, pdf, mustUpload } from '../testing/test-uploads.ts'

type Feature =
  | 'caseId'
  | 'categoryId'
  | 'documentId'
  | 'sectionId'
  | 'orderId'
  | 'itemId'
  | 'notificationId'
  | 'accountId'
type Ids = Readonly<Record<Feature, string>>

interface Viewer {
  readonly who: string
  readonly browser: Browser
  /** IDs of their own, where they exist. */
  readonly own: Partial<Ids>
  /** IDs of other people. */
  readonly foreign: Ids
}

/** Not tested: a business object is never looked up, and a writer is a name that a tab chooses. */
const leftOut = /\.businessObjectId$|^writer$/

/**
 * The type of object behind a path: `documentId` a document, `caseId` or the ID within cases a case
 * …
 */
function getFeature({ path }: Operation, idPath: string): Feature {
  const last = idPath.split('.').at(-1) ?? ''
  if (last === 'replacedDocumentId') return 'documentId'
  if (last === 'caseId' || last === 'categoryId' || last === 'documentId' || last === 'sectionId')
    return last
  if (last === 'orderId') return last
  if (/orderItemId$/i.test(last)) return 'itemId'
  const byFeature: Readonly<Record<string, Feature>> = {
    cases: 'caseId',
    notifications: 'notificationId',
    accounts: 'accountId',
    documents: 'documentId',
    document: 'documentId',
  }
  const feature = byFeature[path[0] ?? '']
  if (feature === undefined) throw new Error(`What does ${idPath} of ${path.join('.')} name?`)
  return feature
}

const cases = operations.flatMap((operation) =>
  getIds(operation)
    .filter((path) => !leftOut.test(path))
    .map((idPath) => [getName(operation), idPath, operation] as const),
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
/** Only their owners may ever read these. */
const canaries = [
  'Canary',
  'rosa.delgado@example.com',
  'marcus.whitfield@example.com',
  '2125550142',
  '2125550151',
  '212-555-0142',
]

let app: TestApp
let viewers: readonly Viewer[]

const browserHere = () => app.browser('127.0.0.1')

beforeAll(async () => {
  app = await startTestApp()
  const { cases: matters, accounts } = app.demoData
  // Loopback addresses have no rate limit, so the number of requests does not matter.
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
    app.deps.database.db,
  )
  const inFlow = await signUpUntil(app, 'opened', await inviteClient(app), browserHere())
  const setUp = await signUpUntil(app, 'set-up', await inviteClient(app), browserHere())
  await halfWay.graph(
    'query ($p: String!) { tokenFromUsernameAndPassword(userId: "amir.rahimi@example.com", password: $p) { sessionId } }',
    { p: demoPassword },
  )
  viewers = [
    { who: 'a visitor', browser: browserHere(), own: {}, foreign: ofRosa },
    { who: 'a person with an invitation', browser: inFlow, own: {}, foreign: ofRosa },
    { who: 'a person before the second factor', browser: halfWay, own: {}, foreign: ofRosa },
    { who: 'a person in set-up', browser: setUp, own: {}, foreign: ofRosa },
    { who: "another firm's client", browser: denise, own: ofDenise, foreign: ofRosa },
    {
      who: 'the spouse',
      browser: elena,
      own: ofElena,
      foreign: { ...ofMarcus, caseId: ofRosa.caseId, sectionId: ofRosa.sectionId },
    },
  ]
  await app.clock.moveBy(60_000)
})
afterAll(() => app.close())

/** All texts contain `mark`. */
async function idsOfPerson(
  mark: string,
  browser: Browser,
  caseId: string,
  accountId: string,
  category: string,
  debtor?: 1 | 2,
): Promise<Ids> {
  const { orderId, itemId } = await readCourse(mark, caseId, debtor)
  const categoryId = await readCategory(app, caseId, category, debtor)
  const notificationId = app.deps.ids.rowId()
  const documentId = await mustUpload(browser, { caseId, categoryId }, `${mark} paper.pdf`, pdf())
  const sectionId = await readQuestionnaire(mark, browser, caseId)
  const { db } = app.deps.database
  await sql`insert into notification (id, firm_id, account_id, case_id, type, description) select ${notificationId}, firm_id, ${accountId}, id, 'case', ${`${mark} news`} from legal_case where id = ${caseId}`.execute(
    db,
  )
  await sql`insert into document_comment (id, firm_id, document_id, staff_id, comment)
    select ${app.deps.ids.rowId()}, d.firm_id, d.id, l.attorney_id, ${`${mark} comment`} from document d join legal_case l on l.id = d.case_id where d.id = ${documentId}`.execute(
    db,
  )
  return { caseId, categoryId, documentId, sectionId, orderId, itemId, notificationId, accountId }
}

/** The first course, ordered for one debtor. */
async function readCourse(mark: string, caseId: string, debtor: 1 | 2 = 1) {
  const { db } = app.deps.database
  const { rows } = await sql<{
    firmId: string
  }>`update legal_case set client_code = coalesce(client_code, 'TEST') where id = ${caseId} returning firm_id as "firmId"`.execute(
    db,
  )
  const placed = await placedCourse(
    app,
    { caseId, firmId: rows[0]?.firmId ?? '' },
    { debtor, option: 2 },
  )
  await sql`update course_item set registered_at = portal_now(), phone_number = ${mark} where id = ${placed.itemId}`.execute(
    db,
  )
  return placed
}

/**
 * A section that is complete apart from unknown answers, with an answer and a comment. In a joint
 * case, one for both.
 */
async function readQuestionnaire(mark: string, browser: Browser, caseId: string): Promise<string> {
  const { db } = app.deps.database
  const { rows } = await sql`select 1 from questionnaire where case_id = ${caseId}`.execute(db)
  const sectionId =
    rows.length === 0
      ? await showFirstSection(caseId)
      : await readSectionId(app, caseId, 'gettingStarted')
  const { errors } = await browser.graph(
    `mutation ($caseId: ID!, $sectionId: ID!, $data: String!) {
    saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: "whyFiling", data: $data, questionCompleteFlag: true) { success }
  }`,
    { caseId, sectionId, data: JSON.stringify({ causes: ['medical'], story: `${mark} story` }) },
  )
  expect(errors).toBeUndefined()
  await place(app, caseId, ['gettingStarted'], 3)
  await sql`insert into questionnaire_comment (id, firm_id, section_id, staff_id, comment)
    select ${app.deps.ids.rowId()}, firm_id, ${sectionId}, attorney_id, ${`Comment: ${mark} words`} from legal_case where id = ${caseId}`.execute(
    db,
  )
  return sectionId
}

async function showFirstSection(caseId: string): Promise<string> {
  await show(app, caseId)
  await sql`update questionnaire_section set is_displayed = system_name = 'gettingStarted' where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  return readSectionId(app, caseId, 'gettingStarted')
}

/** One hash over all data of these people and their cases. */
async function readEverything(accounts: readonly string[]): Promise<string> {
  const matters = await sql<{
    id: string
  }>`select case_id as id from participant where account_id = any(${accounts}::uuid[])`.execute(
    app.deps.database.db,
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
  ].map((query) => query.execute(app.deps.database.db))
  return (await Promise.all(sums)).map(({ rows }) => rows[0]?.sum).join(' ')
}

async function send(
  { browser }: Viewer,
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
  depth = 1,
) {
  const { status, data, errors } = takesFile(operation)
    ? await browser.upload(getDocument(operation, depth), variables, {
        name: 'a.pdf',
        content: pdf(),
      })
    : await browser.graph(getDocument(operation, depth), variables)
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

/** Required inputs besides IDs. */
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

/** Sets only IDs and required inputs. */
function onlyIds(operation: Operation, getId: (idPath: string) => string): Record<string, unknown> {
  return getVariables(operation, (path, typeName) =>
    typeName === 'ID' && !leftOut.test(path) ? getId(path) : needed[path],
  )
}

test('the test covers every operation with an ID', () => {
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
  "%s with another person's %s returns the same as an absent one, for every viewer",
  async (_, idPath, operation) => {
    const victims = [app.demoData.accounts.rosa, app.demoData.accounts.marcus]
    const before = await readEverything(victims)
    for (const viewer of viewers) {
      const withId = (id: string) =>
        onlyIds(operation, (path) =>
          path === idPath ? id : (viewer.own[getFeature(operation, path)] ?? absent),
        )
      const answer = await send(viewer, operation, withId(absent))
      expect(answer.status).not.toBe(500)
      expect(JSON.stringify(answer)).not.toContain('request.unexpected')
      if (!operation.viewers.has('CLIENT') || viewer.own.caseId === undefined)
        expect([viewer.who, answer.errors?.length]).toEqual([viewer.who, 1])
      expect([
        viewer.who,
        await send(viewer, operation, withId(viewer.foreign[getFeature(operation, idPath)])),
      ]).toEqual([viewer.who, answer])
      for (const id of malformed)
        expect([viewer.who, id, await send(viewer, operation, withId(id))]).toEqual([
          viewer.who,
          id,
          answer,
        ])
    }
    expect(await readEverything(victims)).toBe(before)
  },
)

/** Inputs of an attacker who knows a person's name, number, address and IDs. */
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
  return getVariables(operation, (path, typeName) => {
    if (leftOut.test(path) || typeName === 'Upload') return undefined
    if (typeName === 'ID') return foreign[getFeature(operation, path)]
    return (
      known[path.split('.').at(-1) ?? ''] ??
      { Int: 1, Boolean: true, DateTime: '2026-01-01T00:00:00.000Z', Day: '2026-01-01' }[
        typeName
      ] ??
      foreign.caseId
    )
  })
}

test.each(operations.map((operation) => [getName(operation), operation] as const))(
  '%s reveals no data of another person and changes none',
  async (name, operation) => {
    const victims = [app.demoData.accounts.rosa, app.demoData.accounts.marcus]
    const before = await readEverything(victims)
    for (const viewer of viewers) {
      // A viewer who signs off here could make no later call; the sessions of others are still
      // checked.
      if (name === 'signOff' && viewer.own.caseId !== undefined) continue
      const answer = await send(viewer, operation, knowing(viewer, operation), 5)
      const text = JSON.stringify(answer)
      expect([
        viewer.who,
        answer.status === 500 || text.includes('request.unexpected'),
        text,
      ]).toEqual([viewer.who, false, text])
      for (const canary of canaries)
        expect([viewer.who, canary, text.includes(canary)]).toEqual([viewer.who, canary, false])
    }
    expect(await readEverything(victims)).toBe(before)
  },
)

/** Steps of a course order need their place; the tests in features/courses/server cover them. */
const inItsPlace =
  /^(place|register|update(Primary|CoDebtor|Verified|Accepted|Shown)|incrementOrder)/

test.each(
  withIds
    .filter((operation) => !inItsPlace.test(getName(operation)))
    .map((operation) => [getName(operation), operation] as const),
)('%s works with own IDs, so that the refusals above are meaningful', async (_, operation) => {
  const denise = viewers.find(({ who }) => who === "another firm's client")!
  await sql`update participant set deactivated_at = null`.execute(app.deps.database.db)
  const answer = await send(
    denise,
    operation,
    onlyIds(operation, (path) => denise.own[getFeature(operation, path)] ?? absent),
  )
  expect(answer.errors).toBeUndefined()
  expect(JSON.stringify(answer.data)).not.toContain('"success":false')
})
