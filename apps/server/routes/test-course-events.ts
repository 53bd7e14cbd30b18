import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach } from 'vitest'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '#features/courses/server/taking/test-taking.ts'
import { courseEventsPath } from './course-events-route.ts'
import { webhookSecrets } from '../course-service.ts'
import { readSentences } from '#testing/test-news.ts'
import type { TestApp } from '#testing/test-app.ts'

export interface Sending {
  readonly id?: string
  /** Seconds that the sender's clock is ahead. */
  readonly ahead?: number
  readonly key?: Uint8Array
  /** The sent body, when it differs from the signed one. */
  readonly sentBody?: string
  readonly without?: 'webhook-id' | 'webhook-timestamp' | 'webhook-signature'
  readonly more?: Readonly<Record<string, string>>
}

/** An order, and the events that its service posts. */
export function courseEventsOf(app: TestApp) {
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
  /** Made before the tests. */
  const given = {
    get address() {
      return address
    },
    get secret() {
      return secret
    },
    get placed() {
      return placed
    },
    get itemKey() {
      return itemKey
    },
  }
  return { given, selectOne, post, news, postEvent, status, bell }
}
