// spec: staff#forgotten-password
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { resetSignIn } from '../people/change-people.ts'
import { deactivateStaff } from '../people/leaving.ts'
import {
  codeOf,
  createPerson,
  invitePerson,
  listAuditEvents,
  minute,
  readRefusal,
  StaffBrowser,
  waitForMail,
} from '../test-staff.ts'
import { forgotPassword, readPasswordReset, resetPassword } from './forgotten-password.ts'

const app = openTestApp()

const newPassword = 'Calm-orchard-7'

test('a link sets a new password, ends all sessions, and the second step is still asked', async () => {
  const { email, staffId, secret, browser } = await createPerson(app)
  await ask(` ${email.toUpperCase()}`)
  expect((await app.lastMessage(email))?.subject).toBe('A new password for Hollis & Reyes Law')
  const token = await readLink(email)
  const elsewhere = new StaffBrowser(app)
  expect(await readPasswordReset(app.deps, elsewhere.source, token)).toEqual({
    email,
    firmName: 'Hollis & Reyes Law',
  })
  expect((await browser.identify()).kind, 'before the new password').toBe('staff')
  expect(await choose(elsewhere, token)).toMatchObject({ next: 'SECOND_STEP' })
  expect((await elsewhere.identify()).kind).toBe('signed-out')
  expect((await browser.identify()).kind).toBe('signed-out')
  expect((await elsewhere.submit(await codeOf(app, secret))).next).toBe('SIGNED_IN')
  expect(await readRefusal(new StaffBrowser(app).enter(email))).toBe('staff.wrong')
  expect(await readRefusal(new StaffBrowser(app).enter(email, newPassword))).toBe('done')
  expect(await listAuditEvents(app, staffId)).toEqual(
    expect.arrayContaining(['staff.reset-asked done', 'staff.password-reset done']),
  )
})

test('the person is informed of the new password, with a link to close the login', async () => {
  const { email } = await createPerson(app)
  await ask(email)
  await choose(new StaffBrowser(app), await readLink(email))
  expect(await app.lastMessage(email)).toMatchObject({
    subject: 'Your password was changed',
    body: expect.stringContaining('/workspace/not-me#token='),
  })
})

test('a link works once, for one hour, and ends with the new password', async () => {
  const { email } = await createPerson(app)
  await ask(email)
  const first = await readLink(email)
  await ask(email)
  const second = await readLink(email)
  const weak = choose(new StaffBrowser(app), first, 'weak')
  expect(await readRefusal(weak)).toBe('account.password-min-length')
  expect(await readRefusal(choose(new StaffBrowser(app), first))).toBe('done')
  for (const token of [first, second, 'unknown']) {
    expect(await readRefusal(choose(new StaffBrowser(app), token))).toBe('staff.reset-link-over')
    expect(await readPasswordReset(app.deps, new StaffBrowser(app).source, token)).toBeNull()
  }
  await waitForMail(app, email)
  await ask(email)
  const third = await readLink(email)
  await app.clock.moveBy(60 * minute)
  expect(await readRefusal(choose(new StaffBrowser(app), third))).toBe('staff.reset-link-over')
})

test('a link that two browsers use at once sets one password', async () => {
  const { email } = await createPerson(app)
  await ask(email)
  const token = await readLink(email)
  const results = await Promise.all(
    [1, 2].map(() => readRefusal(choose(new StaffBrowser(app), token))),
  )
  expect(results.toSorted()).toEqual(['done', 'staff.reset-link-over'])
})

test('each login of an address gets a link of its own, which opens its own firm only', async () => {
  const email = 'forgetful@firm.example'
  const hollis = await createPerson(app, { firm: 'hollis', email })
  const northgate = await createPerson(app, { firm: 'northgate', email, typed: 'Silent-meadow-9' })
  const before = await app.countMessages(email)
  await ask(email)
  expect(await app.countMessages(email)).toBe(before + 2)
  const tokens = await readTokens(email)
  const token = tokens.get('Northgate Legal Group') ?? ''
  const browser = new StaffBrowser(app)
  await choose(browser, token)
  expect(await readRefusal(browser.submit(await codeOf(app, hollis.secret)))).toBe(
    'staff.code-wrong',
  )
  await browser.submit(await codeOf(app, northgate.secret))
  expect(await browser.getViewer()).toMatchObject({ firmId: northgate.firmId })
  expect((await hollis.browser.identify()).kind).toBe('staff')
})

