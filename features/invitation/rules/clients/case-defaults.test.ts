import { expect, test } from 'vitest'
import { findDefaultsProblems, productDefaults } from './case-defaults.ts'

test.each([
  [null, true],
  [1, true],
  [180, true],
  [0, false],
  [181, false],
  [1.5, false],
  [Number.NaN, false],
])('%j days until the questionnaire is due are allowed: %s', (questionnaireDays, isAllowed) => {
  expect(findDefaultsProblems({ questionnaireDays }).length === 0).toBe(isAllowed)
})

test('the defaults of the product are allowed', () => {
  expect(findDefaultsProblems(productDefaults)).toEqual([])
})
