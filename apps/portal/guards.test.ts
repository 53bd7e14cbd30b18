import { beforeEach, expect, test, vi } from 'vitest'
import { resetTab } from '#features/sign-in/portal/session/test-session.ts'

beforeEach(resetTab)

async function openLogin(): Promise<{
  readonly isOpen: () => boolean
  readonly answer: () => void
  readonly isAborted: () => boolean
}> {
  let answer = () => {}
  let isAborted = () => false
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        answer = () => resolve(Response.error())
        isAborted = () => signal.aborted
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const { onlySignedOut } = await import('./guards.ts')
  let isOpen = false
  void onlySignedOut({
    location: { href: '/login', pathname: '/login', searchStr: '' },
    cause: 'enter',
  }).then(() => (isOpen = true))
  // Long enough for all that does not wait for the server.
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  return { isOpen: () => isOpen, answer: () => answer(), isAborted: () => isAborted() }
}

test('the login page waits for a sign-off that is due', async () => {
  localStorage.setItem('daybreak.sign-off-due', 'time-out')
  const { isOpen, answer } = await openLogin()
  expect(isOpen()).toBe(false)
  answer()
  await expect.poll(isOpen).toBe(true)
})

test('the login page ends a sign-off that takes eight seconds, and opens', async () => {
  localStorage.setItem('daybreak.sign-off-due', 'time-out')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { isOpen, isAborted } = await openLogin()
  await vi.advanceTimersByTimeAsync(7999)
  expect([isOpen(), isAborted()]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([isOpen(), isAborted()]).toEqual([true, true])
  expect(localStorage.getItem('daybreak.sign-off-due')).toBe('time-out')
})

test('the login page does not wait for the server if no one can be signed in', async () => {
  const { isOpen } = await openLogin()
  expect(isOpen()).toBe(true)
})
