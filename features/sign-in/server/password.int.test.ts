import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ SUPPORT_PHONE: '(800) 555-0100' })
})
afterAll(() => app.close())

const logIn =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { isAuthenticated requiresMfa idToken accessToken expirationTime expiresIn mfaDeliveryDestination sessionId account { id } unVerifiedMobilePhoneReset verifiedMobilePhone unVerifiedMobilePhone unVerifiedEmailAddressReset verifiedEmailAddress unVerifiedEmailAddress } }'
const enter = (browser: Browser, u: string, p = 'Wrong-harbor-7') => browser.graph(logIn, { u, p })
const readMessage = async (browser: Browser, u: string, p?: string) =>
  (await enter(browser, u, p)).errors?.[0]
const locked =
  'Your account is locked for 5 minutes. Please refresh the page after 5 minutes and try again, or contact technical support at (800) 555-0100.'
const minute = 60_000

test('asks for the second factor after the correct password and returns no token', async () => {
  const { data } = await enter(someBrowser(app), ' Rosa.Delgado@EXAMPLE.com ', demoPassword)
  expect(data.tokenFromUsernameAndPassword).toEqual({
    isAuthenticated: false,
    requiresMfa: true,
    idToken: null,
    accessToken: null,
    expirationTime: null,
    expiresIn: null,
    mfaDeliveryDestination: '***-***-0142',
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    account: null,
    unVerifiedMobilePhoneReset: false,
    verifiedMobilePhone: null,
    unVerifiedMobilePhone: null,
    unVerifiedEmailAddressReset: false,
    verifiedEmailAddress: null,
    unVerifiedEmailAddress: null,
  })
})

