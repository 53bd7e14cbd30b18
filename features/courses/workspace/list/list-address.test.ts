import { expect, test } from 'vitest'
import {
  courseStatesInOrder,
  courseViews,
  readListAddress,
  toFilter,
  toListAddress,
  type CourseListChoice,
} from './list-address.ts'

const opening: CourseListChoice = {
  view: 'todo',
  course: null,
  state: null,
  isMine: false,
  sort: 'DUE',
}

test('the list opens without an address of its own', () => {
  expect(toListAddress(opening)).toBe('')
  expect(readListAddress('')).toEqual(opening)
  expect(readListAddress('?view=nonsense&course=third&state=x&sort=y')).toEqual(opening)
})

test.each<CourseListChoice>([
  ...courseViews.map((view) => ({ ...opening, view })),
  { ...opening, course: 'FIRST', isMine: true },
  { ...opening, course: 'SECOND', sort: 'CLIENT' },
  { ...opening, view: 'all', state: 'HELD' },
])('an address returns to %j', (choice) => {
  expect(readListAddress(toListAddress(choice))).toEqual(choice)
})

test('what is to do is every state but the resting ones', () => {
  const { states } = toFilter(opening)
  expect(courseStatesInOrder.filter((state) => states?.includes(state) !== true)).toEqual([
    'DONE',
    'AFTER_FILING',
    'NOT_NEEDED',
  ])
})

test('late courses have any state, and a chosen state replaces those of the view', () => {
  expect(toFilter({ ...opening, view: 'late' })).toMatchObject({ states: null, isLate: true })
  expect(toFilter({ ...opening, state: 'HELD' })).toMatchObject({ states: ['HELD'] })
})
