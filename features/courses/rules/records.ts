import type { Language } from '#lib/language.ts'
import type { RefusalFacts } from '#lib/problem.ts'
import type {
  CourseMethod,
  CourseNumber,
  CoursePayment,
  CourseStatus,
  CourseType,
  JointOption,
  OrderStatus,
  OrderStep,
} from './progress/courses.ts'

export interface ProgressRecord {
  readonly caseId: string
  readonly courseNumber: CourseNumber
  readonly debtor: 1 | 2
  readonly hasPlaced: boolean
  readonly orderStatus: OrderStatus
  readonly orderStep: OrderStep
  readonly userKey: string | null
  readonly foundStatus: CourseStatus | null
  /** True if the look-up is older than 30 minutes. Its result and number are deleted. */
  readonly isLookUpOver: boolean
  readonly isHeld: boolean
  /** `YYYY-MM-DD` */
  readonly waivedUntil: string | null
}

/** An order as one viewer sees it. */
export interface CourseOrderRecord {
  readonly courseNumber: CourseNumber
  readonly orderId: string
  readonly orderItemId: string | null
  readonly orderKey: string | null
  readonly isJoint: boolean
  readonly providerId: number | null
  readonly providerName: string | null
  readonly courseType: CourseType
  readonly courseStatus: CourseStatus
  readonly courseMethod: CourseMethod | null
  readonly coursePaymentType: CoursePayment
  readonly coursePrice: string | null
  readonly coursePhoneNumber: string | null
  readonly courseAccessCode: string | null
  readonly courseCompletionDate: string | null
  readonly courseCertificationExpirationDate: string | null
  readonly verifiedDetails: boolean
  readonly verifiedCoDebtorDetails: boolean
  readonly acceptedDisclosureAgreement: boolean
  readonly shownCourseInstructions: boolean
  readonly hasRegisteredCourse: boolean
}

export interface CourseProviderRecord {
  readonly orderItemId: string
  readonly productKey: number
  readonly providerId: number
  readonly name: string
  readonly price: string
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

export interface CourseInviteRecord {
  readonly orderId: string
  readonly courseNumber: CourseNumber
  readonly coursePaymentType: CoursePayment
  readonly courseProviders: readonly CourseProviderRecord[]
}

export interface CourseStandingRecord {
  readonly courseNumber: CourseNumber
  readonly hasPlacedOrder: boolean
  readonly orderStatus: OrderStatus
  readonly orderStep: OrderStep
  readonly jointOption: JointOption | null
  readonly isHeld: boolean
  readonly waivedUntil: string | null
  /** The look-up result, to be formatted. */
  readonly orderStatusMessage: string | null
  readonly isOwner: boolean
  readonly certificateNumber: string | null
  readonly uploadedCertificate: { readonly documentId: string; readonly isWaiting: boolean } | null
  readonly isDone: boolean
  readonly isCertificateRejected: boolean
}

export interface CourseDashboardRecord {
  readonly invites: readonly CourseInviteRecord[]
  readonly orders: readonly CourseOrderRecord[]
  readonly courses: readonly CourseStandingRecord[]
  readonly spouseFirstName: string | null
  readonly spouseLastName: string | null
  readonly supportPhone: string | null
}

/** Result of an operation that returns refusals as text. */
export interface CourseSuccessRecord extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly errorMessage: string | null
}

export interface CustomerDetailsRecord {
  readonly caseId: string
  readonly orderId: string
  readonly orderKey: string
  readonly personId: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly middleName: string | null
  readonly suffix: string | null
  readonly homePhone: string | null
  readonly mobilePhone: string | null
  readonly workPhone: string | null
  readonly emailAddress: string | null
  readonly street: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly state: string | null
}

export interface CourseMaterialRecord {
  readonly courseNumber: CourseNumber
  readonly courseOrderItemId: string
  readonly language: Language
  readonly courseUrl: string
  readonly instructions: string
  readonly disclosureContent: string
  readonly disclosureVersion: string
  readonly info1: string | null
  readonly info2: string | null
}

export interface RegistrationRecord extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly errorMessage: string | null
  readonly info1: string | null
  readonly info2: string | null
  readonly courseStatus: CourseStatus | null
}
