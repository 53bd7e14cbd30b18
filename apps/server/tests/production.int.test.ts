import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signWebhook } from '#adapters/course-provider/signed-webhooks.ts'
import { newestKey } from '#adapters/secrets/test-secrets.ts'
import { connectTestDatabase, openEmptyDatabase, silentLog } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import { readSettings } from '../settings.ts'
import { startServer, type RunningServer } from '../start-server.ts'
import { productionSettings } from '#testing/test-app.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'
import { aTestFolder } from '#database/test-folder.ts'

const folder = aTestFolder()
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let server: RunningServer
let env: Record<string, string>
const warnings: string[] = []

beforeAll(async () => {
  database = await openEmptyDatabase()
  env = {
    ...productionSettings,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    ALLOWED_HOSTS: '127.0.0.1,localhost',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  }
  server = await startServer(
    readSettings({ ...env, MASTER_KEY: randomBytes(32).toString('base64') }),
    getLog(warnings),
  )
})
afterAll(() => server.stop())

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  exchange(server.port, requestHead(method, path, headers))
const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  exchange(
    server.port,
    requestHead('POST', path, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    }),
    body,
  )
const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  post('/graphql/', JSON.stringify({ query }), headers)

test('without a master key the server does not start, creates no key, and does not change the database', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const otherDatabase = await openEmptyDatabase()
  await expect(
    startServer(
      readSettings({ ...env, DATA_DIR: elsewhere, DATABASE_URL: otherDatabase.url }),
      silentLog,
    ),
  ).rejects.toThrow(/MASTER_KEY is not set/)
  await expect(
    startServer(
      readSettings({ ...env, DATA_DIR: elsewhere, DATABASE_URL: otherDatabase.url }),
      silentLog,
    ),
  ).rejects.toThrow(/MASTER_KEY is not set/)
  const untouched = await connectTestDatabase(otherDatabase.url, { poolSize: 1 })
  const { rows } = await untouched.pool.query<{ tables: number }>(
    "select count(*) as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  expect(rows).toEqual([{ tables: 0 }])
  await untouched.close()
  await otherDatabase.close()
})

test('logs a missing virus scanner', async () => {
  expect(warnings).toEqual(['No virus scanner is set up: files are taken and handed out unscanned'])
  const others: string[] = []
  await expect(
    startServer(
      readSettings({
        ...env,
        DATA_DIR: join(folder, 'nowhere'),
        DATABASE_URL: 'postgres://127.0.0.1:9/none',
        CLAMAV_HOST: '127.0.0.1',
      }),
      getLog(others),
    ),
  ).rejects.toThrow()
  expect(others).toEqual([])
})

test('logs an untrusted proxy once', async () => {
  const own =
    'X-Forwarded-For arrives and no proxy is trusted: all clients behind one count as one address'
  expect(warnings).not.toContain(own)
  for (let count = 0; count < 2; count += 1)
    await get('/healthz', { 'x-forwarded-for': '203.0.113.7' })
  expect(warnings.filter((warning) => warning === own)).toHaveLength(1)
})

test.each([
  '/outbox',
  '/outbox/',
  '/outbox/style.css',
  '/outbox/messages',
  '/rehearsal',
  '/rehearsal/clock',
  '/rehearsal/text',
  '/rehearsal/phone',
  '/rehearsal/course-provider',
  '/rehearsal/courses.css',
  '/orders/courses/Provider245/course/x',
  '/orders/courses/Provider245/certificate/x',
  '/metrics',
  '/graphiql',
  '/playground',
])('%s does not exist', async (path) => {
  const answer = await get(path)
  // Other paths are pages, which contain nothing of the demo.
  if (/^\/(outbox|rehearsal|orders|metrics)/.test(path))
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.stringContaining('request.not-found'),
    ])
  else expect(answer.body).not.toMatch(/GraphiQL|playground/i)
  expect((await post(path, '{"milliseconds":1000}')).status).toBe(404)
})

