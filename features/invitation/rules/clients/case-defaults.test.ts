import { expect, test } from 'vitest'
import {
  findDefaultsProblems,
  productDefaults,
  toStart,
  type CaseDefaults,
} from './case-defaults.ts'

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

test.each<readonly [Partial<CaseDefaults>, boolean, string | undefined, 1 | 2]>([
  [{}, true, undefined, 2],
  [{ questionnaireDays: 21 }, true, '2026-12-22', 2],
  [{ questionnaireDays: 21, showsQuestionnaire: false }, false, undefined, 2],
  [{ coursePayer: 'CLIENT' }, true, undefined, 1],
])('with %j a case starts', (own, showsQuestionnaire, questionnaireDueOn, coursePayment) =>
  expect(toStart({ ...productDefaults, ...own }, '2026-12-01')).toEqual({
    showsQuestionnaire,
    questionnaireDueOn,
    coursePayment,
  }),
)
