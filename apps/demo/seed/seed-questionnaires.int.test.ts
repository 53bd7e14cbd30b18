// The cast's questionnaires come through the product's own use cases, and stand in every state there is.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { sendBackSection } from '#features/questionnaire/server/send-back-section.ts'
import { seedQuestionnaires } from './seed-questionnaires.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
  await seedQuestionnaires(house.world, house.cast)
}, 60_000)
afterAll(() => house.close())

async function seen(person: 'rosa' | 'marcus' | 'elena' | 'amir' | 'denise', caseId: string) {
  const browser = house.browser()
  browser.tokens = await house.tokensOf(house.cast.accounts[person])
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

test('Rosa’s is half filled: one section whole, two begun, the rest ahead', async () => {
  const { of, sections, agreed } = await seen('rosa', house.cast.cases.rosa)
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

test('the Whitfields’ was submitted, and their cars came back with a comment', async () => {
  const { of, sections } = await seen('elena', house.cast.cases.whitfield)
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

test('Amir’s at one firm was submitted, at the other it is not begun; nobody else has one', async () => {
  const [northgate, hollis, denise] = [
    await seen('amir', house.cast.cases.amirNorthgate),
    await seen('amir', house.cast.cases.amirHollis),
    await seen('denise', house.cast.cases.denise),
  ]
  expect(
    [northgate, hollis].map(({ sections }) => [
      ...new Set(sections.map(({ sectionStatus }) => sectionStatus)),
    ]),
  ).toEqual([[4], [1]])
  expect([northgate.agreed, hollis.agreed, denise.sections]).toEqual([true, false, []])
})

test('nobody has news of it', async () => {
  const { rows } = await sql`select 1 from notification union all select 1 from notice_due`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([])
})

test('what the Whitfields and Amir tell fits together, but for numbers that nobody has', async () => {
  const {
    world,
    cast: { cases },
  } = house
  const warningsOf = async (person: 'elena' | 'amir', caseId: string) => {
    const { sections } = await seen(person, caseId)
    // Only what can be changed is warned of.
    await world.database.transact(async (tx) => {
      for (const { sectionSystemName: section } of sections.filter(
        ({ sectionStatus }) => sectionStatus === 4,
      ))
        await sendBackSection(world, tx, { caseId, section, comment: 'Please look again.' })
    })
    const browser = house.browser()
    browser.tokens = await house.tokensOf(house.cast.accounts[person])
    const { data } = await browser.graph(
      'query ($id: ID!) { questionnaireReview(caseId: $id) { warnings { questionName } } }',
      { id: caseId },
    )
    return data.questionnaireReview.warnings as ReadonlyArray<{ readonly questionName: string }>
  }
  const names = [
    await warningsOf('elena', cases.whitfield),
    await warningsOf('amir', cases.amirNorthgate),
  ].map((warnings) => warnings.map(({ questionName }) => questionName))
  expect(names).toEqual([['Social Security Numbers'], ['Social Security Numbers']])
})
