import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'

const app = openTestApp()

const minute = 60_000
const devices = operation`signedInDevices { id name signedInAt lastActiveAt isCurrent }`
const leave = operation`signOutElsewhere { success error }`
const own = operation`accounts.get { givenName }`
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  computer: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0',
}

test('lists each browser with its name and times, this browser first, then the most recently active', async () => {
  const phone = await enter(agents.phone)
  const first = app.clock.now()
  const computer = await enter(agents.computer)
  const unknown = await enter('curl/8.5.0')
  await app.clock.moveBy(31_000)
  expect((await readList(phone)).map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['Chrome on Android', true],
    ['Unknown browser', false],
    ['Firefox on Windows', false],
  ])
  expect((await readList(computer)).map(({ name }) => name)).toEqual([
    'Firefox on Windows',
    'Chrome on Android',
    'Unknown browser',
  ])
  expect((await readList(unknown, { 'accept-language': 'es' })).map(({ name }) => name)).toEqual([
    'Navegador desconocido',
    'Firefox en Windows',
    'Chrome en Android',
  ])
  const [mine] = await readList(phone)
  expect(Math.abs(Date.parse(String(mine?.['signedInAt'])) - first.getTime())).toBeLessThan(10_000)
  expect(Date.parse(String(mine?.['lastActiveAt']))).toBeGreaterThan(
    Date.parse(String(mine?.['signedInAt'])),
  )
  expect(JSON.stringify(await readList(phone))).not.toMatch(/Pixel|rv:131|198\.18/)
})

test('lists no session of another account, no set-up session and no ended one', async () => {
  await enter(agents.computer, 'denise.carter@example.com', '2165550163')
  const marcus = await enter(agents.phone, 'marcus.whitfield@example.com', '2125550151')
  const gone = await enter(agents.computer, 'marcus.whitfield@example.com', '2125550151')
  await enter('curl/8.5.0', 'marcus.whitfield@example.com', '2125550151')
  await gone.graph('mutation { signOff { success } }')
  expect(await readList(marcus)).toHaveLength(2)
  await app.clock.moveBy(4 * minute)
  await marcus.graph(own)
  await app.clock.moveBy(11 * minute + 31_000)
  const { data } = await marcus.graph(
    'query { tokenFromRefreshToken { idToken accessToken } }',
    {},
    { authorization: '', 'access-token': '' },
  )
  marcus.tokens = data.tokenFromRefreshToken
  expect((await readList(marcus)).map(({ name }) => name)).toEqual(['Chrome on Android'])
})

test('ends all other sessions at once, remembers this browser and forgets the others', async () => {
  const elena = await enter(agents.phone, 'elena.whitfield@example.com', '2125550152')
  const others = [
    await enter(agents.computer, 'elena.whitfield@example.com', '2125550152'),
    await enter(agents.computer, 'elena.whitfield@example.com', '2125550152'),
  ]
  const denise = await enter(agents.computer, 'denise.carter@example.com', '2165550163')
  expect((await others[0]?.graph(own))?.status).toBe(200)
  expect((await elena.graph(leave)).data.signOutElsewhere).toEqual({ success: true, error: null })
  for (const browser of others) expect((await browser.graph(own)).status).toBe(401)
  expect((await elena.graph(own)).status).toBe(200)
  expect((await denise.graph(own)).status).toBe(200)
  expect((await readList(elena)).map(({ name }) => name)).toEqual(['Chrome on Android'])
  const { rows } =
    await sql`select 1 from device where account_id = ${app.demoData.accounts.elena}`.execute(
      app.deps.database.db,
    )
  expect(rows).toHaveLength(1)
  expect((await elena.graph(leave)).data.signOutElsewhere.success).toBe(true)
})

test('ends a login in progress in another browser', async () => {
  const amir = await enter(agents.phone, 'amir.rahimi@example.com', '2165550174')
  await app.clock.moveBy(31_000)
  const thief = someBrowser(app)
  const u = 'amir.rahimi@example.com'
  const { data } = await thief.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u, p: 'Quiet-harbor-7' },
  )
  await amir.graph(leave)
  const { errors } = await thief.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
    { c: await app.lastCode('2165550174'), s: data.tokenFromUsernameAndPassword.sessionId, u },
  )
  expect(errors?.[0]?.extensions.code).toBe('sign-in.start-again')
})

test('refuses signed-out callers and accounts in set-up', async () => {
  const setUp = await signUpUntil(app, 'set-up', await inviteClient(app))
  for (const document of [devices, leave]) {
    expect((await someBrowser(app).graph(document)).errors?.[0]?.extensions.code).toBe(
      'request.signed-out',
    )
    expect((await setUp.graph(document)).errors?.[0]?.extensions.code).toBe(
      'request.set-up-unfinished',
    )
  }
})

/** Signs in with this user agent. */
async function enter(
  userAgent: string,
  u = 'rosa.delgado@example.com',
  phone = '2125550142',
  p = 'Quiet-harbor-7',
): Promise<Browser> {
  await app.clock.moveBy(31_000)
  const browser = someBrowser(app)
  const headers = { 'user-agent': userAgent }
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u, p },
    headers,
  )
  const second = await browser.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken accessToken } }',
    {
      c: await app.lastCode(phone),
      s: data.tokenFromUsernameAndPassword.sessionId,
      u,
    },
    headers,
  )
  browser.tokens = second.data.submitMfaCode
  return browser
}
const readList = async (browser: Browser, headers = {}) =>
  (await browser.graph(devices, {}, headers)).data.signedInDevices as ReadonlyArray<
    Record<string, unknown>
  >
