import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  findAccountId,
  inviteAgain,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'

const app = openTestApp()

const contactInfo = operation`updateAccountContactInfo(userName: $u, invitationGuid: $g,
  emailAddress: $e, mobilePhone: $m, contactType: $t) { success verifyPhone verifyEmail error }`
const signUp = operation`signUp(signup: $s) { success mobilePhone error }`
const confirm = operation`confirmSignup(userName: $u, code: $c) { success error }`
const resend = operation`resendConfirmationCode(userName: $u) { success mobilePhone error }`
const notSaved =
  'Your contact information could not be updated at this time. Please try again later'
const failed = {
  success: false,
  mobilePhone: null,
  error: 'Error saving the password. Please try again.',
}
const wrongCode = { success: false, error: 'Invalid verification code' }

test.each([
  [{ m: '555-0142' }, 'Mobile phone number is not valid'],
  [{ m: '1125550142' }, 'Mobile phone number is not valid'],
  [{ e: '' }, 'Email Address (User ID) is required.'],
  [{ e: 'nadia@example' }, 'Invalid email format'],
  [{ t: 0 }, 'Please select an option.'],
  [{ t: 4 }, 'Please select an option.'],
])('refuses the contact details %j with: %s', async (change, error) => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  expect(await keepContact(browser, invited, change)).toEqual({
    success: false,
    verifyPhone: true,
    verifyEmail: true,
    error,
  })
})

test('accepts one changed channel, refuses two and warns the original address once', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  const before = await app.countMessages(invited.email)
  for (let round = 0; round < 2; round += 1) {
    expect(
      await keepContact(browser, invited, { e: 'mallory@example.com', m: '3125550199' }),
    ).toEqual({ success: false, verifyPhone: true, verifyEmail: true, error: notSaved })
  }
  expect(await app.countMessages(invited.email)).toBe(before + 1)
  expect((await app.lastMessage(invited.email))?.subject).toBe(
    'Someone tried to change your contact information',
  )
  expect(await keepContact(browser, invited, { m: '(312) 555-0199' })).toEqual({
    success: true,
    verifyPhone: true,
    verifyEmail: true,
    error: null,
  })
  expect(await createPassword(browser, invited)).toEqual({
    success: true,
    mobilePhone: '***-***-0199',
    error: null,
  })
  expect(await app.lastCode('3125550199')).toMatch(/^\d{6}$/)
})

test('accepts five other numbers a day per invitation', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  const results: boolean[] = []
  for (let at = 0; at < 6; at += 1)
    results.push((await keepContact(browser, invited, { m: `312555010${at}` })).success)
  expect(results).toEqual([true, true, true, true, true, false])
  expect(await keepContact(browser, invited)).toMatchObject({ success: true })
})

test('makes the changed address the user id, in upper or lower case', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  expect(
    await keepContact(browser, invited, { e: ' Nadia.New@Example.com ', m: '' }),
  ).toMatchObject({ success: true })
  expect(await createPassword(browser, invited)).toEqual(failed)
  expect(
    await createPassword(browser, invited, newPassword, 'NADIA.NEW@example.com'),
  ).toMatchObject({ success: true, mobilePhone: `***-***-${invited.mobilePhone.slice(-4)}` })
})

test.each([
  ['Short-1', 'Your password must contain a minimum of 8 characters.'],
  ['Quiet-harbor', 'Your password must contain both letters and numbers.'],
  ['Quiet-harbor-777', 'Your password cannot contain consecutive repeating numbers or letters.'],
  ['quiet-harbor-7', 'Your password must contain at least one upper case letter.'],
  ['QuietHarbor7', 'Your password must contain at least one special character.'],
  ['Password123!', 'This password is too common. Please choose another.'],
  [`Aa1-${'xy'.repeat(63)}`, 'Your password can have at most 128 characters.'],
])('refuses the password %s', async (password, error) => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  expect(await createPassword(browser, invited, password)).toEqual({
    success: false,
    mobilePhone: null,
    error,
  })
})

test('refuses the secret of another or replaced invitation in this browser', async () => {
  const [mine, otherInvitation] = [await inviteClient(app), await inviteClient(app)]
  const browser = await signUpUntil(app, 'opened', mine)
  expect(await keepContact(browser, otherInvitation)).toMatchObject({
    success: false,
    error: notSaved,
  })
  expect(await createPassword(browser, otherInvitation)).toEqual(failed)
  await inviteAgain(app, mine)
  expect(await keepContact(browser, mine)).toMatchObject({ success: false, error: notSaved })
  expect(await createPassword(browser, mine)).toEqual(failed)
})

test('refuses wrong and malformed codes, voids the code after five wrong tries, then accepts a new code', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'password', invited)
  const right = await app.lastCode(invited.mobilePhone)
  const wrong = right === '111111' ? '222222' : '111111'
  const answer = async (c: string) =>
    (await browser.graph(confirm, { u: invited.email, c })).data.confirmSignup
  for (const shape of ['', '12345', 'abcdef', '1234567'])
    expect(await answer(shape)).toEqual(wrongCode)
  for (let round = 0; round < 4; round += 1) expect(await answer(wrong)).toEqual(wrongCode)
  expect(await answer(wrong)).toEqual({ success: false, error: 'Expired verification code' })
  expect(await answer(right)).toEqual({ success: false, error: 'Expired verification code' })
  expect((await browser.graph(resend, { u: invited.email })).data.resendConfirmationCode).toEqual({
    success: true,
    mobilePhone: `***-***-${invited.mobilePhone.slice(-4)}`,
    error: null,
  })
  expect(await answer(await app.lastCode(invited.mobilePhone))).toEqual({
    success: true,
    error: null,
  })
  const messages = await app.countMessages(invited.mobilePhone)
  await app.clock.moveBy(31_000)
  expect(
    (await browser.graph(resend, { u: invited.email })).data.resendConfirmationCode,
  ).toMatchObject({ success: false, error: 'This is already confirmed.' })
  expect(await app.countMessages(invited.mobilePhone)).toBe(messages)
  // The browser has proven the phone; perhaps it did not receive the answer.
  expect(await answer(wrong)).toEqual({ success: true, error: null })
})

