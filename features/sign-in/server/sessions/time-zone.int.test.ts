// Where somebody is, as far as their clock goes: told by their browser when they come in, kept when it is a zone, and never asked for otherwise.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'

const marcus = { email: 'marcus.whitfield@example.com', mobile: '2125550151' }
let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const kept = async () =>
  (
    await sql<{
      zone: string | null
    }>`select time_zone as zone from account where email = ${marcus.email}`.execute(
      house.world.database.db,
    )
  ).rows[0]?.zone
const come = async (browser: Browser, timeZone: string) => {
  const answer = await browser.graph(
    '{ tokenFromRefreshToken { isAuthenticated } }',
    {},
    { 'x-time-zone': timeZone },
  )
  expect(answer.data.tokenFromRefreshToken.isAuthenticated).toBe(true)
  return kept()
}

test('it is kept when somebody has signed in, not before', async () => {
  const browser = house.browser('198.51.100.1')
  const here = { 'x-time-zone': 'America/Chicago' }
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u: marcus.email, p: demoPassword },
    here,
  )
  expect(await kept()).toBeNull()
  const { sessionId } = data.tokenFromUsernameAndPassword
  const submit =
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated } }'
  await browser.graph(submit, { c: '000000', s: sessionId, u: marcus.email }, here)
  expect(await kept()).toBeNull()
  await browser.graph(
    submit,
    { c: await house.lastCode(marcus.mobile), s: sessionId, u: marcus.email },
    here,
  )
  expect(await kept()).toBe('America/Chicago')
})

test('it changes with the browser, and what is no zone changes nothing', async () => {
  const browser = house.browser('198.51.100.2')
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
