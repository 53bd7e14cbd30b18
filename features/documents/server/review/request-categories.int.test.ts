// What answers ask for: in new cases and in those from before the list had it, told once to each whom it concerns, and never against the firm's word.
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { categoryOf, pdf, put } from '#apps/server/testing/test-uploads.ts'
import type { Wish } from '../../rules/categories/asked-by-answers.ts'
import { requestCategories } from './request-categories.ts'
import { requestDocument } from './request-document.ts'
import { sendDocument } from './send-document.ts'
import { auditOf, forgetNews, toldIn } from './test-review.ts'

let house: TestHouse
let rosa: Browser
let marcus: Browser
let elena: Browser
let rosas: string
let whitfields: string

beforeAll(async () => {
  house = await openTestHouse()
  ;[rosa, marcus, elena] = [
    house.browser('198.51.100.1'),
    house.browser('198.51.100.2'),
    house.browser('198.51.100.3'),
  ]
  await rosa.signIn('rosa.delgado@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  ;[rosas, whitfields] = [house.cast.cases.rosa, house.cast.cases.whitfield]
})
afterAll(() => house.close())
beforeEach(() => forgetNews(house))

const because = {
  key: 'deeds',
  en: 'You said you own a home or land.',
  es: 'Usted dijo que tiene una vivienda o un terreno.',
  each: { en: 'One for each property.', es: 'Uno por cada propiedad.' },
}
const inEnglish = `${because.en} ${because.each.en}`
const wish = (
  templateKey: string,
  wanted: boolean | null = true,
  more: Partial<Wish> = {},
): Wish => ({ templateKey, debtor: null, wanted, isOptional: false, because, ...more })

async function request(caseId: string, ...wishes: readonly Wish[]): Promise<void> {
  const { rows } = await sql<{
    firmId: string
  }>`select firm_id as "firmId" from legal_case where id = ${caseId}`.execute(
    house.world.database.db,
  )
  await house.world.database.transact((tx) =>
    requestCategories(house.world, tx, { caseId, firmId: rows[0]!.firmId }, wishes),
  )
}
const firmSays = (key: string, requirement: 'required' | 'optional' | 'notNeeded') =>
  house.world.database.transact((tx) =>
    requestDocument(house.world, tx, { caseId: rosas, requirement, wanted: { key } }),
  )

const leafQuery =
  'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { name requirement because isByAnswers isAskedByAttorney mayAdd parentName } }'
async function leafOf(
  browser: Browser,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
  headers: Readonly<Record<string, string>> = {},
) {
  const { data } = await browser.graph(
    leafQuery,
    { c: caseId, k: await categoryOf(house, caseId, key, debtor) },
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
    house.world.database.db,
  )
  return rows.map(({ key }) => key)
}

const needed = (count: number) => ({
  type: 'document',
  says: count === 1 ? 'A document is now needed' : `${count} documents are now needed`,
  about: null,
})

test('what is needed is required, says why in each language, and is news once', async () => {
  await request(rosas, wish('home.deed'), wish('home.mortgage'), wish('home.insurance', null))
  expect(await leafOf(rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
    isByAnswers: true,
    isAskedByAttorney: false,
  })
  expect(
    await leafOf(rosa, rosas, 'home.deed', undefined, { 'accept-language': 'es' }),
  ).toMatchObject({ because: [`${because.es} ${because.each.es}`] })
  expect(await leafOf(rosa, rosas, 'home.insurance')).toMatchObject({
    requirement: 'optional',
    because: [],
    isByAnswers: false,
  })
  expect(await toldIn(house, rosas)).toEqual([{ who: 'rosa', ...needed(2) }])
  expect(await auditOf(house, 'document.requested', rosas)).toEqual([
    { by: 'answers', keys: 'home.mortgage home.deed' },
  ])
  await request(rosas, wish('home.deed'), wish('home.mortgage'))
  await request(rosas, wish('home.deed', false), wish('home.mortgage', null))
  expect(await leafOf(rosa, rosas, 'home.deed')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await toldIn(house, rosas)).toHaveLength(1)
})

test('wished again it writes nothing', async () => {
  const written = async () =>
    (
      await sql<{
        xmin: string
      }>`select xmin from document_category where case_id = ${rosas} order by id`.execute(
        house.world.database.db,
      )
    ).rows.map(({ xmin }) => xmin)
  const wishes = [
    wish('home.deed'),
    wish('home.mortgage', true, { because: { ...because, each: null } }),
    wish('costs.special', true, { isOptional: true }),
    wish('home.hoa', null),
  ]
  await request(rosas, ...wishes)
  const before = await written()
  await request(rosas, ...wishes)
  expect(await written()).toEqual(before)
})

test('what surely is not needed says so, still takes files, and is required when it is needed after all', async () => {
  await request(rosas, wish('home.hoa', false), wish('home.lease', false))
  expect(await leafOf(rosa, rosas, 'home.hoa')).toMatchObject({
    requirement: 'notNeeded',
    because: [],
    isByAnswers: true,
    mayAdd: true,
  })
  expect(await toldIn(house, rosas)).toEqual([])
  expect(
    await put(
      rosa,
      { caseId: rosas, categoryId: await categoryOf(house, rosas, 'home.hoa') },
      'statement.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(rosas, wish('home.hoa'), wish('home.lease'))
  expect(
    [await leafOf(rosa, rosas, 'home.hoa'), await leafOf(rosa, rosas, 'home.lease')].map(
      ({ requirement }) => requirement,
    ),
  ).toEqual(['required', 'required'])
  expect(await toldIn(house, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

test('what something was sent into is neither taken off nor asked for anew', async () => {
  expect(
    await put(
      rosa,
      { caseId: rosas, categoryId: await categoryOf(house, rosas, 'vehicles.value') },
      'value.pdf',
      pdf(),
    ),
  ).toMatchObject({ success: true })
  await request(rosas, wish('vehicles.value', false))
  expect(await leafOf(rosa, rosas, 'vehicles.value')).toMatchObject({ requirement: 'optional' })
  await request(rosas, wish('vehicles.value'))
  expect(await leafOf(rosa, rosas, 'vehicles.value')).toMatchObject({
    requirement: 'optional',
    because: [inEnglish],
  })
  expect(await toldIn(house, rosas)).toEqual([])
})

test('what the firm has put somewhere answers no request', async () => {
  await sendDocument(house.world, {
    caseId: rosas,
    categoryKey: 'home.insurance',
    fileName: 'A model.pdf',
    content: Readable.from([pdf()]),
  })
  await forgetNews(house)
  await request(rosas, wish('home.insurance'))
  expect(await leafOf(rosa, rosas, 'home.insurance')).toMatchObject({
    requirement: 'required',
    because: [inEnglish],
  })
  expect(await toldIn(house, rosas)).toEqual([{ who: 'rosa', ...needed(1) }])
})

describe('the firm’s word stands', () => {
  test.each(['required', 'optional', 'notNeeded'] as const)(
    'when it says %s',
    async (requirement) => {
      await firmSays('vehicles.repossession', requirement)
      await forgetNews(house)
      for (const wanted of [true, false]) {
        await request(rosas, wish('vehicles.repossession', wanted))
        expect(await leafOf(rosa, rosas, 'vehicles.repossession')).toMatchObject({
          requirement,
          because: [],
          isByAnswers: false,
        })
      }
      expect(await toldIn(house, rosas)).toEqual([])
    },
  )

  test('also about what answers had made of it, and when it says the same', async () => {
    await request(rosas, wish('court.divorce', false))
    await firmSays('court.divorce', 'notNeeded')
    expect(await leafOf(rosa, rosas, 'court.divorce')).toMatchObject({
      requirement: 'notNeeded',
      isByAnswers: false,
    })
    await request(rosas, wish('court.divorce'))
    expect(await leafOf(rosa, rosas, 'court.divorce')).toMatchObject({ requirement: 'notNeeded' })
  })
})

describe('in a joint case', () => {
  test('each has their own, and hears of it alone', async () => {
    await request(
      whitfields,
      wish('income.benefits', true, { debtor: 2 }),
      wish('income.benefits', false, { debtor: 1 }),
    )
    expect(await leafOf(marcus, whitfields, 'income.benefits', 1)).toMatchObject({
      requirement: 'notNeeded',
    })
    expect(await leafOf(elena, whitfields, 'income.benefits', 2)).toMatchObject({
      requirement: 'required',
    })
    expect((await toldIn(house, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('what they share is asked of both when it concerns one, which each hears once', async () => {
    await request(
      whitfields,
      wish('debts.student-loans', false, { debtor: 1 }),
      wish('debts.student-loans', true, { debtor: 2 }),
      wish('debts.credit-report', true),
    )
    expect(await leafOf(marcus, whitfields, 'debts.student-loans')).toMatchObject({
      requirement: 'required',
    })
    expect((await toldIn(house, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })

  test('each is told the number of what is asked of them, and nothing of what is asked of the other alone', async () => {
    await request(
      whitfields,
      wish('income.support-received', true, { debtor: 2 }),
      wish('home.mortgage'),
    )
    const told = await toldIn(house, whitfields)
    expect(told).toEqual([
      { who: 'marcus', ...needed(1) },
      { who: 'elena', ...needed(2) },
    ])
  })

  test('both at once is once', async () => {
    await Promise.all([
      request(whitfields, wish('home.deed')),
      request(whitfields, wish('home.deed')),
      request(whitfields, wish('home.deed')),
    ])
    expect((await toldIn(house, whitfields)).map(({ who }) => who).toSorted()).toEqual([
      'elena',
      'marcus',
    ])
  })
})

describe('a case from before the list had it', () => {
  const anew = [
    'identity.military',
    'property',
    'property.business',
    'property.estate',
    'costs.charity',
  ]

  async function forget(caseId: string): Promise<void> {
    await sql`delete from document_category where case_id = ${caseId} and template_key = any(${['identity.military', 'costs.charity']})`.execute(
      house.world.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key like 'property.%'`.execute(
      house.world.database.db,
    )
    await sql`delete from document_category where case_id = ${caseId} and template_key = 'property'`.execute(
      house.world.database.db,
    )
  }

  test('gets its place in the order of the list once it is asked for, with its folder', async () => {
    await forget(rosas)
    await request(rosas, wish('identity.military', null), wish('property.estate', false))
    expect(
      (await inOrder(rosas)).filter((key) => anew.includes(key.replace(/ of .*/, ''))),
    ).toEqual([])
    await request(
      rosas,
      wish('identity.military', true, { debtor: 1 }),
      wish('property.estate'),
      wish('costs.charity', true, { isOptional: true }),
      wish('property.business'),
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
    expect(await leafOf(rosa, rosas, 'property.estate')).toMatchObject({
      name: 'Will, estate and trust papers',
      parentName: 'Business and other property',
      requirement: 'required',
      because: [inEnglish],
    })
    expect(await leafOf(rosa, rosas, 'costs.charity')).toMatchObject({
      requirement: 'optional',
      because: [inEnglish],
    })
    expect(await toldIn(house, rosas)).toEqual([{ who: 'rosa', ...needed(3) }])
    await request(rosas, wish('identity.military', true, { debtor: 1 }), wish('property.estate'))
    expect([await inOrder(rosas), (await toldIn(house, rosas)).length]).toEqual([order, 1])
  })

  test('of one spouse by name', async () => {
    await forget(whitfields)
    await request(whitfields, wish('identity.military', true, { debtor: 2 }))
    expect(await leafOf(elena, whitfields, 'identity.military', 2)).toMatchObject({
      name: 'Military papers (Elena)',
      requirement: 'required',
    })
    expect(
      (await inOrder(whitfields)).filter((key) => key.startsWith('identity.military')),
    ).toEqual(['identity.military of 2'])
    expect((await toldIn(house, whitfields)).map(({ who }) => who)).toEqual(['elena'])
  })

  test('at once stands once, each at a place of its own', async () => {
    await forget(whitfields)
    await Promise.all(
      [1, 2, 3].map(() => request(whitfields, wish('property.claims'), wish('property.transfers'))),
    )
    expect((await inOrder(whitfields)).filter((key) => key.startsWith('property'))).toEqual([
      'property',
      'property.claims',
      'property.transfers',
    ])
    const { rows } = await sql<{
      position: number
    }>`select position from document_category where case_id = ${whitfields}`.execute(
      house.world.database.db,
    )
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
  })
})
