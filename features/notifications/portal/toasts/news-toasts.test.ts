// News is shown once, one at a time, the oldest first, and is delivered when its toast appears.
import { expect, test } from 'vitest'
import { createNewsToasts } from './news-toasts.ts'

interface News {
  readonly id: string
  readonly delivered: boolean
  readonly subject?: string
}

function stage(onPage: readonly string[] = []) {
  const shown: string[] = []
  const delivered: string[] = []
  const closers = new Map<string, () => void>()
  const reworded: string[] = []
  const page = new Set(onPage)
  const close = (id: string) => {
    const closer = closers.get(id)
    closers.delete(id)
    closer?.()
  }
  const news = createNewsToasts<News>({
    reword: ({ id }) => reworded.push(id),
    show: ({ id }, onClose) => {
      shown.push(id)
      closers.set(id, onClose)
    },
    hide: close,
    deliver: (id) => delivered.push(id),
    isOnPage: ({ id }) => page.has(id),
  })
  return { news, shown, delivered, reworded, close, page }
}
/** As the server lists them: newest first. */
const listed = (...ids: string[]): News[] => ids.map((id) => ({ id, delivered: false }))

test('one at a time, the next when it is closed', () => {
  const { news, shown, close } = stage()
  news.offer(listed('c', 'b', 'a'))
  expect(shown).toEqual(['a'])
  close('a')
  expect([shown, news.onScreen()]).toEqual([['a', 'b'], ['b']])
  close('b')
  close('c')
  expect([shown, news.onScreen()]).toEqual([['a', 'b', 'c'], []])
})

test('a toast is delivered when it appears, so that a reload does not show it again', () => {
  const { news, delivered } = stage()
  news.offer(listed('b', 'a'))
  expect(delivered).toEqual(['a'])
})

test('what was shown is not shown again, delivered or not', () => {
  const { news, shown, close } = stage()
  news.offer(listed('b', 'a'))
  news.offer(listed('c', 'b', 'a'))
  close('a')
  news.offer(listed('c', 'b', 'a'))
  close('b')
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('what the open page shows is delivered without a toast', () => {
  const { news, shown, delivered } = stage(['a', 'c'])
  news.offer(listed('c', 'b', 'a'))
  expect([shown, delivered]).toEqual([['b'], ['a', 'b']])
})

test('a toast closes when the page that shows the same is opened', () => {
  const { news, shown, page } = stage()
  news.offer(listed('b', 'a'))
  news.pageChanged()
  expect(shown).toEqual(['a'])
  page.add('a')
  news.pageChanged()
  expect([shown, news.onScreen()]).toEqual([['a', 'b'], ['b']])
})

test('of several about one subject only the newest is shown, and takes the place of an older one', () => {
  const { news, shown, delivered } = stage()
  const about = (id: string): News => ({ id, delivered: false, subject: 'course' })
  news.offer([about('b'), about('a')])
  expect([shown, delivered]).toEqual([['b'], ['a', 'b']])
  news.offer([about('d'), ...listed('c')])
  expect(shown).toEqual(['b', 'c'])
  news.offer([about('d')])
  expect(news.onScreen()).toEqual(['c'])
})

test('what another tab shows is not shown here, nor what it shows of those that wait', () => {
  const { news, shown, close } = stage()
  news.heard(['a'])
  news.offer(listed('d', 'c', 'b', 'a'))
  news.heard(['c'])
  close('b')
  expect(shown).toEqual(['b', 'd'])
})

test('a tab that is hidden shows what it shows to its end, and leaves the rest to others', () => {
  const { news, shown, close } = stage()
  news.offer(listed('b', 'a'))
  news.letGo()
  close('a')
  expect(shown).toEqual(['a'])
  news.offer(listed('b'))
  expect(shown).toEqual(['a', 'b'])
})

test('others are told of what appears before it does', () => {
  const { news, shown, close } = stage()
  const told: Array<readonly [readonly string[], number]> = []
  const stop = news.subscribe(() => told.push([news.onScreen(), shown.length]))
  news.offer(listed('b', 'a'))
  news.offer(listed('b', 'a'))
  stop()
  close('a')
  expect(told).toEqual([[['a'], 0]])
})

test('what was delivered before has no toast, and gets its words while its toast is shown', () => {
  const { news, shown, reworded } = stage()
  const isDelivered = (id: string): News => ({ id, delivered: true })
  news.offer([...listed('b'), isDelivered('a')])
  news.offer([isDelivered('b'), isDelivered('a')])
  expect([shown, reworded]).toEqual([['b'], ['b']])
})

test('only what is on the screen gets new words', () => {
  const { news, shown, reworded, close } = stage()
  news.heard(['e'])
  news.offer(listed('e', 'b', 'a'))
  expect(reworded).toEqual([])
  close('a')
  news.offer(listed('e', 'c', 'b', 'a'))
  expect([shown, reworded]).toEqual([['a', 'b'], ['b']])
})
