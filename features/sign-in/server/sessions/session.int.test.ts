import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { someBrowser } from '#apps/server/testing/test-sign-up.ts'
import { cleanUpSignIn } from '../clean-up.ts'
import { openSessionCache } from './session-cache.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const own = '{ accounts { get { givenName } } }'
const bare = { authorization: '', 'access-token': '' }
const background = { 'x-activity': 'background' }

async function signedIn(email = 'rosa.delgado@example.com'): Promise<Browser> {
  const browser = someBrowser(app)
  await browser.signIn(email)
  return browser
}
const refresh = (browser: Browser, headers: Readonly<Record<string, string>> = {}) =>
  browser.graph(
    'query { tokenFromRefreshToken { isAuthenticated idToken accessToken expiresIn account { userName } } }',
    {},
    { ...bare, ...headers },
  )
async function renew(
  browser: Browser,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  browser.tokens = (await refresh(browser, headers)).data.tokenFromRefreshToken
}
const readStatus = async (browser: Browser, headers: Readonly<Record<string, string>> = {}) =>
  (await browser.graph(own, {}, headers)).status
const getSession = ({ tokens }: Browser) =>
  (
    JSON.parse(Buffer.from(tokens?.accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
      readonly sid: string
    }
  ).sid
interface KeysAnswer {
  readonly mirrorKey: string
  readonly unsentKeys: readonly string[]
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('accepts only an access token and an id token of one active session', async () => {
  const [rosa, marcus] = [await signedIn(), await signedIn('marcus.whitfield@example.com')]
  const elsewhere = await signedIn()
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

test('replaces the cookie at each refresh, and returns the same successor within ten seconds', async () => {
  const rosa = await signedIn()
  const first = rosa.cookies.get('daybreak-rt') ?? ''
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const tab = someBrowser(app)
      tab.cookies.set('daybreak-rt', first)
      const { data } = await refresh(tab)
      expect(data.tokenFromRefreshToken).toMatchObject({
        isAuthenticated: true,
        expiresIn: expect.any(Number),
        account: { userName: 'rosa.delgado@example.com' },
      })
      tab.tokens = data.tokenFromRefreshToken
      expect(await readStatus(tab)).toBe(200)
      return tab.cookies.get('daybreak-rt')
    }),
  )
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).not.toBe(first)
  await app.clock.moveBy(5000)
  await renew(rosa)
  expect(rosa.cookies.get('daybreak-rt')).toBe(answers[0])
  expect(await readStatus(rosa)).toBe(200)
})

test.each([1, 2, 5])(
  'ends the session when a token that was used up %i refreshes ago comes back',
  async (generations) => {
    const rosa = await signedIn()
    const stolen = rosa.cookies.get('daybreak-rt') ?? ''
    for (let round = 0; round < generations; round += 1) await renew(rosa)
    await app.clock.moveBy(11_000)
    const thief = someBrowser(app)
    thief.cookies.set('daybreak-rt', stolen)
    const notices = await app.countMessages('rosa.delgado@example.com')
    const refused = await refresh(thief)
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([
      401,
      'sign-in.signed-out',
    ])
    expect(await readStatus(rosa)).toBe(401)
    expect((await refresh(rosa)).status).toBe(401)
    expect(rosa.cookies.has('daybreak-rt')).toBe(false)
    const { rows } =
      await sql`select outcome from audit where event = 'sign-in.refresh-reused' and account_id = ${app.demoData.accounts.rosa}`.execute(
        app.deps.database.db,
      )
    expect(rows).toContainEqual({ outcome: 'refused' })
    expect(await app.lastMessage('rosa.delgado@example.com')).toMatchObject({
      channel: 'email',
      subject: 'We logged you out for your safety',
      body: expect.not.stringMatching(/https?:/),
    })
    await refresh(thief)
    expect(await app.countMessages('rosa.delgado@example.com')).toBe(notices + 1)
  },
)

test('informs another process when a reused token ends a session', async () => {
  const rosa = await signedIn()
  const stolen = rosa.cookies.get('daybreak-rt') ?? ''
  await renew(rosa)
  const id = getSession(rosa)
  const elsewhere = await openSessionCache(app.deps)
  expect(await elsewhere.find(id)).toMatchObject({ endedAt: null })
  await app.clock.moveBy(11_000)
  const thief = someBrowser(app)
  thief.cookies.set('daybreak-rt', stolen)
  await refresh(thief)
  await expect
    .poll(async () => (await elsewhere.find(id))?.endedAt, { timeout: 1000 })
    .toBeInstanceOf(Date)
  await elsewhere.stop()
})

