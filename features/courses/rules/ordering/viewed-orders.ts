// The courses of a case as the dashboard answers them to one debtor.
import { calendarDayAfter } from '#lib/dates.ts'
import {
  setUpOf,
  type CourseFacts,
  type Debtor,
  type OrderFacts,
} from '../progress/course-facts.ts'
import {
  certificateValidDays,
  courseNumbers,
  courseStatus,
  courseTypeOf,
  type CourseNumber,
} from '../progress/courses.ts'
import { isCourseDone } from '../progress/course-number.ts'
import { currentProgress } from '../progress/current-progress.ts'
import { optionOf } from './joint-option.ts'
import type {
  CourseInviteRecord,
  CourseOrderRecord,
  CourseProviderRecord,
  CourseStandingRecord,
} from '../records.ts'
import { seenCourse, type SeenCourse } from '../progress/seen-course.ts'
import { isUploadRejected, type Upload } from '../upload.ts'

export interface ViewedCourses {
  readonly orders: readonly CourseOrderRecord[]
  readonly invites: readonly CourseInviteRecord[]
  readonly courses: readonly CourseStandingRecord[]
}

/** Nothing at all without a client code and with a legacy order (decisions-courses A1.6). Access codes stay sealed: base64 of what the firm's key has sealed. */
export function viewedCourses(
  facts: CourseFacts,
  debtor: Debtor,
  more: { readonly uploads: readonly Upload[] },
): ViewedCourses {
  if (facts.clientCode === null || facts.hasLegacyOrder)
    return { orders: [], invites: [], courses: [] }
  const seen = courseNumbers.map((course) => seenCourse(facts, course, debtor, more.uploads))
  return {
    orders: seen.flatMap(orderRow),
    invites: seen.flatMap(inviteRow),
    courses: seen.map((course) => standingRow(course, more.uploads)),
  }
}

/** Flags, number and code belong to the owner alone. A status that no order gives stands in a row with the case's id. */
function orderRow({
  facts,
  course,
  order,
  item,
  isOwner,
  certificate,
  upload,
  status,
}: SeenCourse): readonly CourseOrderRecord[] {
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
      courseType: courseTypeOf(course),
      courseStatus: status,
      courseMethod: item?.method ?? null,
      coursePaymentType: order?.payment ?? setUpOf(facts, course).payment,
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

/** An order of which the owner still has to choose a course; one that nothing can be done with any more is none. */
function inviteRow({ course, order, status }: SeenCourse): readonly CourseInviteRecord[] {
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

/** What an order or a quote offers, as it is shown: nothing is offered without a price. */
export function providerRows(order: Pick<OrderFacts, 'offers'>): readonly CourseProviderRecord[] {
  return order.offers.flatMap(({ id, providerId, name, price, valueProps, methods }) =>
    price === null
      ? []
      : [{ orderItemId: id, productKey: providerId, providerId, name, price, valueProps, methods }],
  )
}

/** What the look-up found is kept sealed, and worded by whoever can open it. */
function standingRow(
  { facts, course, debtor, isOwner, certificate, upload }: SeenCourse,
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
    jointOption: optionOf(facts, course),
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

/** The last day on which a certificate may be used: 180 days after the completion for the first course, without end for the second (seeds/002, section 1). */
export function certificateExpiry(course: CourseNumber, completedOn: string): string | null {
  return course === 'First' ? calendarDayAfter(completedOn, certificateValidDays) : null
}
