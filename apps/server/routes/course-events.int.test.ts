import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'
import { removeOldEvents } from '#features/courses/server/clean-up.ts'
import { courseEventsPath } from './course-events-route.ts'
import { openTestApp } from '#testing/test-app.ts'
import { courseEventsOf, type Sending } from './test-course-events.ts'

const app = openTestApp()
const { given, selectOne, post, news, postEvent, status, bell } = courseEventsOf(app)

describe('a signature is required', () => {
  const nothing = { status: 401, text: '' }

  test.each<readonly [string, Sending]>([
    ['another key', { key: randomBytes(32) }],
    ['a body that was changed on the way', { sentBody: '{"type":"course.canceled"}' }],
    ['a clock 301 seconds behind', { ahead: -301 }],
    ['a clock 302 seconds ahead', { ahead: 302 }],
    ['no id', { without: 'webhook-id' }],
    ['no time', { without: 'webhook-timestamp' }],
    ['no signature', { without: 'webhook-signature' }],
    ['an id that was not signed', { more: { 'webhook-id': 'msg_other' } }],
    ['an empty signature', { more: { 'webhook-signature': '' } }],
    ['the signature of another version', { more: { 'webhook-signature': 'v0,abc' } }],
  ])('%s is refused with an empty body, and changes no data', async (_, sending) => {
    expect(await post(news('course.started'), sending)).toEqual(nothing)
    expect([await status(), await bell()]).toEqual([2, []])
  })

  test.each([-295, 295])('accepts a clock difference of %i seconds', async (ahead) => {
    expect([await postEvent('course.started', { ahead }), await status()]).toEqual([204, 4])
  })

  test('accepts one valid signature among several, so that a secret can be replaced', async () => {
    const body = news('course.started')
    const [id, timestamp] = ['msg_two', String(Math.floor(app.clock.now().getTime() / 1000))]
    const signature = `v1,AAAA ${signWebhook(given.secret, id, timestamp, Buffer.from(body))}`
    expect([
      (
        await post(body, {
          id,
          more: { 'webhook-timestamp': timestamp, 'webhook-signature': signature },
        })
      ).status,
      await status(),
    ]).toEqual([204, 4])
  })

  test('refuses an unsigned request from a page of another site', async () => {
    expect(
      await postEvent('course.started', {
        more: { origin: 'https://evil.example' },
        key: randomBytes(32),
      }),
    ).toBe(401)
    expect(
      await postEvent('course.started', {
        more: { origin: 'https://courses.example', 'content-type': 'text/plain' },
      }),
    ).toBe(204)
    const elsewhere = await fetch(given.address.replace(courseEventsPath, '/graphql/'), {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(elsewhere.status).toBe(403)
  })

  test('refuses a body over 64 kB', async () => {
    expect((await post(`{"type":"${'x'.repeat(65_536)}"}`)).status).toBe(413)
  })

  test('ignores a signed event of an unknown type, and asks for a retry if the item is unknown', async () => {
    for (const body of [
      '',
      'no json',
      '[]',
      '{"type":"course.started"}',
      news('course.teleported'),
    ])
      expect(await post(body)).toEqual({ status: 204, text: '' })
    expect(await post(news('course.started', 'item-of-somebody-else'))).toEqual({
      status: 404,
      text: '',
    })
    expect(await status()).toBe(2)
  })
})

describe('each message is processed once', () => {
  test('ignores a repeated message even if the status would allow it', async () => {
    expect([await postEvent('course.started', { id: 'msg_a' }), await bell()]).toEqual([
      204,
      ['You have started the first course'],
    ])
    await sql`update course_item set status = 3 where id = ${given.placed.itemId}`.execute(
      app.deps.database.db,
    )
    expect([
      await postEvent('course.started', { id: 'msg_a' }),
      await status(),
      (await bell()).length,
    ]).toEqual([204, 3, 1])
  })

  test('processes ten simultaneous copies once', async () => {
    const body = news('course.started')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(body, { id: 'msg_ten' })),
    )
    expect([answers.map((answer) => answer.status), (await bell()).length]).toEqual([
      Array.from({ length: 10 }, () => 204),
      1,
    ])
  })

  test('does not store a message about an unknown item, so that a retry of it is processed', async () => {
    await sql`update course_item_route set item_key = 'hidden' where item_id = ${given.placed.itemId}`.execute(
      app.deps.database.db,
    )
    expect(await postEvent('course.started', { id: 'msg_early' })).toBe(404)
    await sql`update course_item_route set item_key = ${given.itemKey} where item_id = ${given.placed.itemId}`.execute(
      app.deps.database.db,
    )
    expect([await postEvent('course.started', { id: 'msg_early' }), await status()]).toEqual([
      204, 4,
    ])
  })

  test('forgets message IDs after thirty days, not before', async () => {
    await postEvent('course.started', { id: 'msg_old' })
    await app.clock.moveBy(29.9 * 86_400_000)
    await removeOldEvents(app.deps.database)
    const count = async () =>
      (
        await selectOne<{ count: number }>(
          sql`select count(*) as count from course_event where webhook_id = 'msg_old'`,
        )
      ).count
    expect(await count()).toBe(1)
    await app.clock.moveBy(0.2 * 86_400_000)
    await removeOldEvents(app.deps.database)
    expect(await count()).toBe(0)
  })
})

describe('a status never returns to an earlier one', () => {
  test('accepts events in any order and notifies both debtors of changes', async () => {
    expect([await postEvent('course.finished'), await status()]).toEqual([204, 5])
    expect([await postEvent('course.started'), await status()]).toEqual([204, 5])
    expect([await postEvent('registration.accepted'), await status()]).toEqual([204, 5])
    expect(await bell()).toEqual([
      'You have finished the first course. The certificate is on its way.',
    ])
    expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
      'A client has finished the first course',
    )
  })

  test.each([
    ['course.canceled', 7, 'A first course was canceled'],
    ['course.expired', 8, 'An order for the first course has expired'],
  ] as const)('accepts no event after %s', async (type, ended, subject) => {
    expect([await postEvent(type), await status()]).toEqual([204, ended])
    for (const late of ['course.started', 'course.finished', 'course.canceled', 'course.expired'])
      expect([await postEvent(late), await status()]).toEqual([204, ended])
    expect(await bell()).toHaveLength(1)
    expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(subject)
  })

  test('does not change a course that the firm has reset', async () => {
    await sql`update course_order set history_at = portal_now() where id = ${given.placed.orderId}`.execute(
      app.deps.database.db,
    )
    expect([await postEvent('course.started'), await status(), await bell()]).toEqual([204, 2, []])
  })

  test('waits while another transaction locks the course', async () => {
    await sql`update course set busy_until = portal_now() + interval '700 milliseconds' where case_id = ${given.placed.caseId}`.execute(
      app.deps.database.db,
    )
    expect([await postEvent('course.started'), await status()]).toEqual([204, 4])
  })
})

test('a change of the catalog refreshes the offers', async () => {
  const { db } = app.deps.database
  await sql`insert into course_product (provider_id, course_number, name, price, value_props, methods) values (245, 'First', 'Harborlight', 24, '', '{1}'), (176, 'First', 'Cedar Path', 19.95, '', '{1}')`.execute(
    db,
  )
  expect((await post(news('catalog.changed', null, { providerId: 245 }))).status).toBe(204)
  expect(
    await selectOne<{ fresh: number[] }>(
      sql`select array_agg(provider_id) as fresh from course_product where fetched_at > portal_now() - interval '1 day'`,
    ),
  ).toEqual({ fresh: [176] })
})
