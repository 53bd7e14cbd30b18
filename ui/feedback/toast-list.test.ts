import { expect, it } from 'vitest'
import { createToastList } from './toast-list.ts'

it('shows one toast at a time: the newest, because it is about the last act', () => {
  const list = createToastList()
  const closed: string[] = []
  const [first = 0, second = 0] = ['a', 'b', 'c'].map((title) =>
    list.show({ tone: 'information', title, onClose: () => closed.push(title) }),
  )
  expect([list.get()?.title, closed]).toEqual(['c', ['a', 'b']])
  list.close(first)
  list.close(second)
  expect(list.get()?.title).toBe('c')
})

it('notifies the owner once, however often the toast is closed', () => {
  const list = createToastList()
  let notified = 0
  const id = list.show({ tone: 'success', title: 'x', onClose: () => (notified += 1) })
  list.close(id)
  list.close(id)
  expect(notified).toBe(1)
})

it('shows what the owner of a closed toast shows next', () => {
  const list = createToastList()
  const id = list.show({
    tone: 'information',
    title: 'a',
    onClose: () => list.show({ tone: 'information', title: 'b' }),
  })
  list.close(id)
  expect(list.get()?.title).toBe('b')
})

it('changes the text of a toast in place, but not of a closed one', () => {
  const list = createToastList()
  const first = list.show({ tone: 'information', title: 'a' })
  let changes = 0
  list.subscribe(() => (changes += 1))
  list.retitle(first, 'c')
  expect([list.get()?.title, changes]).toEqual(['c', 1])
  list.retitle(first, 'c')
  list.close(first)
  list.retitle(first, 'd')
  expect([list.get(), changes]).toEqual([undefined, 2])
})
