import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openLine, type TestLine } from '#adapters/database/test-line.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let line: TestLine
let app: TestApp

beforeAll(async () => {
  line = await openLine(inject('databaseUrl'))
  app = await startTestApp({}, line.through)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
  await line.close()
})

test('a page that loads while the database restarts appears after a short delay', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const { credentials, graph } = await import('#ui/graphql/graph.ts')
  const { queryClient } = await import('#ui/graphql/query-client.ts')
  const { unreadCount } = await import('#features/notifications/portal/notifications.operations.ts')
  const port = await app.listen()
  const { fetch } = globalThis
  const statuses: number[] = []
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, request)
    statuses.push(answer.status)
    return answer
  })
  credentials.set(await app.readTokens(app.demoData.accounts.rosa))
  await line.cut()
  const read = queryClient.fetchQuery({
    queryKey: ['page'],
    queryFn: () => graph.run(unreadCount, {}),
  })
  await vi.waitFor(() => expect(statuses).toEqual([503]), { timeout: 20_000 })
  await line.restore()
  expect(await read).toMatchObject({ notifications: { unreadCount: expect.any(Number) } })
  expect(statuses).toEqual([503, 200])
  queryClient.clear()
})
