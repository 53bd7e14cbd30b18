import { courseMethod, courseStatus, type CourseMethod, type ItemStatus } from './courses.ts'

export type ItemEvent =
  | 'registration.accepted'
  | 'course.started'
  | 'course.finished'
  | 'certificate.issued'
  | 'course.canceled'
  | 'course.expired'

/** Item statuses, plus 6 when all certificates are known. */
export type EventStatus = ItemStatus | typeof courseStatus.complete

/** Order of statuses: 1 < 2 = 12 < 3 = 13 < 4 < 5 < 6. */
const height: Readonly<Record<EventStatus, number>> = {
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

/** A late event does not change the status (spec: courses#status-climbs). */
export function statusAfterEvent(
  status: EventStatus,
  event: ItemEvent,
  method: CourseMethod,
): EventStatus {
  const target = getTarget(event, method)
  return height[target] > height[status] && status !== courseStatus.complete ? target : status
}

function getTarget(event: ItemEvent, method: CourseMethod): EventStatus {
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
