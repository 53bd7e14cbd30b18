// The courses of one or two debtors as a pure state machine, for tests.
import { currentProgress } from './current-progress.ts'
import { findPlacedOrder, type Debtor } from './course-facts.ts'
import {
  courseNumbers,
  getCourseType,
  jointOption as options,
  type CourseNumber,
  type JointOption,
} from './courses.ts'
import { isCourseDone } from './course-number.ts'
import { courseTab } from '../ordering/course-tab.ts'
import type { ItemEvent } from './event-status.ts'
import { isJointCase, isTheOthersAlone, findOption } from './joint-option.ts'
import type { OrderCall, OrderOutcomes } from './next-step.ts'
import { readFailure } from '../ordering/order-failure.ts'
import type { CourseView } from './order-tab.ts'
import { jointCase, singleCase, today } from './test-facts.ts'
import { toDashboardRecords } from './dashboard-records.ts'
import {
  type Journey,
  called,
  placed,
  onePageOn,
  registered,
  withEvent,
  withCertificate,
  inProgress,
  withOption,
  filed,
  reset,
  peopleChanged,
} from './test-journey-changes.ts'

export interface Act {
  readonly who: 'client' | 'spouse' | 'firm' | 'provider' | 'time'
  readonly name: string
  /** True if the act brings the course closer to its end. */
  readonly helps: boolean
  readonly next: () => Journey
}

export function getView(
  { facts, uploads }: Journey,
  course: CourseNumber,
  debtor: Debtor,
): CourseView {
  const { orders, courses } = toDashboardRecords(facts, debtor, { uploads })
  const courseState = courses.find(({ courseNumber }) => courseNumber === course)
  const order = orders.find(({ courseNumber }) => courseNumber === course) ?? null
  return courseTab({
    course,
    hasLoadFailed: false,
    hasLegacyOrder: facts.hasLegacyOrder,
    caseStatus: facts.caseStatus,
    caseNumber: facts.caseNumber,
    isFirstCourseDone: isCourseDone(facts, 'First', debtor, uploads),
    isHeld: courseState?.isHeld ?? false,
    waivedUntil: courseState?.waivedUntil,
    today,
    hasPlaced: courseState?.hasPlacedOrder ?? false,
    orderStep: courseState?.orderStep ?? '',
    isOwner: courseState?.isOwner ?? false,
    order,
  }).view
}

/** Returns the acts that a debtor's tab offers for a course. */
export function getActs(journey: Journey, course: CourseNumber, debtor: Debtor): readonly Act[] {
  const { facts } = journey
  const view = getView(journey, course, debtor)
  const item = findPlacedOrder(facts, course, debtor)?.item ?? null
  const act = (who: Act['who'], name: string, next: () => Journey, helps = false): Act => ({
    who,
    name: `${course} ${debtor}: ${name}`,
    helps,
    next,
  })
  const take = <Call extends OrderCall>(call: Call, outcome: OrderOutcomes[Call], helps = false) =>
    act('client', `${call} ${outcome}`, () => called(journey, course, debtor, call, outcome), helps)
  const hear = (event: ItemEvent, helps = false) =>
    item ? [act('provider', event, () => withEvent(journey, item, event), helps)] : []
  const certified = (who: Debtor, hasFile: boolean, helps = false) =>
    item
      ? [
          act(
            'provider',
            `certificate of ${who}`,
            () => withCertificate(journey, item, who, hasFile),
            helps,
          ),
        ]
      : []
  const ended = [...hear('course.canceled'), ...hear('course.expired')]
  switch (view) {
    case 'userVerification':
      return [
        take('lookUp', 'none'),
        take('lookUp', 'none-with-user', true),
        ...(
          ['found', 'several', 'other-last-name', 'missing-user', 'missing-unit', 'failed'] as const
        ).map((outcome) => take('lookUp', outcome)),
      ]
    case 'createAccount':
      return [take('createAccount', 'created', true), take('createAccount', 'failed')]
    case 'addSpouse':
      return [
        take('addSpouse', 'alone', true),
        take('addSpouse', 'together'),
        take('addSpouse', 'failed'),
      ]
    case 'chooseCourse':
      return [
        take('placeOrder', 'placed', true),
        take('placeOrder', 'refused'),
        take('placeOrder', 'failed'),
        take('quote', 'none'),
        take('quote', 'failed'),
      ]
    case 'lookupFound':
      return [
        take('acceptFound', 'accepted', true),
        take('acceptFound', 'accepted-joint'),
        take('acceptFound', 'failed'),
      ]
    case 'providerList':
      return [take('chooseInInvite', 'placed', true), take('chooseInInvite', 'failed')]
    case 'failure':
      return readFailure(currentProgress(facts, course, debtor).orderStatus).mayRetry
        ? [take('lookUp', 'none', true)]
        : [act('firm', 'reset', () => reset(journey, course, debtor), true)]
    case 'flow':
      return item
        ? [
            act('client', 'next page', () => onePageOn(journey, course, debtor, item), true),
            ...ended,
          ]
        : []
    case 'registering':
    case 'registeringPhone':
      return item
        ? [
            act('client', 'register', () => registered(journey, item), true),
            act('client', 'register in vain', () => journey),
          ]
        : []
    case 'pendingOnline':
    case 'pendingPhone':
      return [
        ...hear('course.finished', true),
        ...hear('course.started'),
        ...certified(debtor, false),
        ...ended,
      ]
    case 'certificateOnItsWay':
      return [...certified(debtor, true, true), ...ended]
    case 'spouse':
      return [
        ...certified(debtor, true, item !== null),
        act('firm', 'reset', () => reset(journey, course, debtor)),
      ]
    case 'canceled':
      return [act('firm', 'reset', () => reset(journey, course, debtor), true)]
    case 'takeFirst':
    case 'finishedFirst':
    case 'needsCaseNumber':
      return [act('firm', 'file with a number', () => filed(journey, '26-10457'), true)]
    case 'held':
      return [
        act(
          'firm',
          'no longer wait',
          () => inProgress(journey, course, debtor, { isHeld: false }),
          true,
        ),
      ]
    case 'takeSecond':
      return [
        act(
          'firm',
          'waive',
          () => inProgress(journey, course, debtor, { waivedUntil: today }),
          true,
        ),
      ]
    default:
      return []
  }
}

