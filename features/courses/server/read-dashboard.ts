// courseDashboard: everything of the two courses that the viewer may know.
import { certificateUploadsOf } from '#features/documents/server/upload/certificate-uploads.ts'
import type { Language } from '#lib/language.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import type { CourseFacts, Debtor } from '../rules/progress/course-facts.ts'
import { currentProgress } from '../rules/progress/current-progress.ts'
import { courseStatusLabel } from '../rules/ordering/labels.ts'
import type { CourseDashboardRecord, CourseOrderRecord } from '../rules/records.ts'
import { viewedCourses } from '../rules/ordering/viewed-orders.ts'
import { courseStatusLabels } from '../rules/words.en.ts'
import { courseStatusLabelsEs } from '../rules/words.es.ts'
import type { StoredCourses } from './courses.store.ts'
import { askIfDue } from './provider/ask-provider.ts'
import { openCourses, type OpenedCourses } from './taking/open-courses.ts'
import { openAccessCode } from './taking/sealed-courses.ts'
import type { CoursesWorld } from './deps.ts'

/** Empty lists where nothing is known: no client code, or a legacy order. The access code leaves its seal for the one who ordered. */
export async function readDashboard(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<CourseDashboardRecord> {
  const { db } = world.database
  const { opened, stored } = await openAsItIs(world, viewer, caseId)
  const uploads = (await certificateUploadsOf(db, [opened.id])).get(opened.id) ?? []
  const { orders, invites, courses } = viewedCourses(stored, opened.debtor, { uploads })
  const language = viewer.source.language
  const spouse = stored.people.find(({ debtor }) => debtor !== opened.debtor)
  return {
    invites,
    orders: withAccessCodes(world, stored, orders),
    courses: courses.map((course) => ({
      ...course,
      orderStatusMessage: foundMessage(stored, course.courseNumber, opened.debtor, language),
    })),
    spouseFirstName: spouse?.givenName ?? null,
    spouseLastName: spouse?.familyName ?? null,
    supportPhone: world.supportPhone ?? null,
  }
}

/** Whoever looks may have come back from the provider this moment: it is asked when its news may be lost (decisions-courses A5e.4). */
async function openAsItIs(
  world: CoursesWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedCourses> {
  const found = await openCourses(world.database.db, viewer, caseId)
  const items = found.stored.orders.flatMap(({ item, debtor, isJoint }) =>
    item && (isJoint || debtor === found.opened.debtor) ? [item] : [],
  )
  return (await askIfDue(world, items)) ? openCourses(world.database.db, viewer, caseId) : found
}

/** Their codes opened: they are with the owner's own row alone. */
export function withAccessCodes(
  world: Pick<CoursesWorld, 'secrets'>,
  stored: StoredCourses,
  orders: readonly CourseOrderRecord[],
): readonly CourseOrderRecord[] {
  return orders.map((order) => ({
    ...order,
    courseAccessCode:
      order.courseAccessCode === null || order.orderItemId === null
        ? null
        : openAccessCode(world, stored, order.orderItemId, order.courseAccessCode),
  }))
}

/** What the look-up found, in its long form; null once it has lapsed or was accepted. */
export function foundMessage(
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
