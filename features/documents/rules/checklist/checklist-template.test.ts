// spec: documents#checklist-template
import { describe, expect, test } from 'vitest'
import { categoriesFor } from '../category-template/category-template.ts'
import { listEntries, tailor, toTemplate } from './checklist-template.ts'

const none = { 7: {}, 13: {} }
const rowsOf = (chapter: 7 | 13 | null) =>
  categoriesFor({ chapter, isJoint: true, firstNames: ['Ana', 'Leo'] })

describe('the entries of a chapter', () => {
  test('are its leaves, without what is in every case', () => {
    const keys = listEntries(7).map((entry) => entry.key)
    expect(keys).toContain('identity.photo-id')
    expect(keys).not.toContain('identity')
    expect(keys).not.toContain('certificate-credit-counseling')
    expect(keys).not.toContain('from-attorney')
    expect(keys).not.toContain('costs.chapter-13')
    expect(listEntries(13).map((entry) => entry.key)).toContain('costs.chapter-13')
  })

  test('keep only what differs from the product', () => {
    const chosen = [
      { key: 'identity.photo-id', requirement: 'required' },
      { key: 'court.divorce', requirement: 'notNeeded' },
    ] as const
    expect(toTemplate(7, chosen)).toEqual({ 'court.divorce': 'notNeeded' })
  })

  test.each(['identity', 'certificate-credit-counseling', 'costs.chapter-13', 'nonsense'])(
    '%s cannot be changed in Chapter 7',
    (each) =>
      expect(() => toTemplate(7, [{ key: each, requirement: 'optional' }])).toThrow(
        expect.objectContaining({ code: 'documents.checklist-category-unknown' }),
      ),
  )
})

describe('the rows of a new case', () => {
  test('are those of the product for a firm that has changed nothing', () => {
    for (const chapter of [7, 13, null] as const)
      expect(tailor(rowsOf(chapter), none, chapter)).toEqual(
        rowsOf(chapter).map((row) => ({ ...row, requirementBy: 'template' })),
      )
  })

  test('follow the firm for both people', () => {
    const templates = { ...none, 7: { 'identity.photo-id': 'optional' } } as const
    const rows = tailor(rowsOf(7), templates, 7)
    expect(
      rows
        .filter((row) => row.key === 'identity.photo-id')
        .map(({ debtor, requirement, requirementBy }) => [debtor, requirement, requirementBy]),
    ).toEqual([
      [1, 'optional', 'firm'],
      [2, 'optional', 'firm'],
    ])
    expect(tailor(rowsOf(13), templates, 13)).toEqual(tailor(rowsOf(13), none, 13))
  })

  test.each([
    ['notNeeded', 'notNeeded', 'notNeeded'],
    ['notNeeded', 'optional', 'optional'],
    ['optional', 'required', 'required'],
  ] as const)(
    'with 7 %s and 13 %s, are %s while the chapter is undecided',
    (seven, thirteen, both) => {
      const [{ key: common } = { key: '' }] = listEntries(7).filter((entry) =>
        rowsOf(null).some((row) => row.key === entry.key),
      )
      const templates = { 7: { [common]: seven }, 13: { [common]: thirteen } }
      const row = tailor(rowsOf(null), templates, null).find((each) => each.key === common)
      expect(row?.requirement).toBe(both)
    },
  )
})
