// What a person types about the meeting of creditors, and what is wrong with it.
import { isCalendarDay, monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { findDetailsProblems } from '../../rules/dates/meeting.ts'
import type { CaseMeetingInput, CaseMeetingPartsFragment } from './dates.operations.ts'

export type Meeting = CaseMeetingPartsFragment

export interface MeetingDraft {
  /** `MM/DD/YYYY`, as typed. */
  readonly day: string
  /** `9:30 AM`, as typed. Empty until the court has set it. */
  readonly time: string
  readonly timeZone: string
  readonly place: string
  readonly link: string
  readonly interpreter: string
}

export function emptyMeeting(timeZone: string): MeetingDraft {
  return { day: '', time: '', timeZone, place: '', link: '', interpreter: '' }
}

export function toMeetingDraft(meeting: CaseMeetingInput): MeetingDraft {
  const { day, time, timeZone, place, link, interpreter } = meeting
  return {
    day: monthDayYear(day),
    time: time ? twelveHours(time) : '',
    timeZone,
    place,
    link,
    interpreter,
  }
}

/** Day, time and place of the continued meeting are new. */
export function toContinuedDraft({ timeZone, interpreter }: Meeting): MeetingDraft {
  return { ...emptyMeeting(timeZone), interpreter }
}

/** Typed text that is no day or time stays as it is, and is refused. */
export function toMeetingInput(draft: MeetingDraft): CaseMeetingInput {
  const { day, time, ...rest } = draft
  return {
    ...rest,
    day: parseMonthDayYear(day) ?? day,
    time: isBlank(time) ? null : (parseClockTime(time) ?? time),
  }
}

/** The meeting as it was read, for a change. */
export function toSeenMeeting(meeting: Meeting): CaseMeetingInput {
  const { day, time, timeZone, place, link, interpreter } = meeting
  return { day, time, timeZone, place, link, interpreter }
}

/** In the order of the fields. */
export function findDraftProblems(draft: MeetingDraft): readonly Finding[] {
  const { day, time = null, ...details } = toMeetingInput(draft)
  return [
    ...(isCalendarDay(day) ? [] : [{ code: 'cases.meeting-day-invalid', field: 'day' }]),
    ...findDetailsProblems({ ...details, time }),
  ]
}

/** Reads `9:30 AM`, `2 pm` or `14:00` as `HH:MM`. */
export function parseClockTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?\s*m?\.?$/i.exec(text.trim()) ?? []
  const hour = Number(hours)
  if (hours === '' || Number(minutes) > 59) return undefined
  if (half === '') return hour > 23 ? undefined : toTime(hour, minutes)
  if (hour < 1 || hour > 12) return undefined
  return toTime((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes)
}

function toTime(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

function twelveHours(time: string): string {
  const [hour = '', minutes = ''] = time.split(':')
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}
