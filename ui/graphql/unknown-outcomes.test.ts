import { afterEach, describe, expect, it, vi } from 'vitest'
import { createGraphClient } from './client.ts'
import { createCredentials } from './credentials.ts'
import type { Operation } from './operation.ts'

const parts = { id: 'sha256:x', name: 'X' }
const read: Operation<{ ok: boolean }, { id: string }> = { ...parts, kind: 'query' }
const change: Operation<{ ok: boolean }, { id: string }> = { ...parts, kind: 'mutation' }

/** `answer` is called for each request that is sent. */
function openClient(answer: () => Response | Promise<Response>) {
  const keys: Array<string | null> = []
  const client = createGraphClient({
    endpoint: '/graphql/',
    credentials: createCredentials(),
    locks: undefined,
    refresh: () => Promise.resolve(false),
    onSignedOut: () => undefined,
    fetch: async (_url, request) => {
      keys.push(new Headers(request?.headers).get('idempotency-key'))
      return answer()
    },
  })
  return { client, listKeys: () => keys }
}

describe('an act without an answer', () => {
  /** Loses answers while `isLost` is true. */
  function unstable() {
    vi.useFakeTimers()
    const line = { isLost: true }
    const { client, listKeys } = openClient(() =>
      line.isLost
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Response.json({ data: { ok: true } }),
    )
    const press = async (id = '1', options = {}) => {
      const outcome = client.run(change, { id }, { anonymous: true, ...options }).then(
        () => 'done',
        () => 'unknown',
      )
      await vi.advanceTimersByTimeAsync(1000)
      return outcome
    }
    return { client, line, press, listKeys }
  }
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is sent again by itself once, and by the next press, under the same key', async () => {
    const { line, press, listKeys } = unstable()
    expect([await press(), listKeys().length]).toEqual(['unknown', 2])
    line.isLost = false
    expect(await press()).toBe('done')
    expect(new Set(listKeys()).size).toBe(1)
    expect(await press()).toBe('done')
    expect(new Set(listKeys()).size).toBe(2)
  })
  it('has another key with other values', async () => {
    const { press, listKeys } = unstable()
    await press('1')
    await press('2')
    const keys = listKeys()
    expect(keys).toHaveLength(4)
    expect(keys[2]).not.toBe(keys[0])
  })
  it('has another key after ten minutes, when the server may have forgotten the first one', async () => {
    const { press, listKeys } = unstable()
    await press()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    await press()
    expect(listKeys()[2]).not.toBe(listKeys()[0])
  })
  it('is not sent by itself in the background, nor while the page closes', async () => {
    const { press, listKeys } = unstable()
    await press('1', { background: true })
    await press('2', { keepalive: true })
    await press('3', { once: true })
    expect(listKeys()).toHaveLength(3)
  })
  it('may be a query that acts', async () => {
    const { client, line, listKeys } = unstable()
    line.isLost = false
    await client.run(read, { id: '1' }, { anonymous: true, isAct: true })
    expect(listKeys()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
  it.each([
    [503, 'unavailable', true],
    [500, 'unexpected', true],
    [200, 'refused', false],
  ] as const)(
    'keeps the key after the status %d and the kind %s: %s',
    async (status, kind, keeps) => {
      const extensions = { code: 'x', kind }
      const { client, listKeys } = openClient(() =>
        Response.json({ errors: [{ message: '', extensions }] }, { status }),
      )
      for (const _ of [1, 2])
        await client.run(change, { id: '1' }, { anonymous: true }).catch(() => undefined)
      const [first, second] = listKeys()
      expect(first === second).toBe(keeps)
    },
  )
})
