import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anotherBrowser,
  toCode,
  newClient,
  refusalIn,
  wrongFor,
  type NewClient,
} from '#apps/server/testing/test-client.ts'
import { startTestApp, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { commonPasswords } from '#features/account/rules/common-passwords.ts'
import { passwordChecklist } from '#features/account/rules/password.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const change =
  'mutation ($o: String!, $n: String!, $u: String) { changePassword(oldPassword: $o, newPassword: $n, userName: $u) { success errorCode error } }'
const start = 'mutation { startStepUp { success errorCode mfaDeliveryDestination } }'
const submit = 'mutation ($c: String!) { submitStepUpCode(code: $c) { success errorCode error } }'
const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa } }'
const own = '{ accounts { get { emailAddress } } }'
const next = 'Brave-meadow-58'

/** A client in a known browser. */
async function newAna(): Promise<NewClient> {
  const ana = await newClient(app)
  return { ...ana, browser: await anotherBrowser(app, ana) }
}
const stale = (id: string) =>
  sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${id}`.execute(
    app.deps.database.db,
  )
const logIn = async (u: string, p: string, browser = someBrowser(app)) =>
  toCode(await browser.graph(login, { u, p })) ?? 'right'
const readEvents = async (id: string, event: string) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`.execute(
      app.deps.database.db,
    )
  ).rows.map(({ outcome }) => outcome)

