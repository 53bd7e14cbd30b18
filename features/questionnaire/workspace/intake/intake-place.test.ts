import { expect, it } from 'vitest'
import { findPart, listParts, readSearch } from './intake-place.ts'

const counts = { warningCount: 1, helpCount: 2 }
const section = {
  ...{ id: 'a1', systemName: 'vehicles', name: 'Vehicles', status: 4, isShown: true },
  ...{ isSentBack: false, version: '4', handedInAt: null, handedInBy: null, comment: null },
  ...{ neededCount: 5, answeredCount: 3, checked: null, approved: null, ...counts },
}
const form = {
  form: '106A/B',
  name: 'Schedule A/B: Property',
  answeredCount: 1,
  gapCount: 3,
  isAttorneysPart: false,
  ...counts,
}
const intake = { sections: [section], forms: [form] }

it('gives a form a name for the address without a slash', () => {
  const [part] = listParts(intake, 'form')
  expect(part).toMatchObject({
    slug: '106A-B',
    number: '106A/B',
    gapCount: 3,
    shortName: 'Property',
  })
})

it('counts the questions of a section that are not complete', () => {
  const [part] = listParts(intake, 'asked')
  expect(part).toMatchObject({ slug: 'vehicles', number: '', gapCount: 2, helpCount: 2 })
})

it('finds a section by its name and by its ID', () => {
  const parts = listParts(intake, 'asked')
  expect(findPart(parts, 'vehicles')?.name).toBe('Vehicles')
  expect(findPart(parts, 'a1')?.name).toBe('Vehicles')
  expect(findPart(parts, 'boats')).toBeUndefined()
  expect(findPart(parts, undefined)?.name).toBe('Vehicles')
})

it('reads the view and the question from the address', () => {
  expect(readSearch('?view=asked&question=debts_d1')).toEqual({
    ...{ view: 'asked', question: 'debts_d1' },
  })
  expect(readSearch('')).toEqual({ view: 'form', question: undefined })
})
