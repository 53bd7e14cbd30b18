import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEntry } from './calendar-entry.ts'

const entry: CalendarEntry = {
  caseId: '0199f0aa-0000-7000-8000-000000000000',
  kind: 'second-certificate',
  day: '2026-12-31',
  madeAt: new Date('2026-11-22T08:09:10.123Z'),
  title: 'A date in your client portal',
  text: 'Log in to see what it is:',
  link: 'https://portal.example/dashboard/case/0199f0aa-0000-7000-8000-000000000000',
}

/** Joins folded lines as a calendar program does. Returns one property per line. */
const listProperties = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const findValue = (file: string, name: string) =>
  listProperties(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const unescaped = (text: string) =>
  text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('an entry with a time keeps an hour free', () => {
  const file = calendarFile({ ...entry, startsAt: new Date('2026-12-31T23:30:00Z') })
  expect(findValue(file, 'DTSTART')).toBe('20261231T233000Z')
  expect(findValue(file, 'DTEND')).toBe('20270101T003000Z')
  expect(findValue(file, 'TRANSP')).toBe('OPAQUE')
})

test('writes the whole file', () => {
  expect(listProperties(calendarFile(entry))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybreak//Client portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:0199f0aa-0000-7000-8000-000000000000-[0-9a-f]{8}@client-portal$/),
    'SEQUENCE:217498150',
    'DTSTAMP:20261122T080910Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:A date in your client portal',
    String.raw`DESCRIPTION:Log in to see what it is:\nhttps://portal.example/dashboard/case/0199f0aa-0000-7000-8000-000000000000`,
    'URL:https://portal.example/dashboard/case/0199f0aa-0000-7000-8000-000000000000',
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:A date in your client portal',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('a later file replaces the entry, and one of a meeting that is off cancels it', () => {
  const meeting = { ...entry, kind: 'meeting' }
  const first = calendarFile(meeting)
  const madeAt = new Date('2026-11-22T08:09:11.000Z')
  const later = calendarFile({ ...meeting, day: '2027-01-15', madeAt })
  const canceled = calendarFile({ ...meeting, isCanceled: true, madeAt })
  const getSequence = (file: string) => Number(findValue(file, 'SEQUENCE'))
  for (const file of [later, canceled]) {
    expect(findValue(file, 'UID')).toBe(findValue(first, 'UID'))
    expect(getSequence(file)).toBeGreaterThan(getSequence(first))
  }
  expect(findValue(canceled, 'STATUS')).toBe('CANCELLED')
  expect(findValue(canceled, 'TRANSP')).toBe('TRANSPARENT')
  expect(canceled).not.toContain('VALARM')
})

test.each(['meeting', 'first-certificate-use-by', 'clerk-notice', 'second-certificate'])(
  'reveals nothing of %s',
  (kind) => {
    expect(calendarFile({ ...entry, kind })).not.toMatch(
      /meeting|creditor|certificate|course|clerk|court|bankrupt|debt|counsel|notice|341/i,
    )
  },
)

test('keeps the UID of an entry when its day changes, and gives each kind a different UID', () => {
  const names = ['meeting', 'first-certificate-use-by', 'clerk-notice', 'second-certificate'].map(
    (kind) => findValue(calendarFile({ ...entry, kind }), 'UID'),
  )
  expect(new Set(names).size).toBe(4)
  expect(findValue(calendarFile({ ...entry, day: '2027-02-16', madeAt: new Date() }), 'UID')).toBe(
    names[3],
  )
  expect(
    findValue(calendarFile({ ...entry, caseId: '0199f0aa-0000-7000-8000-000000000001' }), 'UID'),
  ).not.toBe(names[3])
})

test('preserves any text, in lines of at most 75 bytes that all end in the same way', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', ' ', 'é', '漢', '😀', ',', ';', '\\', '\n', ':', 'ñ'),
    maxLength: 300,
  })
  fc.assert(
    fc.property(words, words, (title, text) => {
      const file = calendarFile({ ...entry, title, text })
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toContain('�')
      }
      expect(unescaped(findValue(file, 'SUMMARY') ?? '')).toBe(title)
      expect(unescaped(findValue(file, 'DESCRIPTION') ?? '')).toBe(`${text}\n${entry.link}`)
    }),
  )
})
