// spec: questionnaire#section-model, questionnaire#display-flag, questionnaire#prefill
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import type { ModelGroup, ModelQuestion, UiTransformedModel } from '../../rules/content/model.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { setDeadline } from '../firm/set-deadline.ts'
import { showQuestionnaire } from '../firm/show-questionnaire.ts'
import {
  completeStates,
  place,
  sectionFields,
  readSectionId,
  sectionSeen,
  sectionsSeen,
  show,
} from '../test-questionnaires.ts'

const instructionsFlag =
  'mutation ($caseId: ID!, $flag: Boolean!) { updateQuestionnaireShownInstructionsFlag(caseId: $caseId, flag: $flag) { success error } }'
const termsFlag =
  'mutation ($caseId: ID!, $flag: Boolean!) { updateQuestionnaireShownTermsAndConditionsFlag(caseId: $caseId, flag: $flag) { success error } }'
const byId = `query ($caseId: ID!, $sectionId: ID!) {
  sectionById(caseId: $caseId, sectionId: $sectionId) { ${sectionFields} sectionDataRecords { id sectionId questionKey questionDataJsonText questionCompleteFlag revision savedAt } }
}`
const ofCases = `{ cases { get(active: true) { id isJoint questionnaireDisplayInClientPortalFlag questionnaireShownInstructionsFlag questionnaireShownTermsAndConditionsFlag
  questionnaireInstructions questionnaireExpectedCompletionDate questionnaireExpectedCompletionDateMonth questionnaireExpectedCompletionDateDay
  questionnaireExpectedCompletionDateYear questionnaireExpectedCompletionDateFormatted questionnaireSectionsTotal questionnaireSectionsDone
  questionnaireSectionsSentBack questionnaireSubmittedFlag questionnaireSubmittedTime } } }`

let app: TestApp
let rosa: Browser
let marcus: Browser
let elena: Browser
let denise: Browser
let caseId: string
let whitfield: string

beforeAll(async () => {
  app = await startTestApp()
  rosa = app.browser()
  marcus = app.browser()
  elena = app.browser()
  denise = app.browser()
  for (const [browser, name] of [
    [rosa, 'rosa.delgado'],
    [marcus, 'marcus.whitfield'],
    [elena, 'elena.whitfield'],
    [denise, 'denise.carter'],
  ] as const)
    await browser.signIn(`${name}@example.com`)
  caseId = app.demoData.cases.rosa
  whitfield = app.demoData.cases.whitfield
  await show(app, caseId)
  await show(app, whitfield)
})
afterAll(() => app.close())

const act = <T>(
  work: (tx: Parameters<Parameters<typeof app.deps.database.transact>[0]>[0]) => Promise<T>,
) => app.deps.database.transact(work)
const caseSeen = async (browser: Browser, id: string, language = 'en') => {
  const { data } = await browser.graph(ofCases, {}, { 'accept-language': language })
  return data.cases.get.find((known: { readonly id: string }) => known.id === id)
}
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

test('lists every displayed section in order, with all specified fields', async () => {
  const listed = await sectionsSeen(rosa, caseId)
  const { sections, version } = app.deps.contents.newest
  expect(listed.map(({ sectionSystemName }) => sectionSystemName)).toEqual(
    sections.map(({ systemName }) => systemName),
  )
  expect(listed[0]).toEqual({
    id: expect.any(String),
    sectionSystemName: 'gettingStarted',
    sectionName: 'Getting Started',
    sectionStatus: 1,
    sectionDescription: sections[0]?.description.en,
    sectionOrder: 1,
    version,
    comments: null,
    currentActiveQuestionId: null,
    currentActiveGroup: null,
    isRejected: false,
    sectionCardSummary: 'About 6 min',
    isDisplayEnabled: true,
    sectionDataRecords: [],
    sectionUiTransformedModel: null,
  })
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length)
})

