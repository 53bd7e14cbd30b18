import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { demoPassword } from '#testing/test-demo.ts'

const marcus = { email: 'marcus.whitfield@example.com', mobile: '2125550151' }
const app = openTestApp()

test('stores the time zone after the login, not before', async () => {
  const browser = app.browser('198.51.100.1')
  const here = { 'x-time-zone': 'America/Chicago' }
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u: marcus.email, p: demoPassword },
    here,
  )
  expect(await readZone()).toBeNull()
  const { sessionId } = data.tokenFromUsernameAndPassword
  const submit =
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated } }'
  await browser.graph(submit, { c: '000000', s: sessionId, u: marcus.email }, here)
  expect(await readZone()).toBeNull()
  await browser.graph(
    submit,
    { c: await app.lastCode(marcus.mobile), s: sessionId, u: marcus.email },
    here,
  )
  expect(await readZone()).toBe('America/Chicago')
})

test('stores a changed time zone of the browser and ignores an unknown zone', async () => {
  const browser = app.browser('198.51.100.2')
  await browser.signIn(marcus.email)
  browser.tokens = undefined
  expect(await come(browser, 'Europe/Madrid')).toBe('Europe/Madrid')
  expect(await come(browser, 'america/denver')).toBe('America/Denver')
  for (const nonsense of [
    '',
    ' ',
    'Mars/Olympus_Mons',
    '+05:00',
    'America/Denver; drop table',
    "x' or 1=1",
    'A'.repeat(5000),
    '../../etc/localtime',
    '__proto__',
  ]) {
    expect(await come(browser, nonsense)).toBe('America/Denver')
  }
})

const readZone = async () =>
  (
    await app.row(
      sql<{
        zone: string | null
      }>`select time_zone as zone from account where email = ${marcus.email}`,
    )
  )?.zone
const come = async (browser: Browser, timeZone: string) => {
  const answer = await browser.graph(
    '{ tokenFromRefreshToken { isAuthenticated } }',
    {},
    { 'x-time-zone': timeZone },
  )
  expect(answer.data.tokenFromRefreshToken.isAuthenticated).toBe(true)
  return readZone()
}
