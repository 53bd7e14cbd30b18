// spec: cases#meeting-details
import { describe, expect, test } from 'vitest'
import {
  emptyMeeting,
  findDraftProblems,
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
    [{ day: '12/15/0026' }, ['day']],
    [{ day: '13/45/2026', time: 'soon', link: 'Zoom' }, ['day', 'time', 'link']],
    [{ time: '14:00' }, []],
    [{ time: '2 AM' }, ['time']],
    [{ time: '2 AM', nightTime: '02:00' }, []],
    [{ time: '3 AM', nightTime: '02:00' }, ['time']],
  ])('%j has problems in %j', (changes, fields) => {
    const findings = findDraftProblems({ ...toMeetingDraft(meeting), ...changes })
    expect(findings.map(({ field }) => field)).toEqual(fields)
  })

  test('asks about an hour that may be AM or PM', () => {
    const findings = findDraftProblems({ ...toMeetingDraft(meeting), time: '2:00' })
    expect(findings).toEqual([{ code: 'cases.meeting-time-unclear', field: 'time' }])
  })

  test('does not ask again about a meeting that was saved at night', () => {
    expect(findDraftProblems(toMeetingDraft({ ...meeting, time: '20:30' }))).toEqual([])
  })
})
