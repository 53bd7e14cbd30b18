// What a provider wants read reaches only whoever ordered from it, clean, in their language, and version by version.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import type { ProviderPage } from '#ports/course-provider.ts'
import { refreshPages } from '../provider/provider-pages.ts'
import { coupleWithCase, placedCourse, type PlacedCourse } from './test-taking.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const query = `query ($caseId: ID!, $orderId: ID!, $courseType: Int!, $method: Int!) { courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType: $courseType, courseMethodType: $method) {
  courseNumber courseOrderItemId language courseUrl instructions disclosureContent disclosureVersion info1 info2 } }`

async function read(
  browser: Browser,
  { caseId, orderId, courseType }: PlacedCourse,
  { method = 1, language = 'en' } = {},
) {
  const { data, errors } = await browser.graph(
    query,
    { caseId, orderId, courseType, method },
    { 'accept-language': language },
  )
  return errors ? errors[0]?.extensions.code : data.courseDiscInstUrlInfo
}

async function ordered(providerId = 245) {
  const takers = await coupleWithCase(house)
  return {
    takers,
    browser: takers.debtor1.browser,
    placed: await placedCourse(house, takers, {
      option: 1,
      providerId,
      course: providerId === 177 ? 'Second' : 'First',
    }),
  }
}

const setStatus = (itemId: string, status: number) =>
  sql`update course_item set status = ${status} where id = ${itemId}`.execute(
    house.world.database.db,
  )
const pagesSaying = (pages: readonly ProviderPage[]) =>
  vi.spyOn(house.world.courseProvider, 'pages').mockResolvedValue(pages)
const inEnglish = (version: string, html: string): readonly ProviderPage[] => [
  { kind: 'disclosure', language: 'en', version, html },
  { kind: 'instructions', language: 'en', version, html: '<p>How</p>' },
]
const outdate = (providerId: number) =>
  sql`update course_page set fetched_at = portal_now() - interval '25 hours' where provider_id = ${providerId}`.execute(
    house.world.database.db,
  )

test('the owner reads what the provider wrote, without what would run; the address holds nothing of them', async () => {
  const { browser, placed } = await ordered()
  const found = await read(browser, placed)
  expect(found).toEqual({
    courseNumber: 'First',
    courseOrderItemId: placed.itemId,
    language: 'en',
    courseUrl: 'http://localhost:4000/orders/courses/Provider245',
    disclosureVersion: '1',
    info1: null,
    info2: null,
    instructions: expect.stringContaining('<h2>How to take the course with Harborlight</h2>'),
    disclosureContent: expect.stringContaining('<h2>What Harborlight wants you to know</h2>'),
  })
  expect(found.instructions + found.disclosureContent).not.toMatch(
    /<script|<style|<img|hotpink|planted/,
  )
  const { rows } = await sql<{
    raw: string
  }>`select raw from course_page where provider_id = 245`.execute(house.world.database.db)
  expect(rows.every(({ raw }) => raw.includes('<script>'))).toBe(true)
})

test('it is read in the language of the reader, and in English when there is none', async () => {
  const { browser, placed } = await ordered()
  expect(await read(browser, placed, { language: 'es' })).toMatchObject({
    language: 'es',
    disclosureContent: expect.stringContaining('Lo que Harborlight quiere que usted sepa'),
  })
  const other = await ordered(291)
  const pages = pagesSaying(inEnglish('1', '<p>Only English</p>'))
  expect(await read(other.browser, other.placed, { language: 'es' })).toMatchObject({
    language: 'en',
    disclosureContent: '<p>Only English</p>',
  })
  pages.mockRestore()
})

test('the spouse, a stranger, another course and another method get nothing', async () => {
  const { browser, placed, takers } = await ordered()
  const strangers = await ordered()
  expect(await read(takers.debtor2.browser, placed)).toBeNull()
  expect(await read(strangers.browser, placed)).toBe('cases.not-found')
  expect(await read(browser, { ...placed, orderId: strangers.placed.orderId })).toBeNull()
  expect(await read(browser, { ...placed, courseType: 2 })).toBeNull()
  expect(await read(browser, placed, { method: 2 })).toBeNull()
})

test('it is there in every state of a chosen course; a pair that opens it only once it is registered and neither finished nor over', async () => {
  const { browser, placed } = await ordered()
  for (const status of [2, 3, 4, 5, 7, 8]) {
    await setStatus(placed.itemId, status)
    expect(await read(browser, placed)).toMatchObject({
      disclosureVersion: '1',
      info1: null,
      info2: null,
    })
  }
  await sql`update course_item set registered_at = portal_now() where id = ${placed.itemId}`.execute(
    house.world.database.db,
  )
  for (const status of [2, 3, 4, 5, 7, 8]) {
    await setStatus(placed.itemId, status)
    const pair = status === 3 || status === 4 ? expect.stringMatching(/^[\w-]{43}$/) : null
    expect(await read(browser, placed)).toMatchObject({ info1: pair, info2: pair })
  }
})

test('a provider that gives nothing to read leaves null, and is asked again', async () => {
  const { browser, placed } = await ordered(176)
  await house.rehearsal.failNext('pages', 'fail')
  expect(await read(browser, placed)).toBeNull()
  expect(await read(browser, placed)).toMatchObject({ disclosureVersion: '1' })
})

test('what is a day old is fetched again; while that fails, what was there is read', async () => {
  const { browser, placed } = await ordered(176)
  await read(browser, placed)
  const pages = pagesSaying(inEnglish('8', '<p>Eight</p>'))
  expect((await read(browser, placed)).disclosureVersion).toBe('1')
  await outdate(176)
  expect(await read(browser, placed)).toMatchObject({
    disclosureVersion: '8',
    disclosureContent: '<p>Eight</p>',
  })
  pages.mockRejectedValue(new Error('Away'))
  await outdate(176)
  expect((await read(browser, placed)).disclosureVersion).toBe('8')
  expect(pages).toHaveBeenCalledTimes(2)
  pages.mockRestore()
})

test('what is too large is not taken over: the version before it is read on, and its news are no fault', async () => {
  const { browser, placed } = await ordered(176)
  const pages = pagesSaying(inEnglish('9', '<p>Nine</p>'))
  await outdate(176)
  await read(browser, placed)
  pages.mockResolvedValue(inEnglish('10', '<div>'.repeat(200_000)))
  await refreshPages(house.world, 176)
  await outdate(176)
  expect(await read(browser, placed)).toMatchObject({
    disclosureVersion: '9',
    disclosureContent: '<p>Nine</p>',
  })
  pages.mockRestore()
})

test('news of a provider replaces what is current, keeps what was, and never reuses a version for another text', async () => {
  const { browser, placed } = await ordered(177)
  const pages = pagesSaying(inEnglish('1', '<p>One</p>'))
  const versions: string[] = []
  // Nobody has read anything yet: there is nothing to fetch again.
  await refreshPages(house.world, 177)
  expect(pages).not.toHaveBeenCalled()
  versions.push((await read(browser, placed)).disclosureVersion)
  for (const [version, html] of [
    ['2', '<p>Two</p>'],
    ['2', '<p>Two, quietly changed</p><script>x()</script>'],
    ['1', '<p>One</p>'],
  ] as const) {
    pages.mockResolvedValue(inEnglish(version, html))
    await refreshPages(house.world, 177)
    const found = await read(browser, placed)
    expect(found.disclosureContent).toBe(html.replace(/<script>.*/, ''))
    versions.push(found.disclosureVersion)
  }
  expect(versions).toEqual(['1', '2', expect.stringMatching(/^2\+[0-9a-f]{8}$/), '1'])
  const { rows } = await sql<{
    kept: number
  }>`select count(*)::int as kept from course_page where provider_id = 177 and kind = 'disclosure'`.execute(
    house.world.database.db,
  )
  expect(rows[0]?.kept).toBe(3)
  pages.mockRestore()
})
