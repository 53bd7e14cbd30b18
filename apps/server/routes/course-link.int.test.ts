import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readRow, signedInBrowser } from '#features/courses/server/taking/test-taking.ts'
import { openTestApp } from '#testing/test-app.ts'
import { courseLinksOf, anotherPair } from './test-course-link.ts'

const app = openTestApp()
const { registered, follow, readStatus } = courseLinksOf(app)

test('redirects to the provider once, without a referrer', async () => {
  const { browser, pair } = await registered()
  const first = await follow(browser, pair)
  expect([first.status, first.text]).toEqual([303, ''])
  expect(first.headers['location']).toMatch(
    /^http:\/\/localhost:4000\/orders\/courses\/Provider245\/course\/[\w-]+$/,
  )
  expect([first.headers['referrer-policy'], first.headers['cache-control']]).toEqual([
    'no-referrer',
    'no-store',
  ])
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(await readStatus(browser, pair)).toBe(404)
})

test.each(['.', ')', '%20', '%E2%80%8B', '%0A'])(
  'a link that was copied with %s behind it works',
  async (sign) => {
    const { browser, pair } = await registered()
    expect(await readStatus(browser, { ...pair, info2: `${pair.info2}${sign}` })).toBe(303)
  },
)

test('a hundred simultaneous requests redirect once', async () => {
  const { browser, pair } = await registered()
  const statuses = await Promise.all(Array.from({ length: 100 }, () => readStatus(browser, pair)))
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(99)
})

test('a preload does not use up the tokens', async () => {
  const { browser, pair } = await registered()
  expect(await readStatus(browser, pair, { method: 'HEAD' })).toBe(204)
  for (const headers of [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-dest': 'iframe' },
  ]) {
    expect(await follow(browser, pair, { headers })).toMatchObject({ status: 204, text: '' })
  }
  expect(
    await readStatus(browser, pair, {
      headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    }),
  ).toBe(303)
})

test('the tokens expire after sixty seconds', async () => {
  const { browser, placed, pair } = await registered()
  await app.clock.moveBy(59_000)
  expect(await readStatus(browser, pair)).toBe(303)
  const next = await anotherPair(browser, placed)
  await app.clock.moveBy(61_000)
  expect(await readStatus(browser, next)).toBe(404)
  expect(
    (await readRow(app, 'course_hand_off', { column: 'item_id', value: placed.itemId }))?.[
      'usedAt'
    ],
  ).toBeNull()
})

test('a new pair revokes the old one, and half a pair is refused', async () => {
  const { browser, placed, pair: old } = await registered()
  const pair = await anotherPair(browser, placed)
  for (const wrong of [
    old,
    { ...pair, info2: old.info2 },
    { ...pair, info1: old.info1 },
    { info1: pair.info2, info2: pair.info1 },
    { info1: 'noinfo1', info2: 'noinfo2' },
  ]) {
    expect(await readStatus(browser, wrong)).toBe(404)
  }
  expect(await readStatus(browser, pair)).toBe(303)
})

test('refuses another account, another session of the account, and a signed-out browser, without using up the tokens', async () => {
  const { browser, pair, takers } = await registered()
  const [another, otherClient] = [
    await signedInBrowser(app, takers.debtor1.accountId),
    (await registered()).browser,
  ]
  for (const browser of [takers.debtor2.browser, otherClient, another, undefined])
    expect(await readStatus(browser, pair)).toBe(404)
  expect(
    await readStatus(undefined, pair, {
      headers: { cookie: 'daybreak-rt=not-a-token-that-anybody-ever-got-from-us' },
    }),
  ).toBe(404)
  expect(await readStatus(browser, pair)).toBe(303)
})

test('refuses an ended session', async () => {
  const { browser, pair, takers } = await registered()
  await sql`update session set ended_at = portal_now(), ended_why = 'test' where account_id = ${takers.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(await readStatus(browser, pair)).toBe(404)
})

test('refuses another provider, an ended order, a deactivated case and a foreign host', async () => {
  const [provider, canceled, reset, left, elsewhere] = [
    await registered(),
    await registered(),
    await registered(),
    await registered(),
    await registered(),
  ]
  expect(await readStatus(provider.browser, provider.pair, { provider: 'Provider176' })).toBe(404)
  expect(await readStatus(provider.browser, provider.pair)).toBe(303)
  await sql`update course_item set status = 7 where id = ${canceled.placed.itemId}`.execute(
    app.deps.database.db,
  )
  await sql`update course_order set history_at = portal_now() where id = ${reset.placed.orderId}`.execute(
    app.deps.database.db,
  )
  await sql`update participant set deactivated_at = portal_now() where case_id = ${left.placed.caseId}`.execute(
    app.deps.database.db,
  )
  for (const { browser, pair } of [canceled, reset, left])
    expect(await readStatus(browser, pair)).toBe(404)
  const own = vi.spyOn(app.deps.courseProvider, 'isOwnAddress').mockReturnValue(false)
  const answer = await follow(elsewhere.browser, elsewhere.pair)
  expect([answer.status, answer.headers['location']]).toEqual([404, undefined])
  own.mockRestore()
})

test('every refusal shows the same page in the language of the browser', async () => {
  const missing = { info1: 'noinfo1', info2: 'noinfo2' }
  const english = await follow(undefined, missing)
  expect(english.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(english.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(english.text).toContain('This link is no longer available')
  expect(english.text).toContain('href="/dashboard/courses"')
  const spanish = await follow(undefined, missing, {
    headers: { 'accept-language': 'es-MX,es;q=0.9' },
  })
  expect([
    spanish.status,
    spanish.text.includes('<html lang="es">'),
    spanish.text.includes('Este enlace ya no está disponible'),
  ]).toEqual([404, true, true])
  // Every refusal shows the same page.
  const { browser, pair } = await registered()
  expect((await follow((await registered()).browser, pair)).text).toBe(english.text)
  expect((await follow(browser, pair, { provider: 'Provider1' })).text).toBe(english.text)
})

test('takes a cookie whose successor got lost, refuses it once that was used, and the session continues', async () => {
  const { browser, placed, pair } = await registered()
  const refresh = async () => {
    const { errors } = await browser.graph('{ tokenFromRefreshToken { isAuthenticated } }')
    expect(errors).toBeUndefined()
    return browser.cookies.get('daybreak-rt') ?? ''
  }
  const before = browser.cookies.get('daybreak-rt') ?? ''
  expect(await refresh()).not.toBe(before)
  await app.clock.moveBy(11_000)
  browser.cookies.set('daybreak-rt', before)
  expect(await readStatus(browser, pair)).toBe(303)
  await refresh()
  const after = await refresh()
  browser.cookies.set('daybreak-rt', before)
  expect(await readStatus(browser, await anotherPair(browser, placed))).toBe(404)
  browser.cookies.set('daybreak-rt', after)
  expect(await readStatus(browser, await anotherPair(browser, placed))).toBe(303)
})
