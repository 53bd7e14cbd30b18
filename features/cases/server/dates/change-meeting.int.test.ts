// spec: cases#meeting-details
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, twoSpouses } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { newsInCase } from '#testing/test-news.ts'
import { calendarDayAfter } from '#lib/dates.ts'

const app = openTestApp()
const { debtor1: marcus, caseId } = twoSpouses(app)
const paralegal = aParalegal(app)
const fields = `{ day firstDay time timeZone place link interpreter isHeld isAskedAbout }`
const read = operation`caseMeeting { officeTimeZone meeting ${fields} }`
const change = operation`changeCaseMeeting { success error errorCode current ${fields} }`
const markHeld = operation`markCaseMeetingHeld { success errorCode current { isHeld isAskedAbout } }`

let today: string
beforeAll(async () => {
  today = app.today()
  await sql`update legal_case set filed_on = ${calendarDayAfter(today, -40)}
    where id = ${caseId}`.execute(app.owner.db)
})
beforeEach(() =>
  sql`delete from case_key_date where case_id = ${caseId} and kind like '%meeting'`.execute(
    app.owner.db,
  ),
)

describe('the meeting of creditors', () => {
  test('is set with its time, place, link and interpreter, which the client reads', async () => {
    expect(await paralegal.run(read, { caseId })).toEqual({
      meeting: null,
      officeTimeZone: 'America/New_York',
    })
    const { success, current } = await set(null, meeting())
    expect(success).toBe(true)
    expect(current).toEqual({
      ...meeting(),
      firstDay: meeting().day,
      isHeld: false,
      isAskedAbout: false,
    })
    expect(await readMeeting()).toEqual(current)
    expect(await readAsClient()).toEqual(meeting())
    expect(await readNews()).toContainEqual(expect.stringContaining('meeting of creditors'))
  })

  test('of two changes at the same time the second is refused and sees the first', async () => {
    await set(null, meeting())
    const later = { ...meeting(), time: '14:00' }
    expect(await set(meeting(), later)).toMatchObject({ success: true, current: { time: '14:00' } })
    expect(await set(meeting(), { ...meeting(), time: '08:00' })).toMatchObject({
      success: false,
      errorCode: 'cases.meeting-changed',
      current: { time: '14:00' },
    })
    expect(await set(later, meeting())).toMatchObject({ success: true })
  })

  test('that is continued keeps its first date, and needs a new time and place', async () => {
    await set(null, meeting())
    const continued = { ...meeting(), day: inDays(50), time: null, place: '', link: '' }
    const { current } = await set(meeting(), continued, true)
    expect(current).toMatchObject({ ...continued, firstDay: inDays(20) })
    expect(await readAsClient()).toMatchObject({ day: inDays(50), time: null, timeZone: null })
    expect(await set(continued, null, true)).toMatchObject({
      success: true,
      current: { day: inDays(20), time: null, place: '', interpreter: 'Spanish' },
    })
  })

  test.each([
    [{ time: '25:00' }, 'cases.meeting-time-invalid'],
    [{ link: 'http://zoom.example' }, 'cases.meeting-link-invalid'],
    [{ timeZone: 'Mars' }, 'cases.meeting-zone-invalid'],
    [{ day: '2020-01-01' }, 'cases.meeting-before-filing'],
  ])('with %j is refused', async (changes, errorCode) => {
    const { current } = await set(null, meeting())
    expect(await set(meeting(), { ...meeting(), ...changes })).toMatchObject({
      success: false,
      errorCode,
    })
    expect(await readMeeting()).toEqual(current)
  })

  test('is asked about once its day is over, until the firm says that it was held', async () => {
    const { day } = (await set(null, meeting())).current
    expect(await paralegal.run(markHeld, { caseId, day })).toMatchObject({
      errorCode: 'cases.meeting-not-over',
    })
    await sql`update case_key_date set on_day = ${inDays(-2)}
      where case_id = ${caseId} and kind = 'first-meeting'`.execute(app.owner.db)
    expect(await readMeeting()).toMatchObject({ day: inDays(-2), isAskedAbout: true })
    expect(await paralegal.run(markHeld, { caseId, day })).toMatchObject({
      errorCode: 'cases.meeting-changed',
    })
    for (const _ of ['first', 'again'])
      expect(await paralegal.run(markHeld, { caseId, day: inDays(-2) })).toMatchObject({
        success: true,
        current: { isHeld: true, isAskedAbout: false },
      })
    const { isHeld: _, isAskedAbout: __, firstDay: ___, ...seen } = await readMeeting()
    expect(await set(seen, { ...seen, interpreter: '' })).toMatchObject({
      success: true,
      current: { isHeld: true, interpreter: '' },
    })
  })

  test('belongs to a filed case only', async () => {
    const act = { caseId: app.demoData.cases.rosa, seen: null, change: meeting() }
    expect(await paralegal.run(change, { ...act, isContinued: false })).toMatchObject({
      errorCode: 'cases.meeting-needs-filing',
    })
  })
})

const inDays = (days: number) => calendarDayAfter(today, days)
const meeting = () => ({
  day: inDays(20),
  time: '09:30',
  timeZone: 'America/Chicago',
  place: 'Room 1, 100 Court Street',
  link: 'https://zoomgov.example/j/160',
  interpreter: 'Spanish',
})
const set = (seen: object | null, to: object | null, isContinued = false) =>
  paralegal.run<Answer>(change, { caseId, seen, change: to, isContinued })
const readMeeting = async () => (await paralegal.run<Answer>(read, { caseId })).meeting
const readNews = async () => (await newsInCase(app, caseId)).map(({ says }) => says)
const readAsClient = async () => {
  const { data } = await marcus.graph(
    '{ cases { get { id keyDates { day time timeZone place link interpreter } } } }',
  )
  return data.cases.get.find(({ id }: Answer) => id === caseId).keyDates[0]
}
