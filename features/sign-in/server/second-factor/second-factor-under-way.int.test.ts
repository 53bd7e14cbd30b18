// A reloaded page continues the same second factor. Continuing sends no code, extends no lifetime
// and grants no access.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toCode } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { endElsewhere } from '../credentials-changed.ts'
import {
  secondFactorsOf,
  type Handle,
  rosa,
  marcus,
  denise,
  underWay,
  readHandle,
  answer,
  resend,
  wrongFor,
} from './test-under-way.ts'

const app = openTestApp()
const { begin } = secondFactorsOf(app)

test('continues with the code that was sent, in the browser in which the password was entered', async () => {
  const browser = await begin(rosa.email)
  const before = await app.countMessages(rosa.phone)
  const first = await readHandle(browser)
  const second = await readHandle(browser)
  expect(first).toEqual({
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    user: 'r***@e***.com',
    mfaDeliveryDestination: '***-***-0142',
  })
  expect(second.sessionId).not.toBe(first.sessionId)
  expect(await app.countMessages(rosa.phone)).toBe(before)
  const code = await app.lastCode(rosa.phone)
  expect(await answer(browser, first, code)).toEqual({
    isAuthenticated: true,
    account: { userName: rosa.email },
  })
  expect(await answer(browser, second, code)).toBe('sign-in.start-again')
  expect(await underWay(browser)).toBeNull()
})

test('reveals and grants nothing to other browsers', async () => {
  const browser = await begin(rosa.email)
  const marcusHandle = await begin(marcus.email)
  expect(await underWay(someBrowser(app))).toBeNull()
  const otherBrowser = someBrowser(app)
  otherBrowser.cookies.set('daybreak-flow', 'x'.repeat(43))
  expect(await underWay(otherBrowser)).toBeNull()
  const mine = await readHandle(browser)
  const otherHandle = await readHandle(marcusHandle)
  const code = await app.lastCode(rosa.phone)
  expect(await answer(marcusHandle, mine, code)).toBe('sign-in.start-again')
  expect(await answer(browser, otherHandle, code)).toBe('sign-in.start-again')
  for (const user of [
    '',
    'm***@e***.com',
    'R***@E***.com',
    ' r***@e***.com',
    '***@***.com',
    marcus.email,
  ])
    expect([user, await answer(browser, { ...mine, user }, code)]).toEqual([
      user,
      'sign-in.start-again',
    ])
  expect(await answer(browser, { ...mine, user: rosa.email }, code)).toMatchObject({
    isAuthenticated: true,
  })
})

test('returns no second factor after a wrong password or after a sign-off', async () => {
  expect(await underWay(await begin(rosa.email, someBrowser(app), 'Wrong-harbor-7'))).toBeNull()
  const browser = await begin(rosa.email)
  await browser.graph('mutation { signOff { success } }')
  expect(await underWay(browser)).toBeNull()
})

test('returns the last login of this browser', async () => {
  const browser = await begin(marcus.email, await begin(rosa.email))
  expect(await underWay(browser)).toMatchObject({
    user: 'm***@e***.com',
    mfaDeliveryDestination: '***-***-0151',
  })
})

test('shares five tries among all handles, and then ends all handles', async () => {
  const browser = await begin(denise.email)
  const code = await app.lastCode(denise.phone)
  const handles = [await readHandle(browser), await readHandle(browser)] as const
  for (const handle of [handles[0], handles[1], await readHandle(browser), handles[0]])
    expect(await answer(browser, handle, wrongFor(code))).toBe('sign-in.code-wrong')
  expect(await answer(browser, handles[1], wrongFor(code))).toBe('sign-in.start-again')
  await app.clock.moveBy(31_000)
  const before = await app.countMessages(denise.phone)
  for (const handle of handles) {
    expect(await answer(browser, handle, code)).toBe('sign-in.start-again')
    expect(toCode(await resend(browser, handle))).toBe('sign-in.start-again')
  }
  expect([await underWay(browser), await app.countMessages(denise.phone)]).toEqual([null, before])
})

test('gives a new handle the same expiry as the first handle', async () => {
  const browser = await begin(marcus.email)
  await app.clock.moveBy(9 * 60_000)
  const late = await readHandle(browser)
  expect((await resend(browser, late)).data.resendMfaCode).toMatchObject({
    success: true,
    mfaDeliveryDestination: '***-***-0151',
  })
  await app.clock.moveBy(61_000)
  expect(await answer(browser, late, await app.lastCode(marcus.phone))).toBe('sign-in.start-again')
  expect(await underWay(browser)).toBeNull()
})

test('gives a browser at most twenty handles in ten minutes', async () => {
  const browser = await begin(marcus.email)
  for (let count = 0; count < 20; count += 1) await readHandle(browser)
  expect(await underWay(browser)).toBeNull()
})

test('returns no handle when the second factor ends at the same moment', async () => {
  const browser = await begin(denise.email)
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  const id = app.demoData.accounts.denise
  let handle: Promise<Handle | null> | undefined
  await database.transact(async (tx) => {
    await sql`select 1 from account where id = ${id} for update`.execute(tx)
    handle = underWay(browser)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    await endElsewhere(app.deps, tx, id, 'changed')
  })
  expect(await handle).toBeNull()
  expect(await underWay(browser)).toBeNull()
})
