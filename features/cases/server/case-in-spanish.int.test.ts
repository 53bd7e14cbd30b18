import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, aClientOfTwoFirms } from '#testing/test-people.ts'
import { dashboardTexts } from '../rules/case-words.ts'
import { timelineTemplate } from '../rules/timeline-template.ts'
import { timelineTextsEs } from '../rules/words.es.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { client: amir } = aClientOfTwoFirms(app)

const whole = `{ cases { get(active: true) { id status caseType dashBoardTitle dashBoardHeaderDescription dashBoardCurrentStatusDescription
  statuses { name description order state } } } clientLevelDashboard(active: true) { clientDashboardItemList { id caseType status } } }`
const inSpanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }

test.each([
  [{}],
  [{ 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }],
  [{ 'accept-language': 'de' }],
])('answers %j in English, letter for letter', async (headers) => {
  const { whole: legalCase, card } = await ask(rosa, headers)
  const { title, header, current } = dashboardTexts(
    { status: 'Pre-Filing', outcome: null, caseNumber: null },
    'en',
  )
  expect(legalCase).toMatchObject({
    status: 'Pre-Filing',
    caseType: 'Chapter 7 Bankruptcy',
    dashBoardTitle: title,
    dashBoardHeaderDescription: header,
    dashBoardCurrentStatusDescription: current,
  })
  expect(title).toBe('We are preparing your case for filing')
  expect(texts(legalCase.statuses)).toEqual(timelineTemplate)
  expect(card).toMatchObject({ caseType: 'Chapter 7 Bankruptcy', status: 'Pre-Filing' })
})

test("translates every text of the case and keeps the contract's spelling of statuses", async () => {
  const { whole: legalCase, card } = await ask(rosa, inSpanish)
  const { title, header, current } = dashboardTexts(
    { status: 'Pre-Filing', outcome: null, caseNumber: null },
    'es',
  )
  expect(legalCase).toMatchObject({
    status: 'Pre-Filing',
    caseType: 'Bancarrota del Capítulo 7',
    dashBoardTitle: title,
    dashBoardHeaderDescription: header,
    dashBoardCurrentStatusDescription: current,
  })
  expect(title).toBe('Estamos preparando su caso para presentarlo')
  const inTheTemplate = timelineTemplate.map(({ name, description }) => ({
    name: timelineTextsEs[name],
    description: timelineTextsEs[description],
  }))
  expect(texts(legalCase.statuses)).toEqual(inTheTemplate)
  expect(legalCase.statuses.map(({ state }: { state: string }) => state)).toEqual([
    'done',
    'current',
    'next',
    'next',
    'next',
    'next',
  ])
  expect(card).toMatchObject({ caseType: 'Bancarrota del Capítulo 7', status: 'Pre-Filing' })
})

test('returns texts of the firm unchanged', async () => {
  const { db } = app.deps.database
  const id = app.demoData.cases.amirHollis
  await sql`update legal_case set case_type = 'Chapter 11, small business' where id = ${id}`.execute(
    db,
  )
  await sql`update timeline_entry set name = 'Our first talk' where case_id = ${id} and position = 1`.execute(
    db,
  )
  await sql`update timeline_entry set description = 'Dana calls you on Friday.' where case_id = ${id} and position = 2`.execute(
    db,
  )
  const { whole: legalCase, card } = await ask(amir, inSpanish)
  expect([legalCase.id, legalCase.caseType, card.caseType]).toEqual([
    id,
    'Chapter 11, small business',
    'Chapter 11, small business',
  ])
  expect(texts(legalCase.statuses).slice(0, 3)).toEqual([
    { name: 'Our first talk', description: 'Su cuenta está lista.' },
    { name: 'Cuéntenos sobre sus finanzas', description: 'Dana calls you on Friday.' },
    {
      name: 'Preparamos sus papeles',
      description: 'Su abogado lo revisa todo.',
    },
  ])
})

async function ask(browser: Browser, headers: Readonly<Record<string, string>> = {}) {
  const { data, errors } = await browser.graph(whole, {}, headers)
  expect(errors).toBeUndefined()
  return { whole: data.cases.get[0], card: data.clientLevelDashboard.clientDashboardItemList[0] }
}
const texts = (entries: ReadonlyArray<{ name: string; description: string }>) =>
  entries.map(({ name, description }) => ({ name, description }))
