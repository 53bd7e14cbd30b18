import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCode, newClient, refusalIn } from '#apps/server/testing/test-client.ts'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  enterSetUp,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { askFor, confirmWith, messagesWith, temporaryPasswords } from '../recovery/test-recovery.ts'
import { tokenHash } from '../sessions/token-hash.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rosa = { email: 'rosa.delgado@example.com', phone: '2125550142' }
const marcus = { email: 'marcus.whitfield@example.com', phone: '2125550151' }
const elena = { email: 'elena.whitfield@example.com', phone: '2125550152' }
const amir = { email: 'amir.rahimi@example.com', phone: '2165550174' }

const submit =
  'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated idToken accessToken requiresMfa sessionId account { userName accountCreationStep ssn } } }'
const resend =
  'mutation ($s: String!, $u: String!) { resendMfaCode(sessionId: $s, user: $u) { success errorCode mfaDeliveryDestination } }'

async function begin(
  email: string,
  browser: Browser = someBrowser(app),
  password = demoPassword,
): Promise<{ browser: Browser; s: string; u: string }> {
  const { data } = await browser.graph(
    'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
    { u: email, p: password },
  )
  return { browser, s: data.tokenFromUsernameAndPassword.sessionId, u: email }
}
const answer = async ({ browser, s, u }: Awaited<ReturnType<typeof begin>>, c: string) =>
  browser.graph(submit, { c, s, u })
const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000')

test('opens one session with the correct code', async () => {
  const under = await begin(rosa.email)
  const code = await app.lastCode(rosa.phone)
  const opened = await answer(under, code)
  expect(opened.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    requiresMfa: false,
    sessionId: null,
    account: { userName: rosa.email, accountCreationStep: 6, ssn: null },
  })
  expect(toCode(await answer(under, code))).toBe('sign-in.start-again')
})

