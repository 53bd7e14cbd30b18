import { expect, test } from 'vitest'
import { getTurn, type FlowOrder } from './flow-turn.ts'

const fresh: FlowOrder = {
  orderItemId: 'i',
  isJoint: false,
  courseStatus: 2,
  hasRegisteredCourse: false,
  verifiedDetails: false,
  verifiedCoDebtorDetails: false,
  acceptedDisclosureAgreement: false,
  shownCourseInstructions: false,
}
const verified = { ...fresh, verifiedDetails: true }
const joint = { ...verified, isJoint: true }
const agreed = { ...verified, acceptedDisclosureAgreement: true }

test.each<readonly [string, Parameters<typeof getTurn>, ReturnType<typeof getTurn>]>([
  ['the page that is due', ['verify', fresh, true], 'verify'],
  ['one too far', ['course-instructions', fresh, true], 'verify'],
  [
    'the spouse of a client who takes it alone',
    ['verify-spouse', verified, true],
    'course-disclosure-agreement',
  ],
  ['the spouse, taken together', ['verify-spouse', joint, true], 'verify-spouse'],
  [
    'the agreement before the spouse',
    ['course-disclosure-agreement', joint, true],
    'verify-spouse',
  ],
  ['a page that is behind', ['verify', agreed, true], 'verify'],
  [
    'by phone',
    ['course-instructions', { ...agreed, courseStatus: 12 }, true],
    'course-instructions',
  ],
  [
    'everything done',
    ['course-instructions', { ...agreed, shownCourseInstructions: true }, true],
    'courses',
  ],
  ['no order', ['verify', undefined, true], 'courses'],
  [
    'nothing chosen yet',
    ['verify', { ...fresh, orderItemId: null, courseStatus: 1 }, true],
    'courses',
  ],
  ['started already', ['verify', { ...fresh, courseStatus: 4 }, true], 'courses'],
  ['canceled', ['verify', { ...fresh, courseStatus: 7 }, true], 'courses'],
  ['registered already', ['verify', { ...fresh, hasRegisteredCourse: true }, true], 'courses'],
  ['ordered by the spouse', ['verify', fresh, false], 'courses'],
])('chooses the page for: %s', (_, [page, order, isOwner], expected) =>
  expect(getTurn(page, order, isOwner)).toBe(expected),
)
