// The courses of one or two debtors as a pure state machine, for tests.
import { currentProgress } from './current-progress.ts'
import {
  findPlacedOrder,
  getProgress,
  getSetUp,
  type CourseFacts,
  type Debtor,
  type ItemFacts,
  type OrderFacts,
} from './course-facts.ts'
import {
  courseNumbers,
  getCourseType,
  jointOption as options,
  type CourseNumber,
  type ItemStatus,
  type JointOption,
} from './courses.ts'
import { isCourseDone } from './course-number.ts'
import { courseTab } from './course-tab.ts'
import { statusAfterEvent, type ItemEvent } from './event-status.ts'
import { isJointCase, isTheOthersAlone, findOption } from '../ordering/joint-option.ts'
import { mayOrder } from '../ordering/may-order.ts'
import { nextPage } from './next-page.ts'
import { stepAfter, type OrderCall, type OrderOutcomes } from './next-step.ts'
import { readFailure } from '../ordering/order-failure.ts'
import type { CourseView } from '../ordering/order-view.ts'
import type { ProgressRecord } from '../records.ts'
import { today } from './test-facts.ts'
import type { Upload } from '../upload.ts'
import { viewedCourses } from '../ordering/viewed-orders.ts'

export interface Journey {
  readonly facts: CourseFacts
  readonly uploads: readonly Upload[]
}

export interface Act {
  readonly who: 'client' | 'spouse' | 'firm' | 'provider' | 'time'
  readonly name: string
  /** True for an outcome that leads on. */
  readonly helps: boolean
  readonly next: () => Journey
}

export function getView(
  { facts, uploads }: Journey,
  course: CourseNumber,
  debtor: Debtor,
): CourseView {
  const { orders, courses } = viewedCourses(facts, debtor, { uploads })
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
        take('placeNew', 'placed', true),
        take('placeNew', 'refused'),
        take('placeNew', 'failed'),
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
      return [take('placeExisting', 'placed', true), take('placeExisting', 'failed')]
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
    ...(isOpen && isJointCase(facts)
      ? [settle(null), settle(1), settle(2), settle(3), settle(4)]
      : []),
  ]
}

function called<Call extends OrderCall>(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
  call: Call,
  outcome: OrderOutcomes[Call],
): Journey {
  const { facts } = journey
  if (!mayOrder(facts, course, debtor, today))
    throw new Error(`${course} ${debtor}: the screen offers ${call}, and the server refuses it`)
  const isJoint = isJointCase(facts)
  const option = findOption(facts, course)
  const otherDebtor = debtor === 1 ? 2 : 1
  const isOthers = isJoint && findPlacedOrder(facts, course, otherDebtor) !== undefined
  const isForBoth =
    outcome === 'accepted-joint' ||
    (call === 'placeNew' && outcome === 'placed' && option === options.together)
  // The service's order cannot be accepted for a debtor with a course.
  const fitting =
    !isForBoth || (isJoint && !isOthers) ? outcome : call === 'placeNew' ? 'refused' : 'failed'
  const next = stepAfter(call, fitting as OrderOutcomes[Call], { isJoint, jointOption: option })
  const ordered = next.hasPlaced
    ? placed(journey, course, debtor, { isChosen: true, isJoint: isForBoth })
    : journey
  const stepped = inProgress(ordered, course, debtor, {
    ...(next.orderStatus === null ? {} : { orderStatus: next.orderStatus }),
    ...(next.orderStep === null ? {} : { orderStep: next.orderStep }),
    ...(call === 'lookUp' ? { isLookUpOver: false } : {}),
  })
  return next.jointOption === undefined || !isJoint
    ? stepped
    : withOption(stepped, course, next.jointOption)
}

/** Debtor 2 takes courses by phone. */
const getMethod = (debtor: Debtor) =>
  debtor === 2 ? ({ method: 2, status: 12 } as const) : ({ method: 1, status: 2 } as const)

function placed(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
  { isChosen, isJoint }: { readonly isChosen: boolean; readonly isJoint: boolean },
): Journey {
  const { facts } = journey
  const waiting = facts.orders.find(
    (order) => order.courseNumber === course && order.debtor === debtor,
  )
  const both = waiting?.isJoint ?? isJoint
  const debtors: readonly Debtor[] = both ? [1, 2] : [debtor]
  const takers = debtors.map((who) => ({ debtor: who, certificate: null }))
  const item: ItemFacts | null = !isChosen
    ? null
    : {
        id: `${course}${debtor}`,
        itemKey: `${course}${debtor}`,
        ...getMethod(debtor),
        verifiedDetails: false,
        verifiedSpouseDetails: false,
        acceptedDisclosure: false,
        shownInstructions: false,
        isRegistered: false,
        phoneNumber: null,
        accessCodeSealed: null,
        takers,
      }
  const order: OrderFacts = {
    id: `${course}${debtor}`,
    courseNumber: course,
    debtor,
    isJoint: both,
    source: isChosen ? 1 : 2,
    payment: 1,
    orderKey: 'k',
    consumerOrderId: 'c',
    isPlaced: true,
    isQuoteValid: false,
    offers: [],
    item,
  }
  const done = { hasPlaced: true, orderStatus: 2, orderStep: 'CourseOrderedSuccessfully' } as const
  const stored = {
    ...journey,
    facts: {
      ...facts,
      orders: [...facts.orders.filter((candidate) => candidate !== waiting), order],
    },
  }
  return debtors.reduce<Journey>((now, who) => inProgress(now, course, who, done), stored)
}

