// Holds what was read to the language of the moment.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: 'en' } })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })

test('an answer that was asked for in the language before does not stand, though it comes late', async () => {
  const { chooseLanguage, currentLanguage } = await import('../language.ts')
  const { queryClient } = await import('./query-client.ts')
  const late = Promise.withResolvers<string>()
  const ask = vi.fn(() => (currentLanguage() === 'en' ? late.promise : Promise.resolve('Su caso')))
  const observer = new QueryObserver<string>(queryClient, { queryKey: ['case'], queryFn: ask })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
  await chooseLanguage('es')
  late.resolve('Your case')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Su caso'))
  await late.promise
  expect([observer.getCurrentResult().data, ask.mock.calls.length]).toEqual(['Su caso', 2])
  stop()
  queryClient.clear()
})
