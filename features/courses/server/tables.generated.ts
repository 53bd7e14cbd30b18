// Generated from the migrated database by npm run generate: do not edit.
import type { CaseFacts, CaseListFacts, ParticipantFacts } from '#features/cases/server/facts.generated.ts'
import type { CourseNumber, CourseStatus, ItemStatus, JointOption, OrderStatus } from '../rules/progress/courses.ts'
import type { Db, ReadOnly } from '#ports/database.ts'
import type { Generated } from 'kysely'
import type { PersonFacts } from '#features/account/server/facts.generated.ts'

export type Tables = {
  course: {
    caseId: string
    courseNumber: 'First' | 'Second'
    firmId: string
    paymentType: Generated<1 | 2>
    providerIds: readonly number[] | null
    jointOption: JointOption | null
    spouseSealed: Uint8Array | null
    busyUntil: Date | null
    version: Generated<number>
  }
  courseProgress: {
    caseId: string
    courseNumber: 'First' | 'Second'
    debtor: 1 | 2
    firmId: string
    hasPlaced: Generated<boolean>
    orderStatus: Generated<OrderStatus>
    orderStep: Generated<'UserVerification' | 'CreateAccount' | 'AddSpouseOrJointDebtor' | 'ChooseCourse' | 'CourseOrderedSuccessfully' | 'CourseOrderFailed' | 'LookupFoundCourse'>
    userKey: string | null
    lookupSealed: Uint8Array | null
    lookedUpAt: Date | null
    foundStatus: CourseStatus | null
    isHeld: Generated<boolean>
    waivedUntil: string | null
    waiverReason: string | null
    registerCount: Generated<number>
    registrationsFailed: Generated<number>
    courtFiledOn: string | null
  }
  courseOrder: {
    id: string
    firmId: string
    caseId: string
    courseNumber: 'First' | 'Second'
    debtor: 1 | 2
    isJoint: Generated<boolean>
    source: 1 | 2 | 3
    paymentType: 1 | 2
    orderKey: string | null
    consumerOrderId: string | null
    createdAt: Generated<Date>
    placedAt: Date | null
    historyAt: Date | null
    providerIds: readonly number[] | null
  }
  courseCustomer: {
    orderId: string
    debtor: 1 | 2
    firmId: string
    personKey: string
    detailsSealed: Uint8Array
  }
  courseOffer: {
    id: string
    firmId: string
    orderId: string
    providerId: number
    name: string
    price: string | null
    valueProps: string
    methods: readonly number[]
  }
  courseItem: {
    id: string
    firmId: string
    orderId: string
    itemKey: string
    method: 1 | 2
    status: ItemStatus
    verifiedDetails: Generated<boolean>
    verifiedSpouseDetails: Generated<boolean>
    acceptedDisclosure: Generated<boolean>
    shownInstructions: Generated<boolean>
    registeredAt: Date | null
    startUrlSealed: Uint8Array | null
    phoneNumber: string | null
    accessCodeSealed: Uint8Array | null
    createdAt: Generated<Date>
    heardAt: Generated<Date>
    askedAt: Date | null
    askAt: Generated<Date | null>
  }
  courseItemRoute: {
    itemKey: string
    firmId: string
    itemId: string
  }
  courseTaker: {
    itemId: string
    firmId: string
    caseId: string
    courseNumber: CourseNumber
    debtor: 1 | 2
    isCurrent: Generated<boolean>
  }
  courseCertificate: {
    id: string
    firmId: string
    itemId: string
    debtor: 1 | 2
    number: string
    completedAt: Date
    completedOn: string
    sealedKey: Uint8Array | null
    bytes: number | null
    sha256: string
    sourceUrl: string
    createdAt: Generated<Date>
    tries: Generated<number>
    tryAfter: Generated<Date>
  }
  coursePage: {
    id: string
    providerId: number
    courseNumber: 'First' | 'Second'
    language: 'en' | 'es'
    kind: 'disclosure' | 'instructions'
    version: string
    raw: string
    html: string
    sha256: string
    fetchedAt: Generated<Date>
    isCurrent: boolean
  }
  coursePageShown: {
    pageId: string
    accountId: string
    shownAt: Generated<Date>
  }
  courseAcceptance: {
    itemId: string
    firmId: string
    accountId: string
    version: string
    sha256: string
    acceptedAt: Generated<Date>
  }
  courseProduct: {
    providerId: number
    courseNumber: 'First' | 'Second'
    name: string
    price: string
    valueProps: string
    methods: readonly number[]
    fetchedAt: Generated<Date>
  }
  courseLine: {
    firmId: string
    caseId: string
    debtor: 1 | 2
    courseNumber: 'First' | 'Second'
    state: 'not-set-up' | 'earlier-system' | 'not-ordered' | 'order-failed' | 'choosing' | 'registering' | 'not-started' | 'started' | 'certificate-coming' | 'uploaded' | 'done' | 'canceled' | 'expired' | 'held' | 'not-needed' | 'after-filing'
    dueOn: string | null
  }
  courseHandOff: {
    itemId: string
    accountId: string
    sessionId: string
    info1Hash: Uint8Array
    info2Hash: Uint8Array
    expiresAt: Date
    usedAt: Date | null
    firmId: string
  }
  courseRegisterCount: {
    caseId: string
    courseNumber: CourseNumber
    debtor: 1 | 2
    key: string
    countedAt: Generated<Date>
    firmId: string
  }
  courseEvent: {
    webhookId: string
    type: string
    itemId: string | null
    heardAt: Generated<Date>
  }
  courseDeadline: {
    caseId: string
    courseNumber: CourseNumber
    debtor: 1 | 2
    kind: 'first-certificate-use-by' | 'clerk-notice' | 'second-certificate'
    firmId: string
    onDay: string | null
  }
  courseReminder: {
    caseId: string
    courseNumber: CourseNumber
    debtor: 1 | 2
    recipient: 'client' | 'firm'
    name: string
    firmId: string
    onDay: string
  }
  courseReminderLook: {
    caseId: string
    debtor: 1 | 2
    firmId: string
    since: string
    lookAt: Date
  }
  caseFacts: ReadOnly<CaseFacts>
  caseListFacts: ReadOnly<CaseListFacts>
  participantFacts: ReadOnly<ParticipantFacts>
  personFacts: ReadOnly<PersonFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
