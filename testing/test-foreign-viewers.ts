import { sql } from 'kysely'
import { expect } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { placedCourse } from '#features/courses/server/taking/test-taking.ts'
import { openPreview } from '#features/preview/server/test-preview.ts'
import { place, readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import { createPerson } from '#features/staff/server/test-staff.ts'
import type { Browser, TestApp } from './test-app.ts'
import { inviteClient, signUpUntil } from './test-sign-up.ts'
import { readCategory, pdf, mustUpload } from './test-uploads.ts'

export type Feature =
  | 'caseId'
  | 'categoryId'
  | 'documentId'
  | 'sectionId'
  | 'orderId'
  | 'itemId'
  | 'notificationId'
  | 'accountId'
type Ids = Readonly<Record<Feature, string>>

export interface Viewer {
  readonly who: string
  readonly browser: Browser
  /** IDs of the viewer's own data, where it exists. */
  readonly own: Partial<Ids>
  /** IDs of other people. */
  readonly foreign: Ids
}

/** Signs in viewers with different rights and creates data for them. */
export async function openViewers(app: TestApp): Promise<readonly Viewer[]> {
  const browserHere = () => app.browser('127.0.0.1')
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
  // The only client of the other firm has an ended case, which takes nothing.
  await sql`update legal_case set status = 'Filed' where id = ${matters.denise}`.execute(
    app.deps.database.db,
  )
  await sql`
    update participant
    set outcome = null, ended_on = null, ended_at = null
    where case_id = ${matters.denise}`.execute(app.deps.database.db)
  const ofRosa = await idsOfPerson(
    app,
    'Canary',
    rosa,
    matters.rosa,
    accounts.rosa,
    'taxes.federal-latest',
  )
  const ofDenise = await idsOfPerson(
    app,
    'Own',
    denise,
    matters.denise,
    accounts.denise,
    'taxes.federal-latest',
  )
  const ofMarcus = await idsOfPerson(
    app,
    'Canary',
    marcus,
    matters.whitfield,
    accounts.marcus,
    'identity.photo-id',
    1,
  )
  const ofElena = await idsOfPerson(
    app,
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
  const viewers: readonly Viewer[] = [
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
    {
      who: 'a preview of the spouse',
      browser: await openPreview(app, await createPerson(app), accounts.elena, browserHere()),
      own: ofElena,
      foreign: { ...ofMarcus, caseId: ofRosa.caseId, sectionId: ofRosa.sectionId },
    },
  ]
  await app.clock.moveBy(60_000)
  return viewers
}

/** Creates data of a person and returns the IDs. All texts contain `mark`. */
async function idsOfPerson(
  app: TestApp,
  mark: string,
  browser: Browser,
  caseId: string,
  accountId: string,
  category: string,
  debtor?: 1 | 2,
): Promise<Ids> {
  const { orderId, itemId } = await readCourse(app, mark, caseId, debtor)
  const categoryId = await readCategory(app, caseId, category, debtor)
  const notificationId = app.deps.ids.rowId()
  const documentId = await mustUpload(browser, { caseId, categoryId }, `${mark} paper.pdf`, pdf())
  const sectionId = await readQuestionnaire(app, mark, browser, caseId)
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

/** Orders the first course for one debtor. */
async function readCourse(app: TestApp, mark: string, caseId: string, debtor: 1 | 2 = 1) {
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
 * Prepares a section that is complete except for unknown answers, with an answer and a comment. In
 * a joint case, the section is for both debtors.
 */
async function readQuestionnaire(
  app: TestApp,
  mark: string,
  browser: Browser,
  caseId: string,
): Promise<string> {
  const { db } = app.deps.database
  const { rows } = await sql`select 1 from questionnaire where case_id = ${caseId}`.execute(db)
  const sectionId =
    rows.length === 0
      ? await showFirstSection(app, caseId)
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

async function showFirstSection(app: TestApp, caseId: string): Promise<string> {
  await show(app, caseId)
  await sql`update questionnaire_section set is_displayed = system_name = 'gettingStarted' where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
  return readSectionId(app, caseId, 'gettingStarted')
}

/** One hash over all data of these people and their cases. */
export async function readEverything(app: TestApp, accounts: readonly string[]): Promise<string> {
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
