import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { computeSignature } from '#adapters/sms/http-inbound-texts.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { exchange, requestHead, type WireAnswer } from '#testing/test-wire.ts'

const address = 'http://localhost:4000/messages/inbound'
const marcus = '2125550151'

let provider: Server
let app: TestApp
let port: number
/** Texts that were given to the provider. */
let texts: Array<{ readonly to: string | null; readonly body: string | null }> = []

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let form = ''
    for await (const chunk of request) form += String(chunk)
    const fields = new URLSearchParams(form)
    texts.push({ to: fields.get('To'), body: fields.get('Body') })
    response.writeHead(201).end('{}')
  })
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  app = await startTestApp({
    SMS_URL: `http://AC1:t0ken@127.0.0.1:${(provider.address() as AddressInfo).port}/Messages.json?from=+12125550100`,
  })
  port = await app.listen()
})
afterAll(async () => {
  await app.close()
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
})
afterEach(async () => {
  texts = []
  await sql`delete from text_stop`.execute(app.deps.database.db)
  await sql`delete from allowance`.execute(app.deps.database.db)
  await sql`update account set language = null`.execute(app.deps.database.db)
})

let count = 0
const toForm = (body: string, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    MessageSid: `SM${(count += 1)}`,
    AccountSid: 'AC1',
    From: `+1${marcus}`,
    To: '+12125550100',
    Body: body,
    NumMedia: '0',
    ...more,
  })

test('STOP unsubscribes with one confirmation, and START subscribes again', async () => {
  const since = app.clock.now()
  const answer = await send(toForm('Stop'))
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
    200,
    expect.stringContaining('text/xml'),
    '<Response/>',
  ])
  expect(await stopped()).toBe(1)
  await expectReply(/^We will not text you about new messages.*Reply START/)
  await send(toForm('STOP'))
  await send(toForm('Who is this?'))
  expect(await answersBeforeHelp()).toHaveLength(1)
  await send(toForm('start'))
  await expectReply(/again\. Reply STOP to stop these texts\.$/)
  expect(await stopped()).toBe(0)
  const { rows } = await sql<{
    event: string
    details: unknown
  }>`select event, details from audit where event like 'texts.%' and at >= ${since} order by at`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([
    { event: 'texts.stopped', details: { number: '***-***-0151' } },
    { event: 'texts.started', details: { number: '***-***-0151' } },
  ])
})

test('any other text gets a reply that texts are not read', async () => {
  await send(toForm('Can you call me?'))
  await expectReply(
    /^We do not read texts sent to this number\. Please log in to your client portal: http:\/\/localhost:4000$/,
  )
  expect(await stopped()).toBe(0)
})

test('replies in Spanish to a Spanish word and to a client who reads Spanish', async () => {
  await send(toForm('Ayuda'))
  await expectReply(/^Este número envía códigos/)
  await sql`update account set language = 'es' where mobile_phone = ${marcus}`.execute(
    app.deps.database.db,
  )
  await send(toForm('STOP'))
  await expectReply(/^Ya no recibirá mensajes de texto/)
})

test('replies once to a text that is delivered twice', async () => {
  const form = toForm('What is this?')
  await send(form)
  await send(form)
  expect(await answersBeforeHelp()).toHaveLength(1)
})

test('obeys a keyword but sends no reply if the provider has already replied', async () => {
  await send(toForm('STOP', { OptOutType: 'STOP' }))
  expect(await stopped()).toBe(1)
  expect(await answersBeforeHelp()).toEqual([])
})

test('limits the replies to a phone that automatically answers every text, but still obeys STOP', async () => {
  for (let round = 0; round < 8; round += 1) await send(toForm(`I am driving ${round}`))
  await vi.waitFor(() => expect(texts).toHaveLength(5), { timeout: 10_000 })
  await send(toForm('STOP'))
  expect([await stopped(), texts.length]).toEqual([1, 5])
})