test('changes the password, keeps this browser signed in, ends all others and notifies both channels', async () => {
  const ana = await newAna()
  const others = [await anotherBrowser(app, ana), await anotherBrowser(app, ana)]
  expect(
    (
      await ana.browser.graph(change, {
        o: newPassword,
        n: next,
        u: ` ${ana.email.toUpperCase()} `,
      })
    ).data.changePassword,
  ).toMatchObject({ success: true, error: null })
  for (const browser of others) expect((await browser.graph(own)).status).toBe(401)
  for (const browser of others)
    expect(
      (
        await browser.graph(
          'query { tokenFromRefreshToken { isAuthenticated } }',
          {},
          { authorization: '', 'access-token': '' },
        )
      ).status,
    ).toBe(401)
  expect((await ana.browser.graph(own)).data.accounts.get.emailAddress).toBe(ana.email)
  const renewed = await ana.browser.graph(
    'query { tokenFromRefreshToken { isAuthenticated } }',
    {},
    { authorization: '', 'access-token': '' },
  )
  expect(renewed.data.tokenFromRefreshToken.isAuthenticated).toBe(true)
  expect(await app.lastMessage(ana.email)).toMatchObject({
    subject: 'Your password was changed',
    body: expect.stringMatching(/localhost:4000\/not-me\/[\w-]{43}\n/),
  })
  expect((await app.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^The password of your Daybreak account was changed\. .*\/not-me\/[\w-]{43}$/,
  )
  expect(await logIn(ana.email, newPassword)).toBe('sign-in.wrong')
  expect(await logIn(ana.email, next)).toBe('right')
  expect(await readEvents(ana.id, 'account.password-changed')).toEqual(['done'])
})

test('forgets other browsers and keeps this one known', async () => {
  const ana = await newAna()
  const otherBrowser = await anotherBrowser(app, ana)
  await ana.browser.graph(change, { o: newPassword, n: next })
  const { rows } = await sql`select 1 from device where account_id = ${ana.id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toHaveLength(1)
  for (const browser of [ana.browser, otherBrowser]) browser.tokens = undefined
  for (let round = 0; round < 5; round += 1)
    await logIn(ana.email, 'Wrong-river-42', app.browser('198.51.100.77'))
  const anywhere = app.browser('198.51.100.77')
  for (const [name, value] of ana.browser.cookies) anywhere.cookies.set(name, value)
  expect(await logIn(ana.email, next, anywhere)).toBe('right')
  for (const [name, value] of otherBrowser.cookies) anywhere.cookies.set(name, value)
  expect(await logIn(ana.email, next, anywhere)).toBe('sign-in.locked')
})

test('counts a wrong current password like a login, and locks after five', async () => {
  const ana = await newAna()
  for (let round = 0; round < 3; round += 1) {
    expect(
      refusalIn(await ana.browser.graph(change, { o: 'Wrong-river-42', n: next })),
    ).toMatchObject({
      message: 'Your current password is incorrect. Please try again.',
      code: 'sign-in.current-password-wrong',
    })
  }
  const attempt = await ana.browser.graph(login, { u: ana.email, p: 'Wrong-river-42' })
  expect(attempt.errors?.[0]?.extensions.params).toEqual({ attemptsRemaining: 1 })
  for (let round = 0; round < 3; round += 1)
    expect(toCode(await ana.browser.graph(change, { o: 'Wrong-river-42', n: next }))).toBe(
      'sign-in.locked',
    )
  expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBe(
    'sign-in.locked',
  )
  expect(await logIn(ana.email, newPassword, ana.browser)).toBe('sign-in.locked')
  await app.clock.moveBy(5 * minute + 1000)
  expect(await logIn(ana.email, newPassword)).toBe('right')
  expect(await readEvents(ana.id, 'account.password-changed')).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
  ])
})

test('clears the wrong tries when the current password is correct', async () => {
  const ana = await newAna()
  for (let round = 0; round < 4; round += 1)
    await ana.browser.graph(change, { o: 'Wrong-river-42', n: next })
  expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
  expect(
    (await ana.browser.graph(login, { u: ana.email, p: 'Wrong-river-42' })).errors?.[0]?.extensions
      .params,
  ).toEqual({ attemptsRemaining: 4 })
})

describe('the rules of a new password', () => {
  let ana: NewClient
  beforeAll(async () => {
    ana = await newAna()
  })

  test.each([
    [
      'Qh-7',
      'account.password-min-length',
      'Your password must contain a minimum of 8 characters.',
    ],
    [
      'Quiet-harbor',
      'account.password-letters-and-numbers',
      'Your password must contain both letters and numbers.',
    ],
    [
      'Quieeet-harbor7',
      'account.password-no-repeats',
      'Your password cannot contain consecutive repeating numbers or letters.',
    ],
    [
      'quiet-harbor7',
      'account.password-upper-case',
      'Your password must contain at least one upper case letter.',
    ],
    [
      'Quietharbor7',
      'account.password-special',
      'Your password must contain at least one special character.',
    ],
    [
      'P@ssw0rd123!',
      'account.password-too-common',
      'This password is too common. Please choose another.',
    ],
    [
      `Aa1-${'xy'.repeat(63)}`,
      'account.password-too-long',
      'Your password can have at most 128 characters.',
    ],
    ['', 'account.password-min-length', 'Your password must contain a minimum of 8 characters.'],
  ])('refuses %j with %s', async (n, code, message) => {
    expect(refusalIn(await ana.browser.graph(change, { o: newPassword, n }))).toMatchObject({
      message,
      code,
    })
  })

  test('refuses every common password that fulfills the rules', async () => {
    const legal = [...commonPasswords]
      .map((password) => password.replace(/^./, (letter) => letter.toUpperCase()))
      .filter((password) => passwordChecklist(password).every(({ met }) => met))
    expect(legal.length).toBeGreaterThan(3)
    for (const n of legal.slice(0, 20))
      expect([n, toCode(await ana.browser.graph(change, { o: newPassword, n }))]).toEqual([
        n,
        'account.password-too-common',
      ])
  })

  test('counts none of these tries, and keeps spaces at the ends of a password', async () => {
    for (const o of [`${newPassword} `, ` ${newPassword}`, `${newPassword}${'x'.repeat(200)}`]) {
      expect(toCode(await ana.browser.graph(change, { o, n: next }))).toBe(
        'sign-in.current-password-wrong',
      )
    }
    expect(
      toCode(await ana.browser.graph(change, { o: newPassword, n: `${next} ` })),
    ).toBeUndefined()
    expect(await logIn(ana.email, next)).toBe('sign-in.wrong')
    expect(await logIn(ana.email, `${next} `)).toBe('right')
  })
})

test('refuses the user name of another account and ignores an empty one', async () => {
  const ana = await newAna()
  for (const u of ['rosa.delgado@example.com', 'nobody@example.com', 'x']) {
    expect(
      refusalIn(await ana.browser.graph(change, { o: 'Quiet-harbor-7', n: next, u })),
    ).toMatchObject({ code: 'account.not-found' })
  }
  expect(await logIn('rosa.delgado@example.com', 'Quiet-harbor-7')).toBe('right')
  expect(
    toCode(await ana.browser.graph(change, { o: newPassword, n: next, u: ' ' })),
  ).toBeUndefined()
})

test('accepts one of two changes at once', async () => {
  const ana = await newAna()
  const wanted = ['Brave-meadow-1', 'Brave-meadow-2', 'Brave-meadow-3']
  const answers = await Promise.all(
    wanted.map((n) => ana.browser.graph(change, { o: newPassword, n })),
  )
  const held = wanted.filter((_, index) => toCode(answers[index]) === undefined)
  expect(held).toHaveLength(1)
  expect(await Promise.all(wanted.map((password) => logIn(ana.email, password)))).toEqual(
    wanted.map((password) =>
      held.includes(password) ? 'right' : expect.stringMatching(/^sign-in\.wrong/),
    ),
  )
})

test('keeps the old password when the account is locked during the change', async () => {
  const ana = await newAna()
  const { database } = app.deps
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length > 0
  let answer: ReturnType<typeof ana.browser.graph> | undefined
  await database.transact(async (tx) => {
    await sql`update account set locked_at = portal_now() where id = ${ana.id}`.execute(tx)
    answer = ana.browser.graph(change, { o: newPassword, n: next })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(toCode(await answer)).toBe('sign-in.signed-out')
  expect(await logIn(ana.email, newPassword)).toBe('right')
})

describe('step-up', () => {
  test('asks for a new proof after five minutes, which then counts for five minutes', async () => {
    const ana = await newAna()
    await stale(ana.id)
    expect(refusalIn(await ana.browser.graph(change, { o: newPassword, n: next }))).toMatchObject({
      message: 'Please confirm that it is you.',
      code: 'sign-in.step-up',
    })
    expect((await ana.browser.graph(start)).data.startStepUp).toMatchObject({
      success: true,
      mfaDeliveryDestination: `***-***-${ana.mobilePhone.slice(-4)}`,
    })
    expect(
      (await ana.browser.graph(submit, { c: await app.lastCode(ana.mobilePhone) })).data
        .submitStepUpCode,
    ).toMatchObject({ success: true, error: null })
    await app.clock.moveBy(4 * minute)
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
    expect(await readEvents(ana.id, 'sign-in.step-up')).toEqual(['done'])
  })

  test('accepts the code of the login as proof for five minutes', async () => {
    const ana = await newAna()
    await app.clock.moveBy(4 * minute + 50_000)
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
    await app.clock.moveBy(11_000)
    expect(toCode(await ana.browser.graph(change, { o: next, n: newPassword }))).toBe(
      'sign-in.step-up',
    )
  })

  test('limits a proof to its session', async () => {
    const ana = await newAna()
    const otherBrowser = await anotherBrowser(app, ana)
    await stale(ana.id)
    await ana.browser.graph(start)
    const c = await app.lastCode(ana.mobilePhone)
    expect(toCode(await otherBrowser.graph(submit, { c }))).toBe('sign-in.code-expired')
    expect(toCode(await ana.browser.graph(submit, { c }))).toBeUndefined()
    expect(toCode(await otherBrowser.graph(change, { o: newPassword, n: next }))).toBe(
      'sign-in.step-up',
    )
  })

  test('proves nothing with a wrong, exhausted, expired or used code', async () => {
    const ana = await newAna()
    await stale(ana.id)
    expect(toCode(await ana.browser.graph(submit, { c: '123456' }))).toBe('sign-in.code-expired')
    await ana.browser.graph(start)
    const right = await app.lastCode(ana.mobilePhone)
    for (let round = 0; round < 4; round += 1) {
      expect(refusalIn(await ana.browser.graph(submit, { c: wrongFor(right) }))).toMatchObject({
        message: 'Your verification code is incorrect',
        code: 'sign-in.code-wrong',
      })
    }
    expect(toCode(await ana.browser.graph(submit, { c: 'abcdef' }))).toBe('sign-in.code-wrong')
    expect(toCode(await ana.browser.graph(submit, { c: wrongFor(right) }))).toBe(
      'sign-in.code-expired',
    )
    expect(toCode(await ana.browser.graph(submit, { c: right }))).toBe('sign-in.code-expired')
    await app.clock.moveBy(31_000)
    await ana.browser.graph(start)
    const late = await app.lastCode(ana.mobilePhone)
    await sql`update challenge_code set expires_at = portal_now() - interval '1 second'`.execute(
      app.deps.database.db,
    )
    expect(toCode(await ana.browser.graph(submit, { c: late }))).toBe('sign-in.code-expired')
    expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBe(
      'sign-in.step-up',
    )
    await app.clock.moveBy(31_000)
    await ana.browser.graph(start)
    const good = await app.lastCode(ana.mobilePhone)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ana.browser.graph(submit, { c: good })),
    )
    expect(answers.filter((answer) => toCode(answer) === undefined)).toHaveLength(1)
  })

  test('does not exchange codes between login and step-up', async () => {
    const ana = await newAna()
    await stale(ana.id)
    await app.clock.moveBy(31_000)
    const signedOut = someBrowser(app)
    const { data } = await signedOut.graph(
      'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
      { u: ana.email, p: newPassword },
    )
    const loginCode = await app.lastCode(ana.mobilePhone)
    await ana.browser.graph(start)
    const fromStepUp = await app.lastCode(ana.mobilePhone)
    if (loginCode === fromStepUp) return
    expect(toCode(await ana.browser.graph(submit, { c: loginCode }))).toBe('sign-in.code-wrong')
    const answer = await signedOut.graph(
      'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
      { c: fromStepUp, s: data.tokenFromUsernameAndPassword.sessionId, u: ana.email },
    )
    expect(toCode(answer)).toBe('sign-in.code-wrong')
  })

  test('sends the code to a proven channel only, and refers to the firm when none is left', async () => {
    const ana = await newAna()
    const waiting = '5035570001'
    await ana.browser.graph(
      'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode } }',
      { v: waiting },
    )
    const before = await app.countMessages(waiting)
    await sql`update account set mobile_verified_at = null where id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(
      (await ana.browser.graph(start, {}, { 'accept-language': 'es' })).data.startStepUp
        .mfaDeliveryDestination,
    ).toBe('g***@e***.com')
    expect(await app.lastMessage(ana.email)).toMatchObject({
      channel: 'email',
      subject: 'Su código de verificación',
    })
    expect(await app.countMessages(waiting)).toBe(before)
    await sql`update account set email_verified_at = null where id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    for (const [document, variables] of [
      [start, {}],
      [submit, { c: '123456' }],
    ] as const)
      expect(toCode(await ana.browser.graph(document, variables))).toBe('sign-in.needs-firm')
  })

  test('sends nothing on a second request at once, with the same response', async () => {
    const ana = await newAna()
    const count = await app.countMessages(ana.mobilePhone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.browser.graph(start)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await app.countMessages(ana.mobilePhone)).toBe(count + 1)
  })
})

test('reports the second factor as always on', async () => {
  const ana = await newAna()
  const enable = 'mutation { enableMfa { success errorCode error } }'
  expect((await ana.browser.graph(enable)).data.enableMfa).toMatchObject({
    success: true,
    error: null,
  })
  expect(
    (await (await signUpUntil(app, 'set-up', await inviteClient(app))).graph(enable)).data.enableMfa
      .success,
  ).toBe(true)
  expect(toCode(await someBrowser(app).graph(enable))).toBe('request.signed-out')
})

test('refuses signed-out callers and set-up sessions', async () => {
  const setUp = await signUpUntil(app, 'set-up', await inviteClient(app))
  for (const [document, variables] of [
    [change, { o: newPassword, n: next }],
    [start, {}],
    [submit, { c: '123456' }],
  ] as const) {
    expect(toCode(await someBrowser(app).graph(document, variables))).toBe('request.signed-out')
    expect(toCode(await setUp.graph(document, variables))).toBe('request.set-up-unfinished')
  }
})
