import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { cleanUpSignIn } from '../clean-up.ts'
import { background, bare, minute, readStatus, refresh, renew, signedIn } from './test-sessions.ts'

const app = openTestApp()

test('accepts only an access token and an id token of one active session', async () => {
  const [rosa, marcus] = [await signedIn(app), await signedIn(app, 'marcus.whitfield@example.com')]
  const elsewhere = await signedIn(app)
  const { idToken, accessToken } = rosa.tokens ?? { idToken: '', accessToken: '' }
  const payload = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as object
  const unsigned = `${part({ alg: 'none', typ: 'at+jwt' })}.${part(payload)}.`
  const bad: ReadonlyArray<Record<string, string>> = [
    { 'access-token': idToken },
    { authorization: `Bearer ${accessToken}` },
    { authorization: `Bearer ${accessToken}`, 'access-token': idToken },
    { authorization: `Bearer ${marcus.tokens?.idToken}` },
    { authorization: `Bearer ${elsewhere.tokens?.idToken}` },
    { 'access-token': unsigned },
    { 'access-token': `${accessToken.slice(0, -3)}abc` },
    { authorization: '' },
    { 'access-token': '' },
    { 'access-token': 'x' },
  ]
  for (const headers of bad)
    expect([headers, await readStatus(rosa, headers)]).toEqual([headers, 401])
  expect(await readStatus(rosa)).toBe(200)
  await app.clock.moveBy(331_000)
  expect(await readStatus(rosa)).toBe(401)
})

test('ends a session after fifteen minutes without user activity; polls and automatic renewals do not count', async () => {
  const rosa = await signedIn(app)
  for (let round = 0; round < 3; round += 1) {
    await app.clock.moveBy(5 * minute)
    await renew(rosa, background)
    expect(await readStatus(rosa, background)).toBe(200)
  }
  await app.clock.moveBy(31_000)
  expect(await readStatus(rosa, background)).toBe(401)
  expect((await refresh(rosa)).status).toBe(401)
})

test('keeps a session alive by user activity', async () => {
  const rosa = await signedIn(app)
  for (let round = 0; round < 8; round += 1) {
    await app.clock.moveBy(5 * minute)
    await renew(rosa, background)
    expect(await readStatus(rosa)).toBe(200)
  }
})

test('ends an active session after twelve hours', async () => {
  const rosa = await signedIn(app)
  for (let spent = 0; spent < 12 * 60; spent += 10) {
    await app.clock.moveBy((spent === 0 ? 9 : 10) * minute)
    await renew(rosa)
  }
  expect((await refresh(rosa)).data.tokenFromRefreshToken.expiresIn).toBeLessThanOrEqual(60)
  await app.clock.moveBy(minute)
  expect(await readStatus(rosa)).toBe(401)
  expect((await refresh(rosa)).status).toBe(401)
})

test('ends the session at sign-off, clears its cookies and keeps other sessions open', async () => {
  const [here, second] = [await signedIn(app), await signedIn(app)]
  const cookies = new Map(here.cookies)
  expect(await readStatus(here)).toBe(200)
  expect((await here.graph('mutation { signOff { success error } }')).data.signOff).toEqual({
    success: true,
    error: null,
  })
  expect(await readStatus(here)).toBe(401)
  expect([...here.cookies.keys()]).toEqual(['daybreak-dt'])
  here.cookies.set('daybreak-rt', cookies.get('daybreak-rt') ?? '')
  expect((await refresh(here)).status).toBe(401)
  expect(await readStatus(second)).toBe(200)
})

test('clears the browser cache at sign-off and leaves its storage alone', async () => {
  const cleared = async (headers: Readonly<Record<string, string>>) =>
    (
      await (
        await signedIn(app)
      ).graph('mutation { signOff { success } }', {}, { ...bare, ...headers })
    ).headers['clear-site-data']
  expect([await cleared({}), await cleared(background)]).toEqual(['"cache"', '"cache"'])
})

test("derives different keys for unsent answers by account and day, and returns yesterday's key", async () => {
  const readKeys = async (browser: Browser) =>
    (await browser.graph('query { tokenFromRefreshToken { unsentKeys mirrorKey } }', {}, bare)).data
      .tokenFromRefreshToken as KeysAnswer
  const [first, again] = [await readKeys(await signedIn(app)), await readKeys(await signedIn(app))]
  expect(first.unsentKeys.map((key) => Buffer.from(key, 'base64url').length)).toEqual([32, 32])
  expect(again).toEqual(first)
  const spouse = await readKeys(await signedIn(app, 'marcus.whitfield@example.com'))
  expect(
    new Set([...first.unsentKeys, ...spouse.unsentKeys, first.mirrorKey, spouse.mirrorKey]).size,
  ).toBe(6)
  await app.clock.moveBy(24 * 60 * minute)
  const [today, yesterday] = (await readKeys(await signedIn(app))).unsentKeys
  expect(yesterday).toBe(first.unsentKeys[0])
  expect(first.unsentKeys).not.toContain(today)
})

test('returns no key to a caller who is not signed in', async () => {
  const { data } = await someBrowser(app).graph(
    'query { tokenFromRefreshToken { unsentKeys mirrorKey } }',
    {},
    bare,
  )
  expect(data.tokenFromRefreshToken).toEqual({ unsentKeys: null, mirrorKey: null })
})

test('signs off with the cookie alone, a second time, and when already signed out', async () => {
  const rosa = await signedIn(app)
  for (const browser of [rosa, rosa, someBrowser(app)])
    expect(
      (await browser.graph('mutation { signOff { success error } }', {}, bare)).data.signOff
        .success,
    ).toBe(true)
  expect(await readStatus(rosa)).toBe(401)
})

test('ends the least recently active session when a sixth one opens', async () => {
  const browsers: Browser[] = []
  for (let count = 0; count < 6; count += 1) {
    browsers.push(await signedIn(app, 'amir.rahimi@example.com'))
    await app.clock.moveBy(1000)
  }
  expect(await Promise.all(browsers.map((browser) => readStatus(browser)))).toEqual([
    401, 200, 200, 200, 200, 200,
  ])
})

test('deletes ended sessions and keeps an active one', async () => {
  await signedIn(app)
  await app.clock.moveBy(91 * 24 * 60 * minute)
  const rosa = await signedIn(app)
  const { db } = app.deps.database
  await cleanUpSignIn(db)
  for (const table of ['session', 'device', 'flow', 'second_factor'])
    expect((await sql`select count(*) as left from ${sql.id(table)}`.execute(db)).rows).toEqual([
      { left: 1 },
    ])
  expect(await readStatus(rosa)).toBe(200)
})

test('refuses a request of another site before it has any effect', async () => {
  const rosa = await signedIn(app)
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    expect((await refresh(rosa, headers)).status).toBe(403)
  }
  // Content types that another site may send without a preflight request.
  for (const type of [
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    '',
  ])
    expect([type, (await refresh(rosa, { 'content-type': type })).status]).toEqual([type, 403])
  expect(await readStatus(rosa)).toBe(200)
})

interface KeysAnswer {
  readonly mirrorKey: string
  readonly unsentKeys: readonly string[]
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