test.each(['', '12345', '+442071838750', 'anonymous'])(
  'ignores a sender that is not a US number (%j)',
  async (from) => {
    expect((await send(toForm('STOP', { From: from }))).status).toBe(200)
    expect(await stopped()).toBe(0)
    expect(await answersBeforeHelp()).toEqual([])
  },
)

test.each<[string, (form: URLSearchParams) => Readonly<Record<string, string>>]>([
  ['none', () => ({})],
  ['a wrong one', () => ({ 'x-twilio-signature': 'L/OH5YylLD5NRKLltdqwSvS0BnU=' })],
  [
    'that of another text',
    () => ({ 'x-twilio-signature': computeSignature('t0ken', address, toForm('HELP')) }),
  ],
  [
    'one made with another token',
    (form) => ({ 'x-twilio-signature': computeSignature('token', address, form) }),
  ],
  [
    'one for another address',
    (form) => ({
      'x-twilio-signature': computeSignature('t0ken', 'http://localhost:4000/graphql/', form),
    }),
  ],
])('responds with 403 to %s instead of the right signature', async (_, headersFor) => {
  const form = toForm('STOP')
  const answer = await send(form, headersFor(form))
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('request.unsigned')])
  expect(await stopped()).toBe(0)
  expect(await answersBeforeHelp()).toEqual([])
})

test('accepts a signed form from any site, on this path only', async () => {
  const form = toForm('STOP')
  const elsewhere = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
  expect(
    (
      await send(form, {
        ...elsewhere,
        'x-twilio-signature': computeSignature('t0ken', address, form),
      })
    ).status,
  ).toBe(200)
  expect(await stopped()).toBe(1)
  for (const path of [
    '/graphql/',
    '/messages/inbound/',
    '/messages/inbound/x',
    '/Messages/Inbound',
  ]) {
    expect([403, 404]).toContain(
      (
        await send(
          form,
          { ...elsewhere, 'x-twilio-signature': computeSignature('t0ken', address, form) },
          path,
        )
      ).status,
    )
  }
  // A form is never a GraphQL request.
  expect((await send(form, {}, '/graphql/')).status).toBeGreaterThanOrEqual(400)
  expect(await answersBeforeHelp()).toEqual([expect.stringMatching(/^We will not text you/)])
})

test('refuses a body that is too long or not a form', async () => {
  const json = JSON.stringify({ From: `+1${marcus}`, Body: 'STOP', MessageSid: 'SM1' })
  const head = requestHead('POST', '/messages/inbound', {
    'content-type': 'application/json',
    'content-length': String(json.length),
    'x-twilio-signature': 'x',
  })
  expect((await exchange(port, head, json)).status).toBe(403)
  expect((await send(toForm('x'.repeat(20_000)))).status).toBe(413)
})

test('the path does not exist without a provider', async () => {
  const demo = await startTestApp()
  const form = toForm('STOP').toString()
  const head = requestHead('POST', '/messages/inbound', {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(form.length),
  })
  expect((await exchange(await demo.listen(), head, form)).status).toBe(404)
  await demo.close()
})

function send(
  form: URLSearchParams,
  headers: Readonly<Record<string, string>> = {
    'x-twilio-signature': computeSignature('t0ken', address, form),
  },
  path = '/messages/inbound',
): Promise<WireAnswer> {
  const body = form.toString()
  return exchange(
    port,
    requestHead('POST', path, {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    }),
    body,
  )
}
const stopped = async () =>
  (await sql<{ n: number }>`select count(*) as n from text_stop`.execute(app.deps.database.db))
    .rows[0]?.n
const expectReply = (words: RegExp) =>
  vi.waitFor(
    () => expect(texts.at(-1)).toEqual({ to: `+1${marcus}`, body: expect.stringMatching(words) }),
    { timeout: 10_000 },
  )
/**
 * Waits for the reply to HELP, so that all earlier replies have arrived. Returns the earlier
 * replies.
 */
async function answersBeforeHelp(): Promise<readonly string[]> {
  await send(toForm('HELP'))
  await expectReply(/^This number sends codes/)
  return texts.slice(0, -1).map(({ body }) => body ?? '')
}
