import { expect, test } from 'vitest'
import { toCode, newClient, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { askFor, confirmWith, messagesWith, temporaryPasswords } from '../recovery/test-recovery.ts'
import { answer, begin, marcus, resend, rosa, wrongFor } from './test-second-factor.ts'

const app = openTestApp()

test('ends the login after five wrong codes, and sending a new code does not revive it', async () => {
  const under = await begin(app, rosa.email)
  const right = await app.lastCode(rosa.phone)
  const messages = await app.countMessages(rosa.phone)
  expect(refusalIn(await answer(under, '12345'))?.message).toBe(
    'Your verification code is incorrect',
  )
  for (let round = 0; round < 4; round += 1)
    expect(refusalIn(await answer(under, wrongFor(right)))?.message).toBe(
      'Your verification code is incorrect',
    )
  expect(refusalIn(await answer(under, wrongFor(right)))?.message).toContain('Expired')
  expect(toCode(await answer(under, right))).toBe('sign-in.start-again')
  await app.clock.moveBy(31_000)
  expect(toCode(await under.browser.graph(resend, { s: under.s, u: under.u }))).toBe(
    'sign-in.start-again',
  )
  expect(await app.countMessages(rosa.phone)).toBe(messages)
  const second = await begin(app, rosa.email)
  expect(
    (await answer(second, await app.lastCode(rosa.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test.each([
  [299_000, undefined],
  [301_000, 'sign-in.code-expired'],
])('gives the expected response to a code after %i ms', async (age, expected) => {
  await app.clock.moveBy(31_000)
  const under = await begin(app, marcus.email)
  const code = await app.lastCode(marcus.phone)
  await app.clock.moveBy(age)
  const late = await answer(under, code)
  expect(toCode(late)).toBe(expected)
  if (!expected) return
  expect(late.errors?.[0]?.message).toContain('Expired')
  await under.browser.graph(resend, { s: under.s, u: under.u })
  expect(
    (await answer(under, await app.lastCode(marcus.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('ends the login after ten minutes, even if codes are sent again', async () => {
  const under = await begin(app, marcus.email)
  await app.clock.moveBy(9 * 60_000)
  expect(
    (await under.browser.graph(resend, { s: under.s, u: under.u })).data.resendMfaCode,
  ).toMatchObject({ success: true, mfaDeliveryDestination: '***-***-0151' })
  const code = await app.lastCode(marcus.phone)
  await app.clock.moveBy(61_000)
  expect(toCode(await answer(under, code))).toBe('sign-in.start-again')
})

test('sends at most five codes an hour, always with the same response, and accepts the two latest codes', async () => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'done', invited)
  await app.clock.moveBy(3_600_000)
  const before = await app.countMessages(invited.mobilePhone)
  const under = await begin(app, invited.email, someBrowser(app), newPassword)
  const codes = [await app.lastCode(invited.mobilePhone)]
  const sendAgain = async () =>
    (await under.browser.graph(resend, { s: under.s, u: under.u })).data.resendMfaCode
  await sendAgain()
  expect(await app.countMessages(invited.mobilePhone)).toBe(before + 1)
  for (let round = 0; round < 7; round += 1) {
    await app.clock.moveBy(31_000)
    expect(await sendAgain()).toMatchObject({
      success: true,
      mfaDeliveryDestination: `***-***-${invited.mobilePhone.slice(-4)}`,
    })
    codes.push(await app.lastCode(invited.mobilePhone))
  }
  expect(await app.countMessages(invited.mobilePhone)).toBe(before + 5)
  const [third = '', fourth = ''] = codes.slice(2, 4)
  expect(toCode(await answer(under, third))).toBe('sign-in.code-wrong')
  expect((await answer(under, fourth)).data.submitMfaCode.isAuthenticated).toBe(true)
})

test('sends only one code for parallel logins', async () => {
  await app.clock.moveBy(3_600_000)
  const before = await app.countMessages('2165550163')
  await Promise.all(Array.from({ length: 8 }, () => begin(app, 'denise.carter@example.com')))
  expect(await app.countMessages('2165550163')).toBe(before + 1)
})

test('limits a thief of the password to fifty guesses a day', async () => {
  const { email } = await newClient(app)
  let judged = 0
  for (let round = 0; round < 16; round += 1) {
    await app.clock.moveBy(3_600_000)
    const under = await begin(app, email, someBrowser(app), newPassword)
    for (let guess = 0; guess < 5; guess += 1)
      judged += toCode(await answer(under, '000000')) === 'sign-in.code-wrong' ? 1 : 0
  }
  // The fifth guess of each code ends the challenge and gets a different response.
  expect(judged).toBeLessThanOrEqual(40)
})

test('sends a code after a password reset, even if a thief of the old password has used up the limit', async () => {
  const { email, mobilePhone } = await newClient(app, { familyName: 'Usedup' })
  const thief = someBrowser(app)
  for (let round = 0; round < 7; round += 1) {
    await app.clock.moveBy(31_000)
    await begin(app, email, thief, newPassword)
  }
  const here = someBrowser(app)
  await askFor(here, { lastName: 'Usedup', mobilePhone })
  const [temporary = ''] = await temporaryPasswords(app, email)
  const before = (await messagesWith(app, mobilePhone, 'code is')).length
  const { sessionId } = (await confirmWith(here, temporary, 'Brave-meadow-58')).data
    .confirmResetCredentials
  const codes = await messagesWith(app, mobilePhone, 'code is')
  expect(codes).toHaveLength(before + 1)
  expect(
    (
      await answer(
        { browser: here, s: sessionId, u: email },
        /\d{6}/.exec(codes[0] ?? '')?.[0] ?? '',
      )
    ).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})