function withItem(
  { facts, uploads }: Journey,
  item: ItemFacts,
  change: Partial<ItemFacts>,
): Journey {
  return {
    uploads,
    facts: {
      ...facts,
      orders: facts.orders.map((order) =>
        order.item === item ? { ...order, item: { ...item, ...change } } : order,
      ),
    },
  }
}

function onePageOn(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
  item: ItemFacts,
): Journey {
  const order = viewedCourses(journey.facts, debtor, journey).orders.find(
    ({ courseNumber }) => courseNumber === course,
  )
  const flags = {
    verify: { verifiedDetails: true },
    'verify-spouse': { verifiedSpouseDetails: true },
    'course-disclosure-agreement': { acceptedDisclosure: true },
    'course-instructions': { shownInstructions: true },
    courses: {},
  }
  return order ? withItem(journey, item, flags[nextPage(order, order.isJoint)]) : journey
}

const registered = (journey: Journey, item: ItemFacts) =>
  withItem(journey, item, { isRegistered: true, status: item.method === 2 ? 13 : 3 })
const withEvent = (journey: Journey, item: ItemFacts, event: ItemEvent) =>
  withItem(journey, item, {
    status: statusAfterEvent(item.status, event, item.method) as ItemStatus,
    ...(event === 'course.finished' ? finishedBy(item) : {}),
  })
/** The ordering debtor has finished and has a certificate without a file. */
const finishedBy = (item: ItemFacts) => ({
  takers: item.takers.map((taker) => ({
    ...taker,
    certificate: taker.certificate ?? getCertificate(taker.debtor, false),
  })),
})
const getCertificate = (debtor: Debtor, hasFile: boolean) => ({
  id: `c${debtor}`,
  number: 'N',
  completedOn: today,
  hasFile,
})
const withCertificate = (journey: Journey, item: ItemFacts, debtor: Debtor, hasFile: boolean) =>
  withItem(journey, item, {
    takers: item.takers.map((taker) =>
      taker.debtor === debtor ? { ...taker, certificate: getCertificate(debtor, hasFile) } : taker,
    ),
  })

function inProgress(
  journey: Journey,
  courseNumber: CourseNumber,
  debtor: Debtor,
  change: Partial<ProgressRecord>,
): Journey {
  const { facts } = journey
  const stored = getProgress(facts, courseNumber, debtor)
  return {
    ...journey,
    facts: {
      ...facts,
      progress: [
        ...facts.progress.filter(
          (progress) => progress.courseNumber !== courseNumber || progress.debtor !== debtor,
        ),
        { ...stored, ...change },
      ],
    },
  }
}

function withOption(
  journey: Journey,
  courseNumber: CourseNumber,
  jointOption: JointOption | null,
): Journey {
  const { facts } = journey
  return {
    ...journey,
    facts: {
      ...facts,
      setUps: [
        ...facts.setUps.filter((setUp) => setUp.courseNumber !== courseNumber),
        { ...getSetUp(facts, courseNumber), jointOption },
      ],
    },
  }
}

const filed = (journey: Journey, caseNumber: string | null): Journey => ({
  ...journey,
  facts: {
    ...journey.facts,
    caseStatus: 'Filed',
    caseNumber: journey.facts.caseNumber ?? caseNumber,
  },
})

/** A joint order is reset for both, and so is the spouses' own choice. */
function reset(journey: Journey, course: CourseNumber, debtor: Debtor): Journey {
  const { facts } = journey
  const gone = facts.orders.filter(
    (order) => order.courseNumber === course && (order.debtor === debtor || order.isJoint),
  )
  const debtors: readonly Debtor[] = gone.some((order) => order.isJoint) ? [1, 2] : [debtor]
  const fresh = {
    hasPlaced: false,
    orderStatus: 0,
    orderStep: 'UserVerification',
    isLookUpOver: false,
  } as const
  const cleared = debtors.reduce<Journey>((now, who) => inProgress(now, course, who, fresh), {
    ...journey,
    facts: { ...facts, orders: facts.orders.filter((order) => !gone.includes(order)) },
  })
  const isNothingLeft = cleared.facts.orders.every((order) => order.courseNumber !== course)
  const isSaid = [options.together, options.separately].some(
    (option) => option === getSetUp(facts, course).jointOption,
  )
  return isNothingLeft && isSaid ? withOption(cleared, course, null) : cleared
}

/** Returns `spouse` if the spouse can help; undefined when no one can. */
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
