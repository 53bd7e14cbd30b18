// spec: questionnaire#may-submit, questionnaire#submit, questionnaire#submit-again
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { sendBackSection } from '../firm/send-back-section.ts'
import { readBell, place, readSectionId, sectionsSeen, show } from '../test-questionnaires.ts'

const submit = operation`submitQuestionnaire(request: { caseId: $caseId }) { success error }`
const save = operation`saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId,
  questionKey: "languageNeeds", data: $data, questionCompleteFlag: true) { success error
  sectionStatus revision }`

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)

beforeAll(() => show(app, caseId))
beforeEach(async () => {
  await app.empty('questionnaire_submission', 'notification')
  await place(app, caseId, 'all', 3)
})
const well = { success: true, error: null }
const refused = {
  success: false,
  error: 'Your questionnaire could not be submitted at this time. Please try again later.',
}

test('either spouse can submit complete sections for both, and the other spouse and the attorney are notified', async () => {
  const since = app.clock.now()
  const before = await mails()
  expect(await hand(elena)).toEqual(well)
  expect(await statuses()).toEqual(new Set([4]))
  expect(await submissions()).toEqual([
    {
      by: app.demoData.accounts.elena,
      version: app.deps.contents.newest.version,
      revisions: {},
      hash: expect.anything(),
    },
  ])
  expect(await readBell(app, app.demoData.accounts.marcus)).toEqual([
    { type: 'questionnaire', says: 'Elena submitted your questionnaire to your attorney.' },
  ])
  expect(await readBell(app, app.demoData.accounts.elena)).toEqual([])
  expect(await mails()).toBe(before + 1)
  expect(await app.lastMessage('dana.reyes@hollisreyes.example')).toMatchObject({
    subject: 'A questionnaire was submitted',
    body: expect.stringContaining('Marcus Whitfield and Elena Whitfield'),
  })
  const { rows } = await sql<{
    event: string
  }>`select event from audit where event = 'questionnaire.submitted' and account_id = ${app.demoData.accounts.elena} and at >= ${since}`.execute(
    app.deps.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('the case home shows the submission until a section is sent back', async () => {
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
  await place(app, caseId, ['vehicles'], 5)
  expect(await seen()).toEqual({
    ...submitted,
    questionnaireSectionsSentBack: 1,
    questionnaireSubmittedFlag: false,
  })
  await place(app, caseId, ['vehicles'], 6)
  expect(await seen()).toEqual(submitted)
})

test('submitting again after a success succeeds and does nothing', async () => {
  await hand(marcus)
  const before = await mails()
  expect(await hand(marcus)).toEqual(well)
  expect(await hand(elena)).toEqual(well)
  expect([
    (await submissions()).length,
    (await readBell(app, app.demoData.accounts.elena)).length,
    await mails(),
  ]).toEqual([1, 1, before])
})

test('several submissions at the same moment make one submission', async () => {
  expect(await Promise.all([hand(marcus), hand(elena), hand(marcus), hand(elena)])).toEqual([
    well,
    well,
    well,
    well,
  ])
  expect(await submissions()).toHaveLength(1)
})

test.each([1, 2, 5] as const)(
  'if one section has status %i, the whole submission is refused',
  async (status) => {
    await place(app, caseId, ['vehicles'], status, status === 5)
    expect(await hand(marcus)).toEqual(refused)
    expect(await statuses()).toEqual(new Set([3, status]))
    expect([await submissions(), await readBell(app, app.demoData.accounts.elena)]).toEqual([
      [],
      [],
    ])
  },
)

test('a hidden section does not prevent a submission and keeps its status', async () => {
  await place(app, caseId, ['vehicles'], 2)
  await app.deps.database.transact((tx) =>
    hideQuestionnaire(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      section: 'vehicles',
    }),
  )
  expect(await hand(marcus)).toEqual(well)
  const { rows } = await sql<{
    status: number
  }>`select status from questionnaire_section where id = ${await readSectionId(app, caseId, 'vehicles')}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ status: 2 }])
  await sql`update questionnaire_section set is_displayed = true where case_id = ${caseId}`.execute(
    app.deps.database.db,
  )
})

test('a rejected section is submitted again once it is complete, and an imported section stays imported', async () => {
  await hand(marcus)
  await app.deps.database.transact((tx) =>
    sendBackSection(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      section: 'vehicles',
      comment: 'The truck is missing.',
    }),
  )
  await place(app, caseId, ['householdItems'], 6)
  expect(await hand(marcus)).toEqual(refused)
  await place(app, caseId, ['vehicles'], 3, true)
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

test('a submission records the revision of every answer', async () => {
  const sectionId = await readSectionId(app, caseId, 'gettingStarted')
  await place(app, caseId, ['gettingStarted'], 2)
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
  await place(app, caseId, ['gettingStarted'], 3)
  expect(await hand(marcus)).toEqual(well)
  const [first] = await submissions()
  expect(first?.revisions).toEqual({ languageNeeds: 2 })
  expect(
    (await marcus.graph(save, { caseId, sectionId, data })).data.saveQuestionnaireSectionData,
  ).toMatchObject({ success: false, sectionStatus: 4 })
  expect((await submissions())[0]?.hash).toEqual(first?.hash)
})

const absent = { success: false, error: 'This case could not be found.' }

test('clients of another case or of a hidden questionnaire get the response of an absent case', async () => {
  const denise = app.browser()
  await denise.signIn('denise.carter@example.com')
  expect(await hand(denise)).toEqual(absent)
  expect(await hand(denise, app.demoData.cases.denise)).toEqual(absent)
  await app.deps.database.transact((tx) =>
    hideQuestionnaire(app.deps, tx, { caseId, firmId: app.demoData.firms.hollis }),
  )
  expect(await hand(marcus)).toEqual(absent)
  await show(app, caseId)
  expect(await statuses()).toEqual(new Set([3]))
})

const hand = async (browser: Browser, id = caseId) => {
  const { data, errors } = await browser.graph(submit, { caseId: id })
  return errors ? errors.map(({ message }) => message) : (data.submitQuestionnaire as unknown)
}
const statuses = async () =>
  new Set((await sectionsSeen(marcus, caseId)).map(({ sectionStatus }) => sectionStatus))
const submissions = async () =>
  await app.rows(sql<{
    by: string
    version: number
    revisions: Record<string, number>
    hash: Uint8Array
  }>`
  select account_id as by, version, revisions, hash from questionnaire_submission where case_id = ${caseId} order by submitted_at`)
const mails = () => app.countMessages('dana.reyes@hollisreyes.example')
