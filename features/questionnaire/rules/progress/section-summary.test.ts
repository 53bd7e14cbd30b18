import { expect, test } from 'vitest'
import { sectionSummary } from './section-summary.ts'
import type { SectionStatus } from './section-status.ts'

test('shows the time needed before the start, and the progress afterwards', () => {
  expect(sectionSummary('en', { status: 1, minutes: 20, total: 18, complete: 5 })).toBe(
    'About 20 min',
  )
  expect(sectionSummary('en', { status: 2, minutes: 20, total: 18, complete: 5 })).toBe(
    '5 of 18 answered',
  )
  expect(sectionSummary('es', { status: 1, minutes: 20, total: 18, complete: 0 })).toBe(
    'Unos 20 min',
  )
  expect(sectionSummary('es', { status: 4, minutes: 20, total: 18, complete: 18 })).toBe(
    '18 de 18 respondidas',
  )
  expect(sectionSummary('es', { status: 2, minutes: 20, total: 1, complete: 0 })).toBe(
    '0 de 1 respondida',
  )
  expect(sectionSummary('en', { status: 1, minutes: 3, total: 0, complete: 0 })).toBe(
    'Nothing to answer here',
  )
})

test('never has more than 29 characters', () => {
  for (const language of ['en', 'es'] as const) {
    for (const status of [1, 2, 3, 4, 5, 6] as const satisfies readonly SectionStatus[]) {
      for (const total of [0, 100])
        expect(
          [...sectionSummary(language, { status, minutes: 100, total, complete: total })].length,
        ).toBeLessThanOrEqual(29)
    }
  }
})
