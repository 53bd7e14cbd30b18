import { expect, test } from 'vitest'
import type { CourseFacts } from '../progress/course-facts.ts'
import type { JointOption } from '../progress/courses.ts'
import { currentProgress } from '../progress/current-progress.ts'
import { asksForSpouse, findOption } from '../progress/joint-option.ts'
import { jointCase, order, singleCase, withOption, withProgress } from '../progress/test-facts.ts'

const ordered = (facts: CourseFacts, isJoint: boolean, isPlaced = true): CourseFacts => ({
  ...facts,
  orders: [order({ isJoint, isPlaced, debtor: 2 })],
})

test.each<readonly [string, CourseFacts, JointOption | null]>([
  ['no choice yet', jointCase, null],
  ['said: together', withOption(jointCase, 1), 1],
  ['a single case has none', withOption(singleCase, 1), null],
  ['one has ordered alone without a choice', ordered(jointCase, false), 2],
  [
    'one has ordered alone, although they had said together',
    ordered(withOption(jointCase, 1), false),
    2,
  ],
  ['one has ordered for both', ordered(withOption(jointCase, 2), true), 1],
  ['a quote is no order', ordered(withOption(jointCase, 1), false, false), 1],
  ['only debtor 2 takes it, and has ordered', ordered(withOption(jointCase, 4), false), 4],
])('returns the right joint option: %s', (_, facts, option) =>
  expect(findOption(facts, 'First')).toBe(option),
)

test('asks for the spouse only in a joint case without a joint option', () => {
  expect([asksForSpouse(true, null), asksForSpouse(true, 2), asksForSpouse(false, null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('skips the question about the spouse once the other debtor has answered it or ordered', () => {
  const choosing = withProgress(jointCase, { orderStatus: 1, orderStep: 'AddSpouseOrJointDebtor' })
  const stepIn = (facts: CourseFacts) => currentProgress(facts, 'First', 1).orderStep
  expect([
    stepIn(choosing),
    stepIn(withOption(choosing, 2)),
    stepIn(ordered(choosing, false)),
  ]).toEqual(['AddSpouseOrJointDebtor', 'ChooseCourse', 'ChooseCourse'])
  expect(currentProgress(withOption(choosing, 2), 'Second', 1).orderStep).toBe('UserVerification')
})
