import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const app = openTestApp()

test('limits the requests of one session but not of another', async () => {
  const [rosa, denise] = [app.browser('198.51.100.20'), app.browser('198.51.100.21')]
  await rosa.signIn('rosa.delgado@example.com')
  await denise.signIn('denise.carter@example.com')
  const poll = '{ notifications { unreadCount } }'
  expect(await readStatuses(500, () => rosa.graph(poll))).toEqual(new Set([200]))
  expect(await readStatuses(500, () => rosa.graph(poll))).toContain(429)
  const refused = await Promise.all(Array.from({ length: 50 }, () => rosa.graph(poll)))
  const late = refused.find(({ status }) => status === 429)
  expect(late?.errors?.[0]).toMatchObject({
    message: 'There were too many requests. Please wait a moment and try again.',
    extensions: { code: 'request.too-many', kind: 'locked' },
  })
  expect(late?.headers['retry-after']).toBe('2')
  expect((await denise.graph(poll)).status).toBe(200)
})

test('limits the requests of an address, signed in or not', async () => {
  const otherClient = app.browser('198.51.100.22')
  expect(await readStatuses(2_500, () => otherClient.graph('{ __typename }'))).toContain(429)
  expect((await app.browser('198.51.100.23').graph('{ __typename }')).status).toBe(200)
})

test('counts the addresses of one network together', async () => {
  let at = 0
  expect(
    await readStatuses(2_500, () =>
      app.browser(`2001:db8:7::${(at += 1).toString(16)}`).graph('{ __typename }'),
    ),
  ).toContain(429)
})

async function readStatuses(
  times: number,
  ask: () => Promise<{ readonly status: number }>,
): Promise<ReadonlySet<number>> {
  const seen = new Set<number>()
  for (let n = 0; n < times; n += 1) seen.add((await ask()).status)
  return seen
}
