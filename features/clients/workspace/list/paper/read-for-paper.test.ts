// spec: client-list#paper
import { expect, test } from 'vitest'
import type { ClientListQuery, ClientListRowFragment } from '../clients.operations.ts'
import { readForPaper } from './read-for-paper.ts'

const toRow = (at: number) => ({ id: `case ${at}` }) as ClientListRowFragment

/** A list in pages; the last row of a page comes again as the first of the next, as one that moved. */
function listOf(total: number, pageSize: number) {
  const cursors: Array<string | null> = []
  const readPage = async (after: string | null): Promise<ClientListQuery> => {
    cursors.push(after)
    const first = Number(after ?? 0)
    const end = Math.min(first + pageSize, total)
    const rows = Array.from({ length: end - first }, (_, at) => toRow(first + at))
    const moved = first === 0 ? [] : [toRow(first - 1)]
    const next = end < total ? String(end) : null
    return { clients: { rows: [...moved, ...rows], next, previous: null, total } }
  }
  return { cursors, readPage }
}

test.each([
  ['no rows', 0, 0, 1],
  ['one page', 60, 60, 1],
  ['several pages', 250, 250, 3],
  ['exactly what fits', 500, 500, 5],
  ['more than fits', 20_000, 500, 5],
])('%s', async (_, total, onPaper, pages) => {
  const list = listOf(total, 100)
  const paper = await readForPaper(list.readPage)
  expect(paper.total).toBe(total)
  expect(paper.rows.map(({ id }) => id)).toEqual(
    Array.from({ length: onPaper }, (__, at) => `case ${at}`),
  )
  expect(list.cursors).toHaveLength(pages)
})