test('reports an expired code as expired', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'password', invited)
  const code = await app.lastCode(invited.mobilePhone)
  await app.clock.moveBy(301_000)
  expect((await browser.graph(confirm, { u: invited.email, c: code })).data.confirmSignup).toEqual({
    success: false,
    error: 'Expired verification code',
  })
})

test("sends and reveals nothing for another person's user name", async () => {
  const victim = await inviteClient(app)
  await signUpUntil(app, 'password', victim)
  const code = await app.lastCode(victim.mobilePhone)
  const messages = await app.countMessages(victim.mobilePhone)
  await app.clock.moveBy(31_000)
  const otherClient = await signUpUntil(app, 'opened', await inviteClient(app))
  for (const u of [victim.email, 'nobody@example.com', 'rosa.delgado@example.com']) {
    expect((await otherClient.graph(resend, { u })).data.resendConfirmationCode).toEqual({
      success: true,
      mobilePhone: null,
      error: null,
    })
    expect((await otherClient.graph(confirm, { u, c: code })).data.confirmSignup).toEqual(wrongCode)
    expect(await createPassword(otherClient, victim, newPassword, u)).toEqual(failed)
  }
  const mine = await inviteClient(app)
  const own = await signUpUntil(app, 'password', mine)
  expect(
    (await own.graph(confirm, { u: victim.email, c: await app.lastCode(mine.mobilePhone) })).data
      .confirmSignup,
  ).toEqual(wrongCode)
  expect(
    (await own.graph(resend, { u: victim.email })).data.resendConfirmationCode.mobilePhone,
  ).toBeNull()
  expect(await app.countMessages(victim.mobilePhone)).toBe(messages)
  const { rows } =
    await sql`select creation_step as step, mobile_verified_at as proven from account where id = ${await findAccountId(app, victim)}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ step: 3, proven: null }])
})

test('refuses callers without a flow cookie or with an invented flow cookie', async () => {
  const invited = await inviteClient(app)
  const { guid: g, email: u, mobilePhone: m } = invited
  const requests: ReadonlyArray<readonly [string, Record<string, unknown>]> = [
    [contactInfo, { u, g, e: u, m, t: 1 }],
    [signUp, { s: { userName: u, password: newPassword, invitationGuid: g } }],
    [confirm, { u, c: '123456' }],
    [resend, { u }],
  ]
  const rosa = someBrowser(app)
  await rosa.signIn('rosa.delgado@example.com')
  for (const [query, variables] of requests) {
    const refused = await someBrowser(app).graph(query, variables)
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([
      401,
      'request.signed-out',
    ])
    expect((await rosa.graph(query, variables)).errors?.[0]?.extensions).toMatchObject({
      code: 'request.set-up-over',
      kind: 'refused',
    })
    const forged = someBrowser(app)
    forged.cookies.set('daybreak-flow', 'x'.repeat(43))
    const [answer] = Object.values((await forged.graph(query, variables)).data) as Array<{
      success: boolean
    }>
    expect(answer?.success).toBe(query === resend)
  }
  expect(await findAccountId(app, invited)).toBeFalsy()
})

test('ends a flow thirty minutes after its last step', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  await app.clock.moveBy(29 * 60_000)
  expect(await keepContact(browser, invited)).toMatchObject({ success: true })
  await app.clock.moveBy(29 * 60_000)
  expect(await createPassword(browser, invited)).toMatchObject({ success: true })
  await app.clock.moveBy(31 * 60_000)
  expect(await createPassword(browser, invited)).toEqual(failed)
})

test('limits an address to twenty passwords a minute', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  // On a busy machine the limit fills up again while they run.
  const all = await Promise.all(Array.from({ length: 60 }, () => createPassword(browser, invited)))
  expect(all.filter(({ success }) => success).length).toBeGreaterThanOrEqual(20)
  expect(all).toContainEqual({
    success: false,
    mobilePhone: null,
    error: 'Your password could not be created at this time. Please try again later.',
  })
  await app.clock.moveBy(4000)
  expect(await createPassword(browser, invited)).toMatchObject({ success: true })
})

test('creates one account for two browsers with one invitation, even in parallel', async () => {
  const invited = await inviteClient(app)
  const browsers = await Promise.all(
    Array.from({ length: 6 }, () => signUpUntil(app, 'opened', invited)),
  )
  const answers = await Promise.all(browsers.map((browser) => createPassword(browser, invited)))
  for (const answer of answers) expect(answer).toMatchObject({ success: true })
  const { rows } =
    await sql`select count(*) as accounts from account where email = ${invited.email}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ accounts: 1 }])
  expect(await app.countMessages(invited.mobilePhone)).toBe(1)
})

const keepContact = async (
  browser: Browser,
  { guid, email, mobilePhone }: Invited,
  change: { e?: string; m?: string; t?: number } = {},
) =>
  (
    await browser.graph(contactInfo, {
      u: email,
      g: guid,
      e: email,
      m: mobilePhone,
      t: 3,
      ...change,
    })
  ).data.updateAccountContactInfo
const createPassword = async (
  browser: Browser,
  { guid, email }: Invited,
  password = newPassword,
  userName = email,
) => (await browser.graph(signUp, { s: { userName, password, invitationGuid: guid } })).data.signUp
