import { listCertificateUploads } from '#features/documents/server/upload/certificate-uploads.ts'
import type { Language } from '#lib/language.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import type { CourseFacts, Debtor } from '../rules/progress/course-facts.ts'
import { currentProgress } from '../rules/progress/current-progress.ts'
import { courseStatusLabel } from '../rules/ordering/labels.ts'
import type { CourseDashboardRecord, CourseOrderRecord } from '../rules/records.ts'
import { toDashboardRecords } from '../rules/progress/dashboard-records.ts'
import { courseStatusLabels } from '../rules/words.en.ts'
import { courseStatusLabels as courseStatusLabelsEs } from '../rules/words.es.ts'
import type { StoredCourses } from './stored-courses.store.ts'
import { refreshIfDue } from './provider/refresh-items.ts'
import { openCourses, type OpenedCourses } from './ordering/open-courses.ts'
import { unsealAccessCode } from './taking/sealed-courses.ts'
import type { CoursesDeps } from './deps.ts'

/** Returns empty lists without a client code or with a legacy order. */
export async function readDashboard(
  deps: CoursesDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<CourseDashboardRecord> {
  const { db } = deps.database
  const { opened, stored } = await openAsItIs(deps, viewer, caseId)
  const uploads = (await listCertificateUploads(db, [stored])).get(opened.id) ?? []
  const { orders, invites, courses } = toDashboardRecords(stored, opened.debtor, { uploads })
  const language = viewer.source.language
  const spouse = stored.people.find(({ debtor }) => debtor !== opened.debtor)
  return {
    invites,
    orders:
      viewer.kind === 'preview'
        ? orders.map((order) => ({ ...order, courseAccessCode: null }))
        : withAccessCodes(deps, stored, orders),
    courses: courses.map((course) => ({
      ...course,
      orderStatusMessage: toLookUpMessage(stored, course.courseNumber, opened.debtor, language),
    })),
    spouseFirstName: spouse?.givenName ?? null,
    spouseLastName: spouse?.familyName ?? null,
    supportPhone: deps.supportPhone ?? null,
  }
}

/** Requests lost news first, so that the courses are current (spec: courses#lost-news). */
async function openAsItIs(
  deps: CoursesDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<OpenedCourses> {
  const courses = await openCourses(deps.database.db, viewer, caseId)
  const items = courses.stored.orders.flatMap(({ item, debtor, isJoint }) =>
    item && (isJoint || debtor === courses.opened.debtor) ? [item] : [],
  )
  return (await refreshIfDue(deps, courses.stored.firmId, items))
    ? openCourses(deps.database.db, viewer, caseId)
    : courses
}

/** Decrypts the codes, which only the owner's rows contain. */
export function withAccessCodes(
  deps: Pick<CoursesDeps, 'secrets'>,
  stored: StoredCourses,
  orders: readonly CourseOrderRecord[],
): readonly CourseOrderRecord[] {
  return orders.map((order) => ({
    ...order,
    courseAccessCode:
      order.courseAccessCode === null || order.orderItemId === null
        ? null
        : unsealAccessCode(deps, stored, order.orderItemId, order.courseAccessCode),
  }))
}

/** Returns the look-up result as a long label, or null after it has expired or was accepted. */
export function toLookUpMessage(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  language: Language,
): string | null {
  const { orderStep, foundStatus } = currentProgress(facts, course, debtor)
  if (orderStep !== 'LookupFoundCourse' || foundStatus === null) return null
  return courseStatusLabel(
    foundStatus,
    { isLong: true },
    language === 'es' ? courseStatusLabelsEs : courseStatusLabels,
  )
}
