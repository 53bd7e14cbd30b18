// spec: case-checklist#template
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import { aClientAlone, aParalegal, anAdministrator } from '#testing/test-people.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { forgetNews, handedIn, readAudit, readNews } from '../../review/test-review.ts'
import { checklistOf, find } from '../test-checklist.ts'
import { listsOf, readAsked } from './test-named-checklists.ts'

const app = openTestApp()
const { client: rosa, caseId: ofRosa } = aClientAlone(app)
const staff = aParalegal(app)
const { northgate } = app.demoData.firms
const ofNorthgate = aParalegal(app, { firmId: northgate })
const foreign = anAdministrator(app, { firmId: northgate })
const { addList, ask, removeList } = listsOf(app, anAdministrator(app))
const { setRequirement, read } = checklistOf(app, ofRosa, staff)

const preview = operation`caseTemplateChange { checklistId version lines { name folder from to
  stays } }`
const change = operation`changeCaseTemplate { success errorCode change { version lines { name } } }`
const template = operation`caseChecklist { template { id name isRemoved } }`
const business = 'income.self-employment'
const divorce = 'court.divorce'
const lawsuits = 'court.lawsuits'
const stubs = 'income.pay-stubs-60-days'

describe('a case', () => {
  test('gets what is missing, and keeps what has documents or was changed by hand', async () => {
    await handedIn(app, rosa, ofRosa, divorce)
    const { id: categoryId } = find(await read(), lawsuits)
    await setRequirement({ categoryId, seen: 'OPTIONAL', requirement: 'REQUIRED' })
    await forgetNews(app)
    const checklistId = await addList('Self-employed', {
      ...{ [business]: 'REQUIRED', [stubs]: 'NOT_NEEDED' },
      ...{ [divorce]: 'NOT_NEEDED', [lawsuits]: 'NOT_NEEDED' },
    })
    const { version, lines } = await readChange(ofRosa, checklistId)
    expect(lines.map(({ from, to, stays }: Answer) => [from, to, stays])).toEqual([
      ['REQUIRED', 'NOT_NEEDED', null],
      ['OPTIONAL', 'REQUIRED', null],
      ['REQUIRED', 'NOT_NEEDED', 'BY_FIRM'],
      ['OPTIONAL', 'NOT_NEEDED', 'HAS_DOCUMENTS'],
    ])
    expect(await changeTo(ofRosa, checklistId, version)).toMatchObject({ success: true })

    expect(await readAsked(app, ofRosa, business)).toMatchObject({ requirement: 'required' })
    expect(await readAsked(app, ofRosa, stubs)).toMatchObject({ requirement: 'notNeeded' })
    expect(await readAsked(app, ofRosa, divorce)).toMatchObject({ requirement: 'optional' })
    expect(await readAsked(app, ofRosa, lawsuits)).toMatchObject({ requirement: 'required' })
    expect(await readTemplate(ofRosa)).toMatchObject({ name: 'Self-employed', isRemoved: false })
    expect(await readNews(app, ofRosa)).toMatchObject([{ who: 'rosa', type: 'document' }])
    expect(await readAudit(app, 'document.checklist-chosen', ofRosa)).toHaveLength(1)
    const { events } = await staff.run<Answer>(operation`caseEvents { events { kind } }`, {
      caseId: ofRosa,
    })
    expect(events).toContainEqual({ kind: 'CHECKLIST_CHOSEN' })

    await changeTo(ofRosa, null)
    expect(await readAsked(app, ofRosa, business)).toEqual({
      ...{ requirement: 'optional', requirementBy: 'template' },
    })
    expect(await readAsked(app, ofRosa, stubs)).toMatchObject({ requirement: 'required' })
    expect(await readTemplate(ofRosa)).toBeNull()
    await removeList(checklistId)
  })

  test('gets a category that it never had, at its place and with its folder', async () => {
    const { caseId } = await inviteClient(app)
    const before = await readKeys(caseId)
    await app.rows(sql`
      delete from document_category
      where case_id = ${caseId} and template_key like 'vehicles.%' returning id`)
    await app.rows(sql`
      delete from document_category
      where case_id = ${caseId} and template_key = 'vehicles' returning id`)
    const { lines } = await readChange(caseId, null)
    expect(lines[0]).toMatchObject({ folder: 'Vehicles', from: null, stays: null })
    await changeTo(caseId, null)
    expect(await readKeys(caseId)).toEqual(before)
    expect((await readChange(caseId, null)).lines).toEqual([])
  })

  test('follows its checklist when its chapter changes, also after the firm removed it', async () => {
    const { caseId } = await inviteClient(app)
    const checklistId = await addList('With Chapter 13')
    await ask(checklistId, { 'costs.chapter-13': 'OPTIONAL' }, { chapter: 13 })
    await changeTo(caseId, checklistId)
    await removeList(checklistId)
    expect(await readTemplate(caseId)).toMatchObject({ name: 'With Chapter 13', isRemoved: true })
    await staff.run<Answer>(operation`changeCaseChapter { success }`, {
      ...{ caseId, seen: 7, chapter: 13 },
    })
    expect(await readAsked(app, caseId, 'costs.chapter-13')).toMatchObject({
      requirement: 'optional',
    })
    expect(await changeTo(caseId, checklistId, 'x')).toMatchObject({
      errorCode: 'clients.no-such-checklist',
    })
    expect(await changeTo(caseId, null)).toMatchObject({ success: true })
    expect(await readTemplate(caseId)).toBeNull()
  })
})