test('ends the login after five wrong codes, and sending another revives nothing', async () => {
  const under = await begin(rosa.email)
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
  const second = await begin(rosa.email)
  expect(
    (await answer(second, await app.lastCode(rosa.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('checks five of 200 parallel guesses and opens one session or none', async () => {
  const under = await begin(elena.email)
  const right = await app.lastCode(elena.phone)
  const { db } = app.deps.database
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const browser = app.browser(`198.51.100.${index + 1}`)
      for (const [name, value] of under.browser.cookies) browser.cookies.set(name, value)
      return answer(
        { ...under, browser },
        index === 97 ? right : String(index).padStart(6, right.startsWith('0') ? '9' : '0'),
      )
    }),
  )
  const judged = guesses.filter(
    ({ data, errors }) =>
      data?.submitMfaCode || errors?.[0]?.extensions.code === 'sign-in.code-wrong',
  )
  expect(judged.length).toBeLessThanOrEqual(5)
  const { rows } = await sql<{
    sessions: number
  }>`select count(*) as sessions from session where account_id = ${app.demoData.accounts.elena}`.execute(
    db,
  )
  expect(rows[0]?.sessions).toBe(
    guesses.filter(({ data }) => data?.submitMfaCode?.isAuthenticated).length,
  )
  const tries = await sql<{ most: number }>`select max(tries) as most from challenge`.execute(db)
  expect(tries.rows).toEqual([{ most: 5 }])
})

test('opens one session for a correct code sent twenty times at once', async () => {
  const under = await begin(amir.email)
  const c = await app.lastCode(amir.phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(under, c)))
  expect(answers.filter(({ data }) => data?.submitMfaCode?.isAuthenticated)).toHaveLength(1)
})

test('limits a code to the login of its account, in its browser, under its user id', async () => {
  const [mine, marcusFlow] = [await begin(rosa.email), await begin(marcus.email)]
  const [code, marcusCode] = [await app.lastCode(rosa.phone), await app.lastCode(marcus.phone)]
  expect(code).not.toBe(marcusCode)
  expect(toCode(await answer(marcusFlow, code))).toBe('sign-in.code-wrong')
  expect(toCode(await answer({ ...mine, u: marcus.email }, code))).toBe('sign-in.start-again')
  expect(toCode(await answer({ ...mine, s: marcusFlow.s }, code))).toBe('sign-in.start-again')
  expect(toCode(await answer({ ...mine, browser: marcusFlow.browser }, code))).toBe(
    'sign-in.start-again',
  )
  const bare = await answer({ ...mine, browser: someBrowser(app) }, code)
  expect([bare.status, toCode(bare)]).toEqual([401, 'request.signed-out'])
  expect(toCode(await someBrowser(app).graph(resend, { s: mine.s, u: mine.u }))).toBe(
    'request.signed-out',
  )
  expect(toCode(await marcusFlow.browser.graph(resend, { s: mine.s, u: mine.u }))).toBe(
    'sign-in.start-again',
  )
  expect(
    (await answer({ ...mine, u: ' ROSA.delgado@example.com' }, code)).data.submitMfaCode
      .isAuthenticated,
  ).toBe(true)
})

test.each([
  [299_000, undefined],
  [301_000, 'sign-in.code-expired'],
])('a code after %i ms', async (age, expected) => {
  await app.clock.moveBy(31_000)
  const under = await begin(marcus.email)
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

test('ends the login after ten minutes, also when codes are sent again', async () => {
  const under = await begin(marcus.email)
  await app.clock.moveBy(9 * 60_000)
  expect(
    (await under.browser.graph(resend, { s: under.s, u: under.u })).data.resendMfaCode,
  ).toMatchObject({ success: true, mfaDeliveryDestination: '***-***-0151' })
  const code = await app.lastCode(marcus.phone)
  await app.clock.moveBy(61_000)
  expect(toCode(await answer(under, code))).toBe('sign-in.start-again')
})

test('sends five codes an hour with the same response, and accepts the two latest', async () => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'done', invited)
  await app.clock.moveBy(3_600_000)
  const before = await app.countMessages(invited.mobilePhone)
  const under = await begin(invited.email, someBrowser(app), newPassword)
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

test('sends one code for parallel logins', async () => {
  await app.clock.moveBy(3_600_000)
  const before = await app.countMessages('2165550163')
  await Promise.all(Array.from({ length: 8 }, () => begin('denise.carter@example.com')))
  expect(await app.countMessages('2165550163')).toBe(before + 1)
})

test('lets a browser that opened an invitation long ago finish a login', async () => {
  const browser = await signUpUntil(app, 'opened', await inviteClient(app))
  await app.clock.moveBy(29 * 60_000)
  const under = await begin(rosa.email, browser)
  await app.clock.moveBy(2 * 60_000)
  expect(
    (await answer(under, await app.lastCode(rosa.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('gives an unfinished account that proves its phone at login a set-up session in which it may finish', async () => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'password', invited)
  await app.clock.moveBy(31_000)
  const later = someBrowser(app)
  await enterSetUp(later, invited.email)
  expect(later.tokens).toBeUndefined()
  await later.signIn(invited.email, newPassword)
  expect(
    (await later.graph('{ accounts { get { accountCreationStep verifyPhone } } }')).data.accounts
      .get,
  ).toEqual({ accountCreationStep: 4, verifyPhone: false })
  expect(toCode(await later.graph('{ cases { get { id } } }'))).toBe('request.set-up-unfinished')
})

test('limits a thief of the password to fifty guesses a day', async () => {
  const { email } = await newClient(app)
  let judged = 0
  for (let round = 0; round < 16; round += 1) {
    await app.clock.moveBy(3_600_000)
    const under = await begin(email, someBrowser(app), newPassword)
    for (let guess = 0; guess < 5; guess += 1)
      judged += toCode(await answer(under, '000000')) === 'sign-in.code-wrong' ? 1 : 0
  }
  // The fifth guess of each code ends the challenge and gets that response.
  expect(judged).toBeLessThanOrEqual(40)
})

test('sends a code after a password reset, whatever a thief of the old one has used up', async () => {
  const { email, mobilePhone } = await newClient(app, { familyName: 'Usedup' })
  const thief = someBrowser(app)
  for (let round = 0; round < 7; round += 1) {
    await app.clock.moveBy(31_000)
    await begin(email, thief, newPassword)
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

const isWaiting = async () =>
  (
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      app.deps.database.db,
    )
  ).rows.length > 0
const changePassword =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { success errorCode } }'

test('ends a login whose password changed before its code was requested', async () => {
  const { email, browser } = await newClient(app)
  const thief = someBrowser(app)
  await begin(email, thief, newPassword)
  const flow = tokenHash(thief.cookies.get('daybreak-flow') ?? '')
  let late: Promise<unknown> | undefined
  await app.deps.database.transact(async (tx) => {
    await sql`select 1 from flow where token_hash = ${flow} for update`.execute(tx)
    late = thief
      .graph(
        'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
        { u: email, p: newPassword },
      )
      .then(toCode)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    expect(
      toCode(await browser.graph(changePassword, { o: newPassword, n: 'Brave-meadow-58' })),
    ).toBeUndefined()
  })
  expect(await late).toBe('sign-in.start-again')
  expect(
    (await thief.graph('{ secondFactorUnderWay { sessionId } }')).data.secondFactorUnderWay,
  ).toBeNull()
})
