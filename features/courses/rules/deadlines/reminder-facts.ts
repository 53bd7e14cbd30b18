import type { KeyDates } from '#features/cases/rules/dates/key-dates.ts'
import { findSecondDeadline, useBy } from './course-deadlines.ts'
import {
  findPlacedOrder,
  getProgress,
  getStatusOfDebtor,
  type CourseFacts,
  type Debtor,
} from '../progress/course-facts.ts'
import type { CourseNumber } from '../progress/courses.ts'
import { getDeadlineFacts, type DaysOfFirm } from './deadline-facts.ts'
import type { CourseToRemind, ReminderFacts } from './reminders.ts'
import { viewedStatus } from '../progress/viewed-course.ts'
import type { Upload } from '../upload.ts'

export interface ReminderSources {
  readonly uploads: readonly Upload[]
  readonly keyDates: KeyDates
  readonly ofFirm: DaysOfFirm
  readonly courtFiled: ReadonlyArray<{
    readonly courseNumber: CourseNumber
    readonly debtor: Debtor
  }>
  readonly placedOn: Readonly<Record<string, string>>
  /** First day of access to the portal. */
  readonly since: string
}

export function getReminderFacts(
  facts: CourseFacts,
  debtor: Debtor,
  sources: ReminderSources,
): ReminderFacts {
  const { uploads, keyDates, ofFirm, courtFiled, placedOn, since } = sources
  const firstMeeting = keyDates['first-meeting'] ?? null
  const deadlines = getDeadlineFacts(facts, debtor, { uploads, firstMeeting, ofFirm })
  const getCourse = (course: CourseNumber): CourseToRemind => {
    const order = findPlacedOrder(facts, course, debtor)
    return {
      status: viewedStatus(facts, course, debtor, uploads),
      isHeld: getProgress(facts, course, debtor).isHeld,
      orderedOn: (order && placedOn[order.id]) ?? null,
      isFiledWithCourt: courtFiled.some(
        (mark) => mark.courseNumber === course && mark.debtor === debtor,
      ),
    }
  }
  return {
    caseStatus: getStatusOfDebtor(facts, debtor),
    hasCaseNumber: (facts.caseNumber ?? '').trim() !== '',
    caseNumberOn: keyDates['case-number'] ?? null,
    firstMeeting,
    since,
    first: getCourse('First'),
    second: getCourse('Second'),
    useBy: useBy(deadlines)?.day ?? null,
    secondDue: findSecondDeadline(deadlines)?.day ?? null,
  }
}
