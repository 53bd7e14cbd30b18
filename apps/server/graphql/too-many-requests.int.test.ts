// One session, and one address, may ask only so much; others go on being answered (safety 2, constants).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/test-app.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

/** The statuses of so many requests, sent in order. */
async function statusesOf(
  times: number,
  ask: () => Promise<{ readonly status: number }>,
): Promise<ReadonlySet<number>> {
  const seen = new Set<number>()
  for (let n = 0; n < times; n += 1) seen.add((await ask()).status)
  return seen
}

test('a session that asks without end is told to wait, and another one is not', async () => {
  const [rosa, denise] = [house.browser('198.51.100.20'), house.browser('198.51.100.21')]
  await rosa.signIn('rosa.delgado@example.com')
  await denise.signIn('denise.carter@example.com')
  const poll = '{ notifications { unreadCount } }'
  expect(await statusesOf(500, () => rosa.graph(poll))).toEqual(new Set([200]))
  expect(await statusesOf(500, () => rosa.graph(poll))).toContain(429)
  const refused = await Promise.all(Array.from({ length: 50 }, () => rosa.graph(poll)))
  const late = refused.find(({ status }) => status === 429)
  expect(late?.errors?.[0]).toMatchObject({
    message: 'There were too many requests. Please wait a moment and try again.',
    extensions: { code: 'request.too-many', kind: 'locked' },
  })
  expect(late?.headers['retry-after']).toBe('2')
  expect((await denise.graph(poll)).status).toBe(200)
})

test('an address that asks without end is told to wait, signed in or not', async () => {
  const stranger = house.browser('198.51.100.22')
  expect(await statusesOf(2_500, () => stranger.graph('{ __typename }'))).toContain(429)
  expect((await house.browser('198.51.100.23').graph('{ __typename }')).status).toBe(200)
})

test('nor does it help to have many addresses in one network', async () => {
  let at = 0
  expect(
    await statusesOf(2_500, () =>
      house.browser(`2001:db8:7::${(at += 1).toString(16)}`).graph('{ __typename }'),
    ),
  ).toContain(429)
})
