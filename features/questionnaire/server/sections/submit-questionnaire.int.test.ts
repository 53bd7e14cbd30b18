// Handing in the questionnaire: when it works, what it leaves behind, whom it tells, and that a lost answer may be asked for again (seeds/003, sections 4 and 8; decisions, questionnaire B3).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { hideQuestionnaire } from '../hide-questionnaire.ts'
import { sendBackSection } from '../send-back-section.ts'
import { bellOf, place, sectionIdOf, sectionsSeen, show } from '../test-questionnaires.ts'

const submit =
  'mutation ($caseId: ID!) { submitQuestionnaire(request: { caseId: $caseId }) { success error } }'
const save = `mutation ($caseId: ID!, $sectionId: ID!, $data: String!) {
  saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: "languageNeeds", data: $data, questionCompleteFlag: true) { success error sectionStatus revision }
}`

let house: TestHouse
let marcus: Browser
let elena: Browser
let caseId: string

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser()
  elena = house.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  caseId = house.cast.cases.whitfield
  await show(house, caseId)
})
afterAll(() => house.close())
beforeEach(async () => {
  const { db } = house.world.database
  await sql`delete from questionnaire_submission`.execute(db)
  await sql`delete from notification`.execute(db)
  await place(house, caseId, 'all', 3)
})

const hand = async (browser: Browser, id = caseId) => {
  const { data, errors } = await browser.graph(submit, { caseId: id })
  return errors ? errors.map(({ message }) => message) : (data.submitQuestionnaire as unknown)
}
const well = { success: true, error: null }
const refused = {
  success: false,
  error: 'Your questionnaire could not be submitted at this time. Please try again later.',
}
const statuses = async () =>
  new Set((await sectionsSeen(marcus, caseId)).map(({ sectionStatus }) => sectionStatus))
const submissions = async () =>
  (
    await sql<{ by: string; version: number; revisions: Record<string, number>; hash: Uint8Array }>`
  select account_id as by, version, revisions, hash from questionnaire_submission where case_id = ${caseId} order by submitted_at`.execute(
      house.world.database.db,
    )
  ).rows
const mails = () => house.countMessages('dana.reyes@hollisreyes.example')

test('when every section is complete, either spouse hands in for both; the other one and the attorney are told', async () => {
  const before = await mails()
  expect(await hand(elena)).toEqual(well)
  expect(await statuses()).toEqual(new Set([4]))
  expect(await submissions()).toEqual([
    {
      by: house.cast.accounts.elena,
      version: house.world.contents.newest.version,
      revisions: {},
      hash: expect.anything(),
    },
  ])
  expect(await bellOf(house, house.cast.accounts.marcus)).toEqual([
    { type: 'questionnaire', says: 'Elena submitted your questionnaire to your attorney.' },
  ])
  expect(await bellOf(house, house.cast.accounts.elena)).toEqual([])
  expect(await mails()).toBe(before + 1)
  expect(await house.lastMessage('dana.reyes@hollisreyes.example')).toMatchObject({
    subject: 'A questionnaire was submitted',
    body: expect.stringContaining('Marcus Whitfield and Elena Whitfield'),
  })
  const { rows } = await sql<{
    event: string
  }>`select event from audit where event = 'questionnaire.submitted' and account_id = ${house.cast.accounts.elena}`.execute(
    house.world.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('the case home learns that it was submitted, until a section comes back', async () => {
  const seen = async () => {
    const fields =
      'id questionnaireSectionsSentBack questionnaireSubmittedFlag questionnaireSubmittedTime'
    const { data } = await elena.graph(`{ cases { get(active: true) { ${fields} } } }`)
    const { id: _, ...known } = data.cases.get.find(
      ({ id }: { readonly id: string }) => id === caseId,
    )
    return known
  }
  const open = {
    questionnaireSectionsSentBack: 0,
    questionnaireSubmittedFlag: false,
    questionnaireSubmittedTime: null,
  }
  expect(await seen()).toEqual(open)
  await hand(marcus)
  const submitted = {
    ...open,
    questionnaireSubmittedFlag: true,
    questionnaireSubmittedTime: expect.stringMatching(/^\d{4}-.*Z$/),
  }
  expect(await seen()).toEqual(submitted)
  await place(house, caseId, ['vehicles'], 5)
  expect(await seen()).toEqual({
    ...submitted,
    questionnaireSectionsSentBack: 1,
    questionnaireSubmittedFlag: false,
  })
  await place(house, caseId, ['vehicles'], 6)
  expect(await seen()).toEqual(submitted)
})

test('asked again after it worked it works again, and does nothing', async () => {
  await hand(marcus)
  const before = await mails()
  expect(await hand(marcus)).toEqual(well)
  expect(await hand(elena)).toEqual(well)
  expect([
    (await submissions()).length,
    (await bellOf(house, house.cast.accounts.elena)).length,
    await mails(),
  ]).toEqual([1, 1, before])
})

test('both at the same moment is once', async () => {
  expect(await Promise.all([hand(marcus), hand(elena), hand(marcus), hand(elena)])).toEqual([
    well,
    well,
    well,
    well,
  ])
  expect(await submissions()).toHaveLength(1)
})

test.each([1, 2, 5] as const)('one section in %i is enough to refuse all', async (status) => {
  await place(house, caseId, ['vehicles'], status, status === 5)
  expect(await hand(marcus)).toEqual(refused)
  expect(await statuses()).toEqual(new Set([3, status]))
  expect([await submissions(), await bellOf(house, house.cast.accounts.elena)]).toEqual([[], []])
})

test('a section that is not listed counts for nothing and stays as it is', async () => {
  await place(house, caseId, ['vehicles'], 2)
  await house.world.database.transact((tx) =>
    hideQuestionnaire(house.world, tx, { caseId, section: 'vehicles' }),
  )
  expect(await hand(marcus)).toEqual(well)
  const { rows } = await sql<{
    status: number
  }>`select status from questionnaire_section where id = ${await sectionIdOf(house, caseId, 'vehicles')}`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ status: 2 }])
  await sql`update questionnaire_section set is_displayed = true where case_id = ${caseId}`.execute(
    house.world.database.db,
  )
})

