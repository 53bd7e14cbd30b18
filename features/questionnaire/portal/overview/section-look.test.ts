import { expect, test } from 'vitest'
import {
  doneIn,
  isAllReadOnly,
  findNews,
  sectionLook,
  sectionToGoOnWith,
} from '../section/section-look.ts'
import { overviewWords } from '../words.ts'

test.each([
  [1, 'Not Started', 'Start Section'],
  [2, 'In Progress', 'Resume Section'],
  [3, 'Complete', 'Edit Section'],
  [4, 'Complete', 'View Section'],
  [5, 'In Progress', 'Resume Section'],
  [6, 'Complete', undefined],
])(
  'a section with status %i has the label %s and the button %s',
  (sectionStatus, label, button) => {
    const look = sectionLook({ sectionStatus })
    expect(overviewWords.english.status[look.label]).toBe(label)
    expect(look.action && overviewWords.english.action[look.action]).toBe(button)
  },
)

const sections = (...statuses: readonly number[]) =>
  statuses.map((sectionStatus) => ({ sectionStatus }))

test.each([
  ['nothing started: the first', [1, 1], 0],
  ['what is under way, before what was not started', [3, 1, 2], 2],
  ['what came back, before all', [2, 4, 5], 2],
  ['everything done: none', [3, 4, 6], -1],
])('finds the section to continue with: %s', (_, statuses, at) => {
  const list = sections(...statuses)
  expect(list.findIndex((section) => section === sectionToGoOnWith(list))).toBe(at)
})

test('counts sections with a status from Completed on as done, except Rejected', () =>
  expect(doneIn(sections(1, 2, 3, 4, 5, 6))).toBe(3))

test('returns true only if every section is Submitted or Imported', () => {
  expect(isAllReadOnly(sections(4, 6))).toBe(true)
  expect(isAllReadOnly(sections(4, 3))).toBe(false)
  expect(isAllReadOnly([])).toBe(false)
})

const card = (sectionName: string, sectionStatus: number, isRejected = false) => ({
  sectionName,
  sectionStatus,
  isRejected,
})

test.each([
  [
    'what came back is named, in order',
    [card('A', 4), card('B', 5, true), card('C', 5, true)],
    { sentBack: ['B', 'C'] },
  ],
  ['also after it was completed again', [card('A', 4), card('B', 3, true)], { sentBack: ['B'] }],
  ['submitted, when nothing came back', [card('A', 4), card('B', 4)], 'submitted'],
  ['submitted, also when some were imported', [card('A', 6), card('B', 4)], 'submitted'],
  ['nothing before that', [card('A', 3), card('B', 2)], undefined],
])('chooses the banner: %s', (_, list, news) => expect(findNews(list)).toEqual(news))