test('section names and summaries are in the language of the request and within their length limits', async () => {
  const { data } = await rosa.graph(
    'query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { sectionName sectionCardSummary sectionDescription } }',
    { caseId },
    { 'accept-language': 'es' },
  )
  expect(data.caseQuestionnaireSections[0]).toMatchObject({
    sectionName: 'Para empezar',
    sectionCardSummary: 'Unos 6 min',
  })
  for (const { sectionName, sectionCardSummary } of data.caseQuestionnaireSections)
    expect(
      [[...sectionName].length, [...sectionCardSummary].length].every((length) => length <= 29),
    ).toBe(true)
})

test('a started section says how much of it is answered', async () => {
  await place(app, caseId, ['vehicles'], 2)
  const before = await sectionSeen(rosa, caseId, 'vehicles')
  expect(before.sectionCardSummary).toMatch(/^0 of \d+ answered$/)
  await completeStates(app, caseId, 'vehicles')
  const total = before.sectionCardSummary.split(' ')[2]
  expect((await sectionSeen(rosa, caseId, 'vehicles')).sectionCardSummary).toBe(
    `${total} of ${total} answered`,
  )
})

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

test('name and address come from the account until they are saved, and only for that debtor', async () => {
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

test('the REST address takes the language from ?lang= or else the header, sends no-store, and differs only in words', async () => {
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

test('foreign, absent, hidden and malformed IDs get byte-identical responses, and a request without tokens gets 401', async () => {
  const [own, foreign] = [
    await readSectionId(app, caseId, 'vehicles'),
    await readSectionId(app, whitfield, 'vehicles'),
  ]
  const absent = '0199f0aa-0000-7000-8000-000000000000'
  await act((tx) => hideQuestionnaire(app.deps, tx, { caseId, section: 'householdItems' }))
  const hidden = await readSectionId(app, caseId, 'householdItems')
  const places = [
    [whitfield, foreign],
    [caseId, foreign],
    [whitfield, own],
    [absent, own],
    [caseId, absent],
    [caseId, hidden],
    ['nonsense', own],
    [caseId, 'nonsense'],
    [caseId, '%00'],
    [app.demoData.cases.denise, own],
  ] as const
  const answers = await Promise.all(
    places.map(([id, sectionId]) => rosa.get(`/api/cases/${id}/${sectionId}/uiTransformedModel`)),
  )
  for (const { status, body } of answers)
    expect([status, body.toString()]).toEqual([404, answers[0]?.body.toString()])
  const query = await Promise.all(
    places.map(([id, sectionId]) => rosa.graph(byId, { caseId: id, sectionId })),
  )
  for (const { errors } of query)
    expect(errors?.map(({ message, extensions: { code } }) => [message, code])).toEqual([
      ['This case could not be found.', 'cases.not-found'],
    ])
  const signedOut = app.browser()
  expect((await signedOut.get(`/api/cases/${caseId}/${own}/uiTransformedModel`)).status).toBe(401)
  signedOut.tokens = { idToken: rosa.tokens?.idToken ?? '', accessToken: '' }
  expect((await signedOut.get(`/api/cases/${caseId}/${own}/uiTransformedModel`)).status).toBe(401)
  await sql`update questionnaire_section set is_displayed = true`.execute(app.deps.database.db)
})

test('a case returns what the intake needs, in the language of the request', async () => {
  await act((tx) =>
    showQuestionnaire(app.deps, tx, {
      caseId,
      dueOn: '2026-12-04',
      instructions: '<p>Bring <b onclick="x()">everything</b>.</p><script>alert(1)</script>',
    }),
  )
  const { sections } = app.deps.contents.newest
  await place(app, caseId, ['vehicles'], 3)
  expect(await caseSeen(rosa, caseId)).toEqual({
    id: caseId,
    isJoint: false,
    questionnaireDisplayInClientPortalFlag: true,
    questionnaireShownInstructionsFlag: false,
    questionnaireShownTermsAndConditionsFlag: false,
    questionnaireInstructions:
      '<p>Bring &lt;b onclick="x()"&gt;everything&lt;/b&gt;.</p>&lt;script&gt;alert(1)&lt;/script&gt;',
    questionnaireExpectedCompletionDate: '2026-12-04',
    questionnaireExpectedCompletionDateMonth: 12,
    questionnaireExpectedCompletionDateDay: 4,
    questionnaireExpectedCompletionDateYear: 2026,
    questionnaireExpectedCompletionDateFormatted: 'December 4, 2026',
    questionnaireSectionsTotal: sections.length,
    questionnaireSectionsDone: 1,
    questionnaireSectionsSentBack: 0,
    questionnaireSubmittedFlag: false,
    questionnaireSubmittedTime: null,
  })
  expect(await caseSeen(rosa, caseId, 'es')).toMatchObject({
    questionnaireExpectedCompletionDateFormatted: '4 de diciembre de 2026',
  })
  await act((tx) => setDeadline(app.deps, tx, { caseId, dueOn: null }))
  expect(await caseSeen(rosa, caseId)).toMatchObject({
    questionnaireExpectedCompletionDate: null,
    questionnaireExpectedCompletionDateDay: null,
    questionnaireExpectedCompletionDateFormatted: null,
  })
})

test('a case with no questionnaire or a hidden one returns none and lists no sections', async () => {
  const none = {
    questionnaireDisplayInClientPortalFlag: null,
    questionnaireExpectedCompletionDate: null,
    questionnaireSectionsTotal: null,
    questionnaireSectionsDone: null,
    questionnaireSectionsSentBack: null,
    questionnaireSubmittedFlag: null,
    questionnaireSubmittedTime: null,
  }
  expect(await caseSeen(denise, app.demoData.cases.denise)).toMatchObject({
    ...none,
    questionnaireInstructions: expect.stringContaining('How the questionnaire works'),
  })
  expect(await sectionsSeen(denise, app.demoData.cases.denise)).toEqual([])
  await act((tx) => hideQuestionnaire(app.deps, tx, { caseId }))
  expect(await caseSeen(rosa, caseId)).toMatchObject(none)
  expect(await sectionsSeen(rosa, caseId)).toEqual([])
  const hidden = await rosa.graph(byId, {
    caseId,
    sectionId: await readSectionId(app, caseId, 'vehicles'),
  })
  expect(hidden.errors?.[0]?.extensions.code).toBe('cases.not-found')
  expect((await rosa.graph(termsFlag, { caseId, flag: true })).data).toEqual({
    updateQuestionnaireShownTermsAndConditionsFlag: {
      success: false,
      error: 'This case could not be found.',
    },
  })
  await show(app, caseId)
})

test('shown flags belong to one account and only turn true, and the first agreed terms are stored once', async () => {
  const only = { success: false, error: 'This can only be turned on.' }
  const set = async (browser: Browser, mutation: string, flag: boolean) =>
    Object.values(
      (await browser.graph(mutation, { caseId: whitfield, flag })).data as Record<string, unknown>,
    )[0]
  expect(await set(elena, instructionsFlag, false)).toEqual(only)
  expect(await set(elena, instructionsFlag, true)).toEqual({ success: true, error: null })
  expect(await set(elena, termsFlag, false)).toEqual(only)
  expect(await set(elena, termsFlag, true)).toEqual({ success: true, error: null })
  expect(await set(elena, termsFlag, true)).toEqual({ success: true, error: null })
  expect(await set(elena, instructionsFlag, false)).toEqual(only)
  expect(await caseSeen(elena, whitfield)).toMatchObject({
    questionnaireShownInstructionsFlag: true,
    questionnaireShownTermsAndConditionsFlag: true,
  })
  expect(await caseSeen(marcus, whitfield)).toMatchObject({
    questionnaireShownInstructionsFlag: false,
    questionnaireShownTermsAndConditionsFlag: false,
  })
  const { rows } = await sql<{ version: string; bytes: number }>`
    select g.text_version as version, length(g.text_hash) as bytes from questionnaire_agreement g join participant p on p.id = g.participant_id where p.case_id = ${whitfield}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ version: '1-en', bytes: 32 }])
})
