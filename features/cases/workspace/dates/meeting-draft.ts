// What a person types about the meeting of creditors, and what is wrong with it.
import { isLikelyDay, monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { readTypedTime, twelveHours, type ClockTime } from '#lib/typed-time.ts'
import { findDetailsProblems } from '../../rules/dates/meeting.ts'
import type { CaseMeetingInput, CaseMeetingPartsFragment } from './dates.operations.ts'

export type Meeting = CaseMeetingPartsFragment

export interface MeetingDraft {
  /** `MM/DD/YYYY`, as typed. */
  readonly day: string
  /** `9:30 AM`, as typed. Empty until the court has set it. */
  readonly time: string
  /** The time at night, `HH:MM`, that the person has confirmed. */
  readonly nightTime: string
  readonly timeZone: string
  readonly place: string
  readonly link: string
  readonly interpreter: string
}

export function emptyMeeting(timeZone: string): MeetingDraft {
  return { day: '', time: '', nightTime: '', timeZone, place: '', link: '', interpreter: '' }
}

export function toMeetingDraft(meeting: CaseMeetingInput): MeetingDraft {
  const { day, time, timeZone, place, link, interpreter } = meeting
  return {
    day: monthDayYear(day),
    time: time ? twelveHours(time) : '',
    nightTime: time ?? '',
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
  const { day, time, nightTime: _, ...rest } = draft
  return {
    ...rest,
    day: parseMonthDayYear(day) ?? day,
    time: isBlank(time) ? null : (readClockTime(time)?.time ?? time),
  }
}

/** The meeting as it was read, for a change. */
export function toSeenMeeting(meeting: Meeting): CaseMeetingInput {
  const { day, time, timeZone, place, link, interpreter } = meeting
  return { day, time, timeZone, place, link, interpreter }
}

/** The time as it is understood. Undefined if it is none, or may be morning or afternoon. */
export function readClockTime(typed: string): ClockTime | undefined {
  const time = readTypedTime(typed)
  return time === 'unclear' ? undefined : time
}

/** In the order of the fields. */
export function findDraftProblems(draft: MeetingDraft): readonly Finding[] {
  const { day, time = null, ...details } = toMeetingInput(draft)
  const doubt = findDoubtfulTime(draft)
  return [
    ...(isLikelyDay(day) ? [] : [{ code: 'cases.meeting-day-invalid', field: 'day' }]),
    ...(doubt ? [doubt] : []),
    ...findDetailsProblems({ ...details, time: doubt ? null : time }),
  ]
}

/** A time that a person has to look at again (spec: cases#typed-times). */
function findDoubtfulTime({ time: typed, nightTime }: MeetingDraft): Finding | undefined {
  const time = readTypedTime(typed)
  if (time === 'unclear') return { code: 'cases.meeting-time-unclear', field: 'time' }
  if (time === undefined || !time.isAtNight || time.time === nightTime) return undefined
  const params = { time: twelveHours(time.time) }
  return { code: 'cases.meeting-time-at-night', field: 'time', params }
}
