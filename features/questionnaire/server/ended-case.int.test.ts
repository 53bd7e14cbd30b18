// spec: questionnaire#ended-case
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { changeStatus, type ChangeStatusInput } from '#features/cases/server/stage/change-status.ts'
import { sendBackSection } from './firm/send-back-section.ts'
import { place, readSectionId, sectionsSeen, show } from './test-questionnaires.ts'

const app = openTestApp()
let rosa: Browser
let caseId: string
let sectionId: string
beforeAll(async () => {
  rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  caseId = app.demoData.cases.rosa
  await show(app, caseId)
  sectionId = await readSectionId(app, caseId, 'vehicles')
  await place(app, caseId, 'all', 1)
  await place(app, caseId, ['vehicles'], 2)
})

const toKey = () => ({ caseId, firmId: app.demoData.firms.hollis })
const move = (input: Pick<ChangeStatusInput, 'status' | 'outcome'>) =>
  app.deps.database.transact((tx) =>
    changeStatus(app.deps, tx, { ...toKey(), isConfirmed: true, ...input }),
  )
const readStatuses = async () =>
  (await sectionsSeen(rosa, caseId)).map(({ sectionStatus }) => sectionStatus)
const answer = 'success error errorCode'
const request = () => ({ request: { caseId, sectionId } })
const changes: Readonly<Record<string, () => readonly [string, object]>> = {
  startResumeQuestionnaireSection: () => [
    `mutation ($request: QuestionnaireSectionRequest!) {
      change: startResumeQuestionnaireSection(request: $request) { ${answer} } }`,
    request(),
  ],
  completeQuestionnaireSection: () => [
    `mutation ($request: QuestionnaireSectionRequest!) {
      change: completeQuestionnaireSection(request: $request) { ${answer} } }`,
    request(),
  ],
  saveQuestionnaireSectionData: () => [
    `mutation ($caseId: ID!, $sectionId: ID!) {
      change: saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId,
        questionKey: "vehiclesCheck", data: "{}", questionCompleteFlag: false) {
        ${answer} sectionStatus } }`,
    { caseId, sectionId },
  ],
  saveQuestionnaireSectionCurrentActiveQuestion: () => [
    `mutation ($request: QuestionnaireCurrentActiveRequest!) {
      change: saveQuestionnaireSectionCurrentActiveQuestion(request: $request) { ${answer} } }`,
    request(),
  ],
  submitQuestionnaire: () => [
    `mutation ($request: SubmitQuestionnaireRequest!) {
      change: submitQuestionnaire(request: $request) { ${answer} } }`,
    { request: { caseId } },
  ],
  updateQuestionnaireShownInstructionsFlag: () => [
    `mutation ($caseId: ID!) {
      change: updateQuestionnaireShownInstructionsFlag(flag: true, caseId: $caseId) { ${answer} } }`,
    { caseId },
  ],
  updateQuestionnaireShownTermsAndConditionsFlag: () => [
    `mutation ($caseId: ID!) {
      change: updateQuestionnaireShownTermsAndConditionsFlag(flag: true, caseId: $caseId) {
        ${answer} } }`,
    { caseId },
  ],
}
const change = async (name: string) => {
  const made = changes[name]
  if (!made) throw new Error(`No change ${name}`)
  const [document, variables] = made()
  const { data, errors } = await rosa.graph(document, { ...variables })
  return errors?.[0] ?? data.change
}

test('a case that has ended refuses every change and shows its sections as they were', async () => {
  const before = await readStatuses()
  await move({ status: 'Complete', outcome: 'withdrawn' })
  // The time of the end may be unknown.
  await sql`update legal_case set ended_at = null where id = ${caseId}`.execute(app.owner.db)
  for (const name of Object.keys(changes))
    expect([name, await change(name)]).toEqual([
      name,
      expect.objectContaining({
        success: false,
        error: expect.stringContaining('This case has ended'),
        errorCode: 'questionnaire.case-ended',
      }),
    ])
  expect(await readStatuses()).toEqual(before)
  const { data } = await rosa.graph(
    'query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { isReadOnly } }',
    { caseId },
  )
  for (const section of data.caseQuestionnaireSections) expect(section.isReadOnly).toBe(true)
  await move({ status: 'Pre-Filing' })
  expect(await change('startResumeQuestionnaireSection')).toMatchObject({ success: true })
})

test('the firm cannot send a section back to a client who could not change it', async () => {
  await place(app, caseId, ['vehicles'], 4)
  await move({ status: 'Complete', outcome: 'withdrawn' })
  const sendBack = () =>
    app.deps.database.transact((tx) =>
      sendBackSection(app.deps, tx, { ...toKey(), section: 'vehicles', comment: 'Please add it.' }),
    )
  await expect(sendBack()).rejects.toMatchObject({ code: 'questionnaire.ended' })
  await move({ status: 'Pre-Filing' })
  await sendBack()
  expect(await readStatuses()).toContain(5)
})
