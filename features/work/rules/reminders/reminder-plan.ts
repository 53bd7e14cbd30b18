// When a client gets the next reminder by itself (spec: workspace#automatic-reminders).
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import type { ClientWaitsFor } from '#features/cases/rules/clients/client-step.ts'
import { endOfPeriod } from '#features/cases/rules/dates/rule-9006.ts'
import type { ReminderSchedule } from './schedule.ts'

/** What is stored of the reminders of a case. */
export interface ReminderProgress {
  /** For what the days count. */
  readonly waitsFor: ClientWaitsFor | null
  /** The day from which they count, `YYYY-MM-DD` at the office. */
  readonly startedOn: string
  /** Days of the schedule that are over. */
  readonly passed: number
  /** The last reminder of these days. */
  readonly sentAt: Date | null
}

export interface ReminderPause {
  readonly isPaused: boolean
  /** The last day of the pause, `YYYY-MM-DD`. Null: until someone ends it. */
  readonly pausedUntil: string | null
}

export interface ReminderFacts {
  readonly waitsFor: ClientWaitsFor | null
  /** The last act of the client, or the invitation. */
  readonly quietSince: Date | null
  /** The last reminder of any kind. */
  readonly remindedAt: Date | null
  /** A message to a client was given up. */
  readonly isUndelivered: boolean
  /** Undefined if the case was not looked at yet. */
  readonly progress: ReminderProgress | undefined
  readonly pause: ReminderPause
}

export interface ReminderDay {
  readonly schedule: ReminderSchedule
  readonly now: Date
  /** Of the office of the case. */
  readonly timeZone: string
}

/** Why no reminder is planned. */
export type NoReminder =
  | 'OFF'
  | 'NOTHING_OPEN'
  /** Courses send reminders of their own. */
  | 'COURSE'
  | 'PAUSED'
  | 'UNDELIVERED'
  | 'FINISHED'

export interface PlannedReminder {
  readonly state: 'PLANNED'
  /** `YYYY-MM-DD` at the office, today or later. */
  readonly day: string
  readonly isDue: boolean
  /** Position in the schedule, from 1. */
  readonly number: number
  readonly of: number
  readonly startedOn: string
}

export type ReminderPlan = PlannedReminder | { readonly state: NoReminder }

/** A day that was missed is caught up so long. */
const daysToCatchUp = 3
/** Between any two reminders of a case. */
const daysBetween = 2

export function planReminder(facts: ReminderFacts, at: ReminderDay): ReminderPlan {
  const { schedule, now, timeZone } = at
  const today = calendarDay(now, timeZone)
  const obstacle = findObstacle(facts, schedule, today)
  if (obstacle) return { state: obstacle }
  const days = getDays(facts.waitsFor, schedule)
  const { startedOn, passed } = getCurrentPeriod(facts, today, timeZone)
  const planned = days
    .map((after, index) => ({ number: index + 1, day: endOfPeriod(startedOn, after) }))
    .filter(({ number, day }) => number > passed && day >= calendarDayAfter(today, -daysToCatchUp))
  // Of several days that are due only the last counts.
  const next = planned.findLast(({ day }) => day <= today) ?? planned[0]
  if (!next) return { state: 'FINISHED' }
  const { remindedAt } = facts
  const earliest =
    remindedAt === null ? today : calendarDayAfter(calendarDay(remindedAt, timeZone), daysBetween)
  const day = endOfPeriod([next.day, today, earliest].toSorted().at(-1) ?? today, 0)
  return {
    state: 'PLANNED',
    day,
    isDue: day === today,
    number: next.number,
    of: days.length,
    startedOn,
  }
}

function findObstacle(
  { waitsFor, isUndelivered, pause }: ReminderFacts,
  { isOn }: ReminderSchedule,
  today: string,
): NoReminder | undefined {
  if (waitsFor === null) return 'NOTHING_OPEN'
  if (waitsFor === 'FIRST_COURSE' || waitsFor === 'SECOND_COURSE') return 'COURSE'
  if (isPausedOn(pause, today)) return 'PAUSED'
  if (!isOn) return 'OFF'
  return isUndelivered ? 'UNDELIVERED' : undefined
}

export function isPausedOn({ isPaused, pausedUntil }: ReminderPause, today: string): boolean {
  return isPaused && (pausedUntil === null || today <= pausedUntil)
}

function getDays(
  waitsFor: ClientWaitsFor | null,
  { invitationDays, taskDays }: ReminderSchedule,
): readonly number[] {
  return waitsFor === 'ACCEPT_INVITATION' ? invitationDays : taskDays
}

interface ReminderPeriod {
  readonly startedOn: string
  readonly passed: number
}

/**
 * The days count again after an act of the client, after a pause, and when the client has something
 * else to do.
 */
function getCurrentPeriod(
  { waitsFor, quietSince, progress, pause }: ReminderFacts,
  today: string,
  timeZone: string,
): ReminderPeriod {
  if (progress?.waitsFor !== waitsFor) return { startedOn: today, passed: 0 }
  const { startedOn, passed, sentAt } = progress
  const quietOn = quietSince === null ? startedOn : calendarDay(quietSince, timeZone)
  const hasActed =
    sentAt === null ? quietOn > startedOn : quietSince !== null && quietSince > sentAt
  const begins = hasActed && quietOn > startedOn ? quietOn : startedOn
  const { isPaused, pausedUntil } = pause
  const later = isPaused && pausedUntil !== null && pausedUntil > begins ? pausedUntil : begins
  return later === startedOn ? { startedOn, passed } : { startedOn: later, passed: 0 }
}

/** Hours at the office in which reminders leave. */
const hours = { from: 9, until: 17 } as const

export function isReminderHour(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  )
  return hour >= hours.from && hour < hours.until
}
