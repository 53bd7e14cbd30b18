import { afterEach, expect, test, vi } from 'vitest'
import { openTabTalk } from './tab-talk.ts'

let close: Array<() => void> = []
afterEach(() => {
  for (const each of close) each()
  close = []
})

function openTab(accountId: string) {
  const heard: unknown[] = []
  const talk = openTabTalk(accountId, {
    onUnread: (unread) => heard.push(unread),
    onShown: (ids) => heard.push(ids),
    onAsked: () => heard.push('asked'),
  })
  close.push(talk.close)
  return { ...talk, heard }
}

const noon = '2026-11-23T12:00:00.000Z'

test('delivers messages to other tabs in order', async () => {
  const [one, second, third, stranger] = [openTab('a'), openTab('a'), openTab('a'), openTab('b')]
  one.tellUnread({ count: 3, newestTime: noon })
  one.tellShown(['n1', 'n2'])
  one.tellShown([])
  one.ask()
  const all = [{ count: 3, newestTime: noon }, ['n1', 'n2'], 'asked']
  await vi.waitFor(() => expect([second.heard, third.heard]).toEqual([all, all]))
  expect([one.heard, stranger.heard]).toEqual([[], []])
})

test('delivers nothing to a closed tab', async () => {
  const [one, second, third] = [openTab('c'), openTab('c'), openTab('c')]
  second.close()
  one.tellUnread({ count: 1, newestTime: null })
  await vi.waitFor(() => expect(third.heard).toEqual([{ count: 1, newestTime: null }]))
  expect(second.heard).toEqual([])
})

test('accepts a count without a time from an earlier version', async () => {
  const tab = openTab('d')
  const before = new BroadcastChannel('daybreak-news-d')
  close.push(() => before.close())
  before.postMessage({ kind: 'count', count: 2 })
  await vi.waitFor(() => expect(tab.heard).toEqual([{ count: 2, newestTime: null }]))
})
