import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test, vi } from 'vitest'
import { vaultProblem } from '#adapters/file-vault/vault-problems.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { readCategory, uploadFile } from '#testing/test-uploads.ts'
import { exchange, openWire, requestHead } from '#testing/test-wire.ts'
import { version } from '../version.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
let port: number

beforeAll(async () => {
  port = await app.listen()
})

const json = { 'content-type': 'application/json' }
const question = JSON.stringify({ query: '{ __typename }' })

test('the GraphQL path works with and without a trailing slash', async () => {
  for (const path of ['/graphql/', '/graphql'])
    expect(JSON.parse((await post(question, json, path)).body)).toEqual({
      data: { __typename: 'Query' },
    })
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])(
  'a %s request to the GraphQL path gets 405, and a login in the query string is never attempted',
  async (method) => {
    const query = encodeURIComponent(
      '{ tokenFromUsernameAndPassword(userId: "rosa.delgado@example.com", password: "Quiet-harbor-7") { sessionId } }',
    )
    for (const path of ['/graphql', '/graphql/', `/graphql/?query=${query}`]) {
      const answer = await exchange(port, requestHead(method, path))
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      if (method !== 'HEAD') expect(toCode(answer)).toBe('request.method')
    }
    expect(await app.countMessages('2125550142')).toBeLessThanOrEqual(1)
  },
)

const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

test.each<[string, string | Buffer, number?]>([
  [
    'a list of operations',
    JSON.stringify(Array.from({ length: 20 }, () => ({ query: '{ __typename }' }))),
  ],
  ['an empty list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"{ __typename }"'],
  ['nothing', ''],
  ['half a body', '{"query":'],
  ['no query', '{}'],
  ['a query that is no text', '{"query":{"a":1}}'],
  ['variables that are a list', '{"query":"{ __typename }","variables":[1]}'],
  ['variables that are a text', '{"query":"{ __typename }","variables":"{}"}'],
  ['an operation name that is no text', '{"query":"{ __typename }","operationName":1}'],
  ['an operation that is not there', '{"query":"query A { __typename }","operationName":"B"}'],
  ['__proto__', '{"query":"{ __typename }","__proto__":{"isAdmin":true}}'],
  ['__proto__ in the variables', '{"query":"{ __typename }","variables":{"__proto__":{"x":1}}}'],
  [
    'constructor.prototype',
    '{"query":"{ __typename }","variables":{"constructor":{"prototype":{"x":1}}}}',
  ],
  [
    'bytes that are no UTF-8',
    Buffer.concat([
      Buffer.from('{"query":"{ __typename }","variables":{"a":"'),
      Buffer.of(0xc3, 0x28, 0xff),
      Buffer.from('"}}'),
    ]),
  ],
  ['ten thousand levels', `{"query":"{ __typename }","variables":{"a":${nested}}}`, 413],
  ['five megabytes', JSON.stringify({ query: `{ __typename } # ${'x'.repeat(5_000_000)}` }), 413],
  ['a known document by an unknown id', '{"documentId":"sha256:absent"}'],
  ['a document id from the prototype', '{"documentId":"constructor"}'],
])("%s is the sender's fault and gets a message", async (_, body, status = 400) => {
  const answer = await post(body)
  expect(answer.status).toBe(status)
  const { errors } = JSON.parse(answer.body) as {
    errors: ReadonlyArray<{ message: string; extensions: { code: string; requestId: string } }>
  }
  expect(errors[0]?.extensions.code).toMatch(/^request\.(malformed|too-large|unknown-document)$/)
  expect(errors[0]?.message.length).toBeGreaterThan(5)
  expect(errors[0]?.extensions.requestId).toBe(answer.headers.get('x-request-id'))
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/graphql',
  'text/xml',
  'nonsense',
])('refuses a body of %s without reading it', async (type) => {
  const answer = await post(question, { 'content-type': type })
  expect([400, 415]).toContain(answer.status)
  expect(toCode(answer)).toBe('request.malformed')
})

test.each([
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFFFE',
  '\u202E',
  '😀',
  "'; drop table account; --",
  '%00',
  '${7*7}',
])('the text %j in any part of a request causes no unexpected error', async (text) => {
  for (const [query, variables] of [
    [
      'query ($t: String!) { tokenFromUsernameAndPassword(userId: $t, password: $t) { sessionId } }',
      { t: text },
    ],
    ['query ($t: ID!) { documentDashboard(caseId: $t) { submitList { id } } }', { t: text }],
    ['query ($t: ID!) { document { get(documentId: $t) { id } } }', { t: text }],
    ['query ($t: ID!) { notifications { get(caseId: $t) { id } } }', { t: text }],
    ['mutation ($t: ID!) { notifications { markAsRead(id: $t) { success } } }', { t: text }],
    ['mutation ($t: ID!) { cases { deactivate(id: $t, reason: "x") { id } } }', { t: text }],
    [
      'query ($t: String!) { accountByInvitationToken(invitationGuid: $t) { alreadyHasAccount } }',
      { t: text },
    ],
    [
      'mutation ($t: String!) { submitMfaCode(code: $t, sessionId: $t, user: $t) { idToken } }',
      { t: text },
    ],
  ] as const) {
    const { status, errors } = await rosa.graph(query, variables, {
      'x-upload-batch': encodeURIComponent(text.toWellFormed()),
    })
    expect([query, status < 500, errors?.[0]?.extensions.code === 'request.unexpected']).toEqual([
      query,
      true,
      false,
    ])
  }
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['no site', { origin: 'null' }],
  ['a subdomain', { origin: 'http://evil.localhost:4000' }],
  ['another port', { origin: 'http://localhost:4001' }],
  ['another scheme', { origin: 'https://localhost:4000' }],
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['a twisted pair', { origin: 'http://localhost:4000', 'sec-fetch-site': 'cross-site' }],
] as ReadonlyArray<readonly [string, Record<string, string>]>)(
  'refuses a request from %s without reading it',
  async (_, headers) => {
    const answer = await post(JSON.stringify({ query: '{ tokenFromRefreshToken { idToken } }' }), {
      ...json,
      cookie: 'daybreak-rt=AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      ...headers,
    })
    expect([answer.status, toCode(answer)]).toEqual([403, 'request.foreign-origin'])
    const preflight = await exchange(
      port,
      requestHead('OPTIONS', '/graphql/', { ...headers, 'access-control-request-method': 'POST' }),
    )
    for (const response of [answer, preflight])
      expect(
        [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([])
  },
)

test('accepts requests of the portal itself and of programs that are not browsers', async () => {
  for (const headers of [
    {},
    { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ] as ReadonlyArray<Record<string, string>>)
    expect((await post(question, { ...json, ...headers })).status).toBe(200)
})

test('every request has its own ID, which the sender cannot choose', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () =>
      (await post(question, { ...json, 'x-request-id': 'mine', 'request-id': 'mine' })).headers.get(
        'x-request-id',
      ),
    ),
  )
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
})

