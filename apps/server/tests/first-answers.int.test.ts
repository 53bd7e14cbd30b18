// spec: questionnaire#prefill, questionnaire#copied-answers
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  coupleWithCase,
  placedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import type {
  JsonObject,
  ModelQuestion,
  UiTransformedModel,
} from '#features/questionnaire/rules/content/model.ts'
import { place } from '#features/questionnaire/server/test-questionnaires.ts'
import { savesIn } from '#features/questionnaire/server/save/test-saves.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'

const app = openTestApp()
let couple: TakersOfCase
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  couple = await coupleWithCase(app)
  saves = await savesIn(app, couple.caseId)
})
beforeEach(() => saves.forget())

const rental: JsonObject = { kind: 'rent', monthlyCost: 950 }
const homeCosts = { section: 'monthlyExpenses', key: 'homeExpenses' }

test('fills in an answer of another section, and shows the name of its question in the reader’s language, until the question is answered', async () => {
  const { browser } = couple.debtor1
  expect((await seen(browser, homeCosts.section, homeCosts.key)).UnitForm.Data).toEqual({})
  await saves.save(browser, {
    section: 'homesAndLand',
    key: 'housingSituation',
    data: rental,
    flag: true,
  })
  for (const [reader, language, name] of [
    [browser, 'en', 'Your Housing'],
    [couple.debtor2.browser, 'es', 'Su vivienda'],
  ] as const) {
    const { UnitForm } = await seen(reader, homeCosts.section, homeCosts.key, language)
    expect(UnitForm).toMatchObject({ Data: { rentMortgage: 950 }, QuestionCompleteFlag: false })
    expect(UnitForm.UISchema['rentMortgage']).toMatchObject({
      'ui:widget': 'currency',
      'ui:options': { prefilledFrom: 'answers', prefilledQuestions: [name] },
    })
  }
  // An answer that was filled in is not stored until the client continues with it.
  expect(await saves.read(browser, homeCosts.section, homeCosts.key)).toBeUndefined()
  await saves.save(browser, { ...homeCosts, data: { hoaDues: 5 } })
  const question = await seen(browser, homeCosts.section, homeCosts.key)
  expect(question.UnitForm.Data).toEqual({ hoaDues: 5 })
  expect(question.UnitForm.UISchema['rentMortgage']).not.toMatchObject({
    'ui:options': { prefilledFrom: 'answers' },
  })
})

test('does not fill in an answer that is skipped or hidden', async () => {
  const { browser } = couple.debtor1
  const card: JsonObject = {
    debts: [
      { id: 'aaaaaa', creditorName: 'Card Co', hasCosigner: 'yes', cosignerName: 'Leo Park' },
    ],
  }
  await saves.save(browser, {
    section: 'cardsBillsLoans',
    key: 'cbCardsCheck',
    data: { creditCards: 'yes' },
  })
  await saves.save(browser, { section: 'cardsBillsLoans', key: 'creditCards', data: card })
  const cosigners = async () =>
    (await seen(browser, 'contractsCosigners', 'otherCosigners')).UnitForm.Data
  expect(await cosigners()).toEqual({
    has: 'yes',
    people: [{ id: 'copy01', name: 'Leo Park', creditorName: 'Card Co', debtKind: 'EF' }],
  })
  await saves.save(browser, {
    section: 'cardsBillsLoans',
    key: 'creditCards',
    data: {
      debts: [
        { id: 'aaaaaa', creditorName: 'Card Co', hasCosigner: 'no', cosignerName: 'Leo Park' },
      ],
    },
  })
  expect(await cosigners()).toEqual({})
  await saves.save(browser, { section: 'cardsBillsLoans', key: 'creditCards', data: card })
  await saves.save(browser, {
    section: 'cardsBillsLoans',
    key: 'cbCardsCheck',
    data: { creditCards: 'no' },
  })
  expect(await cosigners()).toEqual({})
  const loans = {
    has: 'yes',
    loans: [
      { id: 'bbbbbb', creditorName: 'Harbor Bank', hasCosigner: 'yes', cosignerName: 'Ana Ruiz' },
    ],
  }
  const properties = [{ id: 'aaaaaa', parentId: 'realEstate', propertyLoans: loans }]
  await saves.save(browser, {
    section: 'homesAndLand',
    key: 'realEstate',
    data: { has: 'yes', properties },
  })
  expect(await cosigners()).toMatchObject({ people: [{ name: 'Ana Ruiz', debtKind: 'D' }] })
  await saves.save(browser, {
    section: 'homesAndLand',
    key: 'realEstate',
    data: { has: 'no', properties },
  })
  expect(await cosigners()).toEqual({})
})

