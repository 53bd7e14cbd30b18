// spec: questionnaire#shape-change, questionnaire#reopen
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import type { UiTransformedModel } from '../rules/content/model.ts'
import { place, readSectionId, sectionsSeen, show } from './test-questionnaires.ts'

const app = openTestApp()
let rosa: Browser
let caseId: string

beforeAll(async () => {
  rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  caseId = app.demoData.cases.rosa
  await show(app, caseId)
})

const readStatus = async (systemName: string) =>
  (await sectionsSeen(rosa, caseId)).find(
    ({ sectionSystemName }) => sectionSystemName === systemName,
  )?.sectionStatus
const addSpouse = () =>
  sql`insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone, contact_type)
  select ${app.deps.ids.rowId()}, firm_id, case_id, 2, 'Luis', 'Delgado', 'luis@example.com', '2125550199', 1 from participant where case_id = ${caseId} and debtor = 1`.execute(
    app.deps.database.db,
  )
const removeSpouse = () =>
  sql`delete from participant where case_id = ${caseId} and debtor = 2`.execute(
    app.deps.database.db,
  )

// A read stores the questions that the case has without a spouse.
beforeEach(() => readStatus('vehicles'))
afterEach(removeSpouse)

const noCar = {
  operatedCount: 0,
  usePublicTransit: 'no',
  driveOthersVehicle: 'no',
  onTitleForOther: 'no',
}

/** Saves all answers of a section, so that only a change of the case can reopen it. */
async function submitAnswer(): Promise<void> {
  await place(app, caseId, ['vehicles'], 2)
  const sectionId = await readSectionId(app, caseId, 'vehicles')
  const model = JSON.parse(
    (await rosa.get(`/api/cases/${caseId}/${sectionId}/uiTransformedModel`)).body.toString(),
  ) as UiTransformedModel
  const questions = (
    'Groups' in model ? model.Groups.flatMap((group) => group.Questions) : model.Questions
  ).filter(({ IsDisabled }) => !IsDisabled)
  for (const { Value } of questions) {
    const { data } = await rosa.graph(
      `mutation ($caseId: ID!, $sectionId: ID!, $questionKey: String!, $data: String!) {
      saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $questionKey, data: $data, questionCompleteFlag: true) { success questionCompleteFlag error }
    }`,
      {
        caseId,
        sectionId,
        questionKey: Value,
        data: JSON.stringify(Value === 'vehicleUse' ? noCar : { has: 'no' }),
      },
    )
    expect([Value, data.saveQuestionnaireSectionData]).toEqual([
      Value,
      { success: true, questionCompleteFlag: true, error: null },
    ])
  }
  const { data } = await rosa.graph(
    'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }',
    { request: { caseId, sectionId } },
  )
  expect(data.completeQuestionnaireSection).toEqual({ success: true, error: null })
}

test('a complete section stays complete if its questions stay the same, and reopens if it gets new questions', async () => {
  await submitAnswer()
  await place(app, caseId, ['personalInformation'], 3)
  await addSpouse()
  expect([await readStatus('vehicles'), await readStatus('personalInformation')]).toEqual([3, 2])
  await removeSpouse()
  expect(await readStatus('vehicles')).toBe(3)
})

test('a rejected section reopens as Rejected, and a submitted or unstarted one keeps its status', async () => {
  await place(app, caseId, ['personalInformation'], 3, true)
  await place(app, caseId, ['householdItems'], 4)
  await place(app, caseId, ['gettingStarted'], 6)
  await place(app, caseId, ['homesAndLand'], 1)
  await addSpouse()
  expect(
    await Promise.all(
      ['personalInformation', 'householdItems', 'gettingStarted', 'homesAndLand'].map(readStatus),
    ),
  ).toEqual([5, 4, 6, 1])
})

test('notifies the firm once of questions that open in a read-only section', async () => {
  const mails = () => app.countMessages('dana.reyes@hollisreyes.example')
  await place(app, caseId, 'all', 4)
  await readStatus('vehicles')
  const before = await mails()
  await addSpouse()
  expect(
    await Promise.all(['personalInformation', 'vehicles', 'personalInformation'].map(readStatus)),
  ).toEqual([4, 4, 4])
  expect(await mails()).toBe(before + 1)
  expect(await app.lastMessage('dana.reyes@hollisreyes.example')).toMatchObject({
    subject: 'Submitted sections now have unanswered questions',
    body: expect.stringMatching(
      /^The case of Rosa Delgado and Luis Delgado .*cannot be changed there: Personal Information\b/,
    ),
  })
  await removeSpouse()
  expect([await readStatus('personalInformation'), await mails()]).toEqual([4, before + 1])
})

test('the dashboard shows the new states, and concurrent requests recalculate them once', async () => {
  await place(app, caseId, 'all', 1)
  await place(app, caseId, ['personalInformation'], 3)
  const done = async () =>
    (await rosa.graph('{ cases { get(active: true) { questionnaireSectionsDone } } }')).data.cases
      .get[0].questionnaireSectionsDone as number
  await done()
  await addSpouse()
  const answers = await Promise.all([
    done(),
    done(),
    readStatus('personalInformation'),
    done(),
    readStatus('personalInformation'),
  ])
  expect(answers).toEqual([0, 0, 2, 0, 2])
  const { rows } = await sql<{
    shape: string
  }>`select shape from questionnaire where case_id = ${caseId}`.execute(app.deps.database.db)
  expect(rows).toEqual([{ shape: `${app.deps.contents.newest.version}|joint|7` }])
})
