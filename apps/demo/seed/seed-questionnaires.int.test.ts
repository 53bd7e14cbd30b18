import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { seedQuestionnaires } from './seed-questionnaires.ts'

const app = openTestApp()

beforeAll(async () => {
  await seedQuestionnaires(app.deps, app.demoData)
})

test('Rosa has completed one section and started two', async () => {
  const { of, sections, agreed } = await seen('rosa', app.demoData.cases.rosa)
  expect([
    of('gettingStarted')?.sectionStatus,
    of('personalInformation')?.sectionStatus,
    of('vehicles')?.sectionStatus,
    agreed,
  ]).toEqual([3, 2, 2, true])
  expect(of('personalInformation')?.sectionCardSummary).toMatch(/^3 of \d+ answered$/)
  expect(sections.filter(({ sectionStatus }) => sectionStatus === 1)).toHaveLength(
    sections.length - 3,
  )
})

test('the Whitfields submitted their questionnaire, and the section about cars was sent back with a comment', async () => {
  const { of, sections } = await seen('elena', app.demoData.cases.whitfield)
  expect(of('vehicles')).toMatchObject({
    sectionStatus: 5,
    isRejected: true,
    comments: expect.stringMatching(/^Comment: You told us/),
  })
  expect(
    new Set(
      sections
        .filter(({ sectionSystemName }) => sectionSystemName !== 'vehicles')
        .map(({ sectionStatus }) => sectionStatus),
    ),
  ).toEqual(new Set([4]))
})

test('Amir submitted his questionnaire at one firm and has not started it at the other; the other clients have none', async () => {
  const [northgate, hollis, denise] = [
    await seen('amir', app.demoData.cases.amirNorthgate),
    await seen('amir', app.demoData.cases.amirHollis),
    await seen('denise', app.demoData.cases.denise),
  ]
  expect(
    [northgate, hollis].map(({ sections }) => [
      ...new Set(sections.map(({ sectionStatus }) => sectionStatus)),
    ]),
  ).toEqual([[4], [1]])
  expect([northgate.agreed, hollis.agreed, denise.sections]).toEqual([true, false, []])
})

test('the seed leaves no unread notifications', async () => {
  const { rows } = await sql`select 1 from notification union all select 1 from notice_due`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([])
})

test('the answers of the Whitfields and Amir are consistent, except for numbers that they do not have', async () => {
  const { cases } = app.demoData
  const { db } = app.deps.database
  // Warnings appear only for answers that can be changed.
  await sql`update questionnaire_section set status = 5 where status = 4`.execute(db)
  onTestFinished(async () => {
    await sql`update questionnaire_section set status = 4 where status = 5 and not is_rejected`.execute(
      db,
    )
  })
  const readWarnings = async (person: 'elena' | 'amir', caseId: string) => {
    const browser = app.browser()
    browser.tokens = await app.readTokens(app.demoData.accounts[person])
    const { data } = await browser.graph(
      'query ($id: ID!) { questionnaireReview(caseId: $id) { warnings { questionName } } }',
      { id: caseId },
    )
    return data.questionnaireReview.warnings as ReadonlyArray<{ readonly questionName: string }>
  }
  const names = [
    await readWarnings('elena', cases.whitfield),
    await readWarnings('amir', cases.amirNorthgate),
  ].map((warnings) => warnings.map(({ questionName }) => questionName))
  expect(names).toEqual([['Social Security Numbers'], ['Social Security Numbers']])
})

async function seen(person: 'rosa' | 'marcus' | 'elena' | 'amir' | 'denise', caseId: string) {
  const browser = app.browser()
  browser.tokens = await app.readTokens(app.demoData.accounts[person])
  const { data } = await browser.graph(
    'query ($id: ID!) { caseQuestionnaireSections(caseId: $id) { sectionSystemName sectionStatus isRejected comments sectionCardSummary } cases { get { id questionnaireShownTermsAndConditionsFlag } } }',
    { id: caseId },
  )
  const sections = data.caseQuestionnaireSections as ReadonlyArray<{
    readonly sectionSystemName: string
    readonly sectionStatus: number
    readonly isRejected: boolean
    readonly comments: string | null
    readonly sectionCardSummary: string
  }>
  const { questionnaireShownTermsAndConditionsFlag: agreed } = data.cases.get.find(
    ({ id }: { readonly id: string }) => id === caseId,
  )
  return {
    sections,
    agreed: agreed as boolean,
    of: (name: string) => sections.find(({ sectionSystemName }) => sectionSystemName === name),
  }
}
