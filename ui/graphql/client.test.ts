import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '../language/language.ts'
import { createGraphClient, maxResponseMs } from './client.ts'
import { createCredentials } from './credentials.ts'
import type { Operation } from './operation.ts'

const read: Operation<{ ok: boolean }, { id: string }> = {
  id: 'sha256:read',
  name: 'Read',
  kind: 'query',
}
const change: Operation<{ ok: boolean }, { id: string }> = {
  id: 'sha256:change',
  name: 'Change',
  kind: 'mutation',
}

interface Seen {
  readonly headers: Headers
  readonly keepalive: boolean | undefined
  readonly body: unknown
}

/** A server that accepts one access token, and a browser without locks. */
function stage(
  options: {
    alwaysSendsTimeZone?: boolean
    validToken?: string
    refreshWorks?: boolean
    answer?: () => Response | Promise<Response>
  } = {},
) {
  const { validToken = 'fresh', refreshWorks = true, alwaysSendsTimeZone = false } = options
  const credentials = createCredentials()
  const seen: Seen[] = []
  const counts = { refreshes: 0, signedOut: 0 }
  const client = createGraphClient({
    endpoint: '/graphql/',
    alwaysSendsTimeZone,
    credentials,
    locks: undefined,
    refresh: async () => {
      counts.refreshes += 1
      await Promise.resolve()
      if (refreshWorks) credentials.set({ idToken: 'id', accessToken: validToken })
      return refreshWorks
    },
    onSignedOut: () => {
      counts.signedOut += 1
    },
    fetch: async (_url, request) => {
      const headers = new Headers(request?.headers)
      seen.push({
        headers,
        keepalive: request?.keepalive,
        body: JSON.parse(typeof request?.body === 'string' ? request.body : ''),
      })
      if (options.answer) return options.answer()
      return headers.get('access-token') === validToken
        ? Response.json({ data: { ok: true } })
        : Response.json({ errors: [{ message: 'no' }] }, { status: 401 })
    },
  })
  return { client, credentials, seen, counts }
}

describe('the request', () => {
  it('sends the hash of the operation and both tokens', async () => {
    const { client, credentials, seen } = stage()
    credentials.set({ idToken: 'id', accessToken: 'fresh' })
    await expect(client.run(read, { id: '1' })).resolves.toEqual({ ok: true })
    expect(seen[0]?.body).toEqual({
      documentId: 'sha256:read',
      operationName: 'Read',
      variables: { id: '1' },
    })
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer id')
    expect(seen[0]?.headers.get('x-activity')).toBe('user')
    expect(seen[0]?.headers.has('idempotency-key')).toBe(false)
  })
  it('sends the language of the page', async () => {
    const { client, seen } = stage({ validToken: '' })
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('localStorage', { setItem: () => undefined })
    for (const language of ['en', 'es', 'en'] as const) {
      await changeLanguage(language)
      await client.run(read, { id: '1' }, { anonymous: true }).catch(() => undefined)
    }
    vi.unstubAllGlobals()
    expect(seen.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'es', 'en'])
  })
  it('marks a poll as background', async () => {
    const { client, credentials, seen } = stage()
    credentials.set({ idToken: 'id', accessToken: 'fresh' })
    await client.run(read, { id: '1' }, { background: true })
    expect(seen[0]?.headers.get('x-activity')).toBe('background')
  })
  it('sends no tokens in anonymous calls', async () => {
    const { client, credentials, seen } = stage({
      answer: () => Response.json({ data: { ok: true } }),
    })
    credentials.set({ idToken: 'id', accessToken: 'fresh' })
    await client.run(read, { id: '1' }, { anonymous: true })
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.headers.has('access-token')).toBe(false)
  })
  it.each([false, true])(
    'sends the time zone at sign-in, and with other calls if it always does: %s',
    async (alwaysSendsTimeZone) => {
      const { client, credentials, seen } = stage({
        alwaysSendsTimeZone,
        answer: () => Response.json({ data: { ok: true } }),
      })
      credentials.set({ idToken: 'id', accessToken: 'fresh' })
      await client.run(read, { id: '1' }, { anonymous: true })
      await client.run(read, { id: '1' })
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      expect(seen.map(({ headers }) => headers.get('x-time-zone'))).toEqual([
        timeZone,
        alwaysSendsTimeZone ? timeZone : null,
      ])
    },
  )
})

