import { expect, it, vi } from 'vitest'
import { electLeadingTab } from './leading-tab.ts'

/** Opens a tab of a test browser. Its Web Locks are those of the Node.js process unless given. */
function openTab(name: string, { locks }: { readonly locks?: LockManager } = navigator) {
  const listeners = new Set<() => void>()
  const seen: boolean[] = []
  let isVisible = true
  const page = {
    isVisible: () => isVisible,
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const close = electLeadingTab(name, (leads) => seen.push(leads), { locks, page })
  return {
    close,
    isLeading: () => seen.at(-1) ?? false,
    turns: () => seen.length,
    show(visible: boolean) {
      isVisible = visible
      for (const listener of listeners) listener()
    },
  }
}
const leads = (tab: { isLeading(): boolean }) =>
  vi.waitFor(() => expect(tab.isLeading()).toBe(true), { timeout: 20_000 })

it('the first tab leads, and the next one does when it closes', async () => {
  const [first, second, third] = [openTab('close'), openTab('close'), openTab('close')]
  await leads(first)
  expect([second.isLeading(), third.isLeading()]).toEqual([false, false])
  first.close()
  await leads(second)
  expect([first.isLeading(), third.isLeading()]).toEqual([false, false])
  second.close()
  await leads(third)
  third.close()
})

it('a hidden tab stops leading and queues again when it becomes visible', async () => {
  const [first, second] = [openTab('hide'), openTab('hide')]
  await leads(first)
  first.show(false)
  expect(first.isLeading()).toBe(false)
  await leads(second)
  first.show(true)
  expect([first.isLeading(), second.isLeading()]).toEqual([false, true])
  second.close()
  await leads(first)
  first.close()
})

it('a tab that was hidden while waiting does not lead', async () => {
  const [first, second, third] = [openTab('wait'), openTab('wait'), openTab('wait')]
  await leads(first)
  second.show(false)
  first.close()
  await leads(third)
  expect(second.turns()).toBe(0)
  third.close()
  second.close()
})

it('a tab that was hidden and shown before the lock was granted leads once', async () => {
  const tab = openTab('flutter')
  tab.show(false)
  tab.show(true)
  tab.show(true)
  await leads(tab)
  expect(tab.turns()).toBe(1)
  tab.close()
  expect(tab.isLeading()).toBe(false)
})

it('elections with different names are independent', async () => {
  const [firstTab, secondTab] = [openTab('one'), openTab('other')]
  await leads(firstTab)
  await leads(secondTab)
  firstTab.close()
  secondTab.close()
})

it('without Web Locks, every visible tab leads', () => {
  const [first, second] = [openTab('none', {}), openTab('none', {})]
  expect([first.isLeading(), second.isLeading()]).toEqual([true, true])
  first.show(false)
  expect([first.isLeading(), second.isLeading()]).toEqual([false, true])
})