describe('a change is refused', () => {
  test('to the second of two colleagues, who sees what would change now', async () => {
    const { caseId } = await inviteClient(app)
    const checklistId = await addList('Twice', { [business]: 'REQUIRED' })
    const { version } = await readChange(caseId, checklistId)
    const results = await Promise.all([1, 2].map(() => changeTo(caseId, checklistId, version)))
    expect(results.map(({ success }) => success).toSorted()).toEqual([false, true])
    expect(results.find(({ success }) => success === false)).toMatchObject({
      errorCode: 'documents.checklist-change-outdated',
      change: { lines: [] },
    })
    await removeList(checklistId)
  })

  test('after the firm has changed the checklist', async () => {
    const { caseId } = await inviteClient(app)
    const checklistId = await addList('Changed')
    const { version } = await readChange(caseId, checklistId)
    await ask(checklistId, { [business]: 'REQUIRED' })
    const { errorCode, change: now } = await changeTo(caseId, checklistId, version)
    expect(errorCode).toBe('documents.checklist-change-outdated')
    expect(now.lines).toHaveLength(1)
    expect(await readAsked(app, caseId, business)).toMatchObject({ requirement: 'optional' })
    expect(await changeTo(caseId, checklistId, now.version)).toMatchObject({ success: true })
    await removeList(checklistId)
  })

  test('with a checklist or a case of another firm', async () => {
    const { caseId } = await inviteClient(app)
    const checklistId = await addList('Of Northgate', {}, foreign)
    await expect(readChange(caseId, checklistId)).rejects.toMatchObject({
      code: 'clients.no-such-checklist',
    })
    expect(await changeTo(caseId, checklistId, 'x')).toMatchObject({
      errorCode: 'clients.no-such-checklist',
    })
    expect(await changeTo(caseId, null, 'x', ofNorthgate)).toMatchObject({
      errorCode: 'clients.no-such-case',
    })
  })

  test('for a case that has ended', async () => {
    const caseId = app.demoData.cases.denise
    const refusal = { errorCode: 'documents.checklist-case-ended' }
    expect(await changeTo(caseId, null, 'x', ofNorthgate)).toMatchObject(refusal)
    await expect(readChange(caseId, null, ofNorthgate)).rejects.toMatchObject({
      code: refusal.errorCode,
    })
  })
})

function readChange(caseId: string, checklistId: string | null, by = staff): Promise<Answer> {
  return by.run<Answer>(preview, { caseId, checklistId })
}
async function changeTo(
  caseId: string,
  checklistId: string | null,
  seen?: string,
  by = staff,
): Promise<Answer> {
  const version = seen ?? (await readChange(caseId, checklistId, by)).version
  return by.run<Answer>(change, { caseId, checklistId, version })
}
const readTemplate = async (caseId: string) =>
  (await staff.run<Answer>(template, { caseId })).template
const readKeys = async (caseId: string) =>
  (
    await app.rows(sql<{ key: string }>`
      select template_key as key from document_category
      where case_id = ${caseId} order by position`)
  ).map(({ key }) => key)
