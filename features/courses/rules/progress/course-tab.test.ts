import { expect, test } from 'vitest'
import { courseTab, type TabFacts } from '../ordering/course-tab.ts'
import type { CourseTabView, TabOrder } from './order-tab.ts'

const today = '2026-11-22'
const order = (courseStatus: number, change: Partial<TabOrder> = {}): TabOrder => ({
  courseStatus,
  courseMethod: 1,
  isJoint: false,
  verifiedDetails: true,
  verifiedCoDebtorDetails: false,
  acceptedDisclosureAgreement: true,
  shownCourseInstructions: true,
  hasRegisteredCourse: true,
  ...change,
})
const fresh: TabFacts = {
  course: 'First',
  hasLoadFailed: false,
  hasLegacyOrder: false,
  caseStatus: 'Pre-Filing',
  caseNumber: null,
  isFirstCourseDone: false,
  isHeld: false,
  waivedUntil: null,
  today,
  hasPlaced: false,
  orderStep: 'UserVerification',
  isOwner: true,
  order: null,
}
const second: Partial<TabFacts> = { course: 'Second', caseStatus: 'Filed', caseNumber: '26-10457' }
const filed: Partial<TabFacts> = { caseStatus: 'Filed', caseNumber: '26-10457' }

test.each<readonly [string, Partial<TabFacts>, string]>([
  [
    '1 the data could not be read',
    { hasLoadFailed: true, hasLegacyOrder: true },
    'loadError, no banner',
  ],
  ['2 ordered in an earlier system', { hasLegacyOrder: true }, 'legacy, notOrdered'],
  ['2 the second tab of the same', { ...second, hasLegacyOrder: true }, 'legacy, notOrdered'],
  ['3 second before filing, first not done', { course: 'Second' }, 'takeFirst, no banner'],
  [
    '3 also when something stands there',
    { course: 'Second', order: order(4) },
    'takeFirst, no banner',
  ],
  [
    '4 second before filing, first done',
    { course: 'Second', isFirstCourseDone: true },
    'finishedFirst, no banner',
  ],
  ['5 filed without a number', { ...second, caseNumber: null }, 'needsCaseNumber, no banner'],
  [
    '5 filed with a blank number',
    { ...second, caseNumber: '  ', order: order(4) },
    'needsCaseNumber, no banner',
  ],
  [
    '5 ended without a number',
    { ...second, caseStatus: 'Complete', caseNumber: null },
    'ended, notOrdered',
  ],
  ['6 the firm asks to wait', { ...second, isHeld: true }, 'held, notOrdered'],
  [
    '6 … but an order goes on',
    { ...second, isHeld: true, order: order(4) },
    'pendingOnline, no banner',
  ],
  ['7 an order', { order: order(4) }, 'pendingOnline, no banner'],
  [
    '7 the first course of a filed case goes on',
    { ...filed, order: order(4) },
    'pendingOnline, no banner, firstCourseFiled',
  ],
  [
    '7 … with a certificate',
    { ...filed, order: order(6) },
    'complete, firstFinished, firstCourseFiled',
  ],
  [
    '7 … and may be chosen when waived',
    { ...filed, order: order(1), waivedUntil: today },
    'providerList, takeFirst, firstCourseFiled',
  ],
  [
    '8 … but not chosen any more',
    { ...filed, order: order(1) },
    'takeSecond, notOrdered, firstCourseFiled',
  ],
  ['8 a filed case without a first course', filed, 'takeSecond, notOrdered, firstCourseFiled'],
  ['8 a complete one', { ...filed, caseStatus: 'Complete' }, 'ended, notOrdered, firstCourseFiled'],
  ['8 one that ended before filing', { caseStatus: 'Complete' }, 'ended, notOrdered'],
  [
    '7 the certificate in a case that ended before filing',
    { caseStatus: 'Complete', order: order(6) },
    'complete, firstFinished',
  ],
  [
    '8 the waiver ended yesterday',
    { ...filed, waivedUntil: '2026-11-21' },
    'takeSecond, notOrdered, firstCourseFiled',
  ],
  [
    '8 … although something was placed',
    { ...filed, hasPlaced: true },
    'takeSecond, notOrdered, firstCourseFiled',
  ],
  ['9 placed, and nothing there', { hasPlaced: true }, 'invalid, notOrdered'],
  ['9 the same waived', { ...filed, waivedUntil: today, hasPlaced: true }, 'invalid, notOrdered'],
  ['10 a waived first course', { ...filed, waivedUntil: today }, 'userVerification, takeFirst'],
  ['10 user verification', {}, 'userVerification, takeFirst'],
  ['10 create account', { orderStep: 'CreateAccount' }, 'createAccount, takeFirst'],
  ['10 add spouse', { orderStep: 'AddSpouseOrJointDebtor' }, 'addSpouse, takeFirst'],
  ['10 choose course', { orderStep: 'ChooseCourse' }, 'chooseCourse, takeFirst'],
  ['10 existing order found', { orderStep: 'LookupFoundCourse' }, 'lookupFound, takeFirst'],
  [
    '10 the second course has the same steps',
    { ...second, orderStep: 'CreateAccount' },
    'createAccount, takeSecond',
  ],
  [
    '10 also on a complete case',
    { ...second, caseStatus: 'Complete' },
    'userVerification, takeSecond',
  ],
  ['11 failed', { orderStep: 'CourseOrderFailed' }, 'failure, notOrdered'],
  [
    '11 ordered, without an order',
    { orderStep: 'CourseOrderedSuccessfully' },
    'failure, notOrdered',
  ],
  ['11 a step that there is not', { orderStep: 'Elsewhere' }, 'failure, notOrdered'],
])('shows the right view: %s', (_, change, shown) =>
  expect(named(courseTab({ ...fresh, ...change }))).toBe(shown),
)

