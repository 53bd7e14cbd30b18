import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'
import { removeOldEvents } from '#features/courses/server/clean-up.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { courseEventsPath } from './course-events-route.ts'
import { webhookSecrets } from '../course-service.ts'
import { openTestApp } from '#testing/test-app.ts'
import { readSentences } from '#testing/test-news.ts'

const app = openTestApp()
let address: string
let secret: Uint8Array
let people: TakersOfCase
let placed: PlacedCourse
let itemKey: string

beforeAll(async () => {
  address = `http://127.0.0.1:${await app.listen()}${courseEventsPath}`
  secret = webhookSecrets(app.deps.settings, app.deps.secrets)[0] ?? new Uint8Array()
})
beforeEach(async () => {
  people = await coupleWithCase(app, { isSingle: true })
  placed = await placedCourse(app, people)
  itemKey = (
    await selectOne<{ key: string }>(
      sql`select item_key as key from course_item where id = ${placed.itemId}`,
    )
  ).key
})

async function selectOne<Row>(query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await query.execute(app.deps.database.db)
  return rows[0] as Row
}

interface Sending {
  readonly id?: string
  /** Seconds that the sender's clock is ahead. */
  readonly ahead?: number
  readonly key?: Uint8Array
  /** The sent body, when it differs from the signed one. */
  readonly sentBody?: string
  readonly without?: 'webhook-id' | 'webhook-timestamp' | 'webhook-signature'
  readonly more?: Readonly<Record<string, string>>
}

async function post(
  body: string,
  {
    id = `msg_${randomBytes(8).toString('hex')}`,
    ahead = 0,
    key = secret,
    sentBody = body,
    without,
    more = {},
  }: Sending = {},
) {
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000) + ahead)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, id, timestamp, Buffer.from(body)),
    'content-type': 'application/json',
    ...more,
  }
  const sentHeaders = Object.entries(headers).filter(([name]) => name !== without)
  const response = await fetch(address, {
    method: 'POST',
    headers: Object.fromEntries(sentHeaders),
    body: sentBody,
  })
  return { status: response.status, text: await response.text() }
}
const news = (type: string, of: string | null = itemKey, data: object = {}) =>
  JSON.stringify({ type, occurredAt: app.clock.now().toISOString(), orderItemKey: of, data })
const postEvent = async (type: string, sending?: Sending) =>
  (await post(news(type), sending)).status
const status = async () =>
  (
    await selectOne<{ status: number }>(
      sql`select status from course_item where id = ${placed.itemId}`,
    )
  ).status
const bell = () => readSentences(app, people.debtor1.accountId)

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
    const signature = `v1,AAAA ${signWebhook(secret, id, timestamp, Buffer.from(body))}`
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
    const elsewhere = await fetch(address.replace(courseEventsPath, '/graphql/'), {
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
    await sql`update course_item set status = 3 where id = ${placed.itemId}`.execute(
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
    await sql`update course_item_route set item_key = 'hidden' where item_id = ${placed.itemId}`.execute(
      app.deps.database.db,
    )
    expect(await postEvent('course.started', { id: 'msg_early' })).toBe(404)
    await sql`update course_item_route set item_key = ${itemKey} where item_id = ${placed.itemId}`.execute(
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
    await sql`update course_order set history_at = portal_now() where id = ${placed.orderId}`.execute(
      app.deps.database.db,
    )
    expect([await postEvent('course.started'), await status(), await bell()]).toEqual([204, 2, []])
  })

  test('waits while another transaction locks the course', async () => {
    await sql`update course set busy_until = portal_now() + interval '700 milliseconds' where case_id = ${placed.caseId}`.execute(
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
