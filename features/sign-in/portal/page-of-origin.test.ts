// Holds the page of origin to its account, to one use, and to paths of the portal.
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberOrigin, takeOrigin } from './page-of-origin.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

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

test.each(['/login', '/account-creation/abc', '//evil.example', 'https://evil.example'])('%s is not remembered', (path) => {
  rememberOrigin(path)
  expect(takeOrigin('a1')).toBeUndefined()
})

test('what was tampered with is ignored', () => {
  for (const text of ['nonsense', '{"path":"//evil.example","accountId":null}', '{"path":7}']) {
    sessionStorage.setItem('daybreak.origin', text)
    expect(takeOrigin('a1')).toBeUndefined()
  }
})
