import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import {
  askFor,
  beginReset,
  confirmWith,
  isReset,
  mayLogIn,
  findRefusal,
  someClient,
  spoiled,
} from './test-recovery.ts'

const app = openTestApp()

withoutMinDurations(app)

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'
const minute = 60_000

test.each([
  [29, true],
  [31, false],
])('after %i minutes, a temporary password is accepted: %s', async (minutes, expected) => {
  const { browser, accountId, temporary } = await beginReset(app, await someClient(app))
  await app.clock.moveBy(minutes * minute)
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(expected)
})

test('accepts a temporary password only once', async () => {
  const client = await someClient(app)
  const { browser, accountId, temporary } = await beginReset(app, client)
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  expect(findRefusal(await confirmWith(browser, temporary, 'Other-river-44', accountId))).toBe(
    refused,
  )
  expect(await mayLogIn(app, client.email, chosen)).toBe(true)
})

test('accepts only one of twenty parallel uses of a temporary password', async () => {
  const { temporary } = await beginReset(app, await someClient(app))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => isReset(confirmWith(someBrowser(app), temporary, chosen))),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test.each([
  ['its own beginning', spoiled],
  ['nothing in common', () => 'Kw7#mq2RtZ+4ha'],
])(
  'refuses the correct password in every browser after five wrong passwords with %s',
  async (_, wrong) => {
    const client = await someClient(app)
    const { browser, accountId, temporary } = await beginReset(app, client)
    for (let round = 0; round < 5; round += 1)
      expect(findRefusal(await confirmWith(browser, wrong(temporary), chosen, accountId))).toBe(
        refused,
      )
    expect(findRefusal(await confirmWith(browser, temporary, chosen, accountId))).toBe(refused)
    expect(findRefusal(await confirmWith(someBrowser(app), temporary, chosen))).toBe(refused)
    expect(await mayLogIn(app, client.email, newPassword)).toBe(true)
  },
)

test('compares only five of 100 parallel guesses, although the correct password is among the guesses', async () => {
  const { temporary } = await beginReset(app, await someClient(app))
  let compared = 0
  const { passwords } = app.deps
  Object.assign(app.deps, {
    passwords: {
      ...passwords,
      verify: (typed: string, hash?: string) =>
        passwords.verify(typed, hash).finally(() => (compared += hash === undefined ? 0 : 1)),
    },
  })
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      confirmWith(someBrowser(app), index === 61 ? temporary : spoiled(temporary), chosen),
    ),
  )
  Object.assign(app.deps, { passwords })
  expect(compared).toBeLessThanOrEqual(5)
})

test('limits an account to ten comparisons a day over all requests, and does not count guesses that match no request', async () => {
  const client = await someClient(app)
  for (let round = 0; round < 3; round += 1) {
    const { browser, accountId, temporary } = await beginReset(app, client)
    for (let guess = 0; guess < 4; guess += 1)
      await confirmWith(browser, spoiled(temporary), chosen, accountId)
  }
  await app.clock.moveBy(61 * minute)
  const late = await beginReset(app, client)
  expect(findRefusal(await confirmWith(late.browser, late.temporary, chosen))).toBe(refused)
  await app.clock.moveBy(3 * 60 * minute)
  const blind = await beginReset(app, client)
  for (let guess = 0; guess < 15; guess += 1)
    await confirmWith(blind.browser, `Zz9#${'q'.repeat(10)}`, chosen, blind.accountId)
  const own = await beginReset(app, client)
  expect(await isReset(confirmWith(own.browser, own.temporary, chosen))).toBe(true)
})

test('counts wrong tries only against the request of the guesser', async () => {
  const client = await someClient(app)
  const own = await beginReset(app, client)
  const otherBrowser = someBrowser(app)
  const { accountId } = await askFor(otherBrowser, {
    lastName: 'Reset',
    mobilePhone: client.mobilePhone,
  })
  for (let guess = 0; guess < 8; guess += 1)
    expect(
      findRefusal(await confirmWith(otherBrowser, `Zz9#${'q'.repeat(10)}`, chosen, accountId)),
    ).toBe(refused)
  expect(await isReset(confirmWith(own.browser, own.temporary, chosen, own.accountId))).toBe(true)
})

test('limits an address to twenty tries a minute', async () => {
  const browser = app.browser('192.0.2.60')
  for (let round = 0; round < 20; round += 1)
    expect(findRefusal(await confirmWith(browser, 'Kw7#mq2RtZ+4ha', chosen))).toBe(refused)
  expect((await confirmWith(browser, 'Kw7#mq2RtZ+4ha', chosen)).errors?.[0]?.extensions.code).toBe(
    'sign-in.too-many',
  )
})
