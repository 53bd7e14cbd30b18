// Holds the page of origin, and the path saved before a reload, to its account, to one use, and to paths of the portal.
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { testStorage } from '#ui/mirror/test-storage.ts'
import { rememberOrigin, savePath, takeOrigin, takeSavedPath } from './page-of-origin.ts'
import { placeAfterSignIn } from './place-after-sign-in.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', testStorage()))

test('the page is remembered once', () => {
  rememberOrigin('/dashboard/documents?x=1')
  expect(takeOrigin('a1')).toBe('/dashboard/documents?x=1')
  expect(takeOrigin('a1')).toBeUndefined()
})

test('a page that one account left is nothing to another', () => {
  rememberOrigin('/client', 'a1')
  expect(takeOrigin('a2')).toBeUndefined()
  rememberOrigin('/client', 'a1')
  expect(takeOrigin('a1')).toBe('/client')
})

test.each(['/login', '/account-creation/abc', '//evil.example', 'https://evil.example'])(
  '%s is not remembered',
  (path) => {
    rememberOrigin(path)
    expect(takeOrigin('a1')).toBeUndefined()
  },
)

test('what was tampered with is ignored', () => {
  for (const text of ['nonsense', '{"path":"//evil.example","accountId":null}', '{"path":7}']) {
    sessionStorage.setItem('daybreak.origin', text)
    expect(takeOrigin('a1')).toBeUndefined()
  }
})

test('the case that the page spoke of is the current one again, for whoever left it', () => {
  rememberOrigin('/dashboard/documents', 'a1', 'c7')
  expect([takeOrigin('a2'), rememberedCase()]).toEqual([undefined, undefined])
  rememberOrigin('/dashboard/documents', 'a1', 'c7')
  expect([takeOrigin('a1'), rememberedCase()]).toEqual(['/dashboard/documents', 'c7'])
})

test('the page that a reload has left counts once, after the page of origin, for its account', () => {
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
