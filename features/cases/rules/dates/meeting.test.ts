// spec: cases#meeting-details
import { describe, expect, test } from 'vitest'
import {
  asksAboutMeeting,
  findDetailsProblems,
  hasOtherDetails,
  showDetails,
  toMeeting,
  toStoredDetails,
  type MeetingDetails,
} from './meeting.ts'

const office = 'America/New_York'
const details: MeetingDetails = {
  time: '09:30',
  timeZone: 'America/Chicago',
  place: 'Room 1',
  link: 'https://court.example/341',
  interpreter: 'Spanish',
}
const stored = { ...details, onDay: '2026-12-15', isHeld: true }

describe('the meeting of a case', () => {
  test('is absent without a date', () => {
    expect(toMeeting({}, stored, office)).toBeUndefined()
  })

  test('has only its day and the zone of the office until more is known', () => {
    expect(toMeeting({ 'first-meeting': '2026-12-15' }, null, office)).toEqual({
      day: '2026-12-15',
      firstDay: '2026-12-15',
      time: null,
      timeZone: office,
      place: '',
      link: '',
      interpreter: '',
      isHeld: false,
    })
  })

  test('has the details of its day', () => {
    expect(toMeeting({ 'first-meeting': '2026-12-15' }, stored, office)).toEqual({
      ...details,
      day: '2026-12-15',
      firstDay: '2026-12-15',
      isHeld: true,
    })
  })

  test('that was moved keeps the zone and the interpreter, and no other detail of the old day', () => {
    const dates = { 'first-meeting': '2026-12-15', meeting: '2027-01-12' }
    expect(toMeeting(dates, stored, office)).toMatchObject({
      day: '2027-01-12',
      firstDay: '2026-12-15',
      time: null,
      timeZone: 'America/Chicago',
      place: '',
      link: '',
      interpreter: 'Spanish',
      isHeld: false,
    })
  })

  const today = '2026-12-16'
  test.each([
    [undefined, 'Filed', false],
    [{ day: '2026-12-15', isHeld: false }, 'Filed', true],
    [{ day: '2026-12-15', isHeld: true }, 'Filed', false],
    [{ day: '2026-12-15', isHeld: false }, 'Complete', false],
    [{ day: today, isHeld: false }, 'Filed', false],
  ] as const)('%j of a case that is %s is asked about: %s', (meeting, status, isAsked) => {
    expect(asksAboutMeeting(meeting, { status, today })).toBe(isAsked)
  })
})

test.each<readonly [Partial<MeetingDetails>, readonly string[]]>([
  [{}, []],
  [{ time: null, place: '', link: '', interpreter: '' }, []],
  [{ time: '24:00' }, ['time']],
  [{ time: '9:30' }, ['time']],
  [{ time: '09:60' }, ['time']],
  [{ timeZone: 'Mars/Base' }, ['timeZone']],
  [{ place: 'x'.repeat(301) }, ['place']],
  [{ link: 'http://court.example' }, ['link']],
  [{ link: 'javascript:alert(1)' }, ['link']],
  [{ link: 'Room 1' }, ['link']],
  [{ link: 'https://user@court.example' }, ['link']],
  [{ link: 'https://zoomgov.com/j/160?pwd=a%20b' }, []],
  [{ link: `https://court.example/${'x'.repeat(500)}` }, ['link']],
  [{ interpreter: 'x'.repeat(61) }, ['interpreter']],
])('details with %j have problems in %j', (changes, fields) => {
  expect(findDetailsProblems({ ...details, ...changes }).map(({ field }) => field)).toEqual(fields)
})

test('a client reads no zone without a time, and nothing that is empty', () => {
  expect(showDetails(details)).toEqual(details)
  expect(showDetails({ ...details, time: null, place: '', link: '', interpreter: '' })).toEqual({
    time: null,
    timeZone: null,
    place: null,
    link: null,
    interpreter: null,
  })
})

test('details are stored on one line, and other details are other', () => {
  const typed = { ...details, place: ' Room\n1 ', link: ' https://court.example/341 ' }
  expect(toStoredDetails(typed)).toEqual(details)
  expect(hasOtherDetails(details, toStoredDetails(typed))).toBe(false)
  expect(hasOtherDetails(details, { ...details, place: 'Room 2' })).toBe(true)
})