test('what was sent back goes in again once it is complete; what was imported meanwhile stays imported', async () => {
  await hand(marcus)
  await house.world.database.transact((tx) =>
    sendBackSection(house.world, tx, {
      caseId,
      section: 'vehicles',
      comment: 'The truck is missing.',
    }),
  )
  await place(house, caseId, ['householdItems'], 6)
  expect(await hand(marcus)).toEqual(refused)
  await place(house, caseId, ['vehicles'], 3, true)
  expect(await hand(marcus)).toEqual(well)
  const after = await sectionsSeen(marcus, caseId)
  expect(after.find(({ sectionSystemName }) => sectionSystemName === 'vehicles')).toMatchObject({
    sectionStatus: 4,
    isRejected: false,
    comments: 'Comment: The truck is missing.',
  })
  expect(
    after.find(({ sectionSystemName }) => sectionSystemName === 'householdItems'),
  ).toMatchObject({ sectionStatus: 6 })
  expect(await submissions()).toHaveLength(2)
})

test('which answers were handed in is kept, by their revisions', async () => {
  const sectionId = await sectionIdOf(house, caseId, 'gettingStarted')
  await place(house, caseId, ['gettingStarted'], 2)
  const data = JSON.stringify({ preferredLanguage: 'en', needsInterpreter: 'no' })
  await marcus.graph(save, { caseId, sectionId, data })
  expect(
    (
      await elena.graph(save, {
        caseId,
        sectionId,
        data: JSON.stringify({ preferredLanguage: 'es', needsInterpreter: 'no' }),
      })
    ).data.saveQuestionnaireSectionData,
  ).toMatchObject({ success: true, revision: 2 })
  await place(house, caseId, ['gettingStarted'], 3)
  expect(await hand(marcus)).toEqual(well)
  const [first] = await submissions()
  expect(first?.revisions).toEqual({ languageNeeds: 2 })
  expect(
    (await marcus.graph(save, { caseId, sectionId, data })).data.saveQuestionnaireSectionData,
  ).toMatchObject({ success: false, sectionStatus: 4 })
  expect((await submissions())[0]?.hash).toEqual(first?.hash)
})

const absent = { success: false, error: 'This case could not be found.' }

test('to everybody else the case is absent, and to its own people while the questionnaire is hidden', async () => {
  const denise = house.browser()
  await denise.signIn('denise.carter@example.com')
  expect(await hand(denise)).toEqual(absent)
  expect(await hand(denise, house.cast.cases.denise)).toEqual(absent)
  await house.world.database.transact((tx) => hideQuestionnaire(house.world, tx, { caseId }))
  expect(await hand(marcus)).toEqual(absent)
  await show(house, caseId)
  expect(await statuses()).toEqual(new Set([3]))
})
