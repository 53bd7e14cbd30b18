import { expect, test } from 'vitest'
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { listEnabledKeys, findOpenedQuestions } from './opened-questions.ts'

const question = (QuestionId: string, state: 'asked' | 'complete' | 'skipped') =>
  ({
    QuestionId,
    IsDisabled: state === 'skipped',
    FirmReply: '',
    UnitForm: { QuestionCompleteFlag: state === 'complete' },
  }) as ModelQuestion
const groups = (...states: ReadonlyArray<Parameters<typeof question>[1]>) => [
  { Questions: states.slice(0, 2).map((state, at) => question(`q${at}`, state)) },
  { Questions: states.slice(2).map((state, at) => question(`q${at + 2}`, state)) },
]

test('returns the newly asked and incomplete questions in section order', () => {
  const before = listEnabledKeys(groups('complete', 'skipped', 'asked', 'skipped', 'skipped'))
  expect([...before]).toEqual(['q0', 'q2'])
  expect(
    findOpenedQuestions(groups('complete', 'asked', 'asked', 'complete', 'asked'), before, []),
  ).toEqual(['q1', 'q4'])
  expect(
    findOpenedQuestions(groups('complete', 'skipped', 'asked', 'skipped', 'skipped'), before, []),
  ).toEqual([])
})

test('keeps questions that an earlier change opened, until they are answered or skipped again', () => {
  const now = groups('complete', 'complete', 'asked', 'asked', 'skipped')
  expect(findOpenedQuestions(now, listEnabledKeys(now), ['q1', 'q3', 'q4'])).toEqual(['q3'])
})
