// spec: questionnaire#section-model, questionnaire#display-flag, questionnaire#prefill
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Browser } from '#testing/test-app.ts'
import type { ModelGroup, ModelQuestion, UiTransformedModel } from '../../rules/content/model.ts'
import { readSectionId } from '../test-questionnaires.ts'
import { byId, openReaders } from './test-readers.ts'

const { app, rosa, marcus, elena, caseId, whitfield } = openReaders()

test('sectionById returns records and model, and the model equals the one of the REST address', async () => {
  const sectionId = await readSectionId(app, caseId, 'gettingStarted')
  await save(rosa, {
    caseId,
    sectionId,
    questionKey: 'languageNeeds',
    data: '{"preferredLanguage":"en","needsInterpreter":"no"}',
  })
  const { data, errors } = await rosa.graph(byId, { caseId, sectionId })
  expect(errors).toBeUndefined()
  const section = data.sectionById
  expect(section.sectionDataRecords).toEqual([
    {
      id: expect.any(String),
      sectionId,
      questionKey: 'languageNeeds',
      questionDataJsonText: expect.any(String),
      questionCompleteFlag: true,
      revision: 1,
      savedAt: expect.stringMatching(/Z$/),
    },
  ])
  expect(JSON.parse(section.sectionDataRecords[0].questionDataJsonText)).toMatchObject({
    preferredLanguage: 'en',
    needsInterpreter: 'no',
  })
  expect(Object.keys(section.sectionUiTransformedModel)).toEqual(['Groups'])
  const question = toQuestion(section.sectionUiTransformedModel, 'languageNeeds')
  expect(question).toMatchObject({
    QuestionId: 'gettingStarted.gsCase.languageNeeds',
    IsDisabled: false,
    FirmReply: '',
    UnitForm: { Data: { preferredLanguage: 'en' }, QuestionCompleteFlag: true },
  })
  expect(section.sectionStatus).toBe(2)
  expect((await model(rosa, caseId, sectionId)).json).toEqual(section.sectionUiTransformedModel)
})

test('the model has every key, and a section with one group returns its questions directly', async () => {
  const { json } = await model(rosa, caseId, await readSectionId(app, caseId, 'vehicles'))
  const [group] = (json as { readonly Groups: readonly ModelGroup[] }).Groups
  expect(Object.keys(group ?? {}).toSorted()).toEqual([
    'Description',
    'GroupSummary',
    'Name',
    'QuestionGroupId',
    'Questions',
  ])
  const allKeys = (question: ModelQuestion): void => {
    expect(Object.keys(question).toSorted()).toEqual([
      'Description',
      'FirmReply',
      'IsDisabled',
      'Name',
      'QuestionId',
      'QuestionSummary',
      'SubHeader',
      'SubQuestions',
      'UnitForm',
      'Value',
    ])
    expect(Object.keys(question.UnitForm).toSorted()).toEqual([
      'Data',
      'QuestionCompleteFlag',
      'Schema',
      'UISchema',
    ])
    for (const sub of question.SubQuestions) allKeys(sub)
  }
  for (const question of getQuestions(json)) allKeys(question)
  expect(
    Object.keys(
      (await model(rosa, caseId, await readSectionId(app, caseId, 'otherSecuredDebts'))).json,
    ),
  ).toEqual(['Questions'])
})

test('the case type comes from the case, and an answer cannot change it', async () => {
  const single = await model(rosa, caseId, await readSectionId(app, caseId, 'gettingStarted'))
  const joint = await model(
    marcus,
    whitfield,
    await readSectionId(app, whitfield, 'gettingStarted'),
  )
  expect(
    [toQuestion(single.json, 'caseSetup'), toQuestion(joint.json, 'caseSetup')].map(
      ({ UnitForm: { Data } }) => Data,
    ),
  ).toEqual([{ caseType: 'SINGLE' }, { caseType: 'JOINT' }])
  expect(toQuestion(single.json, 'caseSetup').UnitForm.UISchema['caseType']).toMatchObject({
    'ui:options': { prefilledFrom: 'case' },
  })
  const sectionId = await readSectionId(app, whitfield, 'gettingStarted')
  await save(marcus, {
    caseId: whitfield,
    sectionId,
    questionKey: 'caseSetup',
    data: '{"caseType":"SINGLE"}',
  })
  expect(
    toQuestion((await model(marcus, whitfield, sectionId)).json, 'caseSetup').UnitForm.Data[
      'caseType'
    ],
  ).toBe('JOINT')
})

