import type { EventsOfFeature } from '#ports/audit-events.ts'

export const courseEvents = {
  'course.set-up': 'COURSE_CHOICES_CHANGED',
  'course.registered': 'COURSE_REGISTERED',
  'course.status-changed': 'COURSE_CHANGED',
  'course.offered': 'COURSE_SET_UP',
  'course.invited': 'COURSE_ORDERED',
  'course.reset': 'COURSE_RESET',
  'course.held': 'COURSE_HELD',
  'course.released': 'COURSE_RELEASED',
  'course.waived': 'COURSE_WAIVED',
  'course.waiver-ended': 'COURSE_WAIVER_ENDED',
  'course.filed': 'COURSE_FILED',
  'course.filing-undone': 'COURSE_NOT_FILED',
  'course.deadline-set': 'COURSE_DAY_SET',
  'course.certificate-opened': 'COURSE_CERTIFICATE_OPENED',
  'course.list-exported': null,
  'course.certificate-downloaded': null,
  'course.certificate-stored': null,
  'course.details-verified': null,
  'course.disclosure-accepted': null,
  'course.found-accepted': null,
  'course.ordered': null,
  'course.third-number': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly courses: typeof courseEvents
  }
}
