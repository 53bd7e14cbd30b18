// spec: documents#checklist-template
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { anAdministrator } from '#testing/test-people.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const administrator = anAdministrator(app)
const read = operation`checklistTemplate { version items { key name folder standard requirement }
  history { version differences by { familyName } } }`
const change = operation`changeChecklistTemplate { success errorCode template { version items { key
  requirement } } }`
const photoId = 'identity.photo-id'

test('is that of the product at first', async () => {
  const { version, items, history } = await readChapter(13)
  expect([version, history]).toEqual([0, []])
  expect(items).toContainEqual({
    ...{ key: photoId, name: 'Photo ID', folder: 'Identity' },
    ...{ standard: 'REQUIRED', requirement: 'REQUIRED' },
  })
})

test('a change is a version, and only new cases of the chapter follow it', async () => {
  const { version } = await readChapter()
  const { caseId: earlier } = await inviteClient(app)
  const items = [
    { key: photoId, requirement: 'OPTIONAL' },
    { key: 'court.divorce', requirement: 'NOT_NEEDED' },
  ]
  expect(await changeTo(version, items)).toMatchObject({
    success: true,
    template: { version: version + 1 },
  })
  const { caseId: later } = await inviteClient(app)
  expect(await readRows(earlier)).toEqual([{ requirement: 'required', requirementBy: 'template' }])
  expect(await readRows(later)).toEqual([{ requirement: 'optional', requirementBy: 'firm' }])
  expect((await readChapter()).history[0]).toEqual({
    version: version + 1,
    differences: 2,
    by: { familyName: 'Hollis' },
  })
  expect((await readChapter(13)).version).toBe(0)
  await changeTo(version + 1, [])
  const { caseId: last } = await inviteClient(app)
  expect(await readRows(last)).toEqual([{ requirement: 'required', requirementBy: 'template' }])
})

test('the second of two colleagues is refused and sees what the first saved', async () => {
  const { version } = await readChapter()
  const items = [{ key: photoId, requirement: 'NOT_NEEDED' }]
  const results = await Promise.all([changeTo(version, items), changeTo(version, items)])
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
  expect(await changeTo(version, [])).toMatchObject({
    errorCode: 'documents.checklist-changed',
    template: {
      version: version + 1,
      items: expect.arrayContaining([{ key: photoId, requirement: 'NOT_NEEDED' }]),
    },
  })
  await changeTo(version + 1, [])
})

test.each(['identity', 'certificate-credit-counseling', 'nonsense'])(
  '%s is refused',
  async (key) => {
    const { version } = await readChapter()
    expect(await changeTo(version, [{ key, requirement: 'OPTIONAL' }])).toMatchObject({
      errorCode: 'documents.checklist-category-unknown',
    })
  },
)

test('is read by all roles and changed by administrators only', async () => {
  const paralegal = await openStaff(app, { role: 'paralegal' })
  const { version } = await paralegal.run<Answer>(read, { chapter: 7 })
  expect(await changeTo(version, [], paralegal)).toMatchObject({
    errorCode: 'staff.not-permitted',
  })
})

test('is that of another firm in none of its cases', async () => {
  const { caseId } = await inviteClient(app, {}, app.demoData.firms.northgate)
  expect(await readRows(caseId)).toEqual([{ requirement: 'required', requirementBy: 'template' }])
})

const changeTo = (
  version: number,
  items: ReadonlyArray<{ readonly key: string; readonly requirement: string }>,
  client = administrator,
) => client.run<Answer>(change, { chapter: 7, version, items })
const readChapter = (chapter = 7) => administrator.run<Answer>(read, { chapter })
const readRows = async (caseId: string) =>
  await app.rows(sql<{ requirement: string; requirementBy: string }>`
      select requirement, requirement_by from document_category
      where case_id = ${caseId} and template_key = ${photoId}`)
