import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'
import { enter, minute, readComparisons, readMessage } from './test-password.ts'

const app = openTestApp({ SUPPORT_PHONE: '(800) 555-0100' })

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

test('responds to an unknown user id with the same bytes as to a known user id', async () => {
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

test('does the same work in the same time for known and unknown user ids, and compares no password while locked', async () => {
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
      await readComparisons(app, async () => {
        for (let round = 0; round < 7; round += 1) await enter(browser, u)
      }),
    ).toEqual(Array.from({ length: 5 }, () => compared))
    expect(waited.splice(0)).toEqual(Array.from({ length: 7 }, () => 250))
    await app.clock.moveBy(minute)
  }
  Object.assign(app.deps, { notBefore })
})

test.each([
  ['', demoPassword, 'Email Address (User ID) is required'],
  [' ', demoPassword, 'Email Address (User ID) is required'],
  ['rosa.delgado@example.com', '', 'Password is required'],
])('checks user id %j with password %j: %s', async (u, p, message) => {
  expect((await readMessage(someBrowser(app), u, p))?.message).toBe(message)
})

test('treats spaces at the end of a password as part of it, and refuses more than 128 characters', async () => {
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

test('limits an IP address to ten tries a minute, over all accounts', async () => {
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

test('treats the addresses of one IPv6 customer as one address', async () => {
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

test('refuses many guesses in one request, whether by alias, by fragment or by list', async () => {
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
