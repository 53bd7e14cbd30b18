import { expect, test } from 'vitest'
import { openBlankTab, type OpenedWindow } from './blank-tab.ts'

function aWindow(): OpenedWindow & { readonly went: string[]; closed: boolean } {
  const went: string[] = []
  return {
    opener: 'this page',
    closed: false,
    went,
    document: { title: '', body: { textContent: null } },
    location: { replace: (address) => went.push(address) },
    close() {
      this.closed = true
    },
  }
}

test('shows a waiting text, has no opener, and goes to the given address', () => {
  const opened = aWindow()
  const tab = openBlankTab(() => opened, 'Opening')
  expect([
    opened.opener,
    opened.document.title,
    opened.document.body?.textContent,
    opened.went,
  ]).toEqual([null, 'Opening', 'Opening', []])
  expect([tab?.leadTo('/course'), opened.went]).toEqual([true, ['/course']])
})

test('returns nothing when the browser blocks the tab', () => {
  expect(openBlankTab(() => null, 'Opening')).toBeUndefined()
  expect(openBlankTab(() => ({ ...aWindow(), closed: true }), 'Opening')).toBeUndefined()
})

test('does not navigate a closed tab', () => {
  const opened = aWindow()
  const tab = openBlankTab(() => opened, 'Opening')
  opened.closed = true
  expect([tab?.leadTo('/course'), opened.went]).toEqual([false, []])
})

test('closes the tab when there is no address', () => {
  const opened = aWindow()
  openBlankTab(() => opened, 'Opening')?.close()
  expect(opened.closed).toBe(true)
})