test("name and address come from the account until they are saved, and only for the account's own debtor", async () => {
  const sectionId = await readSectionId(app, whitfield, 'personalInformation')
  await sql`update account set street = '9 Elena Street' where id = ${app.demoData.accounts.elena}`.execute(
    app.deps.database.db,
  )
  const ofMarcus = (await model(marcus, whitfield, sectionId)).json
  const ofElena = (await model(elena, whitfield, sectionId)).json
  expect(toQuestion(ofMarcus, 'legalName_d1').UnitForm).toMatchObject({
    Data: { firstName: 'Marcus', lastName: 'Whitfield' },
    UISchema: { firstName: { 'ui:options': { prefilledFrom: 'account' } } },
    QuestionCompleteFlag: false,
  })
  expect(toQuestion(ofMarcus, 'legalName_d2').UnitForm.Data).toEqual({})
  expect(toQuestion(ofElena, 'legalName_d2').UnitForm.Data).toEqual({
    firstName: 'Elena',
    lastName: 'Whitfield',
  })
  expect(toQuestion(ofElena, 'contactDetails_d2').UnitForm.Data).toMatchObject({
    mobilePhone: '2125550152',
    email: 'elena.whitfield@example.com',
  })
  expect(JSON.stringify(ofMarcus)).not.toMatch(/Elena Street|elena\.whitfield|2125550152/)
  expect(JSON.stringify(ofElena)).not.toMatch(/marcus\.whitfield|2125550151/)
  expect(toQuestion(ofElena, 'legalName_d2').SubHeader).toBe('Elena Whitfield')
  await save(marcus, {
    caseId: whitfield,
    sectionId,
    questionKey: 'legalName_d1',
    data: '{"firstName":"Marc"}',
  })
  const saved = toQuestion(
    (await model(marcus, whitfield, sectionId)).json,
    'legalName_d1',
  ).UnitForm
  expect(saved.Data).toEqual({ firstName: 'Marc' })
  expect(saved.UISchema['firstName']).not.toMatchObject({
    'ui:options': { prefilledFrom: 'account' },
  })
})

test('the REST address takes the language from ?lang= or else from the header, sends no-store, and only its words depend on the language', async () => {
  const sectionId = await readSectionId(app, caseId, 'vehicles')
  const english = await model(rosa, caseId, sectionId)
  const spanish = await model(rosa, caseId, sectionId, '?lang=es')
  expect(english.status).toBe(200)
  expect(english.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('application/json'),
  })
  expect((await model(rosa, caseId, sectionId, '', { 'accept-language': 'es-MX' })).json).toEqual(
    spanish.json,
  )
  expect(
    (await model(rosa, caseId, sectionId, '?lang=en', { 'accept-language': 'es' })).json,
  ).toEqual(english.json)
  expect((await model(rosa, caseId, sectionId, '?lang=xx')).json).toEqual(english.json)
  expect(getQuestions(spanish.json).map(({ QuestionId }) => QuestionId)).toEqual(
    getQuestions(english.json).map(({ QuestionId }) => QuestionId),
  )
  expect(spanish.json).not.toEqual(english.json)
})

const save = (
  browser: Browser,
  answer: Readonly<Record<'caseId' | 'sectionId' | 'questionKey' | 'data', string>>,
) =>
  browser.graph(
    `mutation ($caseId: ID!, $sectionId: ID!, $questionKey: String!, $data: String!) {
  saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $questionKey, data: $data, questionCompleteFlag: true) { success }
}`,
    answer,
  )
const model = async (
  browser: Browser,
  id: string,
  sectionId: string,
  query = '',
  headers: Readonly<Record<string, string>> = {},
) => {
  const answer = await browser.get(
    `/api/cases/${id}/${sectionId}/uiTransformedModel${query}`,
    headers,
  )
  return { ...answer, json: JSON.parse(answer.body.toString()) as UiTransformedModel }
}
const getQuestions = (read: UiTransformedModel): readonly ModelQuestion[] =>
  'Groups' in read ? read.Groups.flatMap(({ Questions }) => Questions) : read.Questions
const toQuestion = (read: UiTransformedModel, key: string) => {
  const question = getQuestions(read).find(({ Value }) => Value === key)
  if (!question) throw new Error(`The model has no ${key}`)
  return question
}
