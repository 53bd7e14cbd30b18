import { beforeEach, expect, test, vi } from 'vitest'
import { resetTab } from '#features/sign-in/portal/session/test-session.ts'

beforeEach(resetTab)

async function openLogin(): Promise<{
  readonly isOpen: () => boolean
  readonly answer: () => void
}> {
  let answer = () => {}
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(Response.error()))))
  const { onlySignedOut } = await import('./guards.ts')
  let isOpen = false
  void onlySignedOut({
    location: { href: '/login', pathname: '/login', searchStr: '' },
    cause: 'enter',
  }).then(() => (isOpen = true))
  // Long enough for all that does not wait for the server.
  await vi.dynamicImportSettled()
  await new Promise(setImmediate)
  return { isOpen: () => isOpen, answer: () => answer() }
}

test('the login page waits for a sign-off that is due', async () => {
  localStorage.setItem('daybreak.sign-off-due', 'time-out')
  const { isOpen, answer } = await openLogin()
  expect(isOpen()).toBe(false)
  answer()
  await expect.poll(isOpen).toBe(true)
})

test('the login page does not wait for the server if no one can be signed in', async () => {
  const { isOpen } = await openLogin()
  expect(isOpen()).toBe(true)
})