/** The links of the newest messages, by the name of the firm. */
async function readTokens(email: string): Promise<ReadonlyMap<string, string>> {
  const messages = await app.listMessages(email)
  return new Map(
    messages.flatMap(({ subject, body }) => {
      const firm = /^A new password for (.*)$/.exec(subject ?? '')?.[1]
      const token = /reset#token=([\w-]+)/.exec(body)?.[1]
      return firm === undefined || token === undefined ? [] : [[firm, token] as const]
    }),
  )
}

test('unknown, invited and deactivated people get no email, and the results are the same', async () => {
  const { browser } = await createPerson(app, { role: 'administrator' })
  const invited = await invitePerson(app, {})
  const deactivated = await createPerson(app)
  await deactivateStaff(app.deps, await browser.getViewer(), deactivated.staffId)
  for (const email of [invited.email, deactivated.email, 'missing@firm.example']) {
    const before = await app.countMessages(email)
    const started = performance.now()
    expect(await ask(email)).toBeUndefined()
    expect(performance.now() - started).toBeGreaterThanOrEqual(695)
    expect(await app.countMessages(email)).toBe(before)
  }
  expect(await readRefusal(ask('no address'))).toBe('staff.email-invalid')
})

test('an address gets three links an hour from one network and ten from all, and the others look the same', async () => {
  const { email, browser } = await createPerson(app)
  const countLinks = async (askers: readonly StaffBrowser[]) => {
    const before = await app.countMessages(email)
    const results = askers.flatMap((asker) =>
      Array.from({ length: 4 }, () => readRefusal(ask(email, asker))),
    )
    expect(new Set(await Promise.all(results))).toEqual(new Set(['done']))
    return (await app.countMessages(email)) - before
  }
  const [first, ...others] = [1, 2, 3, 4, 5].map(
    (place) => new StaffBrowser(app, `192.0.2.${place}`),
  )
  expect(await countLinks(first ? [first] : [])).toBe(3)
  expect(await countLinks(others)).toBe(7)
  expect(await countLinks([browser]), 'the known browser').toBe(3)
})

test('one network may ask five times in a quarter of an hour', async () => {
  const browser = new StaffBrowser(app, '192.0.2.99')
  const results = [1, 2, 3, 4, 5].map((count) =>
    readRefusal(ask(`person${count}@network.example`, browser)),
  )
  expect(new Set(await Promise.all(results))).toEqual(new Set(['done']))
  expect(await readRefusal(ask('another@network.example', browser))).toBe('staff.too-many')
})

test.each([
  ['reset by an administrator', resetSignIn],
  ['deactivation', deactivateStaff],
])('a link ends with a %s', async (_, change) => {
  const { browser } = await createPerson(app, { role: 'administrator' })
  const { email, staffId } = await createPerson(app)
  await ask(email)
  const token = await readLink(email)
  await change(app.deps, await browser.getViewer(), staffId)
  expect(await readRefusal(choose(new StaffBrowser(app), token))).toBe('staff.reset-link-over')
})

const ask = (email: string, browser = new StaffBrowser(app)) =>
  forgotPassword(app.deps, browser.source, email)

async function readLink(email: string): Promise<string> {
  const { body = '' } = (await app.lastMessage(email)) ?? {}
  return /reset#token=([\w-]+)/.exec(body)?.[1] ?? ''
}

const choose = (browser: StaffBrowser, token: string, password = newPassword) =>
  browser.keep(resetPassword(app.deps, browser.source, browser.setCookie, { token, password }))
