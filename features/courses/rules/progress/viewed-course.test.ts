import { expect, test } from 'vitest'
import type { CourseFacts } from './course-facts.ts'
import type { ItemStatus } from './courses.ts'
import { viewedStatus } from './viewed-course.ts'
import { item, jointCase, order, singleCase, taker, upload, withOption } from './test-facts.ts'
import type { Upload } from '../upload.ts'

const together = withOption(jointCase, 1)
const withItem = (
  facts: CourseFacts,
  status: ItemStatus,
  isJoint = false,
  takers = isJoint ? [taker(1), taker(2)] : [taker(1)],
): CourseFacts => ({ ...facts, orders: [order({ isJoint, item: item({ status, takers }) })] })
const seen = (facts: CourseFacts, uploads: readonly Upload[] = []) => [
  viewedStatus(facts, 'First', 1, uploads),
  viewedStatus(facts, 'First', 2, uploads),
]

test.each<readonly [string, CourseFacts, number | undefined, number | undefined]>([
  ['nothing is ordered', jointCase, undefined, undefined],
  [
    'a quote is no order',
    { ...jointCase, orders: [order({ isPlaced: false })] },
    undefined,
    undefined,
  ],
  ['the firm ordered for debtor 1', { ...jointCase, orders: [order({ source: 2 })] }, 1, undefined],
  [
    'the firm ordered for both',
    { ...together, orders: [order({ source: 2, isJoint: true })] },
    1,
    9,
  ],
  ['option 2: each has their own', withItem(withOption(jointCase, 2), 4), 4, undefined],
  ['option 3: debtor 1 alone', withItem(withOption(jointCase, 3), 3), 3, 9],
  ['option 3 before anything is ordered', withOption(jointCase, 3), undefined, 9],
  ['option 4 before anything is ordered', withOption(jointCase, 4), 9, undefined],
  [
    'option 3 once debtor 1 has finished',
    withItem(withOption(jointCase, 3), 5, false, [taker(1, { hasFile: true })]),
    6,
    9,
  ],
  ['option 1 before anything is ordered', together, undefined, undefined],
  ['a single case knows no option', withOption(singleCase, 4), undefined, undefined],
])('shows both debtors the right status: %s', (_, facts, first, two) =>
  expect(seen(facts)).toEqual([first, two]),
)

test.each([2, 3, 4, 5, 12, 13] as const)(
  'for a joint order with the status %s, shows this status to the owner and 9 to the spouse',
  (status) => expect(seen(withItem(together, status, true))).toEqual([status, 9]),
)

test.each([7, 8] as const)(
  'for a joint order that ended with the status %s, shows this status to both debtors',
  (status) => expect(seen(withItem(together, status, true))).toEqual([status, status]),
)

test('a certificate completes a course only for its own debtor', () => {
  expect(seen(withItem(together, 5, true, [taker(1, { hasFile: true }), taker(2)]))).toEqual([6, 9])
  expect(seen(withItem(together, 5, true, [taker(1), taker(2, { hasFile: true })]))).toEqual([5, 6])
  expect(
    seen(withItem(together, 5, true, [taker(1, { hasFile: true }), taker(2, { hasFile: true })])),
  ).toEqual([6, 6])
})

test('shows status 5 to both while the certificate file is missing', () => {
  expect(
    seen(withItem(together, 4, true, [taker(1, { hasFile: false }), taker(2, { hasFile: false })])),
  ).toEqual([5, 5])
})

test.each([
  ['Pending', 10],
  ['Review', 10],
  ['Accepted', 10],
  ['Approved', 10],
  ['Rejected', 4],
  ['Replaced', 4],
  ['Unknown', 4],
])('shows the right status for an uploaded certificate that is %s', (status, expected) => {
  expect(viewedStatus(withItem(jointCase, 4), 'First', 1, [upload(status)])).toBe(expected)
})

test('counts an uploaded certificate only for its debtor and course, even without an order', () => {
  const uploads = [upload('Pending')]
  expect(seen(jointCase, uploads)).toEqual([10, undefined])
  expect(viewedStatus(jointCase, 'Second', 1, uploads)).toBeUndefined()
  expect(seen(withItem(jointCase, 7), uploads)).toEqual([10, undefined])
  expect(seen(withOption(jointCase, 4), uploads)).toEqual([10, undefined])
})

test("prefers the provider's certificate to an uploaded one", () => {
  expect(
    viewedStatus(withItem(jointCase, 5, false, [taker(1, { hasFile: true })]), 'First', 1, [
      upload('Accepted'),
    ]),
  ).toBe(6)
})
