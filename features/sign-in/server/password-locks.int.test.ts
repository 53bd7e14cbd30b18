import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'
import { enter, locked, minute, readComparisons, readMessage } from './test-password.ts'

const app = openTestApp({ SUPPORT_PHONE: '(800) 555-0100' })

test('after five wrong passwords, refuses even the correct password for five minutes', async () => {
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
  await app.clock.moveBy(5 * minute - 20_000)
  expect((await readMessage(browser, 'rosa.delgado@example.com', demoPassword))?.message).toBe(
    locked,
  )
  await app.clock.moveBy(21_000)
  expect(
    (await enter(browser, 'rosa.delgado@example.com', demoPassword)).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
  expect((await readMessage(browser, 'rosa.delgado@example.com'))?.extensions.params).toEqual({
    attemptsRemaining: 4,
  })
})

test('compares only five of 200 wrong passwords sent at once, then locks', async () => {
  const rows = async () =>
    (
      await sql<{
        compared: number
      }>`select count(*) as compared from audit where event = 'sign-in.password' and account_id = ${app.demoData.accounts.elena}`.execute(
        app.deps.database.db,
      )
    ).rows
  let answers: Array<Awaited<ReturnType<typeof readMessage>>> = []
  const compared = await readComparisons(app, async () => {
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

test('doubles the time of each further account lock, and requires a new password after a hundred wrong passwords', async () => {
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
    await app.clock.moveBy(minutes * minute - 20_000)
    expect((await readMessage(someBrowser(app), invited.email, newPassword))?.message).toBe(locked)
    await app.clock.moveBy(21_000)
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
