import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { anotherBrowser, toCode, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { change, login, logIn, newAna, next, readEvents } from './test-change-password.ts'

const app = openTestApp()

const minute = 60_000
const start = operation`startStepUp { success errorCode mfaDeliveryDestination }`
const submit = operation`submitStepUpCode(code: $c) { success errorCode error }`
const own = operation`accounts.get { emailAddress }`

test('changes the password, keeps this browser signed in, ends all others and notifies both channels', async () => {
  const ana = await newAna(app)
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
  expect(await logIn(app, ana.email, newPassword)).toBe('sign-in.wrong')
  expect(await logIn(app, ana.email, next)).toBe('right')
  expect(await readEvents(app, ana.id, 'account.password-changed')).toEqual(['done'])
})

test('forgets other browsers and remembers this browser', async () => {
  const ana = await newAna(app)
  const otherBrowser = await anotherBrowser(app, ana)
  await ana.browser.graph(change, { o: newPassword, n: next })
  const { rows } = await sql`select 1 from device where account_id = ${ana.id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toHaveLength(1)
  for (const browser of [ana.browser, otherBrowser]) browser.tokens = undefined
  for (let round = 0; round < 5; round += 1)
    await logIn(app, ana.email, 'Wrong-river-42', app.browser('198.51.100.77'))
  const anywhere = app.browser('198.51.100.77')
  for (const [name, value] of ana.browser.cookies) anywhere.cookies.set(name, value)
  expect(await logIn(app, ana.email, next, anywhere)).toBe('right')
  for (const [name, value] of otherBrowser.cookies) anywhere.cookies.set(name, value)
  expect(await logIn(app, ana.email, next, anywhere)).toBe('sign-in.locked')
})

test('counts a wrong current password like a failed login, and locks after five wrong passwords', async () => {
  const ana = await newAna(app)
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
  expect(await logIn(app, ana.email, newPassword, ana.browser)).toBe('sign-in.locked')
  await app.clock.moveBy(5 * minute + 1000)
  expect(await logIn(app, ana.email, newPassword)).toBe('right')
  expect(await readEvents(app, ana.id, 'account.password-changed')).toEqual([
    'refused',
    'refused',
    'refused',
    'refused',
  ])
})

test('clears the wrong tries when the current password is correct', async () => {
  const ana = await newAna(app)
  for (let round = 0; round < 4; round += 1)
    await ana.browser.graph(change, { o: 'Wrong-river-42', n: next })
  expect(toCode(await ana.browser.graph(change, { o: newPassword, n: next }))).toBeUndefined()
  expect(
    (await ana.browser.graph(login, { u: ana.email, p: 'Wrong-river-42' })).errors?.[0]?.extensions
      .params,
  ).toEqual({ attemptsRemaining: 4 })
})

test('refuses the user name of another account and ignores an empty user name', async () => {
  const ana = await newAna(app)
  for (const u of ['rosa.delgado@example.com', 'nobody@example.com', 'x']) {
    expect(
      refusalIn(await ana.browser.graph(change, { o: 'Quiet-harbor-7', n: next, u })),
    ).toMatchObject({ code: 'account.not-found' })
  }
  expect(await logIn(app, 'rosa.delgado@example.com', 'Quiet-harbor-7')).toBe('right')
  expect(
    toCode(await ana.browser.graph(change, { o: newPassword, n: next, u: ' ' })),
  ).toBeUndefined()
})

test('accepts only one of several parallel changes', async () => {
  const ana = await newAna(app)
  const wanted = ['Brave-meadow-1', 'Brave-meadow-2', 'Brave-meadow-3']
  const answers = await Promise.all(
    wanted.map((n) => ana.browser.graph(change, { o: newPassword, n })),
  )
  const held = wanted.filter((_, index) => toCode(answers[index]) === undefined)
  expect(held).toHaveLength(1)
  expect(await Promise.all(wanted.map((password) => logIn(app, ana.email, password)))).toEqual(
    wanted.map((password) =>
      held.includes(password) ? 'right' : expect.stringMatching(/^sign-in\.wrong/),
    ),
  )
})

test('keeps the old password when the account is locked during the change', async () => {
  const ana = await newAna(app)
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  let answer: ReturnType<typeof ana.browser.graph> | undefined
  await database.transact(async (tx) => {
    await sql`update account set locked_at = portal_now() where id = ${ana.id}`.execute(tx)
    answer = ana.browser.graph(change, { o: newPassword, n: next })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(toCode(await answer)).toBe('sign-in.signed-out')
  expect(await logIn(app, ana.email, newPassword)).toBe('right')
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
