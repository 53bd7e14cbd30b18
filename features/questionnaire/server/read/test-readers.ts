import { startTestApp } from '#testing/test-app.ts'
import { sectionFields, show } from '../test-questionnaires.ts'

export const byId = `query ($caseId: ID!, $sectionId: ID!) {
  sectionById(caseId: $caseId, sectionId: $sectionId) { ${sectionFields} sectionDataRecords { id sectionId questionKey questionDataJsonText questionCompleteFlag revision savedAt } }
}`

/** Signs in the clients of three cases, and shows the questionnaire of two of them. */
export async function startReaders() {
  const app = await startTestApp()
  const rosa = app.browser()
  const marcus = app.browser()
  const elena = app.browser()
  const denise = app.browser()
  for (const [browser, name] of [
    [rosa, 'rosa.delgado'],
    [marcus, 'marcus.whitfield'],
    [elena, 'elena.whitfield'],
    [denise, 'denise.carter'],
  ] as const)
    await browser.signIn(`${name}@example.com`)
  const caseId = app.demoData.cases.rosa
  const whitfield = app.demoData.cases.whitfield
  await show(app, caseId)
  await show(app, whitfield)
  return { app, rosa, marcus, elena, denise, caseId, whitfield }
}
