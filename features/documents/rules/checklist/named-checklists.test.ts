// spec: documents#named-checklists
import { describe, expect, test } from 'vitest'
import {
  findNameProblems,
  listChoices,
  maxChecklists,
  standardChecklistId,
  toStoredChecklists,
} from './named-checklists.ts'

const id = (last: number) => `8a3d6b6e-0000-4000-8000-${String(last).padStart(12, '0')}`
const list = (last: number, name: string) => ({ id: id(last), name })
const selfEmployed = list(1, 'Self-employed')

describe('a name', () => {
  test.each([
    [' ', 'documents.checklist-name-blank'],
    ['x'.repeat(61), 'documents.checklist-name-too-long'],
    ['self employed', 'documents.checklist-name-twice'],
  ])('%j is refused', (name, code) => {
    expect(findNameProblems([selfEmployed, list(2, name)])).toMatchObject([
      { code, field: `checklist-${id(2)}` },
    ])
  })

  test('may have 60 characters', () => {
    expect(findNameProblems([list(1, 'ñ'.repeat(60))])).toEqual([])
  })
})

describe('what is stored', () => {
  test('has each name in one line', () => {
    expect(toStoredChecklists([list(1, ' Chapter 7,\nself-employed ')], [])).toEqual([
      list(1, 'Chapter 7, self-employed'),
    ])
  })

  test('keeps the name of a removed checklist', () => {
    const stored = [selfEmployed, { ...list(2, 'Old'), isRemoved: true }]
    const next = toStoredChecklists([list(3, 'Landlords')], stored)
    expect(next).toEqual([
      list(3, 'Landlords'),
      { ...selfEmployed, isRemoved: true },
      { ...list(2, 'Old'), isRemoved: true },
    ])
    expect(listChoices(next)).toEqual([list(3, 'Landlords')])
  })

  test('a new checklist may have the name of a removed one', () => {
    const stored = [{ ...selfEmployed, isRemoved: true }]
    expect(toStoredChecklists([list(2, 'Self-employed')], stored)).toHaveLength(2)
  })

  test('a removed checklist comes back if it is saved again', () => {
    const stored = [{ ...selfEmployed, isRemoved: true }]
    expect(toStoredChecklists([selfEmployed], stored)).toEqual([selfEmployed])
  })

  test.each([
    ['an ID twice', [selfEmployed, list(1, 'Second')]],
    ['an ID that is none', [{ id: 'first', name: 'First' }]],
    ['the ID of the standard checklist', [{ id: standardChecklistId, name: 'First' }]],
    [
      'more checklists than a form has',
      Array.from({ length: maxChecklists + 1 }, (_, at) => list(at, `Number ${at}`)),
    ],
  ])('%s is refused', (_, typed) => {
    expect(() => toStoredChecklists(typed, [])).toThrow(
      expect.objectContaining({ code: 'documents.checklist-category-unknown' }),
    )
  })
})
