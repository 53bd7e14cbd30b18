import type { EventsOfFeature } from '#ports/audit-events.ts'

export const courseEvents = {
  'course.set-up': 'COURSE_SET_UP',
  'course.registered': 'COURSE_REGISTERED',
  'course.status-changed': 'COURSE_CHANGED',
  'course.certificate-downloaded': null,
  'course.certificate-stored': null,
  'course.deadline-set': null,
  'course.details-verified': null,
  'course.disclosure-accepted': null,
  'course.found-accepted': null,
  'course.invited': null,
  'course.ordered': null,
  'course.reset': null,
  'course.third-number': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly courses: typeof courseEvents
  }
}
