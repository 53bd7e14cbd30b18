// A course opens in a tab that was opened inside the click and learns nothing of this one; where none opens, that is told.
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

test('the opened tab says that it waits, has no opener, and goes where it is led', () => {
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

test('a blocked tab is none', () => {
  expect(openBlankTab(() => null, 'Opening')).toBeUndefined()
  expect(openBlankTab(() => ({ ...aWindow(), closed: true }), 'Opening')).toBeUndefined()
})

test('a tab that was closed meanwhile is led nowhere', () => {
  const opened = aWindow()
  const tab = openBlankTab(() => opened, 'Opening')
  opened.closed = true
  expect([tab?.leadTo('/course'), opened.went]).toEqual([false, []])
})

test('it is closed when there is nowhere to go', () => {
  const opened = aWindow()
  openBlankTab(() => opened, 'Opening')?.close()
  expect(opened.closed).toBe(true)
})
