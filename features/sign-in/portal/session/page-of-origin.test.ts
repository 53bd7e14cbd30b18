import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { testStorage } from '#ui/mirror/test-storage.ts'
import { rememberOrigin, savePath, takeOrigin, takeSavedPath } from './page-of-origin.ts'
import { placeAfterSignIn } from './place-after-sign-in.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', testStorage()))

test('remembers the page for one use', () => {
  rememberOrigin('/dashboard/documents?x=1')
  expect(takeOrigin('a1')).toBe('/dashboard/documents?x=1')
  expect(takeOrigin('a1')).toBeUndefined()
})

test('does not give one account the page that another account left', () => {
  rememberOrigin('/client', 'a1')
  expect(takeOrigin('a2')).toBeUndefined()
  rememberOrigin('/client', 'a1')
  expect(takeOrigin('a1')).toBe('/client')
})

test.each(['/login', '/account-creation/abc', '//evil.example', 'https://evil.example'])(
  'does not remember %s',
  (path) => {
    rememberOrigin(path)
    expect(takeOrigin('a1')).toBeUndefined()
  },
)

test('ignores a manipulated value', () => {
  for (const text of ['nonsense', '{"path":"//evil.example","accountId":null}', '{"path":7}']) {
    sessionStorage.setItem('daybreak.origin', text)
    expect(takeOrigin('a1')).toBeUndefined()
  }
})

test('restores the current case of the page for the account that left it', () => {
  rememberOrigin('/dashboard/documents', 'a1', 'c7')
  expect([takeOrigin('a2'), rememberedCase()]).toEqual([undefined, undefined])
  rememberOrigin('/dashboard/documents', 'a1', 'c7')
  expect([takeOrigin('a1'), rememberedCase()]).toEqual(['/dashboard/documents', 'c7'])
})

test('uses the page of a reload only once, only for its account, and only after the page of origin', () => {
  const rosa = { id: 'a1', caseCount: 1 }
  savePath('/notifications', 'a1')
  savePath('/login', 'a1')
  expect(takeSavedPath('a2')).toBeUndefined()
  savePath('/notifications', 'a1')
  rememberOrigin('/dashboard/documents', 'a1')
  expect(placeAfterSignIn(rosa)).toBe('/dashboard/documents')
  savePath('/notifications', 'a1')
  expect(placeAfterSignIn(rosa)).toBe('/notifications')
  expect(placeAfterSignIn(rosa)).toBe('/dashboard/case')
})
