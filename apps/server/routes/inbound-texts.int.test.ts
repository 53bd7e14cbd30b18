// What people write back to text messages: only what the provider has signed is heeded, and on one path alone.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signatureOf } from '#adapters/sms/http-inbound-texts.ts'
import { openTestHouse, type TestHouse } from '../testing/test-app.ts'
import { exchange, requestHead, type WireAnswer } from '../testing/test-wire.ts'

const address = 'http://localhost:4000/messages/inbound'
const marcus = '2125550151'

let provider: Server
let house: TestHouse
let port: number
/** What the provider was given to send. */
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
  house = await openTestHouse({
    SMS_URL: `http://AC1:t0ken@127.0.0.1:${(provider.address() as AddressInfo).port}/Messages.json?from=+12125550100`,
  })
  port = await house.listen()
})
afterAll(async () => {
  await house.close()
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
})
afterEach(async () => {
  texts = []
  await sql`delete from text_stop`.execute(house.world.database.db)
  await sql`delete from allowance`.execute(house.world.database.db)
  await sql`update account set language = null`.execute(house.world.database.db)
})

let count = 0
const formOf = (body: string, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    MessageSid: `SM${(count += 1)}`,
    AccountSid: 'AC1',
    From: `+1${marcus}`,
    To: '+12125550100',
    Body: body,
    NumMedia: '0',
    ...more,
  })

function send(
  form: URLSearchParams,
  headers: Readonly<Record<string, string>> = {
    'x-twilio-signature': signatureOf('t0ken', address, form),
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
  (await sql<{ n: number }>`select count(*) as n from text_stop`.execute(house.world.database.db))
    .rows[0]?.n
const heard = (words: RegExp) =>
  vi.waitFor(
    () => expect(texts.at(-1)).toEqual({ to: `+1${marcus}`, body: expect.stringMatching(words) }),
    { timeout: 10_000 },
  )
/** When the answer to HELP is there, no earlier one is still on its way. */
async function answersBeforeHelp(): Promise<readonly string[]> {
  await send(formOf('HELP'))
  await heard(/^This number sends codes/)
  return texts.slice(0, -1).map(({ body }) => body ?? '')
}

test('STOP ends, with one confirmation; START begins again', async () => {
  const answer = await send(formOf('Stop'))
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
    200,
    expect.stringContaining('text/xml'),
    '<Response/>',
  ])
  expect(await stopped()).toBe(1)
  await heard(/^We will not text you about new messages.*Reply START/)
  await send(formOf('STOP'))
  await send(formOf('Who is this?'))
  expect(await answersBeforeHelp()).toHaveLength(1)
  await send(formOf('start'))
  await heard(/again\. Reply STOP to stop these texts\.$/)
  expect(await stopped()).toBe(0)
  const { rows } = await sql<{
    event: string
    details: unknown
  }>`select event, details from audit where event like 'texts.%' order by at`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([
    { event: 'texts.stopped', details: { number: '***-***-0151' } },
    { event: 'texts.started', details: { number: '***-***-0151' } },
  ])
})

test('anything else is told that nobody reads here', async () => {
  await send(formOf('Can you call me?'))
  await heard(
    /^We do not read texts sent to this number\. Please log in to your client portal: http:\/\/localhost:4000$/,
  )
  expect(await stopped()).toBe(0)
})

test('a Spanish word is answered in Spanish, and so is whoever reads Spanish', async () => {
  await send(formOf('Ayuda'))
  await heard(/^Este número envía códigos/)
  await sql`update account set language = 'es' where mobile_phone = ${marcus}`.execute(
    house.world.database.db,
  )
  await send(formOf('STOP'))
  await heard(/^Ya no recibirá mensajes de texto/)
})

test('the same text handed over twice is answered once', async () => {
  const form = formOf('What is this?')
  await send(form)
  await send(form)
  expect(await answersBeforeHelp()).toHaveLength(1)
})

test('what the provider has answered by itself is heeded without a word', async () => {
  await send(formOf('STOP', { OptOutType: 'STOP' }))
  expect(await stopped()).toBe(1)
  expect(await answersBeforeHelp()).toEqual([])
})

test('a machine that answers every answer is not answered for ever, and STOP is heeded even then', async () => {
  for (let round = 0; round < 8; round += 1) await send(formOf(`I am driving ${round}`))
  await vi.waitFor(() => expect(texts).toHaveLength(5), { timeout: 10_000 })
  await send(formOf('STOP'))
  expect([await stopped(), texts.length]).toEqual([1, 5])
})

test.each(['', '12345', '+442071838750', 'anonymous'])(
  'a sender that is no number of ours (%j) changes nothing',
  async (from) => {
    expect((await send(formOf('STOP', { From: from }))).status).toBe(200)
    expect(await stopped()).toBe(0)
    expect(await answersBeforeHelp()).toEqual([])
  },
)

test.each<[string, (form: URLSearchParams) => Readonly<Record<string, string>>]>([
  ['none', () => ({})],
  ['a wrong one', () => ({ 'x-twilio-signature': 'L/OH5YylLD5NRKLltdqwSvS0BnU=' })],
  [
    'that of another text',
    () => ({ 'x-twilio-signature': signatureOf('t0ken', address, formOf('HELP')) }),
  ],
  [
    'one made with another token',
    (form) => ({ 'x-twilio-signature': signatureOf('token', address, form) }),
  ],
  [
    'one for another address',
    (form) => ({
      'x-twilio-signature': signatureOf('t0ken', 'http://localhost:4000/graphql/', form),
    }),
  ],
])('with %s instead of the right signature: 403, and nothing happens', async (_, headersFor) => {
  const form = formOf('STOP')
  const answer = await send(form, headersFor(form))
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('request.unsigned')])
  expect(await stopped()).toBe(0)
  expect(await answersBeforeHelp()).toEqual([])
})

test('a signed form may come from anywhere, on this path alone', async () => {
  const form = formOf('STOP')
  const elsewhere = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
  expect(
    (await send(form, { ...elsewhere, 'x-twilio-signature': signatureOf('t0ken', address, form) }))
      .status,
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
          { ...elsewhere, 'x-twilio-signature': signatureOf('t0ken', address, form) },
          path,
        )
      ).status,
    )
  }
  // A form is no request of the graph, whoever sends it.
  expect((await send(form, {}, '/graphql/')).status).toBeGreaterThanOrEqual(400)
})

test('what is no form, or too long, is refused', async () => {
  const json = JSON.stringify({ From: `+1${marcus}`, Body: 'STOP', MessageSid: 'SM1' })
  const head = requestHead('POST', '/messages/inbound', {
    'content-type': 'application/json',
    'content-length': String(json.length),
    'x-twilio-signature': 'x',
  })
  expect((await exchange(port, head, json)).status).toBe(403)
  expect((await send(formOf('x'.repeat(20_000)))).status).toBe(413)
})

test('without a provider the path does not exist', async () => {
  const demo = await openTestHouse()
  const form = formOf('STOP').toString()
  const head = requestHead('POST', '/messages/inbound', {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(form.length),
  })
  expect((await exchange(await demo.listen(), head, form)).status).toBe(404)
  await demo.close()
})
