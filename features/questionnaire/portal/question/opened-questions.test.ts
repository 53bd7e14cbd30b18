// A change opens questions: which of them somebody is led to before they go back to the page of answers.
import { expect, test } from 'vitest'
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { askedIn, openedIn } from './opened-questions.ts'

const question = (QuestionId: string, state: 'asked' | 'complete' | 'skipped') =>
  ({
    QuestionId,
    IsDisabled: state === 'skipped',
    UnitForm: { QuestionCompleteFlag: state === 'complete' },
  }) as ModelQuestion
const groups = (...states: ReadonlyArray<Parameters<typeof question>[1]>) => [
  { Questions: states.slice(0, 2).map((state, at) => question(`q${at}`, state)) },
  { Questions: states.slice(2).map((state, at) => question(`q${at + 2}`, state)) },
]

test('only what was not asked before and is not complete, in the order of the section', () => {
  const before = askedIn(groups('complete', 'skipped', 'asked', 'skipped', 'skipped'))
  expect([...before]).toEqual(['q0', 'q2'])
  expect(openedIn(groups('complete', 'asked', 'asked', 'complete', 'asked'), before, [])).toEqual([
    'q1',
    'q4',
  ])
  expect(
    openedIn(groups('complete', 'skipped', 'asked', 'skipped', 'skipped'), before, []),
  ).toEqual([])
})

test('what an earlier change opened is not forgotten, unless it was answered or closed again since', () => {
  const now = groups('complete', 'complete', 'asked', 'asked', 'skipped')
  expect(openedIn(now, askedIn(now), ['q1', 'q3', 'q4'])).toEqual(['q3'])
})
