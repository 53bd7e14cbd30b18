// News is shown once, three at a time, oldest first, and delivered when its toast is closed and not before.
import { expect, test } from 'vitest'
import { createNewsToasts } from './news-toasts.ts'

function stage() {
  const shown: string[] = []
  const delivered: string[] = []
  const closers = new Map<string, () => void>()
  const reworded: string[] = []
  const news = createNewsToasts<{ readonly id: string }>({
    reword: ({ id }) => reworded.push(id),
    show: ({ id }, onClose) => {
      shown.push(id)
      closers.set(id, onClose)
    },
    deliver: (id) => delivered.push(id),
  })
  return { news, shown, delivered, reworded, close: (id: string) => closers.get(id)?.() }
}
/** As the server lists them: newest first. */
const listed = (...ids: string[]) => ids.map((id) => ({ id }))

test('three at once, the next when one is closed, each delivered at its end', () => {
  const { news, shown, delivered, close } = stage()
  news.offer(listed('e', 'd', 'c', 'b', 'a'))
  expect([shown, delivered]).toEqual([['a', 'b', 'c'], []])
  close('b')
  expect([shown, delivered]).toEqual([['a', 'b', 'c', 'd'], ['b']])
  close('a')
  close('c')
  close('d')
  close('e')
  expect([shown.length, delivered, news.onScreen()]).toEqual([5, ['b', 'a', 'c', 'd', 'e'], []])
})

test('what was shown is not shown again, delivered or not', () => {
  const { news, shown, close } = stage()
  news.offer(listed('b', 'a'))
  news.offer(listed('c', 'b', 'a'))
  close('a')
  news.offer(listed('c', 'b', 'a'))
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('what another tab shows is not shown here, nor what it shows of those that wait', () => {
  const { news, shown, close } = stage()
  news.heard(['a'])
  news.offer(listed('f', 'e', 'd', 'c', 'b', 'a'))
  news.heard(['e'])
  for (const id of ['b', 'c', 'd']) close(id)
  expect(shown).toEqual(['b', 'c', 'd', 'f'])
})

test('a tab that is hidden shows what it shows to its end, and leaves the rest to others', () => {
  const { news, shown, delivered, close } = stage()
  news.offer(listed('d', 'c', 'b', 'a'))
  news.letGo()
  close('a')
  expect([shown, delivered]).toEqual([['a', 'b', 'c'], ['a']])
  news.offer(listed('d', 'c', 'b'))
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
})

test('others are told of what appears before it does', () => {
  const { news, shown } = stage()
  const told: Array<readonly [readonly string[], number]> = []
  const stop = news.subscribe(() => told.push([news.onScreen(), shown.length]))
  news.offer(listed('b', 'a'))
  news.offer(listed('b', 'a'))
  stop()
  news.offer(listed('c'))
  expect(told).toEqual([[['a', 'b'], 0]])
})

test('what is on the screen gets its words anew, what was closed or is shown elsewhere does not', () => {
  const { news, shown, reworded, close } = stage()
  news.heard(['e'])
  news.offer(listed('e', 'b', 'a'))
  expect(reworded).toEqual([])
  close('a')
  news.offer(listed('e', 'c', 'b', 'a'))
  expect([shown, reworded]).toEqual([['a', 'b', 'c'], ['b']])
})
