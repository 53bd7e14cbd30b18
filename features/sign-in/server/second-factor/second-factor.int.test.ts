// The second factor: a code counts once, for one browser, one account and five minutes; guessing ends the sign-in.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, newClient, refusalIn } from '#apps/server/testing/test-client.ts'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  enterSetUp,
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { askFor, confirmWith, messagesWith, temporaryPasswords } from '../recovery/test-recovery.ts'
import { tokenHash } from '../sessions/token-hash.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

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
  browser: Browser = someBrowser(house),
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

test('the right code opens a session, once', async () => {
  const under = await begin(rosa.email)
  const code = await house.lastCode(rosa.phone)
  const opened = await answer(under, code)
  expect(opened.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    requiresMfa: false,
    sessionId: null,
    account: { userName: rosa.email, accountCreationStep: 6, ssn: null },
  })
  expect(codeOf(await answer(under, code))).toBe('sign-in.start-again')
})

test('five wrong codes end the sign-in: the right one comes too late, and sending another revives nothing', async () => {
  const under = await begin(rosa.email)
  const right = await house.lastCode(rosa.phone)
  const messages = await house.countMessages(rosa.phone)
  expect(refusalIn(await answer(under, '12345'))?.message).toBe(
    'Your verification code is incorrect',
  )
  for (let round = 0; round < 4; round += 1)
    expect(refusalIn(await answer(under, wrongFor(right)))?.message).toBe(
      'Your verification code is incorrect',
    )
  expect(refusalIn(await answer(under, wrongFor(right)))?.message).toContain('Expired')
  expect(codeOf(await answer(under, right))).toBe('sign-in.start-again')
  await house.clock.moveBy(31_000)
  expect(codeOf(await under.browser.graph(resend, { s: under.s, u: under.u }))).toBe(
    'sign-in.start-again',
  )
  expect(await house.countMessages(rosa.phone)).toBe(messages)
  const anew = await begin(rosa.email)
  expect(
    (await answer(anew, await house.lastCode(rosa.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('of 200 guesses at once, the right one among them, five are judged and at most one opens a session', async () => {
  const under = await begin(elena.email)
  const right = await house.lastCode(elena.phone)
  const { db } = house.world.database
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const browser = house.browser(`198.51.100.${index + 1}`)
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
  }>`select count(*) as sessions from session where account_id = ${house.cast.accounts.elena}`.execute(
    db,
  )
  expect(rows[0]?.sessions).toBe(
    guesses.filter(({ data }) => data?.submitMfaCode?.isAuthenticated).length,
  )
  const tries = await sql<{ most: number }>`select max(tries) as most from challenge`.execute(db)
  expect(tries.rows).toEqual([{ most: 5 }])
})

test('a right code sent twenty times at once opens one session', async () => {
  const under = await begin(amir.email)
  const c = await house.lastCode(amir.phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(under, c)))
  expect(answers.filter(({ data }) => data?.submitMfaCode?.isAuthenticated)).toHaveLength(1)
})

test('a code opens only the sign-in of its own account, in its own browser, under its own name', async () => {
  const [mine, theirs] = [await begin(rosa.email), await begin(marcus.email)]
  const [code, other] = [await house.lastCode(rosa.phone), await house.lastCode(marcus.phone)]
  expect(code).not.toBe(other)
  expect(codeOf(await answer(theirs, code))).toBe('sign-in.code-wrong')
  expect(codeOf(await answer({ ...mine, u: marcus.email }, code))).toBe('sign-in.start-again')
  expect(codeOf(await answer({ ...mine, s: theirs.s }, code))).toBe('sign-in.start-again')
  expect(codeOf(await answer({ ...mine, browser: theirs.browser }, code))).toBe(
    'sign-in.start-again',
  )
  const bare = await answer({ ...mine, browser: someBrowser(house) }, code)
  expect([bare.status, codeOf(bare)]).toEqual([401, 'request.signed-out'])
  expect(codeOf(await someBrowser(house).graph(resend, { s: mine.s, u: mine.u }))).toBe(
    'request.signed-out',
  )
  expect(codeOf(await theirs.browser.graph(resend, { s: mine.s, u: mine.u }))).toBe(
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
  await house.clock.moveBy(31_000)
  const under = await begin(marcus.email)
  const code = await house.lastCode(marcus.phone)
  await house.clock.moveBy(age)
  const late = await answer(under, code)
  expect(codeOf(late)).toBe(expected)
  if (!expected) return
  expect(late.errors?.[0]?.message).toContain('Expired')
  await under.browser.graph(resend, { s: under.s, u: under.u })
  expect(
    (await answer(under, await house.lastCode(marcus.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('the whole sign-in is over after ten minutes, whatever was sent again', async () => {
  const under = await begin(marcus.email)
  await house.clock.moveBy(9 * 60_000)
  expect(
    (await under.browser.graph(resend, { s: under.s, u: under.u })).data.resendMfaCode,
  ).toMatchObject({ success: true, mfaDeliveryDestination: '***-***-0151' })
  const code = await house.lastCode(marcus.phone)
  await house.clock.moveBy(61_000)
  expect(codeOf(await answer(under, code))).toBe('sign-in.start-again')
})

test('sent again seven times: five go out in an hour, the answer never changes, and the two latest are good', async () => {
  const invited = await inviteSomebody(house)
  await signUpUntil(house, 'done', invited)
  await house.clock.moveBy(3_600_000)
  const before = await house.countMessages(invited.mobilePhone)
  const under = await begin(invited.email, someBrowser(house), newPassword)
  const codes = [await house.lastCode(invited.mobilePhone)]
  const sendAgain = async () =>
    (await under.browser.graph(resend, { s: under.s, u: under.u })).data.resendMfaCode
  await sendAgain()
  expect(await house.countMessages(invited.mobilePhone)).toBe(before + 1)
  for (let round = 0; round < 7; round += 1) {
    await house.clock.moveBy(31_000)
    expect(await sendAgain()).toMatchObject({
      success: true,
      mfaDeliveryDestination: `***-***-${invited.mobilePhone.slice(-4)}`,
    })
    codes.push(await house.lastCode(invited.mobilePhone))
  }
  expect(await house.countMessages(invited.mobilePhone)).toBe(before + 5)
  const [third = '', fourth = ''] = codes.slice(2, 4)
  expect(codeOf(await answer(under, third))).toBe('sign-in.code-wrong')
  expect((await answer(under, fourth)).data.submitMfaCode.isAuthenticated).toBe(true)
})

test('sign-ins at the same moment send one code', async () => {
  await house.clock.moveBy(3_600_000)
  const before = await house.countMessages('2165550163')
  await Promise.all(Array.from({ length: 8 }, () => begin('denise.carter@example.com')))
  expect(await house.countMessages('2165550163')).toBe(before + 1)
})

test('a browser that opened an invitation long ago can still finish a sign-in', async () => {
  const browser = await signUpUntil(house, 'opened', await inviteSomebody(house))
  await house.clock.moveBy(29 * 60_000)
  const under = await begin(rosa.email, browser)
  await house.clock.moveBy(2 * 60_000)
  expect(
    (await answer(under, await house.lastCode(rosa.phone))).data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('an unfinished account that proves its phone at the door gets a set-up session, and may finish in it', async () => {
  const invited = await inviteSomebody(house)
  await signUpUntil(house, 'password', invited)
  await house.clock.moveBy(31_000)
  const later = someBrowser(house)
  await enterSetUp(later, invited.email)
  expect(later.tokens).toBeUndefined()
  await later.signIn(invited.email, newPassword)
  expect(
    (await later.graph('{ accounts { get { accountCreationStep verifyPhone } } }')).data.accounts
      .get,
  ).toEqual({ accountCreationStep: 4, verifyPhone: false })
  expect(codeOf(await later.graph('{ cases { get { id } } }'))).toBe('request.set-up-unfinished')
})

test('a thief of the password guesses fifty codes a day at most', async () => {
  const { email } = await newClient(house)
  let judged = 0
  for (let round = 0; round < 16; round += 1) {
    await house.clock.moveBy(3_600_000)
    const under = await begin(email, someBrowser(house), newPassword)
    for (let guess = 0; guess < 5; guess += 1)
      judged += codeOf(await answer(under, '000000')) === 'sign-in.code-wrong' ? 1 : 0
  }
  // The fifth guess of each code ends it, and is answered as the end.
  expect(judged).toBeLessThanOrEqual(40)
})

test('whoever has reset their password gets a code, whatever a thief of the old one has used up', async () => {
  const { email, mobilePhone } = await newClient(house, { familyName: 'Usedup' })
  const thief = someBrowser(house)
  for (let round = 0; round < 7; round += 1) {
    await house.clock.moveBy(31_000)
    await begin(email, thief, newPassword)
  }
  const here = someBrowser(house)
  await askFor(here, { lastName: 'Usedup', mobilePhone })
  const [temporary = ''] = await temporaryPasswords(house, email)
  const before = (await messagesWith(house, mobilePhone, 'code is')).length
  const { sessionId } = (await confirmWith(here, temporary, 'Brave-meadow-58')).data
    .confirmResetCredentials
  const codes = await messagesWith(house, mobilePhone, 'code is')
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
      house.world.database.db,
    )
  ).rows.length > 0
const changePassword =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { success errorCode } }'

test('a login ends whose password was changed before its code was asked for', async () => {
  const { email, browser } = await newClient(house)
  const thief = someBrowser(house)
  await begin(email, thief, newPassword)
  const flow = tokenHash(thief.cookies.get('daybreak-flow') ?? '')
  let late: Promise<unknown> | undefined
  await house.world.database.transact(async (tx) => {
    await sql`select 1 from flow where token_hash = ${flow} for update`.execute(tx)
    late = thief
      .graph(
        'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
        { u: email, p: newPassword },
      )
      .then(codeOf)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    expect(
      codeOf(await browser.graph(changePassword, { o: newPassword, n: 'Brave-meadow-58' })),
    ).toBeUndefined()
  })
  expect(await late).toBe('sign-in.start-again')
  expect(
    (await thief.graph('{ secondFactorUnderWay { sessionId } }')).data.secondFactorUnderWay,
  ).toBeNull()
})
