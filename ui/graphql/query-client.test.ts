import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: 'en' } })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })

afterEach(() => vi.useRealTimers())

test('drops a late response in the previous language', async () => {
  const { chooseLanguage, currentLanguage } = await import('../language/language.ts')
  const { queryClient } = await import('./query-client.ts')
  const late = Promise.withResolvers<string>()
  const ask = vi.fn(() => (currentLanguage() === 'en' ? late.promise : Promise.resolve('Su caso')))
  const observer = new QueryObserver<string>(queryClient, { queryKey: ['case'], queryFn: ask })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce(), { timeout: 20_000 })
  await chooseLanguage('es')
  late.resolve('Your case')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Su caso'), {
    timeout: 20_000,
  })
  await late.promise
  expect([observer.getCurrentResult().data, ask.mock.calls.length]).toEqual(['Su caso', 2])
  stop()
  queryClient.clear()
})

const awayForNow = () =>
  Promise.resolve(
    Response.json(
      {
        errors: [
          { message: 'Later.', extensions: { code: 'data.unavailable', kind: 'unavailable' } },
        ],
      },
      { status: 503, headers: { 'retry-after': '2' } },
    ),
  )

test('retries a query if the server asks for it, and shows only the final result', async () => {
  vi.useFakeTimers()
  const { graph } = await import('./graph.ts')
  const { queryClient } = await import('./query-client.ts')
  const ask = vi
    .fn<typeof fetch>()
    .mockImplementationOnce(awayForNow)
    .mockImplementationOnce(awayForNow)
    .mockResolvedValue(Response.json({ data: { ok: true } }))
  vi.stubGlobal('fetch', ask)
  const read = queryClient.fetchQuery({
    queryKey: ['away'],
    queryFn: () =>
      graph.run<{ ok: boolean }, object>({ id: 'sha256:read', name: 'Read', kind: 'query' }, {}),
  })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await read).toEqual({ ok: true })
  queryClient.clear()
})

test('does not retry a change when the database is unavailable', async () => {
  vi.useFakeTimers()
  const { MutationObserver } = await import('@tanstack/react-query')
  const { graph } = await import('./graph.ts')
  const { queryClient } = await import('./query-client.ts')
  const ask = vi.fn<typeof fetch>().mockImplementation(awayForNow)
  vi.stubGlobal('fetch', ask)
  const observer = new MutationObserver(queryClient, {
    mutationFn: () =>
      graph.run<object, object>({ id: 'sha256:change', name: 'Change', kind: 'mutation' }, {}),
  })
  const change = expect(observer.mutate()).rejects.toMatchObject({
    code: 'data.unavailable',
    retryAfterMs: 2_000,
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await change
  expect(ask).toHaveBeenCalledTimes(1)
})
