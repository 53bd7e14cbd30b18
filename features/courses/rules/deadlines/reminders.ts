// When somebody is reminded of a course, and when their firm is: the plan, what ends it, and what of it is due on a day (decisions-courses A5d.6).
import { calendarDayAfter } from '#lib/dates.ts'
import { courseStatus, type CourseNumber, type CourseStatus } from '../progress/courses.ts'

/** How one debtor stands to one course. Days are `YYYY-MM-DD`. */
export interface CourseToRemind {
  /** As they see it; undefined while nothing is there to have a status. */
  readonly status: CourseStatus | undefined
  /** The firm asks to wait with it. */
  readonly isHeld: boolean
  /** The firm's mark that the certificate was filed with the court. */
  readonly isFiledWithCourt: boolean
  /** When it was ordered for them; null while it was not. */
  readonly orderedOn: string | null
}

export interface ReminderFacts {
  /** Pre-Filing, Filed or Complete. */
  readonly caseStatus: string
  readonly hasCaseNumber: boolean
  /** When the number came; null when nobody has noted it: of a case that was filed before it came here. */
  readonly caseNumberOn: string | null
  /** The first date set for the meeting of creditors. */
  readonly firstMeeting: string | null
  /** Since when they have a place in the portal: nobody is reminded of what was before. */
  readonly since: string
  readonly first: CourseToRemind
  readonly second: CourseToRemind
  /** Until when the certificate of the first course is good, while that matters. */
  readonly useBy: string | null
  /** By when the second certificate is due, while that matters. */
  readonly secondDue: string | null
}

export type ClientReminder = 'takeFirst' | 'useBy' | 'takeSecond' | 'secondDue' | 'overdue'
export type FirmReminder = 'stale' | 'outdated' | 'overdue'

interface Planned<
  Recipient extends 'client' | 'firm',
  About extends ClientReminder | FirmReminder,
> {
  readonly recipient: Recipient
  readonly course: CourseNumber
  readonly about: About
  /** Of one debtor and recipient, each is another: what was sent under it is not sent again. */
  readonly name: string
  /** For which day it is meant. */
  readonly day: string
  /** The day that it speaks of, where it speaks of one. */
  readonly deadline?: string
}

export type ReminderToClient = Planned<'client', ClientReminder>
export type ReminderToFirm = Planned<'firm', FirmReminder>
export type Reminder = ReminderToClient | ReminderToFirm

/** The defaults, in days. */
export const reminderPlan = {
  afterOrder: [0, 3, 7],
  thenEvery: 7,
  stale: 14,
  beforeUseBy: [45, 30, 14, 7, 3, 1],
  afterCaseNumber: [1, 7],
  beforeDue: [30, 21, 15, 7, 3, 1],
  overdueEvery: 7,
} as const

/** Over for good, or somebody else's to settle: nobody is reminded. */
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
/** Whoever waits for the certificate has nothing to do any more. */
const isToTake = (course: CourseToRemind) =>
  isOpen(course) && course.status !== courseStatus.certification

const latestOf = (days: readonly (string | null)[]) =>
  days.reduce<string>((latest, day) => (day !== null && day > latest ? day : latest), '')

/** Such days until today: first those named, then one each so many days. */
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

/** To take the second course is the same reminder with and without a deadline. */
const nameOf = (about: string) => (about === 'secondDue' ? 'takeSecond' : about)

const planned = <About extends string>(
  course: CourseNumber,
  about: About,
  day: string,
  deadline: string | undefined,
) => ({
  course,
  about,
  name: `${nameOf(about)} ${day}`,
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

/** Everything that a client was or is to be told until today, in the order of its days; of one day the last counts. */
function forClient(facts: ReminderFacts, today: string): readonly ReminderToClient[] {
  const { caseStatus, since, first, second, useBy, secondDue } = facts
  const days: ReminderToClient[] = []
  if (caseStatus === 'Pre-Filing') {
    const anchor = latestOf([first.orderedOn, since])
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
  const from = latestOf([since, caseStatus === 'Filed' ? facts.caseNumberOn : null])
  return days
    .filter(({ day }) => day >= from)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

function forFirm(facts: ReminderFacts, today: string): readonly ReminderToFirm[] {
  const { caseStatus, since, first, second, useBy, secondDue } = facts
  if (caseStatus === 'Pre-Filing') {
    const staleOn = calendarDayAfter(latestOf([first.orderedOn, since]), reminderPlan.stale)
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
 * What may be sent on a day: to the client the newest of what is planned until then, so that days that were missed never come in a heap, and to the firm what is
 * planned for it. Whoever sends leaves out what was sent before, under the same name.
 */
export function remindersOn(facts: ReminderFacts, today: string): readonly Reminder[] {
  return [...forClient(facts, today).slice(-1), ...forFirm(facts, today)]
}
