// The house for integration tests: the real server on a database of its own, the cast inside, and a hand on the clock.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { seedCast, type CastIds } from '#apps/demo/seed/seed-demo-data.ts'
import { openTestDatabase, silentLog } from '#database/test-database.ts'
import { courseEventsPath } from '../routes/course-events-route.ts'
import { buildHttp } from '../http/http.ts'
import { openPostOffice } from '../post-office.ts'
import { readSettings } from '../settings.ts'
import { testRehearsal, type TestRehearsal } from '../../demo/test-provider-console.ts'
import { openWorld, type World } from '../create-deps.ts'

const cheapHashing = {
  cost: { memoryKib: 64, passes: 1, lanes: 1 },
  mostAtOnce: 2,
  mostWaiting: 1000,
}
const masterKey = new Uint8Array(32).fill(7)
/** As the setting MASTER_KEY: for programs beside a test house. */
export const testMasterKey = Buffer.from(masterKey).toString('base64')
/** A call that is never answered lasts so long here. */
const coursePatienceMs = 150
/** Readiness asks the file store each time. */
const probeFilesEveryMs = 0

/** What a house outside the demo needs. Nothing of it is ever reached. */
export const productionSettings = {
  DEMO: '0',
  REHEARSAL_CLOCK: '0',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMS_URL: 'https://account:token@127.0.0.1:9/texts?from=+12125550100',
} as const

