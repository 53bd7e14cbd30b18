import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import type { Metrics } from '#adapters/metrics/prom-metrics.ts'
import { demo } from '#apps/demo/demo.ts'
import type { DemoIds } from '#apps/demo/seed/seed-demo-data.ts'
import { calendarDay } from '#lib/dates.ts'
import { openTestDatabase, seededTemplateName } from '#database/test-database.ts'
import { courseEventsPath } from '#apps/server/routes/course-events-route.ts'
import { readTrustedDocuments } from '#apps/server/graphql/trusted-documents.ts'
import { buildHttp } from '#apps/server/http/http.ts'
import { startMessageDelivery } from '#apps/server/message-delivery.ts'
import { openServerMetrics } from '#apps/server/operating-state.ts'
import {
  createTestCourseProvider,
  type TestCourseProvider,
} from '#apps/demo/test-provider-console.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { listWrongCounts } from './test-counts.ts'
import { openLostAnswers, type LoseAnswer } from './test-lost-answers.ts'
import { openBrowser, type Browser } from './test-browser.ts'
import { openTestDeps } from './test-deps.ts'

export type { Browser, GraphAnswer } from './test-browser.ts'
export { testMasterKey } from './test-deps.ts'

/** Required outside the demo. None of these addresses is used. */
export const productionSettings = {
  DEMO: '0',
  REHEARSAL_CLOCK: '0',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_URL: 'https://account:token@127.0.0.1:9/texts?from=+12125550100',
} as const

interface DeliveredMessage {
  readonly channel: string
  readonly subject: string | null
  readonly body: string
}

export interface TestApp {
  readonly deps: AppDeps
  readonly metrics: Metrics
  readonly loseAnswer: LoseAnswer
  /** The owner of the database. */
  readonly owner: ConnectedDatabase
  readonly databaseUrl: string
  readonly demoData: DemoIds
  readonly clock: { moveBy(milliseconds: number): Promise<void>; now(): Date }
  /** The calendar day at the offices of the demo's firms. */
  today(): string
  browser(ip?: string): Browser
  /** A browser of the workspace. It may send any document. */
  workspaceBrowser(ip?: string): Browser
  /** The newest message to an address or number, after all deliveries. */
  lastMessage(recipient: string): Promise<DeliveredMessage | undefined>
  /** Newest first. */
  listMessages(recipient: string): Promise<readonly DeliveredMessage[]>
  /** The code in the newest message to an address or number. */
  lastCode(recipient: string): Promise<string>
  countMessages(recipient: string): Promise<number>
  /** Runs a statement as the owner of the database, and returns its rows. */
  rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>
  /** The first row. */
  row<Row>(statement: RawBuilder<Row>): Promise<Row | undefined>
  /** Deletes all rows of these tables, in this order. */
  empty(...tables: readonly string[]): Promise<void>
  /** How many connections wait for a lock. */
  countWaiting(): Promise<number>
  /**
   * Creates a session and returns its tokens, because outside the demo no code can be read from an
   * outbox.
   */
  readTokens(accountId: string): Promise<{ idToken: string; accessToken: string }>
  /** Opens a real port on loopback. Returns the same port at every call. */
  listen(): Promise<number>
  /** Controls the order service for courses. */
  readonly courseProvider: TestCourseProvider
  /** The folder of staged and stored files. */
  readonly filesFolder: string
  close(): Promise<void>
}

type TestSettings = Readonly<Record<string, string>>

/**
 * Starts the program with its own database for the tests of this file (or `describe`) and closes it
 * after the last one. Use it inside tests and hooks. Settings that are known only then come from a
 * function.
 */
export function openTestApp(settings: TestSettings | (() => Promise<TestSettings>) = {}): TestApp {
  let running: TestApp | undefined
  beforeAll(async () => {
    running = await startTestApp(typeof settings === 'function' ? await settings() : settings)
  })
  afterAll(() => running?.close())
  return new Proxy({ demoData: inject('demoData') } as TestApp, {
    get(known, name) {
      // The IDs of the demo are known before a database with them exists.
      if (name in known) return Reflect.get(known, name) as unknown
      if (running === undefined) throw new Error('The app has not started yet')
      return Reflect.get(running, name) as unknown
    },
  })
}