describe('expired tokens', () => {
  it('are renewed once for all calls under way, and each call is repeated', async () => {
    const { client, credentials, counts, seen } = stage()
    credentials.set({ idToken: 'id', accessToken: 'stale' })
    await Promise.all([
      client.run(read, { id: '1' }),
      client.run(read, { id: '2' }),
      client.run(read, { id: '3' }),
    ])
    expect(counts.refreshes).toBe(1)
    expect(seen).toHaveLength(6)
  })
  it('repeat a mutation under the key of its first attempt', async () => {
    const { client, credentials, seen } = stage()
    credentials.set({ idToken: 'id', accessToken: 'stale' })
    await client.run(change, { id: '1' })
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
  it('are renewed too when the GraphQL response says signed-out', async () => {
    let requests = 0
    const answer = () => {
      requests += 1
      return requests === 1
        ? Response.json({
            data: null,
            errors: [{ message: '', extensions: { code: 'session.over', kind: 'signed-out' } }],
          })
        : Response.json({ data: { ok: true } })
    }
    const { client, credentials, counts } = stage({ answer })
    credentials.set({ idToken: 'id', accessToken: 'x' })
    await expect(client.run(read, { id: '1' })).resolves.toEqual({ ok: true })
    expect(counts.refreshes).toBe(1)
  })
  it('are renewed only once before the client gives up and reports it', async () => {
    const { client, credentials, counts } = stage({ refreshWorks: false })
    credentials.set({ idToken: 'id', accessToken: 'stale' })
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({ kind: 'signed-out' })
    expect(counts).toEqual({ refreshes: 1, signedOut: 1 })
  })
  it('are not renewed again when the new tokens are refused', async () => {
    const { client, credentials, counts } = stage({
      answer: () => new Response('', { status: 401 }),
    })
    credentials.set({ idToken: 'id', accessToken: 'x' })
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({ kind: 'signed-out' })
    expect(counts).toEqual({ refreshes: 1, signedOut: 1 })
  })
  it('are renewed early, once for all, and the old ones are used when that fails', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { client, credentials, counts, seen } = stage()
    credentials.set({ idToken: 'id', accessToken: 'old' })
    vi.advanceTimersByTime(4 * 60_000 + 1)
    await Promise.all([client.run(read, { id: '1' }), client.run(read, { id: '2' })])
    expect([counts.refreshes, seen.map(({ headers }) => headers.get('access-token'))]).toEqual([
      1,
      ['fresh', 'fresh'],
    ])
    const away = stage({ validToken: 'old', refreshWorks: false })
    away.credentials.set({ idToken: 'id', accessToken: 'old' })
    vi.advanceTimersByTime(4 * 60_000 + 1)
    await expect(away.client.run(read, { id: '1' })).resolves.toEqual({ ok: true })
    expect(away.counts).toEqual({ refreshes: 1, signedOut: 0 })
    vi.useRealTimers()
  })
  it('are neither renewed nor reported if this page ended the session during the request', async () => {
    const { client, credentials, counts, seen } = stage({
      answer: () => {
        credentials.clear()
        return new Response('', { status: 401 })
      },
    })
    credentials.set({ idToken: 'id', accessToken: 'stale' })
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({ kind: 'signed-out' })
    expect([counts, seen.length]).toEqual([{ refreshes: 0, signedOut: 0 }, 1])
  })
  it('are not renewed early when the page may close, and the request outlives the page', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { client, credentials, counts, seen } = stage({ validToken: 'old' })
    credentials.set({ idToken: 'id', accessToken: 'old' })
    vi.advanceTimersByTime(4 * 60_000 + 1)
    await client.run(change, { id: '1' }, { atOnce: true, keepalive: true })
    await client.run(change, { id: '2' }, { atOnce: true })
    expect([counts.refreshes, seen.map(({ keepalive }) => keepalive)]).toEqual([
      0,
      [true, undefined],
    ])
    vi.useRealTimers()
  })
  it('are never renewed without a session', async () => {
    const { client, counts } = stage()
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({ kind: 'signed-out' })
    expect(counts).toEqual({ refreshes: 0, signedOut: 0 })
  })
})

describe('failures', () => {
  it('turns a broken connection into unavailable', async () => {
    const { client } = stage({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'network.unreachable',
    })
  })
  it('stops waiting for a response that never comes, and rethrows the abort of a caller', async () => {
    vi.useFakeTimers()
    const forever = (signal: AbortSignal | null | undefined) =>
      new Promise<Response>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
    const client = createGraphClient({
      endpoint: '/graphql/',
      credentials: createCredentials(),
      refresh: () => Promise.resolve(false),
      onSignedOut: () => undefined,
      fetch: (_url, request) => forever(request?.signal),
    })
    const outcome = vi.fn()
    client.run(change, { id: '1' }).catch(outcome)
    await vi.advanceTimersByTimeAsync(maxResponseMs - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.calls).toMatchObject([
      [{ code: 'network.unreachable', kind: 'unavailable' }],
    ])
    const leaving = new AbortController()
    client.run(read, { id: '1' }, { signal: leaving.signal }).catch(outcome)
    await vi.advanceTimersByTimeAsync(1)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome.mock.lastCall).toMatchObject([{ name: 'AbortError' }])
    vi.useRealTimers()
  })
  it('keeps the code, kind and params of a problem', async () => {
    const extensions = { code: 'sign-in.wrong', kind: 'refused', params: { attempts: 3 } }
    const { client } = stage({
      answer: () =>
        Response.json(
          { data: null, errors: [{ message: 'Wrong', extensions }] },
          { headers: { 'x-request-id': 'r1' } },
        ),
    })
    await expect(client.run(read, { id: '1' })).rejects.toMatchObject({
      ...extensions,
      message: 'Wrong',
      requestId: 'r1',
    })
  })
  it.each([
    [503, 'unavailable'],
    [429, 'locked'],
    [500, 'unexpected'],
  ])(
    'a response without GraphQL and with the status %d is reported as %s',
    async (status, kind) => {
      const { client } = stage({ answer: () => new Response('<html>', { status }) })
      await expect(client.run(read, { id: '1' })).rejects.toMatchObject({ kind })
    },
  )
})
