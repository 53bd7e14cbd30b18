// RFC 5545. Calendars are shared and appear on locked screens, so the file hides the kind of day.
import { calendarDayAfter, minutesAfter } from '#lib/dates.ts'

export interface CalendarEntry {
  readonly caseId: string
  readonly kind: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Undefined for an entry of the whole day. */
  readonly startsAt?: Date | undefined
  /** Takes the entry out of the calendar. */
  readonly isCanceled?: boolean
  /** Creation time of the file. */
  readonly madeAt: Date
  /** Visible in the calendar: names no course, court or debt. */
  readonly title: string
  readonly text: string
  /** The portal page that explains the day. */
  readonly link: string
}

/**
 * The UID is stable and a later file has a higher SEQUENCE, so that it replaces the entry of an
 * earlier one (spec: cases#calendar-file).
 */
export function calendarFile({
  caseId,
  kind,
  day,
  startsAt,
  isCanceled = false,
  madeAt,
  title,
  text,
  link,
}: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybreak//Client portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${caseId}-${toDiscreetTitle(kind)}@client-portal`,
    `SEQUENCE:${toSequence(madeAt)}`,
    `DTSTAMP:${toStamp(madeAt)}`,
    ...(startsAt === undefined ? getWholeDay(day) : getHour(startsAt)),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${text}\n${link}`)}`,
    `URL:${link}`,
    'CLASS:PRIVATE',
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    startsAt === undefined || isCanceled ? 'TRANSP:TRANSPARENT' : 'TRANSP:OPAQUE',
    ...(isCanceled ? [] : getAlarm(title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Seconds since 2020: an integer that grows, below the limit of 32 bits until 2088. */
function toSequence(madeAt: Date): number {
  return Math.floor((madeAt.getTime() - Date.UTC(2020, 0, 1)) / 1000)
}

function getAlarm(title: string): readonly string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
  ]
}

function getWholeDay(day: string): readonly string[] {
  const next = compact(calendarDayAfter(day, 1))
  return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${next}`]
}

/** No end is known. An hour keeps the time free. */
function getHour(startsAt: Date): readonly string[] {
  return [`DTSTART:${toStamp(startsAt)}`, `DTEND:${toStamp(minutesAfter(startsAt, 60))}`]
}

const toStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

const compact = (day: string) => day.replaceAll('-', '')

/** Escapes commas, semicolons, backslashes and line breaks, which are special in this format. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Returns a stable hash of the kind (FNV-1a), so that the file does not reveal the kind. */
function toDiscreetTitle(kind: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of kind)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** Bytes of UTF-8, without the line break. */
const maxLineLength = 75

/** Continues a longer line after a line break and a space. Never splits a character. */
function folded(line: string): string {
  let written = ''
  let length = 0
  for (const character of line) {
    const bytes = toBytes(character.codePointAt(0) ?? 0)
    if (length + bytes > maxLineLength) {
      written += '\r\n '
      length = 1
    }
    written += character
    length += bytes
  }
  return written
}

/** Returns the length of the character in UTF-8. */
function toBytes(codePoint: number): 1 | 2 | 3 | 4 {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x8_00) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}
