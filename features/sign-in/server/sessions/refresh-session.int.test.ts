import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { openSessionCache } from './session-cache.ts'
import { getSession, readStatus, refresh, renew, signedIn } from './test-sessions.ts'

const app = openTestApp()

test('replaces the cookie at each refresh, and returns the same successor within ten seconds', async () => {
  const rosa = await signedIn(app)
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

test.each([15, 40, 90])(
  'goes on after a lost response, also %i seconds later and twice in a row, without a message',
  async (seconds) => {
    const rosa = await signedIn(app)
    const notices = await app.countMessages('rosa.delgado@example.com')
    const kept = rosa.cookies.get('daybreak-rt') ?? ''
    const issued = new Set([kept])
    for (let losses = 0; losses < 2; losses += 1) {
      await renew(rosa)
      issued.add(rosa.cookies.get('daybreak-rt') ?? '')
      rosa.cookies.set('daybreak-rt', kept)
      await app.clock.moveBy(seconds * 1000)
    }
    await renew(rosa)
    expect(issued).not.toContain(rosa.cookies.get('daybreak-rt'))
    await renew(rosa)
    expect(await readStatus(rosa)).toBe(200)
    expect(await app.countMessages('rosa.delgado@example.com')).toBe(notices)
  },
)

test('two processes that repeat a lost token at once issue the same successor', async () => {
  const rosa = await signedIn(app)
  const kept = rosa.cookies.get('daybreak-rt') ?? ''
  await renew(rosa)
  await app.clock.moveBy(20_000)
  const tabs = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const tab = someBrowser(app)
      tab.cookies.set('daybreak-rt', kept)
      await renew(tab)
      return tab.cookies.get('daybreak-rt')
    }),
  )
  expect(new Set(tabs).size).toBe(1)
})

test('ends the session when a successor that was replaced is used', async () => {
  const rosa = await signedIn(app)
  const kept = rosa.cookies.get('daybreak-rt') ?? ''
  await renew(rosa)
  const thief = someBrowser(app)
  thief.cookies.set('daybreak-rt', rosa.cookies.get('daybreak-rt') ?? '')
  rosa.cookies.set('daybreak-rt', kept)
  await app.clock.moveBy(20_000)
  await renew(rosa)
  expect((await refresh(thief)).status).toBe(401)
  expect((await refresh(rosa)).status).toBe(401)
})

test.each([2, 3, 6])(
  'ends the session when a token that was used up %i refreshes ago is used again',
  async (generations) => {
    const rosa = await signedIn(app)
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
  const rosa = await signedIn(app)
  const stolen = rosa.cookies.get('daybreak-rt') ?? ''
  await renew(rosa)
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

test('refuses a renewal if the session ends at the same moment', async () => {
  const rosa = await signedIn(app)
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  let renewal: ReturnType<typeof refresh> | undefined
  await database.transact(async (tx) => {
    await sql`update session set ended_at = portal_now() where id = ${getSession(rosa)}`.execute(tx)
    renewal = refresh(rosa)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect((await renewal)?.errors?.[0]?.extensions.code).toBe('sign-in.signed-out')
})

test('treats a missing refresh cookie as signed out and refuses an invented cookie', async () => {
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
  const rosa = await signedIn(app)
  for (let round = 0; round < 30; round += 1) await renew(rosa)
  // While they ran, one more was allowed every two seconds.
  let answer = await refresh(rosa)
  for (let extra = 0; extra < 15 && !answer.errors; extra += 1) answer = await refresh(rosa)
  expect(answer.errors?.[0]?.extensions.code).toBe('sign-in.too-many')
  await app.clock.moveBy(3000)
  expect((await refresh(rosa)).errors).toBeUndefined()
})
