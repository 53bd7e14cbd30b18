// What the order service tells of courses: only what it has signed counts, each message once, and a status never falls.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'
import { cleanUpCourses } from '#features/courses/server/clean-up.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { courseEventsPath } from './course-events-route.ts'
import { webhookSecrets } from '../course-service.ts'
import { openTestHouse, type TestHouse } from '../testing/test-app.ts'
import { sentencesOf } from '../testing/test-news.ts'

let house: TestHouse
let address: string
let secret: Uint8Array
let people: TakersOfCase
let placed: PlacedCourse
let itemKey: string

beforeAll(async () => {
  house = await openTestHouse()
  address = `http://127.0.0.1:${await house.listen()}${courseEventsPath}`
  secret = webhookSecrets(house.world.settings, house.world.secrets)[0] ?? new Uint8Array()
})
afterAll(() => house.close())
beforeEach(async () => {
  people = await coupleWithCase(house, { isSingle: true })
  placed = await placedCourse(house, people)
  itemKey = (
    await one<{ key: string }>(
      sql`select item_key as key from course_item where id = ${placed.itemId}`,
    )
  ).key
})

async function one<Row>(query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await query.execute(house.world.database.db)
  return rows[0] as Row
}

interface Sending {
  readonly id?: string
  /** Seconds that the sender's clock is ahead. */
  readonly ahead?: number
  readonly key?: Uint8Array
  /** What is sent, when it is not what was signed. */
  readonly sent?: string
  readonly without?: 'webhook-id' | 'webhook-timestamp' | 'webhook-signature'
  readonly more?: Readonly<Record<string, string>>
}

async function post(
  body: string,
  {
    id = `msg_${randomBytes(8).toString('hex')}`,
    ahead = 0,
    key = secret,
    sent = body,
    without,
    more = {},
  }: Sending = {},
) {
  const timestamp = String(Math.floor(house.clock.now().getTime() / 1000) + ahead)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(key, id, timestamp, Buffer.from(body)),
    'content-type': 'application/json',
    ...more,
  }
  const kept = Object.entries(headers).filter(([name]) => name !== without)
  const response = await fetch(address, {
    method: 'POST',
    headers: Object.fromEntries(kept),
    body: sent,
  })
  return { status: response.status, text: await response.text() }
}
const news = (type: string, of: string | null = itemKey, data: object = {}) =>
  JSON.stringify({ type, occurredAt: house.clock.now().toISOString(), orderItemKey: of, data })
const tell = async (type: string, sending?: Sending) => (await post(news(type), sending)).status
const status = async () =>
  (await one<{ status: number }>(sql`select status from course_item where id = ${placed.itemId}`))
    .status
const bell = () => sentencesOf(house, people.debtor1.accountId)