test('without an order service there are no orders and no redirects, and webhooks are refused, even with the demo signature', async () => {
  const { courseProvider, secrets } = server.app.deps
  await expect(
    courseProvider.lookUp('key', {
      unit: { unitKey: 'u', clientCode: 'c' },
      courseType: 1,
      lastName: 'x',
      ssn: '666121002',
    }),
  ).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(courseProvider.itemState({ itemKey: 'x' })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(
    courseProvider.isOwnAddress(245, 'https://portal.example/orders/courses/Provider245/course/x'),
  ).toBe(false)
  const [body, timestamp] = [
    '{"type":"catalog.changed","occurredAt":"2026-01-01T00:00:00Z","data":{"providerId":245}}',
    String(Math.floor(Date.now() / 1000)),
  ]
  const signature = signWebhook(
    newestKey(secrets, 'course-webhook'),
    'msg',
    timestamp,
    Buffer.from(body),
  )
  expect(
    (
      await post('/webhooks/course-provider', body, {
        'webhook-id': 'msg',
        'webhook-timestamp': timestamp,
        'webhook-signature': signature,
      })
    ).status,
  ).toBe(401)
})

test('the API has no introspection and suggests no names', async () => {
  for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }']) {
    const answer = await ask(query)
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.stringContaining('introspection has been disabled'),
    ])
  }
  expect((await ask('{ clientLevelDashbord { __typename } }')).body).not.toContain('Did you mean')
})

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=63072000',
}
const ofAnswers = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}

test.each<[number, string, () => ReturnType<typeof get>]>([
  [200, 'an answer', () => ask('{ __typename }')],
  [200, 'health', () => get('/healthz')],
  [200, 'readiness', () => get('/readyz')],
  [400, 'a malformed document', () => ask('{')],
  [400, 'a malformed body', () => post('/graphql/', '{')],
  [400, 'a malformed path', () => get('/%')],
  [401, 'a visitor', () => get('/file/download/x')],
  [
    401,
    'bad tokens',
    () => ask('{ __typename }', { authorization: 'Bearer x', 'access-token': 'y' }),
  ],
  [403, 'another site', () => ask('{ __typename }', { origin: 'https://evil.example' })],
  [404, 'nothing there', () => get('/images/absent')],
  [404, 'a post to a page', () => post('/login', '{}')],
  [405, 'a wrong method', () => get('/graphql/')],
  [405, 'the same without a body', () => get('/graphql/', {}, 'HEAD')],
  [413, 'too much', () => post('/graphql/', `{"query":"${'x'.repeat(1_100_000)}"}`)],
  [400, 'a path too long', () => get(`/file/download/${'x'.repeat(300)}`)],
])('the response %i (%s) has every header', async (status, _, send) => {
  const answer = await send()
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...ofAnswers,
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(answer.headers.get(name)).toBeUndefined()
})

test('a page has the policy of pages, whether or not the portal is built', async () => {
  const answer = await get('/login')
  expect([200, 404]).toContain(answer.status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(always)
  if (answer.status === 200)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';.*trusted-types portal-html portal-url dompurify; upgrade-insecure-requests$/,
    )
})

test('without the database, the server is alive and not ready, and its error reveals no details', async () => {
  await database.close()
  await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(503), { timeout: 20_000 })
  const [alive, answer] = [
    await get('/healthz'),
    await ask(
      '{ tokenFromUsernameAndPassword(userId: "a@b.example", password: "x") { sessionId } }',
    ),
  ]
  expect(alive.status).toBe(200)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(answer.body).toContain('We cannot reach our data right now. Please try again in a moment.')
  expect(answer.body).not.toMatch(/database|test_|ECONN|terminat/i)
  expect(Object.fromEntries(answer.headers)).toMatchObject(ofAnswers)
})

const getLog = (warned: string[]): Log => ({
  ...silentLog,
  warn: (_facts, message) => void warned.push(message),
})