test('refuses a renewal at the end of its session', async () => {
  const rosa = await signedIn()
  const { database } = app.deps
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length > 0
  let renewal: ReturnType<typeof refresh> | undefined
  await database.transact(async (tx) => {
    await sql`update session set ended_at = portal_now() where id = ${getSession(rosa)}`.execute(tx)
    renewal = refresh(rosa)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect((await renewal)?.errors?.[0]?.extensions.code).toBe('sign-in.signed-out')
})

test('treats a missing refresh cookie as signed out and refuses an invented one', async () => {
  const browser = someBrowser(app)
  expect((await refresh(browser)).data.tokenFromRefreshToken).toEqual({
    isAuthenticated: false,
    idToken: null,
    accessToken: null,
    expiresIn: null,
    account: null,
  })
  browser.cookies.set('daybreak-rt', 'x'.repeat(43))
  expect((await refresh(browser)).status).toBe(401)
})

test('limits a session to thirty renewals a minute', async () => {
  const rosa = await signedIn()
  for (let round = 0; round < 30; round += 1) await renew(rosa)
  expect((await refresh(rosa)).errors?.[0]?.extensions.code).toBe('sign-in.too-many')
  await app.clock.moveBy(3000)
  expect((await refresh(rosa)).errors).toBeUndefined()
})

test('ends a session after fifteen minutes without user activity; polls and automatic renewals do not count', async () => {
  const rosa = await signedIn()
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
  const rosa = await signedIn()
  for (let round = 0; round < 8; round += 1) {
    await app.clock.moveBy(5 * minute)
    await renew(rosa, background)
    expect(await readStatus(rosa)).toBe(200)
  }
})

test('ends an active session after twelve hours', async () => {
  const rosa = await signedIn()
  for (let spent = 0; spent < 12 * 60; spent += 10) {
    await app.clock.moveBy((spent === 0 ? 9 : 10) * minute)
    await renew(rosa)
  }
  expect((await refresh(rosa)).data.tokenFromRefreshToken.expiresIn).toBeLessThanOrEqual(60)
  await app.clock.moveBy(minute)
  expect(await readStatus(rosa)).toBe(401)
  expect((await refresh(rosa)).status).toBe(401)
})

test('ends the session at sign-off, clears its cookies and leaves others alone', async () => {
  const [here, second] = [await signedIn(), await signedIn()]
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
        await signedIn()
      ).graph('mutation { signOff { success } }', {}, { ...bare, ...headers })
    ).headers['clear-site-data']
  expect([await cleared({}), await cleared(background)]).toEqual(['"cache"', '"cache"'])
})

test("derives different keys for unsent answers by account and day, and returns yesterday's key", async () => {
  const readKeys = async (browser: Browser) =>
    (await browser.graph('query { tokenFromRefreshToken { unsentKeys mirrorKey } }', {}, bare)).data
      .tokenFromRefreshToken as KeysAnswer
  const [first, again] = [await readKeys(await signedIn()), await readKeys(await signedIn())]
  expect(first.unsentKeys.map((key) => Buffer.from(key, 'base64url').length)).toEqual([32, 32])
  expect(again).toEqual(first)
  const spouse = await readKeys(await signedIn('marcus.whitfield@example.com'))
  expect(
    new Set([...first.unsentKeys, ...spouse.unsentKeys, first.mirrorKey, spouse.mirrorKey]).size,
  ).toBe(6)
  await app.clock.moveBy(24 * 60 * minute)
  const [today, yesterday] = (await readKeys(await signedIn())).unsentKeys
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

test('signs off by the cookie alone, twice, and when signed out', async () => {
  const rosa = await signedIn()
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
    browsers.push(await signedIn('amir.rahimi@example.com'))
    await app.clock.moveBy(1000)
  }
  expect(await Promise.all(browsers.map((browser) => readStatus(browser)))).toEqual([
    401, 200, 200, 200, 200, 200,
  ])
})

test('deletes ended sessions and keeps an active one', async () => {
  await signedIn()
  await app.clock.moveBy(91 * 24 * 60 * minute)
  const rosa = await signedIn()
  const { db } = app.deps.database
  await cleanUpSignIn(db)
  for (const table of ['session', 'device', 'flow', 'second_factor'])
    expect((await sql`select count(*) as left from ${sql.id(table)}`.execute(db)).rows).toEqual([
      { left: 1 },
    ])
  expect(await readStatus(rosa)).toBe(200)
})

test('refuses a request of another site before it has any effect', async () => {
  const rosa = await signedIn()
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
