// spec: questionnaire#section-model, questionnaire#display-flag, questionnaire#prefill
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import type { Browser } from '#testing/test-app.ts'
import { hideQuestionnaire } from '../firm/hide-questionnaire.ts'
import { setDeadline } from '../firm/set-deadline.ts'
import { showQuestionnaire } from '../firm/show-questionnaire.ts'
import { place, readSectionId, sectionsSeen, show } from '../test-questionnaires.ts'
import { byId, openReaders } from './test-readers.ts'

const { app, rosa, marcus, elena, denise, caseId, whitfield } = openReaders()
const instructionsFlag = operation`updateQuestionnaireShownInstructionsFlag { success error }`
const termsFlag = operation`updateQuestionnaireShownTermsAndConditionsFlag { success error }`
const ofCases = operation`cases.get(active: true) { id isJoint
  questionnaireDisplayInClientPortalFlag questionnaireShownInstructionsFlag
  questionnaireShownTermsAndConditionsFlag questionnaireInstructions
  questionnaireExpectedCompletionDate questionnaireExpectedCompletionDateMonth
  questionnaireExpectedCompletionDateDay questionnaireExpectedCompletionDateYear
  questionnaireExpectedCompletionDateFormatted questionnaireSectionsTotal questionnaireSectionsDone
  questionnaireSectionsSentBack questionnaireSubmittedFlag questionnaireSubmittedTime }`

test('a case returns what the intake needs, in the language of the request', async () => {
  await act((tx) =>
    showQuestionnaire(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
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
  await act((tx) =>
    setDeadline(app.deps, tx, { caseId, firmId: app.demoData.firms.hollis, dueOn: null }),
  )
  expect(await caseSeen(rosa, caseId)).toMatchObject({
    questionnaireExpectedCompletionDate: null,
    questionnaireExpectedCompletionDateDay: null,
    questionnaireExpectedCompletionDateFormatted: null,
  })
})

test('a case with no questionnaire or a hidden questionnaire returns no questionnaire data and lists no sections', async () => {
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
  await act((tx) => hideQuestionnaire(app.deps, tx, { caseId, firmId: app.demoData.firms.hollis }))
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

test('the shown flags belong to one account and can only be turned on, and only the first agreement to the terms is stored', async () => {
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
  expect(rows).toEqual([{ version: '2-en', bytes: 32 }])
})

const act = <T>(
  work: (tx: Parameters<Parameters<typeof app.deps.database.transact>[0]>[0]) => Promise<T>,
) => app.deps.database.transact(work)
const caseSeen = async (browser: Browser, id: string, language = 'en') => {
  const { data } = await browser.graph(ofCases, {}, { 'accept-language': language })
  return data.cases.get.find((known: { readonly id: string }) => known.id === id)
}
