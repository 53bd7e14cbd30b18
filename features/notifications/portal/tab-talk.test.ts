// Tabs hear one another, not themselves, and nobody hears of another account.
import { afterEach, expect, test, vi } from 'vitest'
import { openTabTalk } from './tab-talk.ts'

let close: Array<() => void> = []
afterEach(() => {
  for (const each of close) each()
  close = []
})

function openTab(accountId: string) {
  const heard: unknown[] = []
  const talk = openTabTalk(accountId, { onCount: (count) => heard.push(count), onShown: (ids) => heard.push(ids), onAsked: () => heard.push('asked') })
  close.push(talk.close)
  return { ...talk, heard }
}

test('what one tells the others hear, in order', async () => {
  const [one, second, third, stranger] = [openTab('a'), openTab('a'), openTab('a'), openTab('b')]
  one.tellCount(3)
  one.tellShown(['n1', 'n2'])
  one.tellShown([])
  one.ask()
  const all = [3, ['n1', 'n2'], 'asked']
  await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([all, all]))
  expect([one.heard, stranger.heard]).toEqual([[], []])
})

test('a closed one hears nothing more', async () => {
  const [one, second, third] = [openTab('c'), openTab('c'), openTab('c')]
  second.close()
  one.tellCount(1)
  await vi.waitFor(() => expect(third.heard).toEqual([1]))
  expect(second.heard).toEqual([])
})
