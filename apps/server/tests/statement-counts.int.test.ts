import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoData } from '#apps/demo/seed/demo-data.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { createCategories } from '#features/documents/server/checklist/create-categories.ts'
import { place, readSectionId, show } from '#features/questionnaire/server/test-questionnaires.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { reportStatements } from '#testing/test-statements.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { screens } from './test-screens.ts'

const app = openTestApp()
let amir: Browser
let variables: {
  readonly caseId: string
  readonly categoryId: string
  readonly folderId: string
  readonly documentId: string
  readonly sectionId: string
  readonly budgetId: string
  readonly feesId: string
}
let statements: string[] = []

beforeAll(async () => {
  amir = app.browser()
  await amir.signIn('amir.rahimi@example.com')
  const caseId = app.demoData.cases.amirHollis
  const categoryId = await readCategory(app, caseId, 'taxes.federal-latest')
  await show(app, caseId)
  variables = {
    sectionId: await readSectionId(app, caseId, 'vehicles'),
    budgetId: await readSectionId(app, caseId, 'monthlyExpenses'),
    feesId: await readSectionId(app, caseId, 'feesCoursesReview'),
    caseId,
    categoryId,
    folderId: await readCategory(app, caseId, 'taxes'),
    documentId: await mustUpload(amir, { caseId, categoryId }, 'a.pdf', pdf()),
  }
  await sql`update document set decided_at = portal_now()`.execute(app.deps.database.db)
  await sql`update legal_case set client_code = 'TEST'`.execute(app.deps.database.db)
  await reportStatements(app, (statement) => statements.push(statement))
})

/** Without those of the session. */
const maxStatements = 12

test('screens need few statements, and no more with 25 cases, 300 documents, 300 comments and 300 notifications', async () => {
  const few = await readCounts()
  expect(few.filter(({ count }) => count === 0 || count > maxStatements)).toEqual([])
  const { deps } = app
  const [first] = demoData.people
  await deps.database.transact(async (tx) => {
    const creating = {
      ...deps,
      caseCreated: (inner: typeof tx, legalCase: Parameters<typeof createCategories>[2]) =>
        createCategories(deps, inner, legalCase),
    }
    for (let index = 0; index < 25; index += 1) {
      const created = await createCase(creating, tx, {
        firmId: app.demoData.firms.hollis,
        chapter: 7,
        debtor1: { ...first, contactType: 1 },
      })
      await joinCase(deps, tx, created.participants[0], app.demoData.accounts.amir)
      await sql`update legal_case set client_code = 'TEST' where id = ${created.id}`.execute(tx)
    }
    await sql`insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key, decided_at)
      select gen_random_uuid(), firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, 'Rejected', scan_state, sealed_key, portal_now()
      from document, generate_series(1, 300) where id = ${variables.documentId}`.execute(tx)
    await sql`insert into document_comment (id, firm_id, document_id, staff_id, comment)
      select gen_random_uuid(), d.firm_id, d.id, c.attorney_id, 'A word' from document d join legal_case c on c.id = d.case_id`.execute(
      tx,
    )
    await sql`insert into notification (id, firm_id, account_id, case_id, type, description)
      select gen_random_uuid(), firm_id, ${app.demoData.accounts.amir}, id, 'document', 'News' from legal_case, generate_series(1, 300) where id = ${variables.caseId}`.execute(
      tx,
    )
  })
  await sql`insert into questionnaire (case_id, firm_id, shape) select id, firm_id, '1|single|7' from legal_case on conflict do nothing`.execute(
    deps.database.db,
  )
  for (const question of ['leasedVehicles', 'recreational', 'ownedVehicles']) {
    await amir.graph(
      'mutation ($caseId: ID!, $sectionId: ID!, $question: String!) { saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $question, data: "{}", questionCompleteFlag: false) { success } }',
      { ...variables, question },
    )
  }
  await place(app, variables.caseId, ['vehicles'], 2)
  expect((await amir.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toHaveLength(
    27,
  )
  const many = await readCounts()
  const more = many.filter(({ count }, index) => count > (few[index]?.count ?? 0))
  expect(more).toEqual([])
})

test('a poll of the unread count needs no statement while nothing changes', async () => {
  const poll = () =>
    amir.graph('{ notifications { unreadCount newestTime } }', {}, { 'x-activity': 'background' })
  const first = (await poll()).data.notifications.unreadCount
  statements = []
  for (let index = 0; index < 20; index += 1)
    expect((await poll()).data.notifications.unreadCount).toBe(first)
  expect(statements).toEqual([])
})

interface StatementCount {
  readonly name: string
  readonly count: number
}

async function readCounts(): Promise<readonly StatementCount[]> {
  const counts: StatementCount[] = []
  for (const [name, query] of screens) {
    const named = Object.fromEntries(
      Object.entries(variables).filter(([key]) => query.includes(`$${key}:`)),
    )
    // Runs the query once before counting, so that loading the session and compiling the document
    // are not counted.
    await amir.graph(query, named)
    statements = []
    const answer = await amir.graph(query, named)
    expect(answer.errors).toBeUndefined()
    counts.push({ name, count: statements.length })
  }
  return counts
}