/** For settings that are known only after a hook. The caller closes it. */
export async function startTestApp(
  env: TestSettings = {},
  through?: (databaseUrl: string) => string,
): Promise<TestApp> {
  const owner = await openTestDatabase({ template: seededTemplateName, through })
  const { url: databaseUrl, clock } = owner
  const opened = await openTestDeps(owner, env)
  const { deps, dataDir } = opened
  const { database, settings } = deps
  const trustedDocuments = await readTrustedDocuments()
  const workspaceDocuments: Record<string, string> = { ...trustedDocuments.workspace }
  const metrics = openServerMetrics(deps)
  const http = await buildHttp(deps, {
    metrics,
    trustedDocuments: { ...trustedDocuments, workspace: workspaceDocuments },
  })
  const { host } = new URL(settings.publicUrl)
  await startMessageDelivery(deps, demo)
  const demoData = inject('demoData')

  const messages = async (recipient: string) => {
    await allDelivered(deps)
    const { rows } = await sql<DeliveredMessage>`
      select channel, subject, body from rehearsal_message where recipient = ${recipient} order by sent_at desc, id desc`.execute(
      database.db,
    )
    return rows
  }
  const lastCode = async (recipient: string) => {
    const [latest] = await messages(recipient)
    const code = /\b(\d{6})\b/.exec(latest?.body ?? '')?.[1]
    if (code === undefined) throw new Error(`There is no code for ${recipient}`)
    return code
  }
  const loseAnswer = openLostAnswers()
  const forBrowsers = {
    ...{ http, host, deps, lastCode, loseAnswer },
    allDelivered: () => allDelivered(deps),
  }
  return {
    deps,
    metrics,
    loseAnswer,
    owner: owner.database,
    databaseUrl,
    demoData,
    clock,
    today: () => calendarDay(clock.now(), 'America/New_York'),
    lastCode,
    lastMessage: async (recipient) => (await messages(recipient))[0],
    listMessages: messages,
    countMessages: async (recipient) => (await messages(recipient)).length,
    rows: async (statement) => (await statement.execute(owner.database.db)).rows,
    row: async (statement) => (await statement.execute(owner.database.db)).rows[0],
    async empty(...tables) {
      for (const table of tables)
        await sql`delete from ${sql.table(table)}`.execute(owner.database.db)
    },
    async countWaiting() {
      // Only the owner sees what other connections wait for.
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(owner.database.db)
      return rows.length
    },
    browser: (ip = '203.0.113.10') => openBrowser({ ...forBrowsers, ip }),
    workspaceBrowser: (ip = '203.0.113.10') =>
      openBrowser({
        ...forBrowsers,
        ip,
        endpoint: '/workspace/graphql/',
        trust(document) {
          workspaceDocuments[document] = document
          return document
        },
      }),
    readTokens: (accountId) => readTokens(deps, accountId),
    async listen() {
      if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
      return (http.server.address() as AddressInfo).port
    },
    courseProvider: createTestCourseProvider(deps, async (headers, body) => {
      const request = {
        method: 'POST',
        url: courseEventsPath,
        remoteAddress: '203.0.113.99',
        headers: { host, ...headers },
        payload: body,
      } as const
      return (await http.inject(request)).statusCode
    }),
    filesFolder: join(dataDir, 'files'),
    async close() {
      if (process.env['CHECK_COUNTS']) {
        const wrong = await listWrongCounts(deps)
        if (wrong.length > 0)
          throw new Error(`Kept counts differ from a count of all rows:\n${wrong.join('\n')}`)
      }
      await http.close()
      await opened.close()
      await owner.close()
    },
  }
}

async function readTokens(
  deps: AppDeps,
  accountId: string,
): Promise<{ idToken: string; accessToken: string }> {
  const id = deps.ids.rowId()
  await sql`insert into session (id, account_id, kind, refresh_hash, auth_version, ends_at)
    values (${id}, ${accountId}, 'client', ${Buffer.from(id)}, 1, portal_now() + interval '1 hour')`.execute(
    deps.database.db,
  )
  const claims = { accountId, sessionId: id, version: 1 }
  return {
    accessToken: await deps.tokens.accessToken(claims),
    idToken: await deps.tokens.idToken({
      ...claims,
      name: 'Somebody',
      email: 'somebody@example.com',
    }),
  }
}

/** Waits until the outbox is empty. In production another process may deliver. */
async function allDelivered(deps: AppDeps): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const { rows } = await sql<{
      waiting: number
    }>`select count(*) as waiting from outbox where state = 'waiting'`.execute(deps.database.db)
    if (rows[0]?.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The outbox was not delivered within ten seconds')
}
