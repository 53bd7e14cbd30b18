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
/** The server lists the newest news first. */
const listed = (...ids: string[]): News[] => ids.map((id) => ({ id, delivered: false }))

test('shows one toast at a time, and the next when it closes', () => {
  const { news, shown, close } = stage()
  news.offer(listed('c', 'b', 'a'))
  expect(shown).toEqual(['a'])
  close('a')
  expect([shown, news.onScreen()]).toEqual([['a', 'b'], ['b']])
  close('b')
  close('c')
  expect([shown, news.onScreen()]).toEqual([['a', 'b', 'c'], []])
})

test('marks a toast as delivered when it appears, so that a reload does not show it again', () => {
  const { news, delivered } = stage()
  news.offer(listed('b', 'a'))
  expect(delivered).toEqual(['a'])
})

test('never shows the same news in a second toast, even if the server still lists it as not delivered', () => {
  const { news, shown, close } = stage()
  news.offer(listed('b', 'a'))
  news.offer(listed('c', 'b', 'a'))
  close('a')
  news.offer(listed('c', 'b', 'a'))
  close('b')
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('marks news on the open page as delivered without a toast', () => {
  const { news, shown, delivered } = stage(['a', 'c'])
  news.offer(listed('c', 'b', 'a'))
  expect([shown, delivered]).toEqual([['b'], ['a', 'b']])
})

test('closes a toast when the page with the same content opens', () => {
  const { news, shown, page } = stage()
  news.offer(listed('b', 'a'))
  news.pageChanged()
  expect(shown).toEqual(['a'])
  page.add('a')
  news.pageChanged()
  expect([shown, news.onScreen()]).toEqual([['a', 'b'], ['b']])
})

test('shows only the newest news of one subject, in place of an older one', () => {
  const { news, shown, delivered } = stage()
  const about = (id: string): News => ({ id, delivered: false, subject: 'course' })
  news.offer([about('b'), about('a')])
  expect([shown, delivered]).toEqual([['b'], ['a', 'b']])
  news.offer([about('d'), ...listed('c')])
  expect(shown).toEqual(['b', 'c'])
  news.offer([about('d')])
  expect(news.onScreen()).toEqual(['c'])
})

test('never shows a toast for news that another tab has shown', () => {
  const { news, shown, close } = stage()
  news.markReceived(['a'])
  news.offer(listed('d', 'c', 'b', 'a'))
  news.markReceived(['c'])
  close('b')
  expect(shown).toEqual(['b', 'd'])
})

test('does not show waiting news after this tab has left it to another tab', () => {
  const { news, shown, close } = stage()
  news.offer(listed('b', 'a'))
  news.dismiss()
  close('a')
  expect(shown).toEqual(['a'])
  news.offer(listed('b'))
  expect(shown).toEqual(['a', 'b'])
})

test('informs other tabs before a toast appears', () => {
  const { news, shown, close } = stage()
  const shownBatches: Array<readonly [readonly string[], number]> = []
  const stop = news.subscribe(() => shownBatches.push([news.onScreen(), shown.length]))
  news.offer(listed('b', 'a'))
  news.offer(listed('b', 'a'))
  stop()
  close('a')
  expect(shownBatches).toEqual([[['a'], 0]])
})

test('shows no toast for delivered news, and updates the text of a visible toast', () => {
  const { news, shown, reworded } = stage()
  const isDelivered = (id: string): News => ({ id, delivered: true })
  news.offer([...listed('b'), isDelivered('a')])
  news.offer([isDelivered('b'), isDelivered('a')])
  expect([shown, reworded]).toEqual([['b'], ['b']])
})

test('updates the text of visible toasts only', () => {
  const { news, shown, reworded, close } = stage()
  news.markReceived(['e'])
  news.offer(listed('e', 'b', 'a'))
  expect(reworded).toEqual([])
  close('a')
  news.offer(listed('e', 'c', 'b', 'a'))
  expect([shown, reworded]).toEqual([['a', 'b'], ['b']])
})
