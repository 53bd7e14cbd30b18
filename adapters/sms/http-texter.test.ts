import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { httpTexter } from './http-texter.ts'
import { texterSuite } from './texter.suite.ts'

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://AC1:t%40ken@127.0.0.1:${(server.address() as AddressInfo).port}/2010-04-01/Accounts/AC1/Messages.json?from=+12125550100`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

texterSuite('the texter over HTTP', async () => {
  const taken = new Map<string, Record<string, string>>()
  const provider = await listening(async (request, response) => {
    const form = await readForm(request)
    // Stores one message per key, like a provider that drops the second request with the same
    // idempotency key.
    taken.set(String(request.headers['idempotency-key']), form)
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"SM1"}')
  })
  return {
    texter: httpTexter(provider),
    arrived: async (id) =>
      [taken.get(id)].flatMap((form) =>
        form ? [{ to: (form['To'] ?? '').replace('+1', ''), body: form['Body'] ?? '' }] : [],
      ),
    close: provider.close,
  }
})

let open: Array<{ close(): Promise<void> }> = []
afterEach(async () => {
  for (const provider of open) await provider.close()
  open = []
})
const text = { id: randomUUID(), to: '2125550142', body: 'Your code is 123456.' }

test('sends the form that the provider expects, with sender, country code and authentication, and no secret in the address', async () => {
  const seen: unknown[] = []
  const provider = await listening(async (request, response) => {
    seen.push({
      url: request.url,
      method: request.method,
      form: await readForm(request),
      authorization: request.headers.authorization,
    })
    response.writeHead(201).end()
  })
  open.push(provider)
  await httpTexter(provider).send(text)
  expect(seen).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      method: 'POST',
      form: { To: '+12125550142', From: '+12125550100', Body: 'Your code is 123456.' },
      authorization: `Basic ${Buffer.from('AC1:t@ken').toString('base64')}`,
    },
  ])
})

test.each([400, 401, 429, 500, 302])(
  'reports %i as unavailable, with neither the phone number nor the text in the cause',
  async (status) => {
    const provider = await listening((request, response) => {
      request.resume()
      response
        .writeHead(status, { location: 'http://elsewhere.example/' })
        .end('{"code": 21211, "message": "The number +12125550142 is not valid"}')
    })
    open.push(provider)
    const problem = await httpTexter(provider)
      .send(text)
      .catch((error: unknown) => error)
    expect(problem).toMatchObject({ code: 'sms.unavailable', kind: 'unavailable' })
    expect(String((problem as Error).cause)).not.toMatch(/2125550142|123456/)
  },
)

test('gives up after the timeout if the provider does not respond', async () => {
  const provider = await listening((request) => request.resume())
  open.push(provider)
  await expect(httpTexter({ ...provider, timeoutMs: 50 }).send(text)).rejects.toMatchObject({
    code: 'sms.unavailable',
  })
})

test.each([
  'https://api.example/Messages',
  'https://AC1@api.example/?from=+12125550100',
  'https://AC1:token@api.example/',
  'nonsense',
])('refuses an incomplete address immediately: %s', (url) =>
  expect(() => httpTexter({ url })).toThrow(),
)
