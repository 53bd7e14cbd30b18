// spec: documents#named-checklists
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import { aParalegal, anAdministrator, anAttorney } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { readAudit } from '../../review/test-review.ts'
import { listsOf, readAsked } from './test-named-checklists.ts'

const app = openTestApp()
const administrator = anAdministrator(app)
const attorney = anAttorney(app)
const paralegal = aParalegal(app)
const foreign = anAdministrator(app, { firmId: app.demoData.firms.northgate })
const { readLists, saveLists, readTemplate, ask, addList, removeList } = listsOf(app, administrator)
const create = operation`createClientCase { success errorCode errorField caseId }`
const business = 'income.self-employment'
const divorce = 'court.divorce'
let people = 0

describe('the names', () => {
  test('are added, changed and removed, each time as a version', async () => {
    const { version } = await readLists()
    const id = await addList('Self-employed')
    expect(await saveLists([{ id, name: ' Chapter 7,\nself-employed ' }], version + 1)).toEqual({
      ...{ success: true, errorCode: null },
      namedChecklists: { version: version + 2, lists: [{ id, name: 'Chapter 7, self-employed' }] },
    })
    expect(await removeList(id)).toMatchObject({
      namedChecklists: { version: version + 3, lists: [] },
    })
    const { firmId } = administrator.viewer
    expect((await readAudit(app, 'firm.checklists-changed', firmId)).length).toBeGreaterThan(2)
  })

  test('are refused when they are blank', async () => {
    const { version } = await readLists()
    expect(await saveLists([{ id: app.deps.ids.rowId(), name: ' ' }], version)).toMatchObject({
      errorCode: 'documents.checklist-name-blank',
    })
  })

  test('of the second of two colleagues are refused with those of the first', async () => {
    const { lists, version } = await readLists()
    const added = { id: app.deps.ids.rowId(), name: 'Landlords' }
    const results = await Promise.all([1, 2].map(() => saveLists([...lists, added], version)))
    expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(await saveLists([], version)).toMatchObject({
      errorCode: 'documents.checklists-changed',
      namedChecklists: { version: version + 1, lists: [...lists, added] },
    })
    await removeList(added.id)
  })

  test('are read by everyone of the firm and changed by administrators only', async () => {
    const id = await addList('Farmers')
    for (const colleague of [attorney, paralegal]) {
      expect((await readLists(colleague)).lists).toContainEqual({ id, name: 'Farmers' })
      expect(await saveLists([], 1, colleague)).toMatchObject({ errorCode: 'staff.not-permitted' })
      expect(await ask(id, {}, { by: colleague })).toMatchObject({
        errorCode: 'staff.not-permitted',
      })
    }
    expect((await readLists(foreign)).lists).toEqual([])
    await removeList(id)
  })
})

describe('what a checklist asks for', () => {
  test('begins as the standard one, and goes its own way', async () => {
    await ask(null, { [divorce]: 'NOT_NEEDED' })
    const id = await addList('Copied')
    expect(await readTemplate(id)).toMatchObject({
      checklistId: id,
      version: 1,
      items: expect.arrayContaining([{ key: divorce, requirement: 'NOT_NEEDED' }]),
    })
    expect(await readTemplate(id, paralegal, 13)).toMatchObject({ version: 0 })
    await ask(null, {})
    await ask(id, { [divorce]: 'NOT_NEEDED', [business]: 'REQUIRED' })
    const { caseId } = await createWith(id)
    expect(await readAsked(app, caseId, divorce)).toMatchObject({ requirement: 'notNeeded' })
    expect(await readAsked(app, caseId, business)).toEqual({
      ...{ requirement: 'required', requirementBy: 'firm' },
    })
    const { caseId: standard } = await createWith(null)
    expect(await readAsked(app, standard, business)).toMatchObject({ requirement: 'optional' })
    await removeList(id)
  })

  test('of a removed one, one of another firm and none is not found', async () => {
    const removed = await addList('Removed')
    await removeList(removed)
    const ofOther = await addList('Of Northgate', {}, foreign)
    for (const id of [removed, ofOther, app.deps.ids.rowId(), 'x']) {
      await expect(readTemplate(id)).rejects.toMatchObject({ code: 'clients.no-such-checklist' })
      expect(await createWith(id)).toMatchObject({
        ...{ success: false, caseId: null, errorField: 'checklistId' },
        errorCode: 'clients.no-such-checklist',
      })
    }
    expect((await readTemplate(ofOther, foreign)).checklistId).toBe(ofOther)
  })
})

test('an import uses the standard checklist', async () => {
  const id = await addList('Not for imports', { [business]: 'REQUIRED' })
  const { caseIds } = await paralegal.run<Answer>(operation`importClients { caseIds }`, {
    ...{ isDryRun: false, creationKey: app.deps.ids.rowId() },
    csv: 'First name,Last name,Email,Mobile phone\nIda,Moss,ida.moss@example.com,3125550188',
  })
  const [caseId = ''] = caseIds
  expect(await readAsked(app, caseId, business)).toMatchObject({ requirement: 'optional' })
  expect(
    await app.rows(sql`select 1 as one from case_checklist where case_id = ${caseId}`),
  ).toEqual([])
  await removeList(id)
})

function createWith(checklistId: string | null): Promise<Answer> {
  people += 1
  return paralegal.run<Answer>(create, {
    input: {
      creationKey: app.deps.ids.rowId(),
      debtor1: {
        ...{ givenName: 'Ola', familyName: `Berg${people}`, language: 'EN' },
        ...{ email: `ola${people}@example.com`, mobilePhone: `31255502${10 + people}` },
      },
      ...{ isPhoneShared: false, chapter: 7, urgencies: [], coursePayer: 'FIRM' },
      ...{ showsQuestionnaire: false, sendsInvitations: false, isNewPerson: true },
      attorneyId: attorney.viewer.staffId,
      checklistId,
    },
  })
}
