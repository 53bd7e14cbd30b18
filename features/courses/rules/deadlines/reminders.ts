// spec: courses#reminder-plan, courses#reminders-to-firm, courses#reminder-stops
import { calendarDayAfter } from '#lib/dates.ts'
import { courseStatus, type CourseNumber, type CourseStatus } from '../progress/courses.ts'

/** Facts of one debtor and course. Dates are `YYYY-MM-DD`. */
export interface CourseToRemind {
  readonly status: CourseStatus | undefined
  /** The firm asked the debtor to wait. */
  readonly isHeld: boolean
  readonly isFiledWithCourt: boolean
  /** Null if there is no order. */
  readonly orderedOn: string | null
}

export interface ReminderFacts {
  readonly caseStatus: string
  readonly hasCaseNumber: boolean
  /** Day on which the case number was recorded. Null if it was filed before its creation here. */
  readonly caseNumberOn: string | null
  /** The first date set for the meeting of creditors. */
  readonly firstMeeting: string | null
  /** First day of access to the portal. Earlier events cause no reminders. */
  readonly since: string
  readonly first: CourseToRemind
  readonly second: CourseToRemind
  /** Last valid day of the first certificate, while it applies. */
  readonly useBy: string | null
  /** Due date of the second certificate, while it applies. */
  readonly secondDue: string | null
}

export type ClientReminder = 'takeFirst' | 'useBy' | 'takeSecond' | 'secondDue' | 'overdue'
export type FirmReminder = 'stale' | 'outdated' | 'overdue'

interface PlannedReminder<
  Recipient extends 'client' | 'firm',
  About extends ClientReminder | FirmReminder,
> {
  readonly recipient: Recipient
  readonly course: CourseNumber
  readonly about: About
  /** Unique per debtor and recipient; a reminder is sent once per name. */
  readonly name: string
  readonly day: string
  /** The date in the text, if any. */
  readonly deadline?: string
}

export type ReminderToClient = PlannedReminder<'client', ClientReminder>
export type ReminderToFirm = PlannedReminder<'firm', FirmReminder>
export type Reminder = ReminderToClient | ReminderToFirm

/** Defaults, in days. */
export const reminderPlan = {
  afterOrder: [0, 3, 7],
  thenEvery: 7,
  stale: 14,
  beforeUseBy: [45, 30, 14, 7, 3, 1],
  afterCaseNumber: [1, 7],
  beforeDue: [30, 21, 15, 7, 3, 1],
  overdueEvery: 7,
} as const

/** Statuses without reminders: the course has ended, or only the spouse takes it. */
const endings: readonly (CourseStatus | undefined)[] = [
  courseStatus.canceled,
  courseStatus.expired,
  courseStatus.orderedForSpouse,
]
const certified: readonly (CourseStatus | undefined)[] = [
  courseStatus.complete,
  courseStatus.manuallyUploaded,
]

const isStopped = ({ status, isHeld, isFiledWithCourt }: CourseToRemind) =>
  isHeld || isFiledWithCourt || endings.includes(status)
const isOpen = (course: CourseToRemind) => !isStopped(course) && !certified.includes(course.status)
/**
 * True if the course is still to be taken. False for a finished course that waits for its
 * certificate.
 */
const isToTake = (course: CourseToRemind) =>
  isOpen(course) && course.status !== courseStatus.certification

const getLatest = (days: readonly (string | null)[]) =>
  days.reduce<string>((latest, day) => (day !== null && day > latest ? day : latest), '')

/** Returns the days until today: `anchor` plus each offset in `named`, then fixed intervals. */
function daysFrom(
  anchor: string,
  named: readonly number[],
  every: number | undefined,
  today: string,
): readonly string[] {
  const days = named.map((offset) => calendarDayAfter(anchor, offset))
  const last = named.at(-1) ?? 0
  if (every !== undefined)
    for (let offset = last + every; calendarDayAfter(anchor, offset) <= today; offset += every)
      days.push(calendarDayAfter(anchor, offset))
  return days.filter((day) => day <= today)
}

