import { expect, test } from 'vitest'
import { getChoice, findChosenFiles, unmatchedFilters, type Project } from './choice.ts'

const all: readonly Project[] = ['unit', 'int', 'journeys']

test.each<
  [words: string, withChecks: boolean, projects: readonly Project[], filters: readonly string[]]
>([
  ['', true, all, []],
  ['checks', true, [], []],
  ['unit', false, ['unit'], []],
  ['journeys unit', false, ['unit', 'journeys'], []],
  ['checks int', true, ['int'], []],
  ['int save-answer', false, ['int'], ['save-answer']],
  ['journeys sign-in log-in', false, ['journeys'], ['sign-in', 'log-in']],
  ['save-answer', false, all, ['save-answer']],
  ['checks save-answer', true, all, ['save-answer']],
  ['.\\features\\cases', false, all, ['features/cases']],
  ['./lib/date.test.ts', false, all, ['lib/date.test.ts']],
])('parses npm test %s', (words, withChecks, projects, filters) => {
  expect(getChoice(words.split(' ').filter((word) => word !== ''))).toEqual({
    withChecks,
    projects,
    filters,
  })
})

const files = [
  'features/a/rules/save-answer.test.ts',
  'features/a/server/save-answer.int.test.ts',
  'features/a/portal/Answer.test.tsx',
  'journeys/an-answer-is-saved.journey.ts',
  'journeys/test-answers.ts',
]

test.each<[words: string, unit: number, int: number, journeys: number, unmatched: string]>([
  ['', 2, 1, 1, ''],
  ['unit', 2, 0, 0, ''],
  ['answer', 2, 1, 1, ''],
  ['save-answer', 1, 1, 0, ''],
  ['int save-answer', 0, 1, 0, ''],
  ['features/a/portal/', 1, 0, 0, ''],
  ['int answer-is-saved', 0, 0, 0, 'answer-is-saved'],
  ['save-answer unknown', 1, 1, 0, 'unknown'],
  ['test-answers', 0, 0, 0, 'test-answers'],
])('npm test %s selects these files', (words, unit, int, journeys, unmatched) => {
  const choice = getChoice(words.split(' ').filter((word) => word !== ''))
  expect(all.map((project) => findChosenFiles(files, choice, project).length)).toEqual([
    unit,
    int,
    journeys,
  ])
  expect(unmatchedFilters(files, choice).join(' ')).toBe(unmatched)
})