describe('only what the order service has signed counts', () => {
  const nothing = { status: 401, text: '' }

  test.each<readonly [string, Sending]>([
    ['another key', { key: randomBytes(32) }],
    ['a body that was changed on the way', { sent: '{"type":"course.canceled"}' }],
    ['a clock 301 seconds behind', { ahead: -301 }],
    ['a clock 302 seconds ahead', { ahead: 302 }],
    ['no id', { without: 'webhook-id' }],
    ['no time', { without: 'webhook-timestamp' }],
    ['no signature', { without: 'webhook-signature' }],
    ['an id that was not signed', { more: { 'webhook-id': 'msg_other' } }],
    ['an empty signature', { more: { 'webhook-signature': '' } }],
    ['the signature of another version', { more: { 'webhook-signature': 'v0,abc' } }],
  ])('%s is refused without a word, and changes nothing', async (_, sending) => {
    expect(await post(news('course.started'), sending)).toEqual(nothing)
    expect([await status(), await bell()]).toEqual([2, []])
  })

  test.each([-295, 295])('a clock %i seconds away is near enough', async (ahead) => {
    expect([await tell('course.started', { ahead }), await status()]).toEqual([204, 4])
  })

  test('one good signature among several is enough: a secret is being changed', async () => {
    const body = news('course.started')
    const [id, timestamp] = ['msg_two', String(Math.floor(house.clock.now().getTime() / 1000))]
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

  test('a page of another site may send as little as anybody, and the order service needs no page', async () => {
    expect(
      await tell('course.started', {
        more: { origin: 'https://evil.example' },
        key: randomBytes(32),
      }),
    ).toBe(401)
    expect(
      await tell('course.started', {
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

  test('more than 64 kB are not read', async () => {
    expect((await post(`{"type":"${'x'.repeat(65_536)}"}`)).status).toBe(413)
  })

  test('what is signed and says nothing known is taken in without effect; an item that is not known here comes again later', async () => {
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

describe('each message counts once', () => {
  test('a repetition does nothing, also when the status would allow it', async () => {
    expect([await tell('course.started', { id: 'msg_a' }), await bell()]).toEqual([
      204,
      ['You have started the first course'],
    ])
    await sql`update course_item set status = 3 where id = ${placed.itemId}`.execute(
      house.world.database.db,
    )
    expect([
      await tell('course.started', { id: 'msg_a' }),
      await status(),
      (await bell()).length,
    ]).toEqual([204, 3, 1])
  })

  test('ten copies at once are one', async () => {
    const body = news('course.started')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(body, { id: 'msg_ten' })),
    )
    expect([answers.map((answer) => answer.status), (await bell()).length]).toEqual([
      Array.from({ length: 10 }, () => 204),
      1,
    ])
  })

  test('an unknown item is not remembered: the same message counts once the item is there', async () => {
    await sql`update course_item set item_key = 'hidden' where id = ${placed.itemId}`.execute(
      house.world.database.db,
    )
    expect(await tell('course.started', { id: 'msg_early' })).toBe(404)
    await sql`update course_item set item_key = ${itemKey} where id = ${placed.itemId}`.execute(
      house.world.database.db,
    )
    expect([await tell('course.started', { id: 'msg_early' }), await status()]).toEqual([204, 4])
  })

  test('ids are forgotten after thirty days, not before', async () => {
    await tell('course.started', { id: 'msg_old' })
    await house.clock.moveBy(29.9 * 86_400_000)
    await cleanUpCourses(house.world.database)
    const count = async () =>
      (
        await one<{ count: number }>(
          sql`select count(*) as count from course_event where webhook_id = 'msg_old'`,
        )
      ).count
    expect(await count()).toBe(1)
    await house.clock.moveBy(0.2 * 86_400_000)
    await cleanUpCourses(house.world.database)
    expect(await count()).toBe(0)
  })
})

describe('a status only climbs', () => {
  test('in any order, and everybody is told of what was new', async () => {
    expect([await tell('course.finished'), await status()]).toEqual([204, 5])
    expect([await tell('course.started'), await status()]).toEqual([204, 5])
    expect([await tell('registration.accepted'), await status()]).toEqual([204, 5])
    expect(await bell()).toEqual([
      'You have finished the first course. The certificate is on its way.',
    ])
    expect((await house.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
      'A client has finished the first course',
    )
  })

  test.each([
    ['course.canceled', 7, 'A first course was canceled'],
    ['course.expired', 8, 'An order for the first course has expired'],
  ] as const)('after %s nothing comes any more', async (type, ended, subject) => {
    expect([await tell(type), await status()]).toEqual([204, ended])
    for (const late of ['course.started', 'course.finished', 'course.canceled', 'course.expired'])
      expect([await tell(late), await status()]).toEqual([204, ended])
    expect(await bell()).toHaveLength(1)
    expect((await house.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(subject)
  })

  test('what the firm has reset is not moved by late news', async () => {
    await sql`update course_order set history_at = portal_now() where id = ${placed.orderId}`.execute(
      house.world.database.db,
    )
    expect([await tell('course.started'), await status(), await bell()]).toEqual([204, 2, []])
  })

  test('a message that comes while somebody else has the course waits its turn', async () => {
    await sql`update course set busy_until = portal_now() + interval '700 milliseconds' where case_id = ${placed.caseId}`.execute(
      house.world.database.db,
    )
    expect([await tell('course.started'), await status()]).toEqual([204, 4])
  })
})

test('news of the catalogue makes what is offered be asked for again', async () => {
  const { db } = house.world.database
  await sql`insert into course_product (provider_id, course_number, name, price, value_props, methods) values (245, 'First', 'Harborlight', 24, '', '{1}'), (176, 'First', 'Cedar Path', 19.95, '', '{1}')`.execute(
    db,
  )
  expect((await post(news('catalog.changed', null, { providerId: 245 }))).status).toBe(204)
  expect(
    await one<{ fresh: number[] }>(
      sql`select array_agg(provider_id) as fresh from course_product where fetched_at > portal_now() - interval '1 day'`,
    ),
  ).toEqual({ fresh: [176] })
})
