import { expect, it } from 'vitest'
import { pagesInView, updateInPlace, type ClientPage } from './held-order.ts'

const row = (id: string, documentsComplete = 0) =>
  ({ id, documentsComplete }) as ClientPage['rows'][number]
const page = (ids: string, total = 4): ClientPage => ({
  rows: [...ids].map((id) => row(id)),
  next: null,
  previous: null,
  total,
})
const namesOf = (pages: readonly ClientPage[]) =>
  pages.map(({ rows }) => rows.map(({ id }) => id).join(''))

it('a row gets its new data where it is', () => {
  const polled = { ...page('ab'), rows: [row('a', 3), row('b')] }
  const { pages, hasMoved } = updateInPlace([page('ab'), page('cd')], [{ at: 0, page: polled }])
  expect(pages[0]?.rows[0]?.documentsComplete).toBe(3)
  expect(namesOf(pages)).toEqual(['ab', 'cd'])
  expect(hasMoved).toBe(false)
})
it('rows that moved keep their places until the reader asks', () => {
  const { pages, hasMoved } = updateInPlace([page('ab'), page('cd')], [{ at: 0, page: page('ba') }])
  expect(namesOf(pages)).toEqual(['ab', 'cd'])
  expect(hasMoved).toBe(true)
})
it('a row that moved to another page in view keeps its place and gets its new data', () => {
  const polled = { ...page('bc'), rows: [row('b'), row('c', 7)] }
  const { pages } = updateInPlace([page('ab'), page('cd')], [{ at: 0, page: polled }])
  expect(pages[1]?.rows[0]?.documentsComplete).toBe(7)
})
it('a new client changes the total at once and is not added', () => {
  const { pages, hasMoved } = updateInPlace(
    [page('ab'), page('cd')],
    [{ at: 1, page: page('cd', 5) }],
  )
  expect(pages.map(({ total }) => total)).toEqual([5, 5])
  expect(hasMoved).toBe(true)
})
it('only pages with visible rows are read again', () => {
  const pages = [page('ab'), page('cd'), page('ef')]
  expect(pagesInView(pages, { first: 0, last: 1 })).toEqual([0])
  expect(pagesInView(pages, { first: 1, last: 2 })).toEqual([0, 1])
  expect(pagesInView(pages, { first: 4, last: 9 })).toEqual([2])
})
