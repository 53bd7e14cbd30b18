import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { readCategory, pdf, put } from '#apps/server/testing/test-uploads.ts'
import type { DocumentNeed } from '../../rules/categories/asked-by-answers.ts'
import { requestCategories } from './request-categories.ts'
import { requestDocument } from './request-document.ts'
import { sendDocument } from './send-document.ts'
import { readAudit, forgetNews, readNews } from './test-review.ts'

let app: TestApp
let rosa: Browser
let marcus: Browser
let elena: Browser
let rosas: string
let whitfields: string

beforeAll(async () => {
  app = await startTestApp()
  ;[rosa, marcus, elena] = [
    app.browser('198.51.100.1'),
    app.browser('198.51.100.2'),
    app.browser('198.51.100.3'),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  ;[rosas, whitfields] = [app.demoData.cases.rosa, app.demoData.cases.whitfield]
})
afterAll(() => app.close())
beforeEach(() => forgetNews(app))

const because = {
  key: 'deeds',
  en: 'You said you own a home or land.',
  es: 'Usted dijo que tiene una vivienda o un terreno.',
  each: { en: 'One for each property.', es: 'Uno por cada propiedad.' },
}
const inEnglish = `${because.en} ${because.each.en}`
const need = (
  templateKey: string,
  wanted: boolean | null = true,
  more: Partial<DocumentNeed> = {},
): DocumentNeed => ({ templateKey, debtor: null, wanted, isOptional: false, because, ...more })

async function request(caseId: string, ...needs: readonly DocumentNeed[]): Promise<void> {
  const { rows } = await sql<{
    firmId: string
  }>`select firm_id as "firmId" from legal_case where id = ${caseId}`.execute(app.deps.database.db)
  await app.deps.database.transact((tx) =>
    requestCategories(app.deps, tx, { caseId, firmId: rows[0]!.firmId }, needs),
  )
}
const firmSays = (key: string, requirement: 'required' | 'optional' | 'notNeeded') =>
  app.deps.database.transact((tx) =>
    requestDocument(app.deps, tx, { caseId: rosas, requirement, wanted: { key } }),
  )

const leafQuery =
  'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { name requirement because isByAnswers isAskedByAttorney mayAdd parentName } }'
async function readLeaf(
  browser: Browser,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
  headers: Readonly<Record<string, string>> = {},
) {
  const { data } = await browser.graph(
    leafQuery,
    { c: caseId, k: await readCategory(app, caseId, key, debtor) },
    headers,
  )
  return data.documentsChildLeafCategory as {
    readonly name: string
    readonly requirement: string
    readonly because: readonly string[]
    readonly parentName: string
  }
}

async function inOrder(caseId: string): Promise<readonly string[]> {
  const { rows } = await sql<{
    key: string
  }>`select template_key || coalesce(' of ' || debtor, '') as key from document_category where case_id = ${caseId} order by position`.execute(
    app.deps.database.db,
  )
  return rows.map(({ key }) => key)
}

const needed = (count: number) => ({
  type: 'document',
  says: count === 1 ? 'A document is now needed' : `${count} documents are now needed`,
  about: null,
})

test('a needed document is required, gives its reason in each language, and is news once', async () => {
  await request(rosas, need('home.deed'), need('home.mortgage'), need('home.insurance', null))
  expect(await readLeaf(rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
    isByAnswers: true,
    isAskedByAttorney: false,
  })
  expect(
    await readLeaf(rosa, rosas, 'home.deed', undefined, { 'accept-language': 'es' }),
  ).toMatchObject({ because: [`${because.es} ${because.each.es}`] })
  expect(await readLeaf(rosa, rosas, 'home.insurance')).toMatchObject({
    requirement: 'optional',
    because: [],
    isByAnswers: false,
  })
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(2) }])
  expect(await readAudit(app, 'document.requested', rosas)).toEqual([
    { by: 'answers', keys: 'home.mortgage home.deed' },
  ])
  await request(rosas, need('home.deed'), need('home.mortgage'))
  await request(rosas, need('home.deed', false), need('home.mortgage', null))
  expect(await readLeaf(rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toHaveLength(1)
})

