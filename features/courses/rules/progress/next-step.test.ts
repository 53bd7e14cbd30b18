import { expect, test } from 'vitest'
import type { JointOption } from './courses.ts'
import { stepAfter, type NextStep, type OrderCall } from './next-step.ts'
import { coursesProblems } from '../problems.ts'

interface Line {
  readonly call: OrderCall
  readonly outcome: string
  readonly success: boolean
  readonly status: number | null
  /**
   * A pair means two steps: one for a joint case without a joint option, and one for any other
   * case.
   */
  readonly step: string | null | readonly [undecided: string, others: string]
  readonly says?: string
  readonly hasPlaced?: true
  readonly option?: JointOption
}

const afterAccount = ['AddSpouseOrJointDebtor', 'ChooseCourse'] as const
const ask = 'Please contact your attorney for support in resolving this error.'
const placed = {
  success: true,
  status: 2,
  step: 'CourseOrderedSuccessfully',
  hasPlaced: true,
} as const
const unknown = { success: false, says: 'Unknown error placing order' } as const

const table: readonly Line[] = [
  { call: 'lookUp', outcome: 'none', success: true, status: 1, step: 'CreateAccount' },
  { call: 'lookUp', outcome: 'none-with-user', success: true, status: 1, step: afterAccount },
  { call: 'lookUp', outcome: 'found', success: true, status: 1, step: 'LookupFoundCourse' },
  {
    call: 'lookUp',
    outcome: 'several',
    success: false,
    status: 3,
    step: 'CourseOrderFailed',
    says: ask,
  },
  {
    call: 'lookUp',
    outcome: 'other-last-name',
    success: false,
    status: 4,
    step: 'CourseOrderFailed',
    says: ask,
  },
  {
    call: 'lookUp',
    outcome: 'missing-user',
    success: false,
    status: 5,
    step: 'CourseOrderFailed',
    says: ask,
  },
  {
    call: 'lookUp',
    outcome: 'missing-unit',
    success: false,
    status: 6,
    step: 'CourseOrderFailed',
    says: ask,
  },
  {
    call: 'lookUp',
    outcome: 'failed',
    success: false,
    status: 8,
    step: 'CourseOrderFailed',
    says: 'Error occurred while looking up order',
  },
  { call: 'acceptFound', outcome: 'accepted', ...placed },
  { call: 'acceptFound', outcome: 'accepted-joint', ...placed, option: 1 },
  {
    call: 'acceptFound',
    outcome: 'failed',
    success: false,
    status: null,
    step: null,
    says: 'Error occurred while accepting lookup found course',
  },
  { call: 'createAccount', outcome: 'created', success: true, status: 1, step: afterAccount },
  {
    call: 'createAccount',
    outcome: 'failed',
    success: false,
    status: 9,
    step: 'CourseOrderFailed',
    says: 'Error occurred while creating order account',
  },
  {
    call: 'addSpouse',
    outcome: 'alone',
    success: true,
    status: 1,
    step: 'ChooseCourse',
    option: 2,
  },
  {
    call: 'addSpouse',
    outcome: 'together',
    success: true,
    status: 1,
    step: 'ChooseCourse',
    option: 1,
  },
  {
    call: 'addSpouse',
    outcome: 'failed',
    success: false,
    status: 10,
    step: 'CourseOrderFailed',
    says: 'Error occurred while adding spouse to order',
  },
  { call: 'quote', outcome: 'offered', success: true, status: 1, step: 'ChooseCourse' },
  { call: 'quote', outcome: 'none', ...unknown, status: 11, step: 'CourseOrderFailed' },
  { call: 'quote', outcome: 'failed', ...unknown, status: 11, step: 'CourseOrderFailed' },
  { call: 'placeOrder', outcome: 'placed', ...placed },
  { call: 'placeOrder', outcome: 'same-again', ...placed },
  { call: 'placeOrder', outcome: 'refused', ...unknown, status: null, step: null },
  { call: 'placeOrder', outcome: 'failed', ...unknown, status: 12, step: 'CourseOrderFailed' },
  { call: 'chooseInInvite', outcome: 'placed', ...placed },
  { call: 'chooseInInvite', outcome: 'same-again', ...placed },
  { call: 'chooseInInvite', outcome: 'refused', ...unknown, status: null, step: null },
  { call: 'chooseInInvite', outcome: 'failed', ...unknown, status: null, step: null },
]

const cases = [
  { isJoint: false, jointOption: null },
  ...[null, 1, 2, 3, 4].map((jointOption) => ({
    isJoint: true,
    jointOption: jointOption as JointOption | null,
  })),
]

test.each(table.flatMap((line) => cases.map((facts) => ({ line, facts }))))(
  '$line.call with $line.outcome leads to the next step (joint: $facts.isJoint, option: $facts.jointOption)',
  ({ line, facts }) => {
    const next: NextStep = stepAfter(line.call, line.outcome as never, facts)
    const isUndecided = facts.isJoint && facts.jointOption === null
    const step =
      typeof line.step === 'object' && line.step !== null
        ? line.step[isUndecided ? 0 : 1]
        : line.step
    expect(next).toMatchObject({ success: line.success, orderStatus: line.status, orderStep: step })
    expect(next.problem === undefined ? undefined : coursesProblems[next.problem].text).toBe(
      line.says,
    )
    expect(next.hasPlaced).toBe(line.hasPlaced)
    expect(next.jointOption).toBe(line.option)
  },
)

test("never sends a single case to the spouse's step", () => {
  const steps = table.map(
    ({ call, outcome }) =>
      stepAfter(call, outcome as never, { isJoint: false, jointOption: null }).orderStep,
  )
  expect(steps).not.toContain('AddSpouseOrJointDebtor')
})

test('throws for an unknown outcome', () =>
  expect(() =>
    stepAfter('lookUp', 'created' as never, { isJoint: false, jointOption: null }),
  ).toThrow('No such outcome of lookUp'))
