// spec: workspace#chapter, documents#case-changed
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, aParalegal, twoSpouses } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { debtor1: marcus } = twoSpouses(app)
const staff = aParalegal(app)
const change = operation`changeCaseChapter { success errorCode current }`
const activity = operation`caseEvents { events { kind subject convertedOn docketNumber } }`
const dashboard =
  '{ cases { get { id caseType statuses { name description } } } notifications { get { description } } }'

describe('before filing', () => {
  test('the chapter is chosen, the checklist follows, and clients get no notification', async () => {
    const caseId = app.demoData.cases.rosa
    const before = await readKeys(caseId)
    expect(await changeChapter(caseId, { seen: 7, chapter: 13 })).toEqual({
      ...{ success: true, errorCode: null, current: 13 },
    })
    const thirteen = await readKeys(caseId)
    expect(thirteen).toContain('costs.chapter-13')
    expect(before).not.toContain('costs.chapter-13')
    const { legalCase, news } = await readCase(rosa, caseId)
    expect(legalCase.caseType).toBe('Chapter 13 Bankruptcy')
    expect(news.map(({ description }) => description).join()).not.toContain('Chapter')
    await changeChapter(caseId, { seen: 13, chapter: 7 })
    expect(await readKeys(caseId)).toEqual(before)
  })

  test('it can become undecided', async () => {
    const caseId = app.demoData.cases.rosa
    expect(await changeChapter(caseId, { seen: 7, chapter: null })).toMatchObject({ success: true })
    expect((await readCase(rosa, caseId)).legalCase.caseType).toBe('Bankruptcy')
    await changeChapter(caseId, { seen: null, chapter: 7 })
  })
})

describe('a filed case', () => {
  test('is converted, stays filed, and its clients read it in their language', async () => {
    const caseId = app.demoData.cases.whitfield
    const day = app.today()
    const filed = await sql<{ status: string; caseNumber: string }>`
      select status, case_number from legal_case where id = ${caseId}`.execute(app.owner.db)
    expect(await changeChapter(caseId, { seen: 13, chapter: 7 })).toMatchObject({
      errorCode: 'cases.conversion-day-wanted',
    })
    const conversion = { seen: 13, chapter: 7, convertedOn: day }
    expect(
      await changeChapter(caseId, { ...conversion, docketNumber: '4'.repeat(41) }),
    ).toMatchObject({ errorCode: 'cases.docket-number-too-long' })
    expect(await changeChapter(caseId, { ...conversion, docketNumber: ' 42 ' })).toMatchObject({
      ...{ success: true, current: 7 },
    })
    const { events } = await staff.run<Answer>(activity, { caseId })
    expect(events[0]).toEqual({
      ...{ kind: 'CONVERTED', subject: '7', convertedOn: day, docketNumber: '42' },
    })
    const after =
      await sql`select status, case_number from legal_case where id = ${caseId}`.execute(
        app.owner.db,
      )
    expect(after.rows).toEqual(filed.rows)
    const { legalCase, news } = await readCase(marcus, caseId)
    expect(legalCase.caseType).toBe('Chapter 7 Bankruptcy')
    expect(legalCase.statuses[4].description).toContain('continues under Chapter 7')
    expect(news[0]?.description).toBe('Your case now continues under Chapter 7')
    expect(await readKeys(caseId)).not.toContain('costs.chapter-13')
  })

  test('is refused to the second of two colleagues, who reads what the first chose', async () => {
    const caseId = app.demoData.cases.whitfield
    expect(
      await changeChapter(caseId, { seen: 13, chapter: 7, convertedOn: '2026-11-20' }),
    ).toEqual({
      ...{ success: false, errorCode: 'cases.chapter-changed', current: 7 },
    })
  })
})

test('is refused for a case that the firm does not have', async () => {
  for (const caseId of [app.demoData.cases.denise, app.deps.ids.rowId(), 'nonsense'])
    expect(await changeChapter(caseId, { seen: 7, chapter: 13 })).toMatchObject({
      errorCode: 'clients.no-such-case',
    })
})

const changeChapter = (caseId: string, variables: object) =>
  staff.run<Answer>(change, { caseId, ...variables })
const readKeys = async (caseId: string) =>
  (
    await app.rows(sql<{ key: string }>`
      select template_key as key from document_category where case_id = ${caseId}
      order by position`)
  ).map(({ key }) => key)
const readCase = async (browser: Browser, caseId: string) => {
  const { data } = await browser.graph(dashboard)
  const legalCase = data.cases.get.find(({ id }: { readonly id: string }) => id === caseId)
  return {
    legalCase,
    news: data.notifications.get as ReadonlyArray<{ readonly description: string }>,
  }
}
