import type { Browser, TestApp } from '#testing/test-app.ts'
import { beforeAll } from 'vitest'
import { changeStatus, type ChangeStatusInput } from '#features/cases/server/stage/change-status.ts'
import { place, readSectionId, sectionsSeen, show } from './test-questionnaires.ts'

const answer = 'success error errorCode'

/** Every change that a client can make in the questionnaire of a case. */
export function changesIn(app: TestApp, rosa: Browser, caseId: string) {
  let sectionId: string
  beforeAll(async () => {
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
  return { toKey, move, readStatuses, changes, change }
}
