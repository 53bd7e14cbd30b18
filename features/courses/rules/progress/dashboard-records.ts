import { calendarDayAfter } from '#lib/dates.ts'
import { getSetUp, type CourseFacts, type Debtor, type OrderFacts } from './course-facts.ts'
import {
  certificateValidDays,
  courseNumbers,
  courseStatus,
  getCourseType,
  type CourseNumber,
} from './courses.ts'
import { isCourseDone } from './course-number.ts'
import { currentProgress } from './current-progress.ts'
import { findOption } from './joint-option.ts'
import type {
  CourseInviteRecord,
  CourseOrderRecord,
  CourseProviderRecord,
  CourseStandingRecord,
} from '../records.ts'
import { toViewedCourse, type ViewedCourse } from './viewed-course.ts'
import { isUploadRejected, type Upload } from '../upload.ts'

export interface DashboardRecords {
  readonly orders: readonly CourseOrderRecord[]
  readonly invites: readonly CourseInviteRecord[]
  readonly courses: readonly CourseStandingRecord[]
}

/** Empty lists without a client code or with a legacy order (spec: courses#empty-results). */
export function toDashboardRecords(
  facts: CourseFacts,
  debtor: Debtor,
  more: { readonly uploads: readonly Upload[] },
): DashboardRecords {
  if (facts.clientCode === null || facts.hasLegacyOrder)
    return { orders: [], invites: [], courses: [] }
  const seen = courseNumbers.map((course) => toViewedCourse(facts, course, debtor, more.uploads))
  return {
    orders: seen.flatMap(orderRow),
    invites: seen.flatMap(inviteRow),
    courses: seen.map((course) => toRow(course, more.uploads)),
  }
}

/** Only the owner sees flags, number and code. Without an order, `orderId` is the case ID. */
function orderRow({
  facts,
  course,
  order,
  item,
  isOwner,
  certificate,
  upload,
  status,
}: ViewedCourse): readonly CourseOrderRecord[] {
  if (status === undefined) return []
  const chosen = item && order?.offers.find((offer) => offer.id === item.id)
  const own = isOwner ? item : null
  const completed = certificate?.completedOn ?? upload?.completedOn ?? null
  return [
    {
      courseNumber: course,
      orderId: order?.id ?? facts.caseId,
      orderItemId: item?.id ?? null,
      orderKey: order?.orderKey ?? null,
      isJoint: order?.isJoint ?? false,
      providerId: chosen?.providerId ?? null,
      providerName: chosen?.name ?? null,
      courseType: getCourseType(course),
      courseStatus: status,
      courseMethod: item?.method ?? null,
      coursePaymentType: order?.payment ?? getSetUp(facts, course).payment,
      coursePrice: chosen?.price ?? null,
      coursePhoneNumber: own?.phoneNumber ?? null,
      courseAccessCode: own?.accessCodeSealed ?? null,
      courseCompletionDate: completed,
      courseCertificationExpirationDate:
        completed === null ? null : certificateExpiry(course, completed),
      verifiedDetails: own?.verifiedDetails ?? false,
      verifiedCoDebtorDetails: own?.verifiedSpouseDetails ?? false,
      acceptedDisclosureAgreement: own?.acceptedDisclosure ?? false,
      shownCourseInstructions: own?.shownInstructions ?? false,
      hasRegisteredCourse: own?.isRegistered ?? false,
    },
  ]
}

/** Returns the order as an invite if it still waits for the owner's choice. */
function inviteRow({ course, order, status }: ViewedCourse): readonly CourseInviteRecord[] {
  if (!order || status !== courseStatus.chooseCourse) return []
  return [
    {
      orderId: order.id,
      courseNumber: course,
      coursePaymentType: order.payment,
      courseProviders: providerRows(order),
    },
  ]
}

/** Offers without a price are hidden. */
export function providerRows(order: Pick<OrderFacts, 'offers'>): readonly CourseProviderRecord[] {
  return order.offers.flatMap(({ id, providerId, name, price, valueProps, methods }) =>
    price === null
      ? []
      : [{ orderItemId: id, productKey: providerId, providerId, name, price, valueProps, methods }],
  )
}

/** The look-up result stays encrypted; the caller formats it. */
function toRow(
  { facts, course, debtor, isOwner, certificate, upload }: ViewedCourse,
  uploads: readonly Upload[],
): CourseStandingRecord {
  const { hasPlaced, orderStatus, orderStep, isHeld, waivedUntil } = currentProgress(
    facts,
    course,
    debtor,
  )
  return {
    courseNumber: course,
    hasPlacedOrder: hasPlaced,
    orderStatus,
    orderStep,
    jointOption: findOption(facts, course),
    isHeld,
    waivedUntil,
    orderStatusMessage: null,
    isOwner,
    certificateNumber: certificate?.number ?? null,
    uploadedCertificate: upload
      ? {
          documentId: upload.documentId,
          isWaiting: upload.status === 'Pending' || upload.status === 'Review',
        }
      : null,
    isDone: isCourseDone(facts, course, debtor, uploads),
    isCertificateRejected: certificate === undefined && isUploadRejected(uploads, course, debtor),
  }
}

/**
 * Returns the last valid day of the certificate, or null for the second course
 * (spec: courses#validity-180).
 */
export function certificateExpiry(course: CourseNumber, completedOn: string): string | null {
  return course === 'First' ? calendarDayAfter(completedOn, certificateValidDays) : null
}
