import { beforeEach, expect, test, vi } from 'vitest'
import { askBeforeLeaving, leaveWithoutAsking } from './ask-before-leaving.ts'

const listeners = new Set<(event: Event) => void>()

// Tests run outside of a browser.
beforeEach(() => {
  listeners.clear()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) =>
    listeners.delete(listener),
  )
})

function isAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  for (const listener of listeners) listener(event)
  return event.defaultPrevented
}

test('the page asks until the last reason is gone, and listens no longer than that', () => {
  const [first, second] = [askBeforeLeaving(), askBeforeLeaving()]
  first()
  expect(isAsked()).toBe(true)
  second()
  expect([isAsked(), listeners.size]).toEqual([false, 0])
})

test('a page that ends a session leaves without asking', () => {
  const stop = askBeforeLeaving()
  leaveWithoutAsking()
  expect(isAsked()).toBe(false)
  stop()
})
