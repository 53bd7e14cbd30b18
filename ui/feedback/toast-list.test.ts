import { expect, it } from 'vitest'
import { createToastList } from './toast-list.ts'

it('shows one toast at a time, in order of arrival', () => {
  const list = createToastList()
  const closed: string[] = []
  const [first = 0, second = 0] = ['a', 'b', 'c'].map((title) =>
    list.show({ tone: 'information', title, onClose: () => closed.push(title) }),
  )
  expect(list.get()?.title).toBe('a')
  list.close(second)
  list.close(first)
  expect([list.get()?.title, closed]).toEqual(['c', ['b', 'a']])
})

it('notifies the owner once, however often the toast is closed', () => {
  const list = createToastList()
  let notified = 0
  const id = list.show({ tone: 'success', title: 'x', onClose: () => (notified += 1) })
  list.close(id)
  list.close(id)
  expect(notified).toBe(1)
})

it('changes the text of a toast in place, but not of a closed one', () => {
  const list = createToastList()
  const [first = 0] = ['a', 'b'].map((title) => list.show({ tone: 'information', title }))
  let changes = 0
  list.subscribe(() => (changes += 1))
  list.retitle(first, 'c')
  expect([list.get()?.title, changes]).toEqual(['c', 1])
  list.retitle(first, 'c')
  list.close(first)
  list.retitle(first, 'd')
  expect([list.get()?.title, changes]).toEqual(['b', 2])
})
