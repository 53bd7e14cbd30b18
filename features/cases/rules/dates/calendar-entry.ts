// A day as a file that any calendar can read (RFC 5545). Calendars are shared and shown on locked screens: nothing in it says what the day is.
import { calendarDayAfter } from '#lib/dates.ts'

export interface CalendarEntry {
  readonly caseId: string
  readonly kind: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** When it is made. */
  readonly madeAt: Date
  /** What the calendar shows: says nothing of courses, courts or debts. */
  readonly title: string
  readonly text: string
  /** Where it can be read what the day is. */
  readonly link: string
}

/** The whole file. The same day of the same case has the same name in every calendar, so that adding it again moves it. */
export function calendarFile({
  caseId,
  kind,
  day,
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
    `UID:${caseId}-${discreet(kind)}@client-portal`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(calendarDayAfter(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${link}`)}`,
    `URL:${link}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: string) => day.replaceAll('-', '')

/** Commas, semicolons, backslashes and line breaks mean something in this format. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

/** A kind as a number that says nothing, and is always the same (FNV-1a). */
function discreet(kind: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of kind)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/** Longest line, in bytes of UTF-8, without its end. */
const longestLine = 75

/** What is longer goes on in the next line after a space; no character is cut in two. */
function folded(line: string): string {
  let written = ''
  let length = 0
  for (const character of line) {
    const bytes = bytesOf(character.codePointAt(0) ?? 0)
    if (length + bytes > longestLine) {
      written += '\r\n '
      length = 1
    }
    written += character
    length += bytes
  }
  return written
}

/** How many a character takes in UTF-8. */
function bytesOf(codePoint: number): 1 | 2 | 3 | 4 {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x8_00) return 2
  return codePoint < 0x1_00_00 ? 3 : 4
}
