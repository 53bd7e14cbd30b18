// spec: wording#status-signs
import type { IconName } from '#ui/icons/names.ts'
import type { Tone } from '#ui/display/statuses.ts'
import { courseStatus, type CourseStatus } from '../../rules/progress/courses.ts'

export interface CourseSign {
  readonly tone: Tone
  readonly icon: IconName
}

const waiting: CourseSign = { tone: 'wait', icon: 'hourglass-medium-fill' }
const notStarted: CourseSign = { tone: 'plain', icon: 'clock' }
const done: CourseSign = { tone: 'ok', icon: 'check-circle-fill' }
const unknown: CourseSign = { tone: 'plain', icon: 'question-fill' }

const signs: Readonly<Record<CourseStatus, CourseSign>> = {
  [courseStatus.chooseCourse]: { tone: 'dawn', icon: 'graduation-cap' },
  [courseStatus.pendingRegistration]: waiting,
  [courseStatus.pendingRegistrationPhone]: waiting,
  [courseStatus.pendingNotStarted]: notStarted,
  [courseStatus.pendingNotStartedPhone]: notStarted,
  [courseStatus.started]: { tone: 'note', icon: 'clock' },
  [courseStatus.certification]: { tone: 'note', icon: 'hourglass-medium-fill' },
  [courseStatus.complete]: done,
  [courseStatus.manuallyUploaded]: done,
  [courseStatus.canceled]: { tone: 'bad', icon: 'prohibit' },
  [courseStatus.expired]: { tone: 'bad', icon: 'calendar-blank' },
  [courseStatus.orderedForSpouse]: { tone: 'note', icon: 'users-three' },
  [courseStatus.unknown]: unknown,
}

export function courseSign(status: number): CourseSign {
  return (signs as Readonly<Record<number, CourseSign>>)[status] ?? unknown
}
