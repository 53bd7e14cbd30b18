// The days of the courses: until when a certificate is good, and by when the second one is due (decisions-courses A5d.4, A5d.5).
import { endOfPeriod } from '#features/cases/rules/dates/rule-9006.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { certificateValidDays, type CourseNumber } from '../progress/courses.ts'

export const courseDeadlineKinds = [
  'first-certificate-use-by',
  'clerk-notice',
  'second-certificate',
] as const
export type CourseDeadlineKind = (typeof courseDeadlineKinds)[number]

/** Days after the first date set for the meeting of creditors. */
const clerkNoticeDays = 45
const secondCertificateDays = 60

export interface CourseDeadline {
  readonly kind: CourseDeadlineKind
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** True when it was counted from what the court has set, and not set itself. */
  readonly checkWithCourt: boolean
}

/** What one debtor's days are counted from. Days are `YYYY-MM-DD`, in the office's time zone. */
export interface DeadlineFacts {
  /** Pre-Filing, Filed or Complete. */
  readonly caseStatus: string
  readonly chapter: 7 | 13 | null
  /** The first date set for the meeting of creditors: a continued one moves nothing. */
  readonly firstMeeting: string | null
  /** The day on which this debtor completed the first course; null while that is not known. */
  readonly firstCompletedOn: string | null
  readonly isFirstDone: boolean
  readonly isSecondDone: boolean
  /** Days that the firm has set for this debtor; null: none. They win over what is counted. */
  readonly ofFirm: Readonly<Partial<Record<CourseDeadlineKind, string | null>>>
}

export function isCourseDeadlineKind(text: string): text is CourseDeadlineKind {
  return (courseDeadlineKinds as readonly string[]).includes(text)
}

/** Of which course it is. */
export function courseOfDeadline(kind: CourseDeadlineKind): CourseNumber {
  return kind === 'first-certificate-use-by' ? 'First' : 'Second'
}

/** The day, whether it matters now or not; undefined when there is none: the firm has said so, or what it is counted from is not known. */
export function deadlineDay(
  facts: Omit<DeadlineFacts, 'caseStatus' | 'isFirstDone' | 'isSecondDone'>,
  kind: CourseDeadlineKind,
): CourseDeadline | undefined {
  const ofFirm = facts.ofFirm[kind]
  if (ofFirm === null) return undefined
  if (ofFirm !== undefined) return { kind, day: ofFirm, checkWithCourt: false }
  const { firstCompletedOn, firstMeeting, chapter } = facts
  if (kind === 'first-certificate-use-by') {
    return firstCompletedOn === null
      ? undefined
      : {
          kind,
          day: calendarDayAfter(firstCompletedOn, certificateValidDays),
          checkWithCourt: false,
        }
  }
  if (firstMeeting === null) return undefined
  if (kind === 'clerk-notice')
    return { kind, day: endOfPeriod(firstMeeting, clerkNoticeDays), checkWithCourt: true }
  // In chapter 13 it is due before the last payment of the plan: years away, and nobody here knows when.
  return chapter === 13
    ? undefined
    : { kind, day: endOfPeriod(firstMeeting, secondCertificateDays), checkWithCourt: true }
}

/** Until when the certificate of the first course is good: once it is there, and while the case is not filed. */
export function useBy(facts: DeadlineFacts): CourseDeadline | undefined {
  return facts.caseStatus === 'Pre-Filing' && facts.isFirstDone
    ? deadlineDay(facts, 'first-certificate-use-by')
    : undefined
}

/** By when the second certificate is due: while the case is filed and it is not there. */
export function secondDue(facts: DeadlineFacts): CourseDeadline | undefined {
  return facts.caseStatus === 'Filed' && !facts.isSecondDone
    ? deadlineDay(facts, 'second-certificate')
    : undefined
}

/**
 * The days that matter to this debtor on a day, the nearest first. Those of a course end with it; the clerk's notice is over with its day, while a certificate that
 * is outdated or overdue stays.
 */
export function shownDeadlines(facts: DeadlineFacts, today: string): readonly CourseDeadline[] {
  const isSecondOpen = facts.caseStatus === 'Filed' && !facts.isSecondDone
  const notice = isSecondOpen ? deadlineDay(facts, 'clerk-notice') : undefined
  const shown = [useBy(facts), notice && notice.day >= today ? notice : undefined, secondDue(facts)]
  return shown
    .filter((one) => one !== undefined)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}