const before = (deadline: string, offsets: readonly number[], today: string) =>
  offsets.map((offset) => calendarDayAfter(deadline, -offset)).filter((day) => day <= today)

/** The reminder to take the second course has the same name whether or not it has a deadline. */
const getName = (about: string) => (about === 'secondDue' ? 'takeSecond' : about)

const planned = <About extends string>(
  course: CourseNumber,
  about: About,
  day: string,
  deadline: string | undefined,
) => ({
  course,
  about,
  name: `${getName(about)} ${day}`,
  day,
  ...(deadline === undefined ? {} : { deadline }),
})

function toClient(course: CourseNumber, about: ClientReminder, deadline?: string) {
  return (day: string): ReminderToClient => ({
    recipient: 'client',
    ...planned(course, about, day, deadline),
  })
}

function toFirm(
  course: CourseNumber,
  about: FirmReminder,
  day: string,
  deadline?: string,
): ReminderToFirm {
  return { recipient: 'firm', ...planned(course, about, day, deadline) }
}

/** Returns all client reminders until today, by day. The last one of the same day is used. */
function forClient(facts: ReminderFacts, today: string): readonly ReminderToClient[] {
  const { caseStatus, since, first, second, useBy, secondDue } = facts
  const days: ReminderToClient[] = []
  if (caseStatus === 'Pre-Filing') {
    const anchor = getLatest([first.orderedOn, since])
    if (isToTake(first))
      days.push(
        ...daysFrom(anchor, reminderPlan.afterOrder, reminderPlan.thenEvery, today).map(
          toClient('First', 'takeFirst'),
        ),
      )
    else if (!isStopped(first) && useBy !== null && today <= useBy)
      days.push(
        ...before(useBy, reminderPlan.beforeUseBy, today).map(toClient('First', 'useBy', useBy)),
      )
  }
  if (caseStatus === 'Filed' && facts.hasCaseNumber && isToTake(second)) {
    const isOverdue = secondDue !== null && today > secondDue
    const { caseNumberOn, firstMeeting } = facts
    const about =
      secondDue === null
        ? toClient('Second', 'takeSecond')
        : toClient('Second', 'secondDue', secondDue)
    if (isOverdue)
      days.push(
        ...daysFrom(calendarDayAfter(secondDue, 1), [0], reminderPlan.overdueEvery, today).map(
          toClient('Second', 'overdue', secondDue),
        ),
      )
    else {
      days.push(
        ...daysFrom(caseNumberOn ?? since, reminderPlan.afterCaseNumber, undefined, today).map(
          about,
        ),
      )
      if (firstMeeting !== null && firstMeeting <= today) days.push(about(firstMeeting))
      if (secondDue !== null)
        days.push(...before(secondDue, reminderPlan.beforeDue, today).map(about))
    }
  }
  const from = getLatest([since, caseStatus === 'Filed' ? facts.caseNumberOn : null])
  return days
    .filter(({ day }) => day >= from)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function forFirm(facts: ReminderFacts, today: string): readonly ReminderToFirm[] {
  const { caseStatus, since, first, second, useBy, secondDue } = facts
  if (caseStatus === 'Pre-Filing') {
    const staleOn = calendarDayAfter(getLatest([first.orderedOn, since]), reminderPlan.stale)
    if (isOpen(first)) return staleOn <= today ? [toFirm('First', 'stale', staleOn)] : []
    return !isStopped(first) && useBy !== null && useBy < today
      ? [toFirm('First', 'outdated', calendarDayAfter(useBy, 1), useBy)]
      : []
  }
  return caseStatus === 'Filed' && isOpen(second) && secondDue !== null && secondDue < today
    ? [toFirm('Second', 'overdue', today, secondDue)]
    : []
}

/**
 * Returns the client's newest reminder and all for the firm, so that missed days never cause
 * several client reminders. The caller skips names that were already sent.
 */
export function remindersOn(facts: ReminderFacts, today: string): readonly Reminder[] {
  return [...forClient(facts, today).slice(-1), ...forFirm(facts, today)]
}
