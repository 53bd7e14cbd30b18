import { beforeAll } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aDischargedClient, twoSpouses } from '#testing/test-people.ts'
import { sectionFields, show } from '../test-questionnaires.ts'

export const byId = `query ($caseId: ID!, $sectionId: ID!) {
  sectionById(caseId: $caseId, sectionId: $sectionId) { ${sectionFields} sectionDataRecords { id sectionId questionKey questionDataJsonText questionCompleteFlag revision savedAt } }
}`

/** The clients of three cases, logged in. The questionnaire of two of them is shown. */
export function openReaders() {
  const app = openTestApp()
  const { client: rosa, caseId } = aClientAlone(app)
  const { debtor1: marcus, debtor2: elena, caseId: whitfield } = twoSpouses(app)
  const { client: denise } = aDischargedClient(app)
  beforeAll(async () => {
    await show(app, caseId)
    await show(app, whitfield)
  })
  return { app, rosa, marcus, elena, denise, caseId, whitfield }
}