test('the same need again writes nothing', async () => {
  const written = async () =>
    (
      await sql<{
        xmin: string
      }>`select xmin from document_category where case_id = ${rosas} order by id`.execute(
        app.deps.database.db,
      )
    ).rows.map(({ xmin }) => xmin)
  const needs = [
    need('home.deed'),
    need('home.mortgage', true, { because: { ...because, each: null } }),
    need('costs.special', true, { isOptional: true }),
    need('home.hoa', null),
  ]
  await request(rosas, ...needs)
  const before = await written()
  await request(rosas, ...needs)
  expect(await written()).toEqual(before)
})

test('an unneeded document says so, still accepts files, and is required when needed again', async () => {
  await request(rosas, need('home.hoa', false), need('home.lease', false))
  expect(await readLeaf(rosa, rosas, 'home.hoa')).toMatchObject({
    requirement: 'notNeeded',
    because: [],
    isByAnswers: true,
    mayAdd: true,
  })
  expect(await readNews(app, rosas)).toEqual([])
  expect(
    await put(
      rosa,
      { caseId: rosas, categoryId: await readCategory(app, rosas, 'home.hoa') },
      'statement.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(rosas, need('home.hoa'), need('home.lease'))
  expect(
    [await readLeaf(rosa, rosas, 'home.hoa'), await readLeaf(rosa, rosas, 'home.lease')].map(
      ({ requirement }) => requirement,
    ),
  ).toEqual(['required', 'required'])
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

test('a category with documents is neither removed nor requested again', async () => {
  expect(
    await put(
      rosa,
      { caseId: rosas, categoryId: await readCategory(app, rosas, 'vehicles.value') },
      'value.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(rosas, need('vehicles.value', false))
  expect(await readLeaf(rosa, rosas, 'vehicles.value')).toMatchObject({ requirement: 'optional' })
  await request(rosas, need('vehicles.value'))
  expect(await readLeaf(rosa, rosas, 'vehicles.value')).toMatchObject({
    requirement: 'optional',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toEqual([])
})

test('a document from the firm does not satisfy a request', async () => {
  await sendDocument(app.deps, {
    caseId: rosas,
    categoryKey: 'home.insurance',
    fileName: 'A model.pdf',
    content: Readable.from([pdf()]),
  })
  await forgetNews(app)
  await request(rosas, need('home.insurance'))
  expect(await readLeaf(rosa, rosas, 'home.insurance')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

describe('a requirement set by the firm stays', () => {
  test.each(['required', 'optional', 'notNeeded'] as const)(
    'when it says %s',
    async (requirement) => {
      await firmSays('vehicles.repossession', requirement)
      await forgetNews(app)
      for (const wanted of [true, false]) {
        await request(rosas, need('vehicles.repossession', wanted))
        expect(await readLeaf(rosa, rosas, 'vehicles.repossession')).toMatchObject({
          requirement,
          because: [],
          isByAnswers: false,
        })
      }
      expect(await readNews(app, rosas)).toEqual([])
    },
  )

  test('also after answers had set it, and when both agree', async () => {
    await request(rosas, need('court.divorce', false))
    await firmSays('court.divorce', 'notNeeded')
    expect(await readLeaf(rosa, rosas, 'court.divorce')).toMatchObject({
      requirement: 'notNeeded',
      isByAnswers: false,
    })
    await request(rosas, need('court.divorce'))
    expect(await readLeaf(rosa, rosas, 'court.divorce')).toMatchObject({ requirement: 'notNeeded' })
  })
})

describe('in a joint case', () => {
  test('each debtor has their own category and news', async () => {
    await request(
      whitfields,
      need('income.benefits', true, { debtor: 2 }),
      need('income.benefits', false, { debtor: 1 }),
    )
    expect(await readLeaf(marcus, whitfields, 'income.benefits', 1)).toMatchObject({
      requirement: 'notNeeded',
    })
    expect(await readLeaf(elena, whitfields, 'income.benefits', 2)).toMatchObject({
      requirement: 'required',
    })
    expect((await readNews(app, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('a shared document is requested from both when it concerns one, and each is notified once', async () => {
    await request(
      whitfields,
      need('debts.student-loans', false, { debtor: 1 }),
      need('debts.student-loans', true, { debtor: 2 }),
      need('debts.credit-report', true),
    )
    expect(await readLeaf(marcus, whitfields, 'debts.student-loans')).toMatchObject({
      requirement: 'required',
    })
    expect((await readNews(app, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })

  test("each debtor sees the number of their own requests, and nothing of the other's", async () => {
    await request(
      whitfields,
      need('income.support-received', true, { debtor: 2 }),
      need('home.mortgage'),
    )
    const news = await readNews(app, whitfields)
    expect(news).toEqual([
      { who: 'marcus', ...needed(1) },
      { who: 'elena', ...needed(2) },
    ])
  })

  test('two concurrent needs have one effect', async () => {
    await Promise.all([
      request(whitfields, need('home.deed')),
      request(whitfields, need('home.deed')),
      request(whitfields, need('home.deed')),
    ])
    expect((await readNews(app, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })
})

describe('a case older than the template entry', () => {
  const alsoAsked = [
    'identity.military',
    'property',
    'property.business',
    'property.estate',
    'costs.charity',
  ]

  async function forget(caseId: string): Promise<void> {
    await sql`delete from document_category where case_id = ${caseId} and template_key = any(${['identity.military', 'costs.charity']})`.execute(
      app.deps.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key like 'property.%'`.execute(
      app.deps.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key = 'property'`.execute(
      app.deps.database.db,
    )
  }

  test('gets the category in template order with its folder when it is needed', async () => {
    await forget(rosas)
    await request(rosas, need('identity.military', null), need('property.estate', false))
    expect(
      (await inOrder(rosas)).filter((key) => alsoAsked.includes(key.replace(/ of .*/, ''))),
    ).toEqual([])
    await request(
      rosas,
      need('identity.military', true, { debtor: 1 }),
      need('property.estate'),
      need('costs.charity', true, { isOptional: true }),
      need('property.business'),
    )
    const order = await inOrder(rosas)
    const around = (key: string) => order.slice(order.indexOf(key) - 1, order.indexOf(key) + 2)
    expect(around('identity.military of 1')).toEqual([
      'identity.social-security of 1',
      'identity.military of 1',
      'income',
    ])
    expect(order.slice(order.indexOf('property') - 1, order.indexOf('property') + 4)).toEqual([
      'vehicles.repossession',
      'property',
      'property.business',
      'property.estate',
      'debts',
    ])
    expect(around('costs.charity')[2]).toBe('certificate-credit-counseling of 1')
    expect(await readLeaf(rosa, rosas, 'property.estate')).toMatchObject({
      name: 'Will, estate and trust papers',
      parentName: 'Business and other property',
      requirement: 'required',
      because: [inEnglish],
    })
    expect(await readLeaf(rosa, rosas, 'costs.charity')).toMatchObject({
      requirement: 'optional',
      because: [inEnglish],
    })
    expect(await readNews(app, rosas)).toEqual([{ who: 'rosa', ...needed(3) }])
    await request(rosas, need('identity.military', true, { debtor: 1 }), need('property.estate'))
    expect([await inOrder(rosas), (await readNews(app, rosas)).length]).toEqual([order, 1])
  })

  test("gets a category with one spouse's name", async () => {
    await forget(whitfields)
    await request(whitfields, need('identity.military', true, { debtor: 2 }))
    expect(await readLeaf(elena, whitfields, 'identity.military', 2)).toMatchObject({
      name: 'Military papers (Elena)',
      requirement: 'required',
    })
    expect(
      (await inOrder(whitfields)).filter((key) => key.startsWith('identity.military')),
    ).toEqual(['identity.military of 2'])
    expect((await readNews(app, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('gets each category once and at its own position for concurrent needs', async () => {
    await forget(whitfields)
    await Promise.all(
      [1, 2, 3].map(() => request(whitfields, need('property.claims'), need('property.transfers'))),
    )
    expect((await inOrder(whitfields)).filter((key) => key.startsWith('property'))).toEqual([
      'property',
      'property.claims',
      'property.transfers',
    ])
    const { rows } = await sql<{
      position: number
    }>`select position from document_category where case_id = ${whitfields}`.execute(
      app.deps.database.db,
    )
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  })
})
