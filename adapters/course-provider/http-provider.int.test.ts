import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#database/test-database.ts'
import { courseOrdersSuite } from './course-orders.suite.ts'
import { courseProviderSuite } from './course-provider.suite.ts'
import { httpCourseProvider } from './http-provider.ts'
import { createProviderConsole } from '#apps/demo/course-provider/provider-console.ts'
import { demoCourseProvider } from '#apps/demo/course-provider/demo-provider.ts'
import { serveContract, serviceSecret, type TestService } from './test-service.ts'

const makeProvider = async () => {
  const { own, service, provider } = await open(20)
  return {
    provider,
    console: createProviderConsole({
      ...own,
      publicUrl: service.url,
      secret: new Uint8Array(32),
      send: () => Promise.resolve(204),
    }),
    async close() {
      await service.close()
      await own.close()
    },
  }
}

courseProviderSuite('the order service over HTTP', makeProvider)
courseOrdersSuite('the order service over HTTP', makeProvider)

let own: TestDatabase
let service: TestService
let provider: ReturnType<typeof httpCourseProvider>
beforeAll(async () => {
  ;({ own, service, provider } = await open(20))
})
afterAll(async () => {
  await service.close()
  await own.close()
})

const unit = { unitKey: 'unit-1', clientCode: 'code-1' }
const ssn = '666121111'
const lookUp = (courseProvider = provider) =>
  courseProvider.lookUp('our-row', { unit, courseType: 1, lastName: 'Núñez', ssn })
const impatient = () =>
  httpCourseProvider({
    url: service.url,
    secret: serviceSecret,
    hosts: [{ providerId: null, host: service.host }],
    allowHttp: true,
    timeoutMs: 40,
  })
const json =
  (text: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(text)
/** Returns everything that a failed call may write to a log. */
async function readFailure(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ code: 'course-provider.unavailable', kind: 'unavailable' })
  const cause = error instanceof Error ? error.cause : undefined
  return inspect(cause)
}

test('sends our ID, our secret and only the fields of the contract', async () => {
  await lookUp()
  const call = service.calls.at(-1)
  expect([
    call?.method,
    call?.path,
    call?.headers['idempotency-key'],
    call?.headers.authorization,
  ]).toEqual(['POST', '/look-ups', 'our-row', `Bearer ${serviceSecret}`])
  expect(JSON.parse(call?.body ?? '')).toEqual({ unit, courseType: 1, lastName: 'Núñez', ssn })
  expect(service.calls.filter(({ path }) => path.includes(ssn))).toEqual([])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['a fault', json('{}', 500)],
  ['a refusal that repeats what was sent', json(`{"error":"${ssn}"}`, 422)],
  ['no JSON', json('<html>')],
  ['half a JSON', json('{"result":')],
  ['another shape', json('[]')],
  ['an unknown result', json('{"result":"perhaps"}')],
  ['an order without its parts', json('{"result":"found","order":{}}')],
  ['a number for a key', json('{"result":"none","userKey":7}')],
  ['nothing', json('')],
  ['bytes that are no UTF-8', (response) => void response.end(Buffer.from([0x22, 0xff, 0x22]))],
  ['a line that breaks', (response) => void response.destroy()],
  ['too much', json(`"${'x'.repeat(1_100_000)}"`)],
  [
    'a way elsewhere',
    (response) => void response.writeHead(307, { location: `${service.url}/look-ups` }).end(),
  ],
])('treats %s as unavailable, without the SSN in the cause', async (_, answer) => {
  service.answerNext(answer)
  const before = service.calls.length
  expect(await readFailure(lookUp())).not.toContain(ssn)
  expect(service.calls.length).toBe(before + 1)
})

test('treats a timeout as unavailable', async () => {
  service.answerNext(() => {})
  expect(await readFailure(lookUp(impatient()))).toMatch(/timeout/i)
  service.answerNext((response) => void response.writeHead(200).write('{"result":'))
  expect(await readFailure(lookUp(impatient()))).toMatch(/timeout/i)
})

test('treats a wrong secret as unavailable', async () => {
  expect(
    await readFailure(
      lookUp(
        httpCourseProvider({ url: service.url, secret: 'another', hosts: [], allowHttp: true }),
      ),
    ),
  ).toMatch(/401/)
})

test('treats a 404 as a missing item in itemState, and as a failure in other calls', async () => {
  service.answerNext(json('{}', 404))
  expect(await provider.itemState({ itemKey: 'x/../y' })).toBeUndefined()
  expect(service.calls.at(-1)?.path).toBe('/items/x%2F..%2Fy')
  service.answerNext(json('{}', 404))
  expect(await readFailure(provider.products(unit, 1))).toMatch(/404/)
})

test.each([
  'https://elsewhere.example/certificate/1',
  'https://user@HOST/certificate/1',
  'file:///etc/passwd',
  'nonsense',
  'https://HOST.elsewhere.example/certificate/1',
])('never requests a certificate at %s', async (address) => {
  const before = service.calls.length
  expect(await readFailure(provider.certificate(address.replace('HOST', service.host)))).toMatch(
    /COURSE_PROVIDER_HOSTS/,
  )
  expect(service.calls.length).toBe(before)
})

test('requests a certificate without our secret, follows no redirect, and accepts at most 5 MB', async () => {
  service.answerNext((response) => void response.end(Buffer.alloc(5 * 1_048_576)))
  expect((await provider.certificate(`${service.url}/certificate/1`)).byteLength).toBe(
    5 * 1_048_576,
  )
  expect(service.calls.at(-1)?.headers.authorization).toBeUndefined()
  service.answerNext((response) => void response.end(Buffer.alloc(5 * 1_048_576 + 1)))
  expect(await readFailure(provider.certificate(`${service.url}/certificate/1`))).toMatch(/bytes/)
  service.answerNext(
    (response) => void response.writeHead(302, { location: '/certificate/2' }).end(),
  )
  await readFailure(provider.certificate(`${service.url}/certificate/1`))
  expect(service.calls.at(-1)?.path).toBe('/certificate/1')
})

test('matches hosts to their provider, and uses http only for a test server', () => {
  const strict = httpCourseProvider({
    url: 'https://orders.example',
    secret: serviceSecret,
    hosts: [
      { providerId: 245, host: 'learn.example' },
      { providerId: null, host: 'all.example:8443' },
    ],
  })
  expect(strict.isOwnAddress(245, 'https://learn.example/course/1')).toBe(true)
  expect(strict.isOwnAddress(176, 'https://all.example:8443/')).toBe(true)
  for (const [providerId, address] of [
    [176, 'https://learn.example/'],
    [245, 'http://learn.example/'],
    [245, 'https://learn.example:444/'],
    [245, 'https://x@learn.example/'],
    [245, 'https://all.example/'],
    [245, 'https://learn.example.evil.example/'],
    [245, 'javascript:alert(1)'],
    [245, '/course/1'],
    [245, ''],
  ] as const) {
    expect([address, strict.isOwnAddress(providerId, address)]).toEqual([address, false])
  }
})

async function open(timeoutMs: number) {
  const own = await openTestDatabase()
  const { database, clock } = own
  const service = await serveContract((url) =>
    demoCourseProvider({ database, clock, publicUrl: url, timeoutMs }),
  )
  const provider = httpCourseProvider({
    url: `${service.url}/`,
    secret: serviceSecret,
    hosts: [{ providerId: null, host: service.host }],
    allowHttp: true,
    timeoutMs: 3_000,
  })
  return { own, service, provider }
}