/** Returns acts that are possible in any view. */
export function actsAtAnyTime(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
): readonly Act[] {
  const { facts, uploads } = journey
  const act = (who: Act['who'], name: string, next: () => Journey): Act => ({
    who,
    name: `${course} ${debtor}: ${name}`,
    helps: false,
    next,
  })
  const isFree = findPlacedOrder(facts, course, debtor) === undefined
  const isOpen = facts.orders.every((order) => order.courseNumber !== course)
  const settle = (option: JointOption | null) =>
    act('firm', `option ${option}`, () => withOption(journey, course, option))
  return [
    act('time', 'half an hour passes', () =>
      inProgress(journey, course, debtor, { isLookUpOver: true }),
    ),
    act('client', 'hand a certificate in', () => ({
      ...journey,
      uploads: [
        ...uploads,
        {
          courseType: getCourseType(course),
          debtor,
          documentId: 'd',
          status: 'Pending',
          completedOn: null,
        },
      ],
    })),
    act('firm', 'reject what was handed in', () => ({ ...journey, uploads: [] })),
    act('firm', 'file without a number', () => filed(journey, null)),
    act('firm', 'file', () => filed(journey, '26-10457')),
    act('firm', 'wait', () => inProgress(journey, course, debtor, { isHeld: true })),
    act('firm', 'reset', () => reset(journey, course, debtor)),
    ...(isFree
      ? [
          act('firm', 'order', () =>
            placed(journey, course, debtor, { isChosen: false, isJoint: false }),
          ),
        ]
      : []),
    ...(facts.caseStatus === 'Pre-Filing'
      ? [
          act('firm', isJointCase(facts) ? 'spouse leaves' : 'spouse joins', () =>
            peopleChanged(journey, (isJointCase(facts) ? singleCase : jointCase).people),
          ),
        ]
      : []),
    ...(isOpen && isJointCase(facts)
      ? [settle(null), settle(1), settle(2), settle(3), settle(4)]
      : []),
  ]
}

/** Returns `spouse` if the spouse must act, and undefined if only the debtor can act. */
export function whomToAsk(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
): 'nobody: done' | 'spouse' | undefined {
  if (isCourseDone(journey.facts, course, debtor, journey.uploads)) return 'nobody: done'
  const isTogether =
    findOption(journey.facts, course) === options.together &&
    !isTheOthersAlone(findOption(journey.facts, course), debtor)
  return getView(journey, course, debtor) === 'spouse' && isTogether ? 'spouse' : undefined
}

export const bothCourses = courseNumbers
