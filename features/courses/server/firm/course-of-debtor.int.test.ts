// spec: courses#acts-of-the-firm
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import { openTestApp } from '#testing/test-app.ts'
import { seen } from '#testing/test-course-acts.ts'
import { aParalegal, withoutMinDurations } from '#testing/test-people.ts'
import { openStaff, type StaffClient } from '#testing/test-staff-client.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'
import { acts, courseActsOf, getCourse, lastEvent } from './test-firm-courses.ts'

const app = openTestApp()
const paralegal = aParalegal(app)
withoutMinDurations(app)
const { read, act } = courseActsOf(paralegal)
let attorney: StaffClient
let alone: TakersOfCase
let today: string

beforeAll(async () => {
  attorney = await openStaff(app, { role: 'attorney' })
  today = app.today()
})
beforeEach(async () => {
  alone = await coupleWithCase(app, { isSingle: true })
})

const filed = (couple: TakersOfCase) =>
  sql`update legal_case set status = 'Filed', case_number = '1:26-bk-1', filed_on = ${today}
    where id = ${couple.caseId}`.execute(app.owner.db)

describe('a hold', () => {
  test('asks one debtor to wait until it ends', async () => {
    const couple = await coupleWithCase(app)
    await filed(couple)
    const hold = (version: number, isHeld: boolean) =>
      act('hold', { caseId: couple.caseId, version, debtor: 2, isHeld })
    const { current } = await hold(0, true)
    expect(getCourse(current, 'SECOND').debtors).toMatchObject([
      { state: 'NOT_ORDERED' },
      { state: 'HELD', isHeld: true },
    ])
    const asClient = () => seen(couple.debtor2.browser, couple.caseId, 'Second')
    expect((await asClient()).course).toMatchObject({ isHeld: true })
    expect(await hold(0, false)).toMatchObject({ errorCode: 'courses.changed' })
    await hold(1, false)
    expect((await asClient()).course).toMatchObject({ isHeld: false })
    expect(await lastEvent(app, couple.caseId)).toMatchObject({ event: 'course.released' })
  })

  test('of a spouse who has left the case is refused', async () => {
    const hold = { caseId: alone.caseId, version: 0, debtor: 2, isHeld: true }
    expect(await act('hold', hold)).toMatchObject({ errorCode: 'courses.no-such-debtor' })
  })
})

describe('a waiver', () => {
  const waive = (waiver: object | null, by = attorney, version = 0) =>
    act('waive', { caseId: alone.caseId, version, debtor: 1, waiver }, by)
  const until = () => calendarDayAfter(today, 14)

  test('lets the client take the first course after filing, with its reason in the audit', async () => {
    await filed(alone)
    const { current } = await waive({ until: until(), reason: 'Exigent filing' })
    expect(getCourse(current).debtors).toMatchObject([
      { waivedUntil: until(), waiverReason: 'Exigent filing', canOrder: true },
    ])
    expect((await seen(alone.debtor1.browser, alone.caseId)).course).toMatchObject({
      waivedUntil: until(),
    })
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.waived',
      details: { waivedUntilFrom: 'none', waivedUntil: until(), reason: 'Exigent filing' },
    })
    await waive(null, attorney, 1)
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.waiver-ended',
      details: { waivedUntilFrom: until(), waivedUntil: 'none' },
    })
  })

  test('is not for paralegals', async () => {
    expect(await waive({ until: until(), reason: 'x' }, paralegal)).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
  })

  test('needs a reason and a day to come', async () => {
    expect(await waive({ until: until(), reason: ' ' })).toMatchObject({
      errorCode: 'courses.no-reason',
    })
    expect(await waive({ until: calendarDayAfter(today, -1), reason: 'x' })).toMatchObject({
      errorCode: 'courses.waived-before',
    })
  })
})

describe('a certificate', () => {
  const file = (day: string | null, version: number) =>
    act('file', { caseId: alone.caseId, course: 'SECOND', version, debtor: 1, day })

  test('is marked as filed with the court, and the mark is removed', async () => {
    const { current } = await file(today, 0)
    expect(getCourse(current, 'SECOND').debtors).toMatchObject([{ courtFiledOn: today }])
    await file(null, 1)
    expect((await read(alone.caseId, 'SECOND')).debtors).toMatchObject([{ courtFiledOn: null }])
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.filing-undone',
      details: { courtFiledOnFrom: today, courtFiledOn: 'none' },
    })
  })

  test('cannot be filed tomorrow', async () => {
    expect(await file(calendarDayAfter(today, 1), 0)).toMatchObject({
      errorCode: 'courses.filed-later',
    })
  })
})

describe('a day of the firm', () => {
  test('replaces the counted one, ends it, and is counted again', async () => {
    await filed(alone)
    const set = (version: number, more: object) =>
      act('setDay', {
        ...{ caseId: alone.caseId, version, debtor: 1, kind: 'SECOND_CERTIFICATE' },
        ...{ day: null, isCounted: false, ...more },
      })
    const days = (current: unknown) => getCourse(current, 'SECOND').debtors[0].days[1]
    const day = calendarDayAfter(today, 90)
    expect(days((await set(0, { day })).current)).toMatchObject({ day, isOfFirm: true })
    expect(days((await set(1, {})).current)).toMatchObject({ day: null, isOfFirm: true })
    expect(days((await set(2, { isCounted: true })).current)).toMatchObject({ isOfFirm: false })
    // The same again is no change.
    expect(await set(3, { isCounted: true })).toMatchObject({ success: true })
    expect(await set(3, { isCounted: true })).toMatchObject({ success: true })
    expect(await set(2, { day })).toMatchObject({ errorCode: 'courses.changed' })
    expect(await lastEvent(app, alone.caseId)).toMatchObject({
      event: 'course.deadline-set',
      details: { from: 'none', day: 'counted' },
    })
  })
})

test('an order of an earlier system is said once, and the client cannot order here', async () => {
  const { current } = await act('earlier', { caseId: alone.caseId, isEarlierSystem: true })
  expect(current).toMatchObject({ isEarlierSystem: true })
  expect(getCourse(current).debtors).toMatchObject([{ state: 'EARLIER_SYSTEM', canOrder: false }])
  await act('earlier', { caseId: alone.caseId, isEarlierSystem: true })
  const rows = await app.rows(sql`
    select 1 from audit where object = ${alone.caseId} and event = 'course.legacy-changed'`)
  expect(rows).toHaveLength(1)
})

test.each(Object.keys(acts) as ReadonlyArray<keyof typeof acts>)(
  'a person of another firm cannot %s',
  async (name) => {
    const stranger = await openStaff(app, {
      firmId: app.demoData.firms.northgate,
      role: 'administrator',
    })
    const variables = {
      ...{ caseId: alone.caseId, seen: 'DONE', clientCode: 'X', isEarlierSystem: true },
      ...{ course: 'FIRST', version: 0, debtor: 1, numbers: [], isHeld: true, day: null },
      ...{ waiver: null, kind: 'CLERK_NOTICE', isCounted: true },
      change: { payer: 'FIRM', providerIds: null, option: null },
    }
    expect(await act(name, variables, stranger)).toMatchObject({
      errorCode: 'clients.no-such-case',
      current: null,
    })
  },
)
