import { expect, test } from 'vitest'
import {
  isAllShown,
  mayOpen,
  nextPage,
  pageBefore,
  type FlowPage,
  type NextPage,
} from './next-page.ts'

const combinations = Array.from({ length: 32 }, (_, number) => {
  const [
    verifiedDetails,
    verifiedCoDebtorDetails,
    acceptedDisclosureAgreement,
    shownCourseInstructions,
    needsSpouse,
  ] = [1, 2, 4, 8, 16].map((bit) => (number & bit) !== 0) as [
    boolean,
    boolean,
    boolean,
    boolean,
    boolean,
  ]
  return {
    flags: {
      verifiedDetails,
      verifiedCoDebtorDetails,
      acceptedDisclosureAgreement,
      shownCourseInstructions,
    },
    needsSpouse,
  }
})

/**
 * Flags: details verified, spouse's details verified, disclosure accepted, instructions shown. `*`
 * is any value.
 */
const lines: ReadonlyArray<readonly [pattern: string, alone: NextPage, together: NextPage]> = [
  ['0 * * *', 'verify', 'verify'],
  ['1 0 0 *', 'course-disclosure-agreement', 'verify-spouse'],
  ['1 0 1 0', 'course-instructions', 'verify-spouse'],
  ['1 0 1 1', 'courses', 'verify-spouse'],
  ['1 1 0 *', 'course-disclosure-agreement', 'course-disclosure-agreement'],
  ['1 1 1 0', 'course-instructions', 'course-instructions'],
  ['1 1 1 1', 'courses', 'courses'],
]

test.each(combinations)('finds the next page for %o', ({ flags, needsSpouse }) => {
  const bits = Object.values(flags).map(Number)
  const fitting = lines.filter(([pattern]) =>
    pattern.split(' ').every((wanted, at) => wanted === '*' || wanted === String(bits[at])),
  )
  expect(fitting).toHaveLength(1)
  const [, alone, together] = fitting[0] ?? []
  expect(nextPage(flags, needsSpouse)).toBe(needsSpouse ? together : alone)
  expect(isAllShown(flags, needsSpouse)).toBe((needsSpouse ? together : alone) === 'courses')
})

test.each(combinations)(
  'leads from %o to the registration without repeating a page',
  ({ flags, needsSpouse }) => {
    const turns = {
      verify: 'verifiedDetails',
      'verify-spouse': 'verifiedCoDebtorDetails',
      'course-disclosure-agreement': 'acceptedDisclosureAgreement',
      'course-instructions': 'shownCourseInstructions',
    } as const
    const seen: NextPage[] = []
    let now = flags
    for (
      let page = nextPage(now, needsSpouse);
      page !== 'courses';
      page = nextPage(now, needsSpouse)
    ) {
      expect(seen).not.toContain(page)
      seen.push(page)
      now = { ...now, [turns[page]]: true }
    }
    expect(isAllShown(now, needsSpouse)).toBe(true)
  },
)

test.each<readonly [FlowPage, boolean, NextPage]>([
  ['verify', true, 'courses'],
  ['verify-spouse', true, 'verify'],
  ['course-disclosure-agreement', true, 'verify-spouse'],
  ['course-disclosure-agreement', false, 'verify'],
  ['course-instructions', false, 'course-disclosure-agreement'],
])('Back leads from %s (spouse to verify: %s) to %s', (page, needsSpouse, before) =>
  expect(pageBefore(page, needsSpouse)).toBe(before),
)

test('opens only the next page and earlier ones, and no spouse page without a spouse', () => {
  const flags = {
    verifiedDetails: true,
    verifiedCoDebtorDetails: false,
    acceptedDisclosureAgreement: false,
    shownCourseInstructions: false,
  }
  expect(
    (
      ['verify', 'verify-spouse', 'course-disclosure-agreement', 'course-instructions'] as const
    ).filter((page) => mayOpen(page, flags, true)),
  ).toEqual(['verify', 'verify-spouse'])
  expect(
    (
      ['verify', 'verify-spouse', 'course-disclosure-agreement', 'course-instructions'] as const
    ).filter((page) => mayOpen(page, flags, false)),
  ).toEqual(['verify', 'course-disclosure-agreement'])
  expect(
    mayOpen(
      'verify',
      {
        verifiedDetails: true,
        verifiedCoDebtorDetails: true,
        acceptedDisclosureAgreement: true,
        shownCourseInstructions: true,
      },
      true,
    ),
  ).toBe(false)
})
