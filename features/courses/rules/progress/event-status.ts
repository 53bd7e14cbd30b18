// Where news of a provider leads an item: it only climbs (decisions-courses A5e.3).
import { courseMethod, courseStatus, type CourseMethod, type ItemStatus } from './courses.ts'

/** What a provider may tell of an item. */
export type ItemEvent =
  | 'registration.accepted'
  | 'course.started'
  | 'course.finished'
  | 'certificate.issued'
  | 'course.canceled'
  | 'course.expired'

/** An item's own status; 6 for one whose certificates are all known. */
export type HeardStatus = ItemStatus | typeof courseStatus.complete

/** 1 < 2 = 12 < 3 = 13 < 4 < 5 < 6 */
const height: Readonly<Record<HeardStatus, number>> = {
  2: 1,
  12: 1,
  3: 2,
  13: 2,
  4: 3,
  5: 4,
  6: 5,
  7: 6,
  8: 6,
}

/** The same status when the news comes too late to say anything: nothing leaves 6, 7 and 8 but the firm's reset. */
export function statusAfterEvent(
  status: HeardStatus,
  event: ItemEvent,
  method: CourseMethod,
): HeardStatus {
  const target = targetOf(event, method)
  return height[target] > height[status] && status !== courseStatus.complete ? target : status
}

function targetOf(event: ItemEvent, method: CourseMethod): HeardStatus {
  switch (event) {
    case 'registration.accepted':
      return method === courseMethod.phone
        ? courseStatus.pendingNotStartedPhone
        : courseStatus.pendingNotStarted
    case 'course.started':
      return courseStatus.started
    case 'course.finished':
      return courseStatus.certification
    case 'certificate.issued':
      return courseStatus.complete
    case 'course.canceled':
      return courseStatus.canceled
    case 'course.expired':
      return courseStatus.expired
  }
}
