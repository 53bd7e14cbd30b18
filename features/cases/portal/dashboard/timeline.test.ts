import { expect, test } from 'vitest'
import { stepMarks, stepSentence } from './timeline.ts'
import { dashboardWords } from '../words.ts'

const description = 'The course, your documents and the questionnaire.'

test.each([
  ['done', '2026-09-14', 'Done 09/14/2026'],
  ['done', null, 'Done'],
  ['current', null, `Now. ${description}`],
  ['next', null, description],
])('describes a step that is %s, with the date %s', (state, date, sentence) =>
  expect(stepSentence({ state, date, description }, dashboardWords.english)).toBe(sentence),
)

const ended = { id: '1', name: 'Court', description, order: 1, date: null }

test.each([
  ['Filed', false, 'done', 'done'],
  ['Filed', false, 'current', 'current'],
  ['Filed', false, 'next', 'next'],
  ['Filed', false, 'later', 'next'],
  ['Complete', true, 'current', 'current'],
  ['Complete', true, 'done', 'done'],
  ['Complete', false, 'current', 'ended'],
  ['Complete', false, 'done', 'passed'],
])(
  'in a case with the status %s and discharged %s, marks a step in the state %s with %s',
  (status, isDischarged, state, expected) => {
    expect(stepMarks({ status, isDischarged, statuses: [{ ...ended, state }] })).toEqual([
      { id: '1', name: 'Court', state: expected },
    ])
  },
)
