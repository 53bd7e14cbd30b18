// spec: cases#meeting-details
import { describe, expect, test } from 'vitest'
import {
  emptyMeeting,
  findDraftProblems,
  parseClockTime,
  toContinuedDraft,
  toMeetingDraft,
  toMeetingInput,
  toSeenMeeting,
  type Meeting,
} from './meeting-draft.ts'

const meeting: Meeting = {
  day: '2026-12-15',
  firstDay: '2026-12-15',
  time: '09:30',
  timeZone: 'America/New_York',
  place: 'Room 1',
  link: '',
  interpreter: 'Spanish',
  isHeld: false,
  isAskedAbout: false,
}

test.each([
  ['9:30 AM', '09:30'],
  ['9:30am', '09:30'],
  ['9.30 a.m.', '09:30'],
  ['2 PM', '14:00'],
  ['12:15 pm', '12:15'],
  ['12 AM', '00:00'],
  ['14:05', '14:05'],
  ['7', '07:00'],
  ['24:00', undefined],
  ['13 PM', undefined],
  ['0 AM', undefined],
  ['9:75', undefined],
  ['half past nine', undefined],
  ['', undefined],
])('%j is read as %s', (text, time) => {
  expect(parseClockTime(text)).toBe(time)
})

describe('the draft of a meeting', () => {
  test('sends what was saved', () => {
    expect(toMeetingDraft(meeting)).toMatchObject({ day: '12/15/2026', time: '9:30 AM' })
    expect(toMeetingInput(toMeetingDraft(meeting))).toEqual(toSeenMeeting(meeting))
    expect(toMeetingDraft({ ...meeting, time: '00:05' }).time).toBe('12:05 AM')
    expect(toMeetingDraft({ ...meeting, time: '12:00' }).time).toBe('12:00 PM')
  })

  test('of a continued meeting keeps the zone and the interpreter', () => {
    expect(toContinuedDraft(meeting)).toEqual({
      ...emptyMeeting('America/New_York'),
      interpreter: 'Spanish',
    })
  })

  test.each([
    [{}, []],
    [{ time: '' }, []],
    [{ day: '' }, ['day']],
    [{ day: '13/45/2026', time: 'noon', link: 'Zoom' }, ['day', 'time', 'link']],
  ])('%j has problems in %j', (changes, fields) => {
    const findings = findDraftProblems({ ...toMeetingDraft(meeting), ...changes })
    expect(findings.map(({ field }) => field)).toEqual(fields)
  })
})
