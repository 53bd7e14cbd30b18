// spec: courses#step-outcomes
import {
  jointOption,
  orderStatus,
  type JointOption,
  type OrderStatus,
  type OrderStep,
} from './courses.ts'
import { asksForSpouse } from './joint-option.ts'
import type { CoursesProblemCode } from '../problems.ts'

/** `refused` changes nothing. `failed` means that the service failed. */
export interface OrderOutcomes {
  readonly lookUp:
    | 'none'
    | 'none-with-user'
    | 'found'
    | 'several'
    | 'other-last-name'
    | 'missing-user'
    | 'missing-unit'
    | 'failed'
  readonly acceptFound: 'accepted' | 'accepted-joint' | 'failed'
  readonly createAccount: 'created' | 'failed'
  readonly addSpouse: 'alone' | 'together' | 'failed'
  readonly quote: 'offered' | 'none' | 'failed'
  /** For placeNewAttorneyAndConsumerCourseOrder, which places a new order. */
  readonly placeOrder: 'placed' | 'same-again' | 'refused' | 'failed'
  /** placeCourseOrder: the order is from the firm or the look-up and waits for a choice. */
  readonly chooseInInvite: 'placed' | 'same-again' | 'refused' | 'failed'
}
export type OrderCall = keyof OrderOutcomes

export interface NextStep {
  readonly success: boolean
  /** Null if the order status and the step do not change. */
  readonly orderStatus: OrderStatus | null
  readonly orderStep: OrderStep | null
  /** True if an order now exists at the service. Absent if nothing changes. */
  readonly hasPlaced?: true
  /** Stored for both debtors. Absent if the option does not change. */
  readonly jointOption?: JointOption
  /** Its English text is the errorMessage of the result. */
  readonly problem?: CoursesProblemCode
}

interface CaseFacts {
  readonly isJoint: boolean
  readonly jointOption: JointOption | null
}

export function stepAfter<Call extends OrderCall>(
  call: Call,
  outcome: OrderOutcomes[Call],
  facts: CaseFacts,
): NextStep {
  const rows: Readonly<Record<string, NextStep | 'after-account'>> = outcomes[call]
  const row = rows[outcome]
  if (row === undefined) throw new Error(`No such outcome of ${call}: ${outcome}`)
  return row === 'after-account'
    ? onward(
        asksForSpouse(facts.isJoint, facts.jointOption) ? 'AddSpouseOrJointDebtor' : 'ChooseCourse',
      )
    : row
}

const onward = (orderStep: OrderStep): NextStep => ({
  success: true,
  orderStatus: orderStatus.inProgress,
  orderStep,
})
const ordered: NextStep = {
  success: true,
  orderStatus: orderStatus.hasOrder,
  orderStep: 'CourseOrderedSuccessfully',
  hasPlaced: true,
}
const failed = (status: OrderStatus, problem: CoursesProblemCode): NextStep => ({
  success: false,
  orderStatus: status,
  orderStep: 'CourseOrderFailed',
  problem,
})
/** A refusal that changes nothing. */
export const unchanged = (problem: CoursesProblemCode): NextStep => ({
  success: false,
  orderStatus: null,
  orderStep: null,
  problem,
})

/** 'after-account' means the add-spouse step if it applies, otherwise the choice of a course. */
const outcomes: {
  readonly [Call in OrderCall]: Readonly<Record<OrderOutcomes[Call], NextStep | 'after-account'>>
} = {
  lookUp: {
    none: onward('CreateAccount'),
    'none-with-user': 'after-account',
    found: onward('LookupFoundCourse'),
    several: failed(orderStatus.multipleOrdersFound, 'courses.ask-attorney'),
    'other-last-name': failed(orderStatus.otherLastName, 'courses.ask-attorney'),
    'missing-user': failed(orderStatus.missingDudiUser, 'courses.ask-attorney'),
    'missing-unit': failed(orderStatus.missingOrganizationalUnit, 'courses.ask-attorney'),
    failed: failed(orderStatus.errorOnUserVerification, 'courses.look-up-failed'),
  },
  acceptFound: {
    accepted: ordered,
    'accepted-joint': { ...ordered, jointOption: jointOption.together },
    failed: unchanged('courses.accept-found-failed'),
  },
  createAccount: {
    created: 'after-account',
    failed: failed(orderStatus.errorOnCreateAccount, 'courses.create-account-failed'),
  },
  addSpouse: {
    alone: { ...onward('ChooseCourse'), jointOption: jointOption.separately },
    together: { ...onward('ChooseCourse'), jointOption: jointOption.together },
    failed: failed(orderStatus.errorOnAddSpouse, 'courses.add-spouse-failed'),
  },
  quote: {
    offered: onward('ChooseCourse'),
    none: failed(orderStatus.errorOnChooseCourse, 'courses.place-order-failed'),
    failed: failed(orderStatus.errorOnChooseCourse, 'courses.place-order-failed'),
  },
  placeOrder: {
    placed: ordered,
    'same-again': ordered,
    refused: unchanged('courses.place-order-failed'),
    failed: failed(orderStatus.errorOnPlaceOrder, 'courses.place-order-failed'),
  },
  chooseInInvite: {
    placed: ordered,
    'same-again': ordered,
    refused: unchanged('courses.place-order-failed'),
    failed: unchanged('courses.place-order-failed'),
  },
}

/**
 * The step that each call requires. Placing an order also depends on existing orders
 * (spec: courses#step-must-fit).
 */
export const stepOfCall: Readonly<Partial<Record<OrderCall, OrderStep>>> = {
  acceptFound: 'LookupFoundCourse',
  createAccount: 'CreateAccount',
  addSpouse: 'AddSpouseOrJointDebtor',
  quote: 'ChooseCourse',
  placeOrder: 'ChooseCourse',
}
