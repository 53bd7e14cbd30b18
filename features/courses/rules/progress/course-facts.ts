// Stored facts of both courses of one case, without encrypted values.
import type {
  CourseMethod,
  CourseNumber,
  CoursePayment,
  ItemStatus,
  JointOption,
  OrderSource,
} from './courses.ts'
import type { ProgressRecord } from '../records.ts'

export type Debtor = 1 | 2

export interface CourseSetUp {
  readonly courseNumber: CourseNumber
  readonly payment: CoursePayment
  /** Null means every provider of the course. */
  readonly providerIds: readonly number[] | null
  readonly jointOption: JointOption | null
}

export interface CertificateFacts {
  readonly id: string
  readonly number: string
  /** `YYYY-MM-DD`, in the office's time zone. */
  readonly completedOn: string
  /** False until the file is stored. */
  readonly hasFile: boolean
}

export interface TakerFacts {
  readonly debtor: Debtor
  readonly certificate: CertificateFacts | null
}

export interface ItemFacts {
  readonly id: string
  readonly itemKey: string
  readonly method: CourseMethod
  readonly status: ItemStatus
  readonly verifiedDetails: boolean
  readonly verifiedSpouseDetails: boolean
  readonly acceptedDisclosure: boolean
  readonly shownInstructions: boolean
  readonly isRegistered: boolean
  readonly phoneNumber: string | null
  /** Base64, encrypted with the firm's key. */
  readonly accessCodeSealed: string | null
  readonly takers: readonly TakerFacts[]
}

export interface OfferFacts {
  readonly id: string
  readonly providerId: number
  readonly name: string
  /** For example '24.00'. Null if unknown, as for a course that was chosen elsewhere. */
  readonly price: string | null
  /** Empty unless the caller needs it. */
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

export interface OrderFacts {
  readonly id: string
  readonly courseNumber: CourseNumber
  readonly debtor: Debtor
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly payment: CoursePayment
  readonly orderKey: string | null
  readonly consumerOrderId: string | null
  readonly isPlaced: boolean
  /** A quote is valid for 24 hours. */
  readonly isQuoteValid: boolean
  /** What the firm allowed when it was made, in the firm's order. Null means every provider. */
  readonly allowedProviders: readonly number[] | null
  readonly offers: readonly OfferFacts[]
  readonly item: ItemFacts | null
}

export interface DebtorFacts {
  readonly debtor: Debtor
  readonly givenName: string
  readonly familyName: string
  readonly accountId: string | null
  /** The court has decided about this debtor, or the case was closed. */
  readonly hasEnded: boolean
}

export interface CourseFacts {
  readonly caseId: string
  readonly firmId: string
  readonly caseStatus: string
  readonly caseNumber: string | null
  /** Null when the firm offers no courses; never blank. */
  readonly clientCode: string | null
  readonly hasLegacyOrder: boolean
  readonly chapter: 7 | 13 | null
  readonly timeZone: string
  readonly unitKey: string | null
  readonly people: readonly DebtorFacts[]
  /** Stored rows only; `getSetUp` adds the defaults. */
  readonly setUps: readonly CourseSetUp[]
  readonly progress: readonly ProgressRecord[]
  /** Placed orders and quotes, without those that the firm has reset. */
  readonly orders: readonly OrderFacts[]
}

/** Complete for a debtor whose part of the case has ended (spec: cases#parts). */
export function getStatusOfDebtor(
  { caseStatus, people }: Pick<CourseFacts, 'caseStatus' | 'people'>,
  debtor: Debtor,
): string {
  const hasEnded = people.some((person) => person.debtor === debtor && person.hasEnded)
  return hasEnded ? 'Complete' : caseStatus
}

/** Who takes the courses: people whose part goes on, or all of an ended case. */
export function listTakers<Person extends { readonly hasEnded: boolean }>(
  people: readonly Person[],
): readonly Person[] {
  const open = people.filter(({ hasEnded }) => !hasEnded)
  return open.length === 0 ? people : open
}

export function getSetUp(
  facts: Pick<CourseFacts, 'setUps'>,
  courseNumber: CourseNumber,
): CourseSetUp {
  return (
    facts.setUps.find((setUp) => setUp.courseNumber === courseNumber) ?? {
      courseNumber,
      payment: 1,
      providerIds: null,
      jointOption: null,
    }
  )
}

export function getProgress(
  facts: Pick<CourseFacts, 'caseId' | 'progress'>,
  courseNumber: CourseNumber,
  debtor: Debtor,
): ProgressRecord {
  return (
    facts.progress.find(
      (progress) => progress.courseNumber === courseNumber && progress.debtor === debtor,
    ) ?? {
      caseId: facts.caseId,
      courseNumber,
      debtor,
      hasPlaced: false,
      orderStatus: 0,
      orderStep: 'UserVerification',
      userKey: null,
      foundStatus: null,
      isLookUpOver: false,
      isHeld: false,
      waivedUntil: null,
    }
  )
}

/** Returns the debtor's own order, or a joint order that includes the debtor. */
export function findPlacedOrder(
  facts: Pick<CourseFacts, 'orders'>,
  courseNumber: CourseNumber,
  debtor: Debtor,
): OrderFacts | undefined {
  return facts.orders.find(
    (order) =>
      order.isPlaced &&
      order.courseNumber === courseNumber &&
      (order.debtor === debtor || order.isJoint),
  )
}

/** Returns the debtor's quote while it is valid. */
export function findQuote(
  facts: Pick<CourseFacts, 'orders'>,
  courseNumber: CourseNumber,
  debtor: Debtor,
): OrderFacts | undefined {
  return facts.orders.find(
    (order) =>
      !order.isPlaced &&
      order.isQuoteValid &&
      order.courseNumber === courseNumber &&
      order.debtor === debtor,
  )
}
