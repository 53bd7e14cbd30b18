import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { refreshPages } from '../provider/provider-pages.ts'
import { materialOf, read, inEnglish } from './test-material.ts'

const app = openTestApp()
const { ordered, setStatus, pagesSaying, outdate } = materialOf(app)

test('shows the owner the cleaned texts, and an address without personal data', async () => {
  const { browser, placed } = await ordered()
  const material = await read(browser, placed)
  expect(material).toEqual({
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
  expect(material.instructions + material.disclosureContent).not.toMatch(
    /<script|<style|<img|hotpink|planted/,
  )
  const { rows } = await sql<{
    raw: string
  }>`select raw from course_page where provider_id = 245`.execute(app.deps.database.db)
  expect(rows.every(({ raw }) => raw.includes('<script>'))).toBe(true)
})

test("shows the reader's language, with English as the fallback", async () => {
  const { browser, placed } = await ordered()
  expect(await read(browser, placed, { language: 'es' })).toMatchObject({
    language: 'es',
    disclosureContent: expect.stringContaining('Lo que Harborlight quiere que usted sepa'),
  })
  const otherCourse = await ordered(291)
  const pages = pagesSaying(inEnglish('1', '<p>Only English</p>'))
  expect(await read(otherCourse.browser, otherCourse.placed, { language: 'es' })).toMatchObject({
    language: 'en',
    disclosureContent: '<p>Only English</p>',
  })
  pages.mockRestore()
})

test('returns nothing to the spouse, to another client, and for another course or method', async () => {
  const { browser, placed, takers } = await ordered()
  const strangers = await ordered()
  expect(await read(takers.debtor2.browser, placed)).toBeNull()
  expect(await read(strangers.browser, placed)).toBe('cases.not-found')
  expect(await read(browser, { ...placed, orderId: strangers.placed.orderId })).toBeNull()
  expect(await read(browser, { ...placed, courseType: 2 })).toBeNull()
  expect(await read(browser, placed, { method: 2 })).toBeNull()
})

test('returns texts in every state, and a hand-off only while the course is registered and open', async () => {
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
    app.deps.database.db,
  )
  for (const status of [2, 3, 4, 5, 7, 8]) {
    await setStatus(placed.itemId, status)
    const pair = status === 3 || status === 4 ? expect.stringMatching(/^[\w-]{43}$/) : null
    expect(await read(browser, placed)).toMatchObject({ info1: pair, info2: pair })
  }
})

test('returns null while a provider gives no text, and requests it again', async () => {
  const { browser, placed } = await ordered(176)
  await app.courseProvider.failNext('pages', 'fail')
  expect(await read(browser, placed)).toBeNull()
  expect(await read(browser, placed)).toMatchObject({ disclosureVersion: '1' })
})

test('fetches texts older than a day again, and falls back to the stored ones', async () => {
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

test('keeps the previous version if a new text is too large, and reports no error for the news', async () => {
  const { browser, placed } = await ordered(176)
  const pages = pagesSaying(inEnglish('9', '<p>Nine</p>'))
  await outdate(176)
  await read(browser, placed)
  pages.mockResolvedValue(inEnglish('10', '<div>'.repeat(200_000)))
  await refreshPages(app.deps, 176)
  await outdate(176)
  expect(await read(browser, placed)).toMatchObject({
    disclosureVersion: '9',
    disclosureContent: '<p>Nine</p>',
  })
  pages.mockRestore()
})

test('replaces the current texts when the provider publishes new ones, keeps the old texts, and never reuses a version', async () => {
  const { browser, placed } = await ordered(177)
  const pages = pagesSaying(inEnglish('1', '<p>One</p>'))
  const versions: string[] = []
  // No page was fetched before, so nothing is fetched again.
  await refreshPages(app.deps, 177)
  expect(pages).not.toHaveBeenCalled()
  versions.push((await read(browser, placed)).disclosureVersion)
  for (const [version, html] of [
    ['2', '<p>Two</p>'],
    ['2', '<p>Two, quietly changed</p><script>x()</script>'],
    ['1', '<p>One</p>'],
  ] as const) {
    pages.mockResolvedValue(inEnglish(version, html))
    await refreshPages(app.deps, 177)
    const material = await read(browser, placed)
    expect(material.disclosureContent).toBe(html.replace(/<script>.*/, ''))
    versions.push(material.disclosureVersion)
  }
  expect(versions).toEqual(['1', '2', expect.stringMatching(/^2\+[0-9a-f]{8}$/), '1'])
  const { rows } = await sql<{
    kept: number
  }>`select count(*)::int as kept from course_page where provider_id = 177 and kind = 'disclosure'`.execute(
    app.deps.database.db,
  )
  expect(rows[0]?.kept).toBe(3)
  pages.mockRestore()
})
