import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import {
  minutes,
  confirm,
  underWay,
  readStep,
  sendContact,
  createPassword,
} from './test-creation-under-way.ts'

const app = openTestApp()

const resumeMutation = operation`resumeAccountCreation { isAuthenticated idToken accessToken
  mirrorKey account { userName accountCreationStep } }`

test('asks again for a password that another browser replaced, and opens no session', async () => {
  const invited = await inviteClient(app)
  const [owner, thief] = [
    await signUpUntil(app, 'opened', invited),
    await signUpUntil(app, 'opened', invited),
  ]
  for (const browser of [owner, thief]) {
    await sendContact(browser, invited)
    await createPassword(browser, invited)
  }
  expect(await readStep(owner, invited)).toBe('password')
  expect(
    (await owner.graph(confirm, { u: invited.email, c: await app.lastCode(invited.mobilePhone) }))
      .data.confirmSignup,
  ).toMatchObject({ success: true })
  expect([await readStep(owner, invited), await readStep(thief, invited)]).toEqual([
    'password',
    'password',
  ])
  expect([await resume(owner), await resume(thief)]).toEqual([
    'sign-in.start-again',
    'sign-in.start-again',
  ])
  expect(await createPassword(owner, invited)).toMatchObject({ success: true })
  expect([await readStep(owner, invited), await resume(owner)]).toEqual([
    'account-details',
    'resumed',
  ])
})

test('opens no session for a password that is replaced at the same moment', async () => {
  const invited = await inviteClient(app)
  const owner = await signUpUntil(app, 'phone', invited)
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  let late: Promise<string> | undefined
  await database.transact(async (tx) => {
    await sql`update account set password_hash = 'another', auth_version = auth_version + 1 where email = ${invited.email}`.execute(
      tx,
    )
    late = resume(owner)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(await late).toBe('sign-in.start-again')
})

test.each(['opened', 'password'] as const)(
  'has no session to resume after the step "%s"',
  async (stop) => {
    expect(await resume(await signUpUntil(app, stop, await inviteClient(app)))).toBe(
      'sign-in.start-again',
    )
  },
)

test('refuses to resume without the cookie of a flow', async () => {
  expect(await resume(someBrowser(app))).toBe('request.signed-out')
  const madeUp = someBrowser(app)
  madeUp.cookies.set('daybreak-flow', 'x'.repeat(43))
  expect(await resume(madeUp)).toBe('sign-in.start-again')
})

test('resumes a session only once; a lost response may be repeated within a minute, and an idle session stays ended', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'phone', invited)
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  await app.clock.moveBy(minutes + 1000)
  expect([await resume(browser), await readStep(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('does not open a session again without the password', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'set-up', invited)
  browser.tokens = undefined
  await app.clock.moveBy(16 * minutes)
  expect([await resume(browser), await readStep(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('resumes nothing for a person who has an account', async () => {
  const second = await inviteClient(app, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550100',
  })
  const browser = await signUpUntil(app, 'opened', second)
  expect(await underWay(browser, second)).toBeNull()
})

async function resume(browser: Browser): Promise<string> {
  const { data, errors } = await browser.graph(resumeMutation)
  if (errors?.[0]) return errors[0].extensions.code
  const { idToken, accessToken } = data.resumeAccountCreation
  browser.tokens = { idToken, accessToken }
  return 'resumed'
}
