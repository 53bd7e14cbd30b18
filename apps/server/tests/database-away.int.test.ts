import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openLine, type TestLine } from '#adapters/database/test-line.ts'
import { silentLog } from '#database/test-database.ts'
import { startTestApp, type Browser, type TestApp } from '#testing/test-app.ts'

const words = 'We cannot reach our data right now. Please try again in a moment.'
const away = {
  message: words,
  extensions: expect.objectContaining({ code: 'data.unavailable', kind: 'unavailable' }),
}
const login = operation`tokenFromUsernameAndPassword(userId: "rosa.delgado@example.com", password:
  "x") { sessionId }`
const markAsRead = operation`notifications.markAsRead { success }`

let line: TestLine
let app: TestApp
let rosa: Browser
let warnings: string[] = []
const errors: string[] = []

beforeAll(async () => {
  vi.spyOn(silentLog, 'warn').mockImplementation((_, message) => void warnings.push(message))
  vi.spyOn(silentLog, 'error').mockImplementation((_, message) => void errors.push(message))
  line = await openLine(inject('databaseUrl'))
  app = await startTestApp({}, line.through)
  rosa = app.browser()
  rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
  expect((await rosa.graph('{ cases { get { id } } }')).errors).toBeUndefined()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await line.close()
})

// One outage and its end: the log names an outage once a minute, and readiness is remembered for a
// second.
describe('the database', { shuffle: false }, () => {
  describe('while it is away', { shuffle: true }, () => {
    beforeAll(async () => {
      warnings = []
      await line.cut()
    })
    afterAll(restore)

    test.each<[string, () => ReturnType<Browser['graph']>]>([
      ['a login', () => app.browser().graph(login)],
      ['a read', () => rosa.graph('{ cases { get { id } } notifications { unreadCount } }')],
      ['a change', () => rosa.graph(markAsRead, { id: randomUUID() })],
    ])('%s gets 503 and a Retry-After header', async (_, ask) => {
      const answer = await ask()
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(answer.errors?.[0]).toMatchObject(away)
    })

    test.each([
      `/file/download/${randomUUID()}`,
      `/certificate/download/${randomUUID()}/${randomUUID()}`,
      `/api/cases/${randomUUID()}/${randomUUID()}/uiTransformedModel`,
      `/images/${'0'.repeat(64)}`,
    ])('GET %s gets 503 and a Retry-After header', async (path) => {
      const { status, headers, body } = await rosa.get(path)
      expect([status, headers['retry-after']]).toEqual([503, '2'])
      expect(JSON.parse(body.toString())).toMatchObject({ errors: [away] })
    })

    test('the server is alive and not ready', async () => {
      // Lag is measured since the previous request. This request excludes the start, which may be slow
      // on a busy machine.
      await rosa.get('/healthz')
      expect((await rosa.get('/healthz')).status).toBe(200)
      expect((await rosa.get('/readyz')).status).toBe(503)
    })

    test('the log has one line about the database and no unexpected error', async () => {
      for (const path of ['/readyz', `/file/download/${randomUUID()}`])
        expect((await rosa.get(path)).status).toBe(503)
      // The job queue has its own line.
      expect(errors.filter((message) => message !== 'The job queue reported a fault')).toEqual([])
      expect(
        warnings.filter((message) => message === 'The database cannot be reached'),
      ).toHaveLength(1)
      expect(warnings).not.toContain('Answered with a fault')
    })
  })

  test('after it returns, everything works again and all sessions continue', async () => {
    await line.cut()
    expect((await rosa.graph('{ cases { get { id } } }')).status).toBe(503)
    await restore()
    expect(await rosa.graph('{ cases { get { id } } }')).toMatchObject({
      status: 200,
      errors: undefined,
    })
  })
})

async function restore(): Promise<void> {
  await line.restore()
  const isReady = async () => expect((await rosa.get('/readyz')).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 10_000 })
}