test('does not fill in an answer of a hidden section', async () => {
  const { browser } = couple.debtor1
  await saves.save(browser, {
    section: 'homesAndLand',
    key: 'housingSituation',
    data: rental,
    flag: true,
  })
  const display = (isDisplayed: boolean) =>
    sql`update questionnaire_section set is_displayed = ${isDisplayed} where id = ${saves.idOf('homesAndLand')}`.execute(
      app.deps.database.db,
    )
  await display(false)
  expect((await seen(browser, homeCosts.section, homeCosts.key)).UnitForm.Data).toEqual({})
  await display(true)
  expect((await seen(browser, homeCosts.section, homeCosts.key)).UnitForm.Data).toEqual({
    rentMortgage: 950,
  })
})

test('a submitted section shows only what was answered', async () => {
  const { browser } = couple.debtor1
  await saves.save(browser, {
    section: 'homesAndLand',
    key: 'housingSituation',
    data: rental,
    flag: true,
  })
  await place(app, couple.caseId, ['monthlyExpenses', 'personalInformation'], 4)
  expect((await seen(browser, homeCosts.section, homeCosts.key)).UnitForm.Data).toEqual({})
  expect((await seen(browser, 'personalInformation', 'legalName_d1')).UnitForm.Data).toEqual({})
})

test('a finished course fills in the question of its own debtor, and its certificate data stays while the answer is unchanged', async () => {
  const { firmId, debtor1, debtor2 } = couple
  const section = 'feesCoursesReview'
  const { itemId } = await placedCourse(app, couple, {
    course: 'First',
    debtor: 1,
    isReady: true,
  })
  expect((await seen(debtor1.browser, section, 'creditCounseling_d1')).UnitForm.Data).toEqual({})
  await sql`insert into course_certificate (id, firm_id, item_id, debtor, number, completed_at, completed_on, sealed_key, bytes, sha256, source_url, tries, try_after)
    values (${app.deps.ids.rowId()}, ${firmId}, ${itemId}, 1, 'CC-77', portal_now(), '2026-11-02', '\\x01', 10, repeat('0', 64), 'https://learn.example/c', 0, portal_now())`.execute(
    app.deps.database.db,
  )
  const values = {
    status: 'doneCert',
    agency: 'Harborlight',
    completedOn: '11/02/2026',
    certificateNumber: 'CC-77',
  }
  const { Data, UISchema } = (await seen(debtor1.browser, section, 'creditCounseling_d1')).UnitForm
  expect(Data).toEqual(values)
  for (const key of Object.keys(values))
    expect(UISchema[key]).toMatchObject({
      'ui:readonly': true,
      'ui:options': { prefilledFrom: 'courses' },
    })
  expect((await seen(debtor1.browser, section, 'debtorEducation_d1')).UnitForm.Data).toEqual({})
  // Only the owner of a certificate sees its data.
  for (const key of ['creditCounseling_d1', 'creditCounseling_d2'])
    expect((await seen(debtor2.browser, section, key)).UnitForm.Data).toEqual({})
  expect((await seen(debtor1.browser, section, 'creditCounseling_d2')).UnitForm.Data).toEqual({})
  await saves.save(debtor1.browser, {
    section,
    key: 'creditCounseling_d1',
    data: { ...values, hasDebtPlan: 'no' },
    flag: true,
  })
  const saved = (await seen(debtor1.browser, section, 'creditCounseling_d1')).UnitForm
  expect(saved).toMatchObject({
    QuestionCompleteFlag: true,
    UISchema: { agency: { 'ui:readonly': true } },
  })
  await saves.save(debtor1.browser, {
    section,
    key: 'creditCounseling_d1',
    data: { ...values, agency: 'Another' },
    flag: true,
  })
  expect(
    (await seen(debtor1.browser, section, 'creditCounseling_d1')).UnitForm.UISchema['agency'],
  ).not.toMatchObject({ 'ui:readonly': true })
})

async function seen(
  browser: Browser,
  section: string,
  key: string,
  language = 'en',
): Promise<ModelQuestion> {
  const { body } = await browser.get(
    `/api/cases/${couple.caseId}/${saves.idOf(section)}/uiTransformedModel?lang=${language}`,
  )
  const model = JSON.parse(body.toString()) as UiTransformedModel
  const question = (
    'Groups' in model ? model.Groups.flatMap(({ Questions }) => Questions) : model.Questions
  ).find(({ Value }) => Value === key)
  if (!question) throw new Error(`The model has no ${key}`)
  return question
}
