import { expect, test } from 'vitest'
import { placeOrderFields } from './place-order-fields.ts'
import { jointCase, singleCase, withOption, withProgress } from '../progress/test-facts.ts'

const placed = { hasPlaced: true, orderStatus: 2, orderStep: 'CourseOrderedSuccessfully' } as const

test('returns defaults for a new case', () => {
  expect(placeOrderFields(singleCase, 1)).toEqual({
    debtor1HasPlacedFirstCourseOrder: false,
    debtor1HasPlacedFirstCourseOrderStatus: 0,
    debtor1FirstCourseOrderStep: 'UserVerification',
    debtor1FirstCourseForJointCaseOrders: null,
    debtor1HasPlacedSecondCourseOrder: false,
    debtor1HasPlacedSecondCourseOrderStatus: 0,
    debtor1SecondCourseOrderStep: 'UserVerification',
    debtor1SecondCourseForJointCaseOrders: null,
    debtor2HasPlacedFirstCourseOrder: null,
    debtor2HasPlacedFirstCourseOrderStatus: null,
    debtor2FirstCourseOrderStep: null,
    debtor2FirstCourseForJointCaseOrders: null,
    debtor2HasPlacedSecondCourseOrder: null,
    debtor2HasPlacedSecondCourseOrderStatus: null,
    debtor2SecondCourseOrderStep: null,
    debtor2SecondCourseForJointCaseOrders: null,
  })
})

test.each([
  [1, true],
  [2, false],
  [3, false],
  [4, false],
  [null, false],
] as const)("with joint option %s, shows the spouse's order: %s", (option, isSeen) => {
  const facts = withProgress(withProgress(withOption(jointCase, option), placed, 1), placed, 2)
  expect(placeOrderFields(facts, 1)).toMatchObject({
    debtor1HasPlacedFirstCourseOrder: true,
    debtor1HasPlacedFirstCourseOrderStatus: 2,
    debtor1FirstCourseOrderStep: 'CourseOrderedSuccessfully',
    debtor1FirstCourseForJointCaseOrders: option,
    debtor2HasPlacedFirstCourseOrder: isSeen ? true : null,
    debtor2HasPlacedFirstCourseOrderStatus: isSeen ? 2 : null,
    debtor2FirstCourseOrderStep: isSeen ? 'CourseOrderedSuccessfully' : null,
    debtor2FirstCourseForJointCaseOrders: option,
    debtor2HasPlacedSecondCourseOrder: null,
  })
  expect(placeOrderFields(facts, 2)).toMatchObject({
    debtor2HasPlacedFirstCourseOrder: true,
    debtor1HasPlacedFirstCourseOrder: isSeen ? true : null,
    debtor1FirstCourseForJointCaseOrders: option,
  })
})

test('returns no joint option for a single case, and the first step after the look-up has expired', () => {
  const facts = withProgress(withOption(singleCase, 2), {
    orderStatus: 1,
    orderStep: 'ChooseCourse',
    isLookUpOver: true,
  })
  expect(placeOrderFields(facts, 1)).toMatchObject({
    debtor1FirstCourseForJointCaseOrders: null,
    debtor1HasPlacedFirstCourseOrderStatus: 0,
    debtor1FirstCourseOrderStep: 'UserVerification',
  })
})
