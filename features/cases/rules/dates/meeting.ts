// Where and when on its day the meeting of creditors is (spec: cases#meeting-details).
import { timeZoneNamed } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { oneLine, plainCode } from '#lib/text.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import type { MatterStatus } from '../status/matter-status.ts'
import { meetingDay, type KeyDates } from './key-dates.ts'

/** Texts are empty until they are known. */
export interface MeetingDetails {
  /** `HH:MM` in the time zone. Null until the court has set it. */
  readonly time: string | null
  /** IANA name: that of the court. */
  readonly timeZone: string
  readonly place: string
  /** `https:` */
  readonly link: string
  /** The language of the interpreter. */
  readonly interpreter: string
}

/** As it is stored: of the meeting on `onDay`. */
export interface StoredMeeting extends MeetingDetails {
  readonly onDay: string
  readonly isHeld: boolean
}

export interface MeetingRecord extends MeetingDetails {
  readonly day: string
  /** `day` is the first date if it is not continued. */
  readonly firstDay: string
  readonly isHeld: boolean
}

export interface MeetingFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
  readonly field: keyof MeetingDetails
}

const maxCharacters = { place: 300, link: 500, interpreter: 60 } as const

const noDetails = { time: null, place: '', link: '', interpreter: '' } as const

/** Undefined without a date. Details of another day are left out; the interpreter stays. */
export function toMeeting(
  dates: KeyDates,
  stored: StoredMeeting | null,
  officeTimeZone: string,
): MeetingRecord | undefined {
  const day = meetingDay(dates)
  if (day === undefined) return undefined
  const firstDay = dates['first-meeting'] ?? day
  if (stored === null)
    return { ...noDetails, day, firstDay, timeZone: officeTimeZone, isHeld: false }
  const { onDay, isHeld, ...details } = stored
  const { timeZone, interpreter } = details
  return onDay === day
    ? { ...details, day, firstDay, isHeld }
    : { ...noDetails, day, firstDay, timeZone, interpreter, isHeld: false }
}

/** What a client reads: null until it is known. */
export function showDetails({ time, timeZone, place, link, interpreter }: MeetingDetails) {
  return {
    time,
    timeZone: time === null ? null : timeZone,
    place: place || null,
    link: link || null,
    interpreter: interpreter || null,
  }
}

/** A filed case whose meeting is over, and whose firm has not said what happened. */
export function asksAboutMeeting(
  meeting: Pick<MeetingRecord, 'day' | 'isHeld'> | undefined,
  { status, today }: { readonly status: MatterStatus; readonly today: string },
): boolean {
  return status === 'Filed' && meeting !== undefined && !meeting.isHeld && meeting.day < today
}

/** The stored form of details without problems. */
export function toStoredDetails(details: MeetingDetails): MeetingDetails {
  return {
    time: details.time,
    timeZone: timeZoneNamed(details.timeZone) ?? details.timeZone,
    place: oneLine(details.place),
    link: plainCode(details.link),
    interpreter: oneLine(details.interpreter),
  }
}

/** In the order of the fields. */
export function findDetailsProblems(details: MeetingDetails): readonly MeetingFinding[] {
  const { time, timeZone, link } = details
  const findings: MeetingFinding[] = []
  if (time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    findings.push({ code: 'cases.meeting-time-invalid', field: 'time' })
  if (timeZoneNamed(timeZone) === undefined)
    findings.push({ code: 'cases.meeting-zone-invalid', field: 'timeZone' })
  for (const field of ['place', 'link', 'interpreter'] as const) {
    const max = maxCharacters[field]
    if ([...details[field].trim()].length > max)
      findings.push({ code: 'cases.meeting-text-too-long', field, params: { max } })
  }
  if (plainCode(link) !== '' && !isWebAddress(plainCode(link)))
    findings.push({ code: 'cases.meeting-link-invalid', field: 'link' })
  return findings
}

function isWebAddress(text: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]\S*)?$/i.test(text)
}

/** True if a client would read something else. */
export function hasOtherDetails(before: MeetingDetails, after: MeetingDetails): boolean {
  return (['time', 'timeZone', 'place', 'link', 'interpreter'] as const).some(
    (field) => before[field] !== after[field],
  )
}
