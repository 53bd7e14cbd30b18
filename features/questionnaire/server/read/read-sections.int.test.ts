// spec: questionnaire#section-model, questionnaire#display-flag, questionnaire#prefill
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import {
  completeStates,
  place,
  readSectionId,
  sectionSeen,
  sectionsSeen,
} from '../test-questionnaires.ts'
import { byId, openReaders } from './test-readers.ts'

const { app, rosa, caseId, whitfield } = openReaders()

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

test('foreign, absent, hidden and malformed IDs get byte-identical responses, and a request without tokens gets 401', async () => {
  const [own, foreign] = [
    await readSectionId(app, caseId, 'vehicles'),
    await readSectionId(app, whitfield, 'vehicles'),
  ]
  const absent = '0199f0aa-0000-7000-8000-000000000000'
  await act((tx) =>
    hideQuestionnaire(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      section: 'householdItems',
    }),
  )
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

const act = <T>(
  work: (tx: Parameters<Parameters<typeof app.deps.database.transact>[0]>[0]) => Promise<T>,
) => app.deps.database.transact(work)