const named = ({ view, banner, notice }: CourseTabView) =>
  [view, banner ?? 'no banner', ...(notice ? [notice] : [])].join(', ')

const hasBegun = (facts: TabFacts) =>
  facts.caseStatus === 'Filed' || facts.caseStatus === 'Complete'
/** A case that was closed without a number. */
const mayBeUnfiled = (facts: TabFacts) =>
  facts.caseStatus === 'Complete' && !facts.caseNumber?.trim()
const isWaived = (facts: TabFacts) =>
  typeof facts.waivedUntil === 'string' && facts.waivedUntil >= facts.today

/** The rules of the decision in order; the first match applies. */
const lines: ReadonlyArray<
  readonly [fits: (facts: TabFacts) => boolean, views: readonly string[]]
> = [
  [(facts) => facts.hasLoadFailed, ['loadError']],
  [(facts) => facts.hasLegacyOrder, ['legacy']],
  [
    (facts) => facts.course === 'Second' && !hasBegun(facts) && !facts.isFirstCourseDone,
    ['takeFirst'],
  ],
  [(facts) => facts.course === 'Second' && !hasBegun(facts), ['finishedFirst']],
  [(facts) => facts.course === 'Second' && mayBeUnfiled(facts), ['ended']],
  [(facts) => facts.course === 'Second' && !facts.caseNumber?.trim(), ['needsCaseNumber']],
  [(facts) => facts.course === 'Second' && facts.isHeld && facts.order === null, ['held']],
  [
    (facts) =>
      facts.order !== null &&
      !(
        facts.course === 'First' &&
        hasBegun(facts) &&
        facts.order.courseStatus === 1 &&
        !isWaived(facts)
      ),
    [
      'providerList',
      'flow',
      'registering',
      'registeringPhone',
      'pendingOnline',
      'pendingPhone',
      'certificateOnItsWay',
      'complete',
      'uploaded',
      'canceled',
      'spouse',
      'invalid',
    ],
  ],
  [
    (facts) => facts.course === 'First' && facts.caseStatus === 'Complete' && !isWaived(facts),
    ['ended'],
  ],
  [(facts) => facts.course === 'First' && hasBegun(facts) && !isWaived(facts), ['takeSecond']],
  [(facts) => facts.hasPlaced, ['invalid']],
  [
    (facts) =>
      [
        'UserVerification',
        'CreateAccount',
        'AddSpouseOrJointDebtor',
        'ChooseCourse',
        'LookupFoundCourse',
      ].includes(facts.orderStep),
    ['userVerification', 'createAccount', 'addSpouse', 'chooseCourse', 'lookupFound'],
  ],
  [() => true, ['failure']],
]

const steps = [
  'UserVerification',
  'CreateAccount',
  'AddSpouseOrJointDebtor',
  'ChooseCourse',
  'CourseOrderedSuccessfully',
  'CourseOrderFailed',
  'LookupFoundCourse',
]
const orders: ReadonlyArray<TabOrder | null> = [
  null,
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99].map((status) => order(status)),
]
const yesNo = [false, true]

function* everyState(): Generator<TabFacts> {
  for (const course of ['First', 'Second'] as const)
    for (const caseStatus of ['Pre-Filing', 'Filed', 'Complete', 'Dismissed'])
      for (const caseNumber of [null, ' ', '26-10457'])
        for (const hasLoadFailed of yesNo)
          for (const hasLegacyOrder of yesNo)
            for (const isFirstCourseDone of yesNo)
              for (const isHeld of yesNo)
                for (const waivedUntil of [null, '2026-11-21', today])
                  for (const hasPlaced of yesNo)
                    for (const orderStep of steps)
                      for (const given of orders)
                        yield {
                          course,
                          caseStatus,
                          caseNumber,
                          hasLoadFailed,
                          hasLegacyOrder,
                          isFirstCourseDone,
                          isHeld,
                          waivedUntil,
                          today,
                          hasPlaced,
                          orderStep,
                          isOwner: true,
                          order: given,
                        }
}

test('matches the rules in every state and shows a notice only for a first course after filing', () => {
  const wrong: unknown[] = []
  let count = 0
  for (const facts of everyState()) {
    count += 1
    const { view, banner, notice } = courseTab(facts)
    const line = lines.findIndex(([fits]) => fits(facts))
    const isAbout =
      facts.course === 'First'
        ? !['secondCanceled', 'secondFinished', 'takeSecond'].includes(banner ?? '')
        : !['firstCanceled', 'firstFinished', 'takeFirst'].includes(banner ?? '')
    const wantsNotice =
      facts.course === 'First' &&
      hasBegun(facts) &&
      !mayBeUnfiled(facts) &&
      [7, 8, 9].includes(line)
    if (!lines[line]?.[1].includes(view) || !isAbout || (notice !== null) !== wantsNotice)
      wrong.push({ facts, view, banner, notice, line })
    if (wrong.length > 3) break
  }
  expect(wrong).toEqual([])
  expect(count).toBe(2 * 4 * 3 * 16 * 3 * 2 * 7 * 15)
})
