import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { toCode, newClient } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import {
  enterSetUp,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#testing/test-sign-up.ts'
import { amir, answer, begin, elena, marcus, resend, rosa } from './test-second-factor.ts'

const app = openTestApp()

test('opens one session with the correct code', async () => {
  const under = await begin(app, rosa.email)
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

test('checks only five of 200 parallel guesses and opens at most one session', async () => {
  const under = await begin(app, elena.email)
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

test('opens only one session for a correct code that is sent twenty times at once', async () => {
  const under = await begin(app, amir.email)
  const c = await app.lastCode(amir.phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => answer(under, c)))
  expect(answers.filter(({ data }) => data?.submitMfaCode?.isAuthenticated)).toHaveLength(1)
})

test('limits a code to the login of its account, in its browser, under its user id', async () => {
  const [mine, marcusFlow] = [await begin(app, rosa.email), await begin(app, marcus.email)]
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

test('lets a browser that opened an invitation long ago finish a login', async () => {
  const browser = await signUpUntil(app, 'opened', await inviteClient(app))
  await app.clock.moveBy(29 * 60_000)
  const under = await begin(app, rosa.email, browser)
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

const isWaiting = async () => (await app.countWaiting()) > 0
const changePassword =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { success errorCode } }'

test('ends a login whose password changed before its code was requested', async () => {
  const { email, browser } = await newClient(app)
  const thief = someBrowser(app)
  await begin(app, email, thief, newPassword)
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
