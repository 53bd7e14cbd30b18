// spec: preview#masked
import { expect, test } from 'vitest'
import { getDocument, getName, operations } from '#testing/test-contract.ts'
import { openPreview } from '#features/preview/server/test-preview.ts'
import { contact, section, openSpouses } from '#features/questionnaire/server/save/test-secrets.ts'
import { createPerson } from '#features/staff/server/test-staff.ts'

const { app, marcus, caseId, saves } = openSpouses()

const review = operations.find((operation) => getName(operation) === 'questionnaireReview')!

test('a preview shows the answers of a client without what only the client may read', async () => {
  const data = { dateOfBirth: '02/03/1980', email: 'marcus@mail.example' }
  await saves.save(marcus, { ...contact, data })
  const staff = await createPerson(app)
  const preview = await openPreview(app, staff, app.demoData.accounts.marcus, app.browser())
  expect(await saves.read(marcus, section, contact.key)).toEqual(data)
  const { dateOfBirth: _, ...shown } = data
  expect(await saves.read(preview, section, contact.key)).toEqual(shown)

  const sectionId = saves.idOf(section)
  const path = `/api/cases/${caseId}/${sectionId}/uiTransformedModel`
  const ofModel = async (browser: typeof marcus) => (await browser.get(path)).body.toString()
  expect(await ofModel(marcus)).toContain('02/03/1980')
  expect(await ofModel(preview)).not.toContain('02/03/1980')
  const ofReview = async (browser: typeof marcus) =>
    JSON.stringify((await browser.graph(getDocument(review, 6), { caseId, sectionId })).data)
  expect(await ofReview(marcus)).toContain('1980')
  expect(await ofReview(preview)).not.toContain('1980')
})
