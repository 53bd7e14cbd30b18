// spec: courses#deadlines, courses#deadlines-of-firm, courses#validity-180
import { endOfPeriod } from '#features/cases/rules/dates/rule-9006.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { certificateValidDays, type CourseNumber } from '../progress/courses.ts'

export const courseDeadlineKinds = [
  'first-certificate-use-by',
  'clerk-notice',
  'second-certificate',
] as const
export type CourseDeadlineKind = (typeof courseDeadlineKinds)[number]

const clerkNoticeDays = 45
const secondCertificateDays = 60

export interface CourseDeadline {
  readonly kind: CourseDeadlineKind
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** True for a day counted from court dates, false for one set by the firm. */
  readonly checkWithCourt: boolean
}

/** Facts for one debtor. Dates are `YYYY-MM-DD` in the office's time zone. */
export interface DeadlineFacts {
  readonly caseStatus: string
  readonly chapter: 7 | 13 | null
  /** The first date set for the meeting of creditors. A later continuance does not change it. */
  readonly firstMeeting: string | null
  /** Null while the completion date is unknown. */
  readonly firstCompletedOn: string | null
  readonly isFirstDone: boolean
  readonly isSecondDone: boolean
  /** Days that the firm set for this debtor. They replace counted days; null means no deadline. */
  readonly ofFirm: Readonly<Partial<Record<CourseDeadlineKind, string | null>>>
}

export function isCourseDeadlineKind(text: string): text is CourseDeadlineKind {
  return (courseDeadlineKinds as readonly string[]).includes(text)
}

export function courseOfDeadline(kind: CourseDeadlineKind): CourseNumber {
  return kind === 'first-certificate-use-by' ? 'First' : 'Second'
}

/** Returns undefined if the firm removed the deadline or if its start date is unknown. */
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
  // In chapter 13, it is due before the last plan payment, which is years away and unknown.
  return chapter === 13
    ? undefined
    : { kind, day: endOfPeriod(firstMeeting, secondCertificateDays), checkWithCourt: true }
}

/** Returns the last valid day of the first certificate, once it is issued and before filing. */
export function useBy(facts: DeadlineFacts): CourseDeadline | undefined {
  return facts.caseStatus === 'Pre-Filing' && facts.isFirstDone
    ? deadlineDay(facts, 'first-certificate-use-by')
    : undefined
}

/** Returns the due date of the second certificate, after filing and until it exists. */
export function findSecondDeadline(facts: DeadlineFacts): CourseDeadline | undefined {
  return facts.caseStatus === 'Filed' && !facts.isSecondDone
    ? deadlineDay(facts, 'second-certificate')
    : undefined
}

/** Returns the deadlines that apply, nearest first, even of outdated or overdue certificates. */
export function listShownDeadlines(facts: DeadlineFacts, today: string): readonly CourseDeadline[] {
  const isSecondOpen = facts.caseStatus === 'Filed' && !facts.isSecondDone
  const notice = isSecondOpen ? deadlineDay(facts, 'clerk-notice') : undefined
  const shown = [
    useBy(facts),
    notice && notice.day >= today ? notice : undefined,
    findSecondDeadline(facts),
  ]
  return shown
    .filter((deadline) => deadline !== undefined)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