test('expired tokens get 401 on every path and for every query', async () => {
  const bad = { ...json, authorization: 'Bearer nonsense', 'access-token': 'nonsense' }
  const answer = await post(question, bad)
  expect([answer.status, toCode(answer)]).toEqual([401, 'request.signed-out'])
  expect((await post(JSON.stringify({ query: '{ cases { get { id } } }' }))).status).toBe(401)
})

test('a broken request closes only its own connection', async () => {
  const broken = [
    'NONSENSE\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    requestHead('GET', '/healthz', { 'x-long': 'x'.repeat(100_000) }),
    `${requestHead('POST', '/graphql/', { ...json, 'content-length': '5', 'transfer-encoding': 'chunked' })}0\r\n\r\n`,
    `${requestHead('POST', '/graphql/', { ...json, 'transfer-encoding': 'chunked' })}zz\r\n`,
  ]
  for (const bytes of broken) expect([400, 431, 0]).toContain((await exchange(port, bytes)).status)
  const silent = await openWire(port)
  expect((await exchange(port, requestHead('GET', '/healthz'))).status).toBe(200)
  silent.destroy()
})

test.each([
  '/%',
  '/%00',
  '/file/download/%E0%A4%A',
  '/../../etc/passwd',
  '/file/download/',
  '/images/x',
  `/file/download/${'x'.repeat(300)}`,
  '/metrics',
  '/.git/config',
])('GET %s causes no unexpected error', async (path) => {
  const { status } = await exchange(port, requestHead('GET', path))
  expect([400, 401, 404]).toContain(status)
})

test('the server is healthy, and it is ready until it retires', async () => {
  const ask = async (path: string) => {
    const { status, body } = await exchange(port, requestHead('GET', path))
    return [status, body]
  }
  expect(await ask('/healthz')).toEqual([200, JSON.stringify({ status: 'ok', version })])
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}'])
  app.deps.retire()
  expect(await ask('/readyz')).toEqual([503, '{"status":"not-ready"}'])
  expect(await ask('/healthz')).toEqual([200, JSON.stringify({ status: 'ok', version })])
})

test('after an upload that was given up halfway, the connection answers the next request', async () => {
  const stage = vi.spyOn(app.deps.vault, 'stage').mockImplementation(async (_, content) => {
    for await (const chunk of content)
      if (chunk.byteLength > 0) throw vaultProblem('file-vault.unavailable')
    return 'too-large'
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = (method: string, path: string, headers: Record<string, string>, body = '') =>
    new Promise<readonly [number, string]>((resolve, reject) => {
      send({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
        text(response).then((words) => resolve([response.statusCode ?? 0, words]), reject)
      })
        .once('error', reject)
        .end(body)
    })
  const place = {
    caseId: app.demoData.cases.rosa,
    categoryId: await readCategory(app, app.demoData.cases.rosa, 'taxes.federal-latest'),
  }
  const operations = JSON.stringify({
    query: uploadFile,
    variables: { file: null, fileMetadata: place },
  })
  const part = (name: string, value: string) =>
    `--edge\r\nContent-Disposition: form-data; name="${name}\r\n\r\n${value}\r\n`
  const body = `${part('operations"', operations)}${part('map"', '{"0":["variables.file"]}')}${part('0"; filename="return.txt"', 'A line of a tax return.\n'.repeat(150_000))}--edge--\r\n`
  const [status, answer] = await request(
    'POST',
    '/graphql/',
    {
      host: 'localhost',
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${rosa.tokens?.idToken}`,
      'access-token': rosa.tokens?.accessToken ?? '',
    },
    body,
  )
  expect([status, answer]).toEqual([200, expect.stringContaining('file-vault.unavailable')])
  expect(await request('GET', '/healthz', { host: 'localhost' })).toEqual([200, expect.anything()])
  agent.destroy()
  stage.mockRestore()
})

const post = (
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = json,
  path = '/graphql/',
) =>
  exchange(
    port,
    requestHead('POST', path, { 'content-length': String(Buffer.byteLength(body)), ...headers }),
    body,
  )
const toCode = (answer: { readonly body: string }) =>
  (JSON.parse(answer.body) as { errors?: ReadonlyArray<{ extensions: { code: string } }> })
    .errors?.[0]?.extensions.code
