import { expect, test, vi } from 'vitest'
import { session, setSessionStatus } from '#features/sign-in/portal/session/session-store.ts'
import { testStorage } from '#ui/mirror/test-storage.ts'
import { mayBeSignedIn, storeSignedInHint } from './signed-in-before.ts'

test('a login goes on without the hint if the storage of the device is full', () => {
  vi.stubGlobal('localStorage', testStorage(0))
  storeSignedInHint()
  setSessionStatus('client')
  expect([session.get().status, mayBeSignedIn()]).toEqual(['client', false])
  vi.stubGlobal('localStorage', testStorage())
  setSessionStatus('client')
  expect(mayBeSignedIn()).toBe(true)
})
