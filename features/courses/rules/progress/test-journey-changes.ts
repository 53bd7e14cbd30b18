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
  jointOption as options,
  type CourseNumber,
  type ItemStatus,
  type JointOption,
} from './courses.ts'
import { statusAfterEvent, type ItemEvent } from './event-status.ts'
import { isJointCase, findOption } from './joint-option.ts'
import { fitCourse } from './people-changed.ts'
import { mayOrder } from '../ordering/may-order.ts'
import { nextPage } from './next-page.ts'
import { stepAfter, type OrderCall, type OrderOutcomes } from './next-step.ts'
import type { ProgressRecord } from '../records.ts'
import { today } from './test-facts.ts'
import type { Upload } from '../upload.ts'
import { toDashboardRecords } from './dashboard-records.ts'

export interface Journey {
  readonly facts: CourseFacts
  readonly uploads: readonly Upload[]
}

export function called<Call extends OrderCall>(
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
    (call === 'placeOrder' && outcome === 'placed' && option === options.together)
  // A joint order cannot be accepted if the other debtor already has an order.
  const fitting =
    !isForBoth || (isJoint && !isOthers) ? outcome : call === 'placeOrder' ? 'refused' : 'failed'
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

export function placed(
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
    allowedProviders: null,
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

export function onePageOn(
  journey: Journey,
  course: CourseNumber,
  debtor: Debtor,
  item: ItemFacts,
): Journey {
  const order = toDashboardRecords(journey.facts, debtor, journey).orders.find(
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

export const registered = (journey: Journey, item: ItemFacts) =>
  withItem(journey, item, { isRegistered: true, status: item.method === 2 ? 13 : 3 })
export const withEvent = (journey: Journey, item: ItemFacts, event: ItemEvent) =>
  withItem(journey, item, {
    status: statusAfterEvent(item.status, event, item.method) as ItemStatus,
    ...(event === 'course.finished' ? finishedBy(item) : {}),
  })
/**
 * Gives each debtor of the course a certificate without a file, unless the debtor already has a
 * certificate.
 */
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
export const withCertificate = (
  journey: Journey,
  item: ItemFacts,
  debtor: Debtor,
  hasFile: boolean,
) =>
  withItem(journey, item, {
    takers: item.takers.map((taker) =>
      taker.debtor === debtor ? { ...taker, certificate: getCertificate(debtor, hasFile) } : taker,
    ),
  })

export function inProgress(
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

export function withOption(
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

export const filed = (journey: Journey, caseNumber: string | null): Journey => ({
  ...journey,
  facts: {
    ...journey.facts,
    caseStatus: 'Filed',
    caseNumber: journey.facts.caseNumber ?? caseNumber,
  },
})

const fresh = {
  hasPlaced: false,
  orderStatus: 0,
  orderStep: 'UserVerification',
  isLookUpOver: false,
} as const

/**
 * Resets a joint order for both debtors. Also clears the option that the spouses chose themselves.
 */
export function reset(journey: Journey, course: CourseNumber, debtor: Debtor): Journey {
  const { facts } = journey
  const gone = facts.orders.filter(
    (order) => order.courseNumber === course && (order.debtor === debtor || order.isJoint),
  )
  const debtors: readonly Debtor[] = gone.some((order) => order.isJoint) ? [1, 2] : [debtor]
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

/** The spouse joins the case or leaves it. */
export function peopleChanged(journey: Journey, people: CourseFacts['people']): Journey {
  const start = { ...journey, facts: { ...journey.facts, people } }
  return courseNumbers.reduce<Journey>((now, course) => {
    const fit = fitCourse(now.facts, course, now.uploads)
    if (!fit) return now
    const orders = now.facts.orders.filter(({ id }) => !fit.endedOrders.includes(id))
    if (fit.change === 'joined')
      return inProgress({ ...now, facts: { ...now.facts, orders } }, course, 1, {
        orderStep: 'AddSpouseOrJointDebtor',
      })
    const single = orders.map((order) =>
      fit.ordersOfOne.includes(order.id)
        ? { ...order, isJoint: false, item: order.item && withoutSpouse(order.item) }
        : order,
    )
    const progress = now.facts.progress.filter(
      ({ courseNumber, debtor }) => courseNumber !== course || debtor === 1,
    )
    const left = withOption(
      { ...now, facts: { ...now.facts, orders: single, progress } },
      course,
      null,
    )
    return fit.startsAgain ? inProgress(left, course, 1, fresh) : left
  }, start)
}

const withoutSpouse = (item: ItemFacts) => ({ ...item, takers: item.takers.slice(0, 1) })
