import { expect, it } from 'vitest'
import type { LineColumn } from '../intake-data.ts'
import { listDebtorColumns, listEntries, toLineRows } from './line-rows.ts'

type Row = LineColumn['rows'][number]

const toRow = (label: string, more: Partial<Row> = {}): Row => ({
  ...{ questionKey: 'job_d1', sectionId: 'a1', questionState: 'COMPLETE', label },
  ...{ text: label, isMissing: false, isPrivate: false, isGuess: false },
  ...{ savedAt: '2026-11-20T12:00:00Z', savedBy: 'Rosa', ...more },
})
const toColumn = (debtor: number, rows: readonly Row[]): LineColumn => ({
  ...{ debtor, rows, entries: [] },
})
const withEntries = (debtor: number, numbers: readonly number[]): LineColumn => ({
  ...{ debtor, rows: [] },
  entries: numbers.map((number) => ({
    ...{ number, name: `Creditor ${number}`, questionKey: 'cards', sectionId: 'a1', rows: [] },
  })),
})
const both = { debtor: 0, name: null }
const rosa = { debtor: 1, name: 'Rosa' }
const luis = { debtor: 2, name: 'Luis' }

it('gives each debtor a column, and one column where nothing is asked of each', () => {
  expect(listDebtorColumns([both, rosa, luis])).toEqual([rosa, luis])
  expect(listDebtorColumns([both])).toEqual([both])
})

it('puts the same field of both debtors in one row', () => {
  const columns = [
    toColumn(1, [toRow('Employer'), toRow('Pay')]),
    toColumn(2, [toRow('Pay'), toRow('Tips')]),
  ]
  const rows = toLineRows({ columns }, [rosa, luis])
  expect(rows.map(({ label }) => label)).toEqual(['Employer', 'Pay', 'Tips'])
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.debtor))).toEqual([
    [1, undefined],
    [1, 2],
    [undefined, 2],
  ])
})

it('spans the columns with what both answered once, also where each answered something', () => {
  const columns = [toColumn(0, [toRow('Rent')]), toColumn(2, [toRow('Rent')])]
  const rows = toLineRows({ columns }, [rosa, luis])
  expect(rows[0]?.cells).toMatchObject([{ debtor: 0, span: 2 }])
  expect(rows[1]?.cells).toMatchObject([undefined, { debtor: 2, span: 1 }])
})

it('keeps repeated fields apart', () => {
  const columns = [toColumn(1, [toRow('Phone', { text: '1' }), toRow('Phone', { text: '2' })])]
  expect(toLineRows({ columns }, [rosa]).map(({ cells }) => cells[0]?.row.text)).toEqual(['1', '2'])
})

it('names the source once after the answers of the same person and time', () => {
  const columns = [
    toColumn(1, [toRow('Employer'), toRow('Pay'), toRow('Tips', { savedBy: 'Luis' })]),
  ]
  const rows = toLineRows({ columns }, [rosa])
  expect(rows.map(({ cells }) => cells[0]?.showsSource)).toEqual([false, true, true])
})

it('lists the entries of all columns by number', () => {
  const entries = listEntries({ columns: [withEntries(0, [1, 3]), withEntries(2, [2])] })
  expect(entries.map(({ number, debtor }) => [number, debtor])).toEqual([
    [1, 0],
    [2, 2],
    [3, 0],
  ])
})
