import { afterEach, expect, test, vi } from 'vitest'
import { openTabTalk } from './tab-talk.ts'

let close: Array<() => void> = []
afterEach(() => {
  for (const each of close) each()
  close = []
})

function openTab(accountId: string) {
  const received: unknown[] = []
  const talk = openTabTalk(accountId, {
    onUnread: (unread) => received.push(unread),
    onShown: (ids) => received.push(ids),
    onAsked: () => received.push('asked'),
  })
  close.push(talk.close)
  return { ...talk, received: received }
}

const noon = '2026-11-23T12:00:00.000Z'

test('delivers messages to other tabs in order', async () => {
  const [first, second, third, otherAccount] = [
    openTab('a'),
    openTab('a'),
    openTab('a'),
    openTab('b'),
  ]
  first.announceUnread({ count: 3, newestTime: noon })
  first.announceShown(['n1', 'n2'])
  first.announceShown([])
  first.requestState()
  const all = [{ count: 3, newestTime: noon }, ['n1', 'n2'], 'asked']
  await vi.waitFor(() => expect([second.received, third.received]).toEqual([all, all]), {
    timeout: 20_000,
  })
  expect([first.received, otherAccount.received]).toEqual([[], []])
})

test('delivers nothing to a closed tab', async () => {
  const [first, second, third] = [openTab('c'), openTab('c'), openTab('c')]
  second.close()
  first.announceUnread({ count: 1, newestTime: null })
  await vi.waitFor(() => expect(third.received).toEqual([{ count: 1, newestTime: null }]), {
    timeout: 20_000,
  })
  expect(second.received).toEqual([])
})

test('accepts a count without a time from an earlier version', async () => {
  const tab = openTab('d')
  const before = new BroadcastChannel('daybreak-news-d')
  close.push(() => before.close())
  before.postMessage({ kind: 'count', count: 2 })
  await vi.waitFor(() => expect(tab.received).toEqual([{ count: 2, newestTime: null }]), {
    timeout: 20_000,
  })
})
