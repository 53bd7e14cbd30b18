// No more than three toasts at once, and closing one tells its owner exactly once.
import { expect, it } from 'vitest'
import { createToastList } from './toast-list.ts'

it('makes room for the fourth by closing the oldest', () => {
  const list = createToastList()
  const closed: string[] = []
  for (const title of ['a', 'b', 'c', 'd']) list.show({ tone: 'information', title, onClose: () => closed.push(title) })
  expect(list.get().map((toast) => toast.title)).toEqual(['b', 'c', 'd'])
  expect(closed).toEqual(['a'])
})

it('lets the newest word on something stand alone, and tells the owner of the one before', () => {
  const list = createToastList()
  const closed: string[] = []
  for (const [title, about] of [['started', 'course'], ['other', undefined], ['finished', 'course']] as const) {
    list.show({ tone: 'success', title, onClose: () => closed.push(title), ...(about === undefined ? {} : { about }) })
  }
  expect(list.get().map((toast) => toast.title)).toEqual(['other', 'finished'])
  expect(closed).toEqual(['started'])
})

it('tells the owner once, however often it is closed', () => {
  const list = createToastList()
  let told = 0
  list.show({ tone: 'success', title: 'x', onClose: () => (told += 1) })
  const id = list.get()[0]?.id ?? 0
  list.close(id)
  list.close(id)
  expect(told).toBe(1)
})

it('forgets all after signing off without marking anything as seen', () => {
  const list = createToastList()
  let told = 0
  list.show({ tone: 'error', title: 'x', onClose: () => (told += 1) })
  list.clear()
  expect([list.get().length, told]).toEqual([0, 0])
})

it('changes the words of one that is shown, in its place, and of none that is gone', () => {
  const list = createToastList()
  const [first] = ['a', 'b'].map((title) => list.show({ tone: 'information', title }))
  let changes = 0
  list.subscribe(() => (changes += 1))
  list.retitle(first ?? 0, 'c')
  expect([list.get().map((toast) => toast.title), changes]).toEqual([['c', 'b'], 1])
  list.retitle(first ?? 0, 'c')
  list.close(first ?? 0)
  list.retitle(first ?? 0, 'd')
  expect([list.get().map((toast) => toast.title), changes]).toEqual([['b'], 2])
})
