import { expect, test } from 'vitest'
import {
  choose,
  fitDraft,
  listChosen,
  moveDocument,
  moveSection,
  toDraft,
  type PacketChoice,
} from './packet-draft.ts'

const toChoice = (id: string, categoryId: string, obstacle: PacketChoice['obstacle'] = null) => ({
  ...{ id, name: `${id}.pdf`, categoryId, category: categoryId.toUpperCase(), folder: null },
  ...{ sentBy: 'Rosa', uploadedAt: '2026-11-01T12:00:00Z', bytes: 100, obstacle },
})
const draft = toDraft([
  toChoice('1', 'income'),
  toChoice('2', 'income'),
  toChoice('letter', 'income', 'TYPE'),
  toChoice('3', 'taxes'),
])
const idsOf = (given: typeof draft) => listChosen(given).map(({ id }) => id)

test('all that can be part of a packet is chosen at first, by category', () => {
  expect(draft.sections.map(({ name }) => name)).toEqual(['INCOME', 'TAXES'])
  expect(idsOf(draft)).toEqual(['1', '2', '3'])
})

test('documents are left out and chosen again', () => {
  const without = choose(draft, ['1', '3'], false)
  expect(idsOf(without)).toEqual(['2'])
  expect(idsOf(choose(without, ['3'], true))).toEqual(['2', '3'])
})

test.each([
  ['a document down', moveDocument(draft, 'income', { at: 0, by: 1 }), ['2', '1', '3']],
  ['a document up', moveDocument(draft, 'income', { at: 1, by: -1 }), ['2', '1', '3']],
  ['the first one up', moveDocument(draft, 'income', { at: 0, by: -1 }), ['1', '2', '3']],
  ['the last one down', moveDocument(draft, 'income', { at: 1, by: 1 }), ['1', '2', '3']],
  ['a category down', moveSection(draft, 0, 1), ['3', '1', '2']],
  ['the last category down', moveSection(draft, 1, 1), ['1', '2', '3']],
])('moves %s', (_, moved, ids) => {
  expect(idsOf(moved)).toEqual(ids)
})

test('keeps the order when documents come and go on the server', () => {
  const moved = moveSection(moveDocument(draft, 'income', { at: 0, by: 1 }), 0, 1)
  const fitted = fitDraft(choose(moved, ['3'], false), [
    toChoice('new', 'income'),
    toChoice('1', 'income', 'CHECKING'),
    toChoice('2', 'income'),
    toChoice('3', 'taxes'),
    toChoice('4', 'debts'),
  ])
  expect(fitted.sections.map(({ documents }) => documents.map(({ id }) => id))).toEqual([
    ['3'],
    ['2', 'new'],
    ['4'],
  ])
  expect(idsOf(fitted)).toEqual(['2', 'new', '4'])
})