test('locks after five wrong passwords for five minutes, even for the correct one', async () => {
  const browser = someBrowser(app)
  for (const left of [4, 3, 2, 1]) {
    const error = await readMessage(browser, 'rosa.delgado@example.com')
    expect(error?.message).toBe(
      `Your user ID or password is incorrect. ${left} attempt${left === 1 ? '' : 's'} remaining. After that the account is locked for 5 minutes.`,
    )
    expect(error?.extensions.params).toEqual({ attemptsRemaining: left })
  }
  expect(await readMessage(browser, 'rosa.delgado@example.com')).toMatchObject({
    message: locked,
    extensions: { kind: 'locked' },
  })
  await app.clock.moveBy(5 * minute - 1000)
  expect((await readMessage(browser, 'rosa.delgado@example.com', demoPassword))?.message).toBe(
    locked,
  )
  await app.clock.moveBy(2000)
  expect(
    (await enter(browser, 'rosa.delgado@example.com', demoPassword)).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
  expect((await readMessage(browser, 'rosa.delgado@example.com'))?.extensions.params).toEqual({
    attemptsRemaining: 4,
  })
})

test('answers an unknown user id with the same bytes', async () => {
  const answers = await Promise.all(
    ['marcus.whitfield@example.com', 'nobody@example.com', 'no address at all'].map(async (u) => {
      const browser = someBrowser(app)
      const seen: unknown[] = []
      for (let round = 0; round < 6; round += 1) {
        const { status, data, errors, headers } = await enter(browser, u)
        const { requestId, ...extensions } = { requestId: '', ...errors?.[0]?.extensions }
        seen.push({
          status,
          data,
          message: errors?.[0]?.message,
          extensions,
          cookie: headers['set-cookie'],
          length: headers['content-length'],
        })
        expect(requestId).not.toBe('')
      }
      return seen
    }),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

/** Counts password comparisons, including those without a stored hash, during an action. */
async function readComparisons(
  work: () => Promise<unknown>,
): Promise<readonly ('stored' | 'none')[]> {
  const compared: Array<'stored' | 'none'> = []
  const { passwords } = app.deps
  Object.assign(app.deps, {
    passwords: {
      ...passwords,
      verify: (password: string, stored: string | undefined) =>
        passwords
          .verify(password, stored)
          .finally(() => compared.push(stored === undefined ? 'none' : 'stored')),
    },
  })
  await work()
  Object.assign(app.deps, { passwords })
  return compared
}

test('does the same work in the same time for known and unknown user ids, and compares nothing while locked', async () => {
  const waited: number[] = []
  const { notBefore } = app.deps
  Object.assign(app.deps, {
    notBefore: (_: number, milliseconds: number) => Promise.resolve(void waited.push(milliseconds)),
  })
  for (const [u, compared] of [
    ['amir.rahimi@example.com', 'stored'],
    ['nobody.known@example.com', 'none'],
    ['no address', 'none'],
  ] as const) {
    const browser = someBrowser(app)
    expect(
      await readComparisons(async () => {
        for (let round = 0; round < 7; round += 1) await enter(browser, u)
      }),
    ).toEqual(Array.from({ length: 5 }, () => compared))
    expect(waited.splice(0)).toEqual(Array.from({ length: 7 }, () => 250))
    await app.clock.moveBy(minute)
  }
  Object.assign(app.deps, { notBefore })
})

test('compares five of 200 wrong passwords sent at once, then locks', async () => {
  const rows = async () =>
    (
      await sql<{
        compared: number
      }>`select count(*) as compared from audit where event = 'sign-in.password' and account_id = ${app.demoData.accounts.elena}`.execute(
        app.deps.database.db,
      )
    ).rows
  let answers: Array<Awaited<ReturnType<typeof readMessage>>> = []
  const compared = await readComparisons(async () => {
    answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        readMessage(app.browser(`203.0.113.${index + 1}`), 'elena.whitfield@example.com'),
      ),
    )
  })
  expect(compared).toHaveLength(5)
  expect(await rows()).toEqual([{ compared: 5 }])
  const left = answers.flatMap((error) =>
    error?.extensions.code.startsWith('sign-in.wrong')
      ? [error.extensions.params['attemptsRemaining']]
      : [],
  )
  expect(left.toSorted()).toEqual([1, 2, 3, 4])
  expect(
    (await readMessage(app.browser('203.0.113.9'), 'elena.whitfield@example.com', demoPassword))
      ?.message,
  ).toBe(locked)
})

test('locks all sources after twenty wrong passwords, except a known browser', async () => {
  const known = someBrowser(app)
  await known.signIn('denise.carter@example.com')
  known.tokens = undefined
  const places = Array.from({ length: 5 }, () => someBrowser(app))
  await Promise.all(
    places.flatMap((browser) =>
      Array.from({ length: 4 }, () => enter(browser, 'denise.carter@example.com')),
    ),
  )
  expect(
    (await readMessage(someBrowser(app), 'denise.carter@example.com', demoPassword))?.message,
  ).toBe(locked)
  expect(
    (await enter(known, 'denise.carter@example.com', demoPassword)).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
  expect((await readMessage(known, 'denise.carter@example.com'))?.extensions.params).toEqual({
    attemptsRemaining: 4,
  })
  await app.clock.moveBy(5 * minute + 1000)
  expect(
    (await enter(someBrowser(app), 'denise.carter@example.com', demoPassword)).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
})

test('doubles each further account lock, and requires a new password after a hundred wrong ones', async () => {
  const invited = await inviteClient(app, { familyName: 'Osei' })
  await signUpUntil(app, 'done', invited)
  await app.clock.moveBy(minute)
  const known = someBrowser(app)
  await known.signIn(invited.email, newPassword)
  known.tokens = undefined
  const wrongFromEverywhere = () =>
    Promise.all(
      Array.from({ length: 5 }, () => someBrowser(app)).flatMap((browser) =>
        Array.from({ length: 4 }, () => enter(browser, invited.email)),
      ),
    )
  for (const [minutes, words] of [
    [5, locked],
    [10, 'Your account is locked for 10 minutes.'],
    [20, 'Your account is locked for 20 minutes.'],
    [40, 'Your account is locked for 40 minutes.'],
  ] as const) {
    await wrongFromEverywhere()
    expect((await readMessage(someBrowser(app), invited.email, newPassword))?.message).toContain(
      words,
    )
    await app.clock.moveBy(minutes * minute - 1000)
    expect((await readMessage(someBrowser(app), invited.email, newPassword))?.message).toBe(locked)
    await app.clock.moveBy(2000)
  }
  await wrongFromEverywhere()
  await app.clock.moveBy(48 * 60 * minute)
  expect(await readMessage(someBrowser(app), invited.email, newPassword)).toMatchObject({
    extensions: { code: 'sign-in.locked-until-reset', kind: 'locked' },
  })
  expect(
    (await enter(known, invited.email, newPassword)).data.tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
  expect(await readMessage(someBrowser(app), invited.email, newPassword)).toMatchObject({
    extensions: { code: 'sign-in.locked-until-reset' },
  })

  const browser = someBrowser(app)
  await browser.graph(
    'mutation ($l: String!, $m: String!) { resetCredentials(lastName: $l, mobilePhone: $m, forgotPassword: true) { success } }',
    { l: 'Osei', m: invited.mobilePhone },
  )
  const temporary = /^Your temporary password:\n(\S+)$/m.exec(
    (await app.lastMessage(invited.email))?.body ?? '',
  )?.[1]
  const reset = await browser.graph(
    'mutation ($c: String!, $n: String!) { confirmResetCredentials(code: $c, newPassword: $n) { requiresMfa } }',
    { c: temporary, n: 'Brave-meadow-58' },
  )
  expect(reset.data.confirmResetCredentials.requiresMfa).toBe(true)
  expect(
    (await enter(someBrowser(app), invited.email, 'Brave-meadow-58')).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
})

test('ends a second factor in progress when a lock begins', async () => {
  const amir = someBrowser(app)
  const { sessionId } = (await enter(amir, 'amir.rahimi@example.com', demoPassword)).data
    .tokenFromUsernameAndPassword
  const otherBrowser = someBrowser(app)
  await Promise.all(Array.from({ length: 5 }, () => enter(otherBrowser, 'amir.rahimi@example.com')))
  const answer = await amir.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
    {
      c: await app.lastCode('2165550174'),
      s: sessionId,
      u: 'amir.rahimi@example.com',
    },
  )
  expect(answer.errors?.[0]?.extensions.code).toBe('sign-in.start-again')
})

test.each([
  ['', demoPassword, 'Email Address (User ID) is required'],
  [' ', demoPassword, 'Email Address (User ID) is required'],
  ['rosa.delgado@example.com', '', 'Password is required'],
])('checks user id %j with password %j: %s', async (u, p, message) => {
  expect((await readMessage(someBrowser(app), u, p))?.message).toBe(message)
})

test('counts spaces at the end of a password and refuses more than 128 characters', async () => {
  const browser = someBrowser(app)
  for (const p of [
    `${demoPassword} `,
    ` ${demoPassword}`,
    `${demoPassword}${'x'.repeat(9000)}`,
    `${demoPassword}\u0000`,
  ]) {
    expect((await readMessage(browser, 'rosa.delgado@example.com', p))?.extensions.code).toMatch(
      /^sign-in\.wrong/,
    )
  }
})

test('limits an address to ten tries a minute, for any account', async () => {
  const browser = app.browser('192.0.2.50')
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => enter(browser, `somebody${index}@example.com`)),
  )
  expect(
    (await readMessage(browser, 'marcus.whitfield@example.com', demoPassword))?.extensions.code,
  ).toBe('sign-in.too-many')
  await app.clock.moveBy(7000)
  expect((await readMessage(browser, 'somebody@example.com'))?.extensions.code).toBe(
    'sign-in.wrong',
  )
})

test('treats the addresses of one IPv6 customer as one', async () => {
  const answers: Array<string | undefined> = []
  for (let at = 1; at <= 11; at += 1)
    answers.push(
      (await readMessage(app.browser(`2001:db8:50::${at}`), `somebody${at}@example.com`))
        ?.extensions.code,
    )
  expect(answers).toEqual([
    ...Array.from({ length: 10 }, () => 'sign-in.wrong'),
    'sign-in.too-many',
  ])
  expect(
    (await readMessage(app.browser('2001:db8:50:1::1'), 'somebody@example.com'))?.extensions.code,
  ).toBe('sign-in.wrong')
})

test('refuses many guesses in one request: by alias, by fragment, by list', async () => {
  const browser = someBrowser(app)
  const guess =
    'tokenFromUsernameAndPassword(userId: "marcus.whitfield@example.com", password: "Wrong-harbor-7") { isAuthenticated }'
  for (const query of [
    `query { a: ${guess} b: ${guess} }`,
    `query { ...f ...g } fragment f on Query { a: ${guess} } fragment g on Query { b: ${guess} }`,
  ]) {
    const { status, data } = await browser.graph(query)
    expect([status, data]).toEqual([400, undefined])
  }
  expect((await readMessage(browser, 'marcus.whitfield@example.com'))?.extensions.params).toEqual({
    attemptsRemaining: 4,
  })
  const { status } = await browser.get(
    `/graphql/?query=${encodeURIComponent(`query { ${guess} }`)}`,
  )
  expect(status).toBe(405)
})
