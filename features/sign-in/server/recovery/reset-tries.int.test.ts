// How often a temporary password may be tried and how long it counts: five tries a request, ten comparisons a day, thirty minutes, once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newPassword, someBrowser } from '#apps/server/testing/test-sign-up.ts'
import {
  askFor,
  beginReset,
  confirmWith,
  isReset,
  mayLogIn,
  refusalOf,
  someClient,
  spoiled,
} from './test-recovery.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
  Object.assign(house.world, { notBefore: () => Promise.resolve() })
})
afterAll(() => house.close())

const refused = 'Error with the password reset. Please try again'
const chosen = 'Bright-river-43'
const minute = 60_000

test.each([
  [29, true],
  [31, false],
])('after %i minutes: %s', async (minutes, expected) => {
  const { browser, accountId, temporary } = await beginReset(house, await someClient(house))
  await house.clock.moveBy(minutes * minute)
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(expected)
})

test('once', async () => {
  const client = await someClient(house)
  const { browser, accountId, temporary } = await beginReset(house, client)
  expect(await isReset(confirmWith(browser, temporary, chosen, accountId))).toBe(true)
  expect(refusalOf(await confirmWith(browser, temporary, 'Other-river-44', accountId))).toBe(
    refused,
  )
  expect(await mayLogIn(house, client.email, chosen)).toBe(true)
})

test('twenty times at once is once', async () => {
  const { temporary } = await beginReset(house, await someClient(house))
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => isReset(confirmWith(someBrowser(house), temporary, chosen))),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
})

test.each([
  ['its own beginning', spoiled],
  ['nothing in common', () => 'Kw7#mq2RtZ+4ha'],
])(
  'after five wrong ones with %s the right one comes too late, wherever it is typed',
  async (_, wrong) => {
    const client = await someClient(house)
    const { browser, accountId, temporary } = await beginReset(house, client)
    for (let round = 0; round < 5; round += 1)
      expect(refusalOf(await confirmWith(browser, wrong(temporary), chosen, accountId))).toBe(
        refused,
      )
    expect(refusalOf(await confirmWith(browser, temporary, chosen, accountId))).toBe(refused)
    expect(refusalOf(await confirmWith(someBrowser(house), temporary, chosen))).toBe(refused)
    expect(await mayLogIn(house, client.email, newPassword)).toBe(true)
  },
)

test('of 100 guesses at once, the right one among them, five are compared', async () => {
  const { temporary } = await beginReset(house, await someClient(house))
  let compared = 0
  const { passwords } = house.world
  Object.assign(house.world, {
    passwords: {
      ...passwords,
      verify: (typed: string, hash?: string) =>
        passwords.verify(typed, hash).finally(() => (compared += hash === undefined ? 0 : 1)),
    },
  })
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      confirmWith(someBrowser(house), index === 61 ? temporary : spoiled(temporary), chosen),
    ),
  )
  Object.assign(house.world, { passwords })
  expect(compared).toBeLessThanOrEqual(5)
})

test('ten comparisons a day for one account, over all its requests; whoever guesses blindly uses up none of them', async () => {
  const client = await someClient(house)
  for (let round = 0; round < 3; round += 1) {
    const { browser, accountId, temporary } = await beginReset(house, client)
    for (let guess = 0; guess < 4; guess += 1)
      await confirmWith(browser, spoiled(temporary), chosen, accountId)
  }
  await house.clock.moveBy(61 * minute)
  const late = await beginReset(house, client)
  expect(refusalOf(await confirmWith(late.browser, late.temporary, chosen))).toBe(refused)
  await house.clock.moveBy(3 * 60 * minute)
  const blind = await beginReset(house, client)
  for (let guess = 0; guess < 15; guess += 1)
    await confirmWith(blind.browser, `Zz9#${'q'.repeat(10)}`, chosen, blind.accountId)
  const own = await beginReset(house, client)
  expect(await isReset(confirmWith(own.browser, own.temporary, chosen))).toBe(true)
})

test('somebody who asks for another and types wrong ones harms only their own request', async () => {
  const client = await someClient(house)
  const own = await beginReset(house, client)
  const stranger = someBrowser(house)
  const { accountId } = await askFor(stranger, {
    lastName: 'Reset',
    mobilePhone: client.mobilePhone,
  })
  for (let guess = 0; guess < 8; guess += 1)
    expect(refusalOf(await confirmWith(stranger, `Zz9#${'q'.repeat(10)}`, chosen, accountId))).toBe(
      refused,
    )
  expect(await isReset(confirmWith(own.browser, own.temporary, chosen, own.accountId))).toBe(true)
})

test('twenty tries a minute from one address', async () => {
  const browser = house.browser('192.0.2.60')
  for (let round = 0; round < 20; round += 1)
    expect(refusalOf(await confirmWith(browser, 'Kw7#mq2RtZ+4ha', chosen))).toBe(refused)
  expect((await confirmWith(browser, 'Kw7#mq2RtZ+4ha', chosen)).errors?.[0]?.extensions.code).toBe(
    'sign-in.too-many',
  )
})
