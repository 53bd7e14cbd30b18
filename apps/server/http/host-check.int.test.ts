import { expect, test } from 'vitest'
import { openTestApp, productionSettings, type TestApp } from '#testing/test-app.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'

const demo = openTestApp()
const production = openTestApp({
  ...productionSettings,
  ALLOWED_HOSTS: 'portal.internal, 10.0.0.7',
})

const question = '{ __typename }'

test.each([
  'evil.example',
  'evil.example:4000',
  'localhost.evil.example',
  'localhost@evil.example',
  'portal.example',
  '192.168.0.7:4000',
  'a b',
  '[::2]',
  'evil.example@localhost',
  'localhost:4000/x',
  'localhost:4000@evil.example',
])('the demo refuses the host %j', async (host) => {
  const { status, errors } = await demo.browser().graph(question, {}, { host })
  expect([status, errors?.[0]?.extensions.code]).toEqual([421, 'request.foreign-host'])
})

test.each(['localhost:4000', 'localhost', 'LOCALHOST:1', '127.0.0.1:4000', '[::1]:4000'])(
  'the demo accepts %s',
  async (host) => {
    expect(await readStatus(demo, host)).toBe(200)
  },
)

test.each([
  ['portal.example', 200],
  ['Portal.Example:443', 200],
  ['portal.internal:8080', 200],
  ['10.0.0.7', 200],
  ['localhost', 421],
  ['127.0.0.1:4000', 421],
  ['evil.example', 421],
  ['sub.portal.example', 421],
  ['portal.example.evil.example', 421],
])('outside the demo the host %s gets %i', async (host, status) => {
  expect(await readStatus(production, host)).toBe(status)
})

test.each([
  '/',
  '/login',
  '/graphql/',
  '/images/x',
  '/file/download/x',
  '/orders/courses/Provider1',
  '/nowhere',
])('a foreign host gets no data from %s', async (path) => {
  const { status, headers } = await production.browser().get(path, { host: 'evil.example' })
  expect([status, headers['x-content-type-options'], headers['location']]).toEqual([
    421,
    'nosniff',
    undefined,
  ])
})

test.each(['/healthz', '/readyz'])('%s responds under any host name', async (path) => {
  expect((await production.browser().get(path, { host: '10.1.2.3:4000' })).status).toBe(200)
})

test('ignores a forwarded host', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'portal.example',
    forwarded: 'host=portal.example',
  }
  const { status } = await production.browser().graph(question, {}, headers)
  expect(status).toBe(421)
})

test('checks the Host header over a real connection', async () => {
  const port = await demo.listen()
  for (const host of ['evil.example', '']) {
    const response = await exchange(port, requestHead('GET', '/login', { host }))
    expect([host, response.status, response.body.includes('request.foreign-host')]).toEqual([
      host,
      421,
      true,
    ])
  }
})

const readStatus = async (app: TestApp, host: string) =>
  (await app.browser().graph(question, {}, { host })).status