/** One browser: it keeps its cookies, and its tokens once it has signed in. */
export interface Browser {
  graph(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer>
  upload(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    file: { readonly name: string; readonly content: Uint8Array },
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer>
  get(
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{
    readonly status: number
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: Buffer
  }>
  /** User id, password, code from the outbox. */
  signIn(email: string, password?: string): Promise<void>
  tokens: { idToken: string; accessToken: string } | undefined
  readonly cookies: Map<string, string>
}

export interface GraphAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
  readonly errors:
    | ReadonlyArray<{
        readonly message: string
        readonly extensions: {
          readonly code: string
          readonly kind: string
          readonly params: Readonly<Record<string, unknown>>
        }
      }>
    | undefined
}

export interface TestHouse {
  readonly world: World
  readonly databaseUrl: string
  readonly cast: CastIds
  readonly clock: { moveBy(milliseconds: number): Promise<void>; now(): Date }
  browser(ip?: string): Browser
  /** The newest message to an address or number, once every message has been delivered. */
  lastMessage(
    recipient: string,
  ): Promise<
    { readonly channel: string; readonly subject: string | null; readonly body: string } | undefined
  >
  /** The six digits of the newest message to an address or number. */
  lastCode(recipient: string): Promise<string>
  countMessages(recipient: string): Promise<number>
  /** Tokens of a session that is simply there: outside the demo no code can be read from an outbox. */
  tokensOf(accountId: string): Promise<{ idToken: string; accessToken: string }>
  /** Opens a real port on loopback, for what cannot be seen without a socket. The same port at every call. */
  listen(): Promise<number>
  /** What happens at the order service for the courses. */
  readonly rehearsal: TestRehearsal
  /** The folder where files lie, received and kept. */
  readonly filesFolder: string
  close(): Promise<void>
}

export async function openTestHouse(
  env: Readonly<Record<string, string>> = {},
  through?: (databaseUrl: string) => string,
): Promise<TestHouse> {
  const { database, url: databaseUrl, clock, close } = await openTestDatabase(through)
  const dataDir = await mkdtemp(join(tmpdir(), 'daybreak-house-'))
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:4000',
    REHEARSAL_CLOCK: '1',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const world = await openWorld({
    settings,
    database,
    clock,
    log: silentLog,
    masterKey,
    hashing: cheapHashing,
    coursePatienceMs,
    probeFilesEveryMs,
  })
  const trustedDocuments = JSON.parse(
    await readFile(new URL('../../../contract/trusted-documents.json', import.meta.url), 'utf8'),
  ) as Record<string, string>
  const app = await buildHttp(world, { trustedDocuments })
  const { host } = new URL(settings.publicUrl)
  await openPostOffice(world)
  const cast = await seedCast(world)
  if (!cast) throw new Error('The test database was not empty')

  const messages = async (recipient: string) => {
    await allDelivered(world)
    const { rows } = await sql<{ channel: string; subject: string | null; body: string }>`
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
  return {
    world,
    databaseUrl,
    cast,
    clock,
    lastCode,
    lastMessage: async (recipient) => (await messages(recipient))[0],
    countMessages: async (recipient) => (await messages(recipient)).length,
    browser: (ip = '203.0.113.10') => openBrowser(app, host, ip, lastCode, world),
    tokensOf: (accountId) => tokensOf(world, accountId),
    async listen() {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
      return (app.server.address() as AddressInfo).port
    },
    rehearsal: testRehearsal(world, async (headers, body) => {
      const request = {
        method: 'POST',
        url: courseEventsPath,
        remoteAddress: '203.0.113.99',
        headers: { host, ...headers },
        payload: body,
      } as const
      return (await app.inject(request)).statusCode
    }),
    filesFolder: join(dataDir, 'files'),
    async close() {
      await app.close()
      await world.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function tokensOf(
  world: World,
  accountId: string,
): Promise<{ idToken: string; accessToken: string }> {
  const id = world.ids.rowId()
  await sql`insert into session (id, account_id, kind, refresh_hash, auth_version, ends_at)
    values (${id}, ${accountId}, 'client', ${Buffer.from(id)}, 1, portal_now() + interval '1 hour')`.execute(
    world.database.db,
  )
  const claims = { accountId, sessionId: id, version: 1 }
  return {
    accessToken: await world.tokens.accessToken(claims),
    idToken: await world.tokens.idToken({
      ...claims,
      name: 'Somebody',
      email: 'somebody@example.com',
    }),
  }
}

/** Waits until the outbox is empty: delivery is another process's work in life, and the same process's here. */
async function allDelivered(world: World): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const { rows } = await sql<{
      waiting: number
    }>`select count(*) as waiting from outbox where state = 'waiting'`.execute(world.database.db)
    if (rows[0]?.waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The outbox was not delivered within ten seconds')
}

type App = Awaited<ReturnType<typeof buildHttp>>

function openBrowser(
  app: App,
  host: string,
  ip: string,
  lastCode: TestHouse['lastCode'],
  world: World,
): Browser {
  const cookies = new Map<string, string>()
  const browser: Browser = {
    cookies,
    tokens: undefined,
    graph: (query, variables = {}, headers = {}) =>
      send(
        { 'content-type': 'application/json', ...headers },
        JSON.stringify({ query, variables }),
      ),
    upload(query, variables, file, headers = {}) {
      const boundary = 'daybreak-test-boundary'
      const field = (name: string, value: string) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      const payload = Buffer.concat([
        Buffer.from(
          field('operations', JSON.stringify({ query, variables: { ...variables, file: null } })) +
            field('map', '{"0":["variables.file"]}'),
        ),
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
        ),
        file.content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      return send(
        { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
        payload,
      )
    },
    async get(path, headers = {}) {
      const response = await app.inject({
        method: 'GET',
        url: path,
        remoteAddress: ip,
        headers: { ...credentials(), ...headers },
      })
      return { status: response.statusCode, headers: response.headers, body: response.rawPayload }
    },
    async signIn(email, password = demoPassword) {
      const first = await browser.graph(
        'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { sessionId } }',
        { u: email, p: password },
      )
      const sessionId: unknown = first.data?.tokenFromUsernameAndPassword.sessionId
      const { rows } = await sql<{
        mobile: string
      }>`select mobile_phone as mobile from account where email = ${email}`.execute(
        world.database.db,
      )
      const second = await browser.graph(
        'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken accessToken } }',
        { c: await lastCode(rows[0]?.mobile ?? ''), s: sessionId, u: email },
      )
      if (second.errors) throw new Error(`Signing in failed: ${second.errors[0]?.message}`)
      browser.tokens = second.data.submitMfaCode as { idToken: string; accessToken: string }
    },
  }
  const credentials = () => ({
    host,
    ...(cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...(browser.tokens === undefined
      ? {}
      : {
          authorization: `Bearer ${browser.tokens.idToken}`,
          'access-token': browser.tokens.accessToken,
        }),
  })
  const send = async (
    headers: Readonly<Record<string, string>>,
    payload: string | Buffer,
  ): Promise<GraphAnswer> => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql/',
      remoteAddress: ip,
      headers: { ...credentials(), ...headers },
      payload,
    })
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const { data, errors } = JSON.parse(response.body) as Pick<GraphAnswer, 'data' | 'errors'>
    return { status: response.statusCode, headers: response.headers, data, errors }
  }
  return browser
}
