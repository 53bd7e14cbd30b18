// spec: courses#course-lines
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { listWrongCounts } from '#testing/test-counts.ts'
import { aParalegal, withoutMinDurations } from '#testing/test-people.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { register } from '../test-people-changed.ts'
import { coupleWithCase, placedCourse, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
const paralegal = aParalegal(app)
withoutMinDurations(app)
const list = operation`courseLines { total next lines { client { id } debtor course state dueOn isLate } }`
const exportList = operation`exportCourseLines { success errorCode csv }`
const setUnit = operation`setCourseUnit { success errorCode unitKey }`
let today: string
let alone: TakersOfCase

beforeAll(async () => {
  today = app.today()
  alone = await coupleWithCase(app, { isSingle: true })
})

const everything = { course: null, states: null, isLate: false, isMine: false }
const read = (more = {}, by: StaffClient = paralegal, page = {}) =>
  by.run<Answer>(list, {
    filter: { ...everything, ...more },
    sort: 'DUE',
    first: 100,
    after: null,
    ...page,
  })
const linesOf = async ({ caseId }: TakersOfCase, more = {}) =>
  (await read(more)).lines.filter(({ client }: Answer) => client.id === caseId)
const planFiling = ({ caseId }: TakersOfCase, day: string) =>
  sql`update legal_case set planned_filing_on = ${day} where id = ${caseId}`.execute(app.owner.db)
const file = ({ caseId }: TakersOfCase, day: string) =>
  sql`update legal_case set status = 'Filed', case_number = '1:26-bk-9', filed_on = ${day}
    where id = ${caseId}`.execute(app.owner.db)
const end = ({ caseId }: TakersOfCase) =>
  sql`update legal_case set status = 'Complete'
    where id = ${caseId}`.execute(app.owner.db)

test('a course is in the list as far as its client is, at each step', async () => {
  const first = async () =>
    (await linesOf(alone)).find(({ course }: Answer) => course === 'FIRST').state
  expect(await first()).toBe('NOT_ORDERED')
  const placed = await placedCourse(app, alone, { isReady: true })
  expect(await first()).toBe('REGISTERING')
  await register(alone.debtor1, placed)
  expect(await first()).toBe('NOT_STARTED')
  await app.courseProvider.finish(placed.itemId)
  expect(await first()).toBe('DONE')
  // Other cases were changed by statements of these tests.
  const wrong = await listWrongCounts(app.deps)
  expect(wrong.filter((line) => line.includes(alone.caseId))).toEqual([])
})

describe('a first course that is not taken', () => {
  const first = async (couple: TakersOfCase) => (await linesOf(couple, { course: 'FIRST' }))[0]

  test('is due on the day on which the firm plans to file', async () => {
    const couple = await coupleWithCase(app, { isSingle: true })
    await planFiling(couple, calendarDayAfter(today, 3))
    expect(await first(couple)).toMatchObject({
      dueOn: calendarDayAfter(today, 3),
      isLate: false,
    })
    await planFiling(couple, calendarDayAfter(today, -1))
    expect(await first(couple)).toMatchObject({ isLate: true })
    expect(await linesOf(couple, { isLate: true })).toHaveLength(1)
  })

  test('is late since the filing, unless it is waived', async () => {
    const couple = await coupleWithCase(app, { isSingle: true })
    await file(couple, calendarDayAfter(today, -2))
    expect(await first(couple)).toMatchObject({
      dueOn: calendarDayAfter(today, -2),
      isLate: true,
    })
    const attorney = await openStaff(app, { role: 'attorney' })
    const until = calendarDayAfter(today, 9)
    await attorney.run(operation`waiveCaseCourse { success }`, {
      caseId: couple.caseId,
      version: 0,
      debtor: 1,
      waiver: { until, reason: 'Exigent' },
    })
    expect(await first(couple)).toMatchObject({ dueOn: until, isLate: false })
  })
})

test('a page after the other has each course once, in either order', async () => {
  for (const sort of ['DUE', 'CLIENT']) {
    const whole = await read({}, paralegal, { sort })
    const seen: Answer[] = []
    for (let after: string | null = null, round = 0; round < 100; round += 1) {
      const page: Answer = await read({}, paralegal, { sort, first: 3, after })
      seen.push(...page.lines)
      after = page.next
      if (after === null) break
    }
    expect(seen).toEqual(whole.lines)
    expect(whole.total).toBe(whole.lines.length)
  }
})

test.each([
  'nonsense',
  'WyJ4Il0',
  Buffer.from('["2026-99-99","x",1,"First"]').toString('base64url'),
])('the cursor %s is the first page', async (after) => {
  expect(await read({}, paralegal, { after })).toEqual(await read())
})

test('conditions leave out other courses and states, and clients of colleagues', async () => {
  const { lines } = await read({ course: 'SECOND', states: ['AFTER_FILING'] })
  expect(new Set(lines.map(({ course, state }: Answer) => `${course} ${state}`))).toEqual(
    new Set(['SECOND AFTER_FILING']),
  )
  const { staffId } = paralegal.viewer
  const { lines: mine } = await read({ isMine: true })
  const rows = await app.rows(sql<{ id: string }>`
    select id from legal_case where ${staffId} in (attorney_id, paralegal_id)`)
  const own = new Set(rows.map(({ id }) => id))
  expect(mine.filter(({ client }: Answer) => !own.has(client.id))).toEqual([])
})

test('a case that has ended, or is in the archive, is not in the list', async () => {
  const couple = await coupleWithCase(app, { isSingle: true })
  expect(await linesOf(couple)).toHaveLength(2)
  await end(couple)
  expect(await linesOf(couple)).toEqual([])
})

test('another firm has its own list', async () => {
  const stranger = await openStaff(app, { firmId: app.demoData.firms.northgate })
  const { lines } = await read({}, stranger)
  const rows = await app.rows(sql<{ id: string }>`
    select id from legal_case where firm_id = ${app.demoData.firms.hollis}`)
  const ours = new Set(rows.map(({ id }) => id))
  expect(lines.filter(({ client }: Answer) => ours.has(client.id))).toEqual([])
})

test('the list is exported as it is filtered, in the language of the person', async () => {
  const inSpanish = await openStaff(app, { language: 'es' })
  const variables = { filter: { ...everything, states: ['AFTER_FILING'] }, sort: 'CLIENT' }
  const { csv } = await inSpanish.run<Answer>(exportList, variables)
  const [headings, ...lines] = csv.trim().split('\r\n')
  expect(headings).toContain('Cliente,Nombre,Número de caso,Curso,Estado')
  const { total } = await read({ states: ['AFTER_FILING'] })
  expect(lines).toHaveLength(total)
  for (const line of lines) expect(line).toContain('Segundo curso,Después de presentar')
  const rows = await app.rows(sql<{ details: Answer }>`
    select details from audit where event = 'course.list-exported' order by id desc limit 1`)
  expect(rows[0]?.details).toMatchObject({ courses: total })
})

describe('the key of the firm at the order service', () => {
  test('is changed by an administrator who has seen it, and by no one else', async () => {
    const administrator = await openStaff(app, { role: 'administrator' })
    const set = (by: StaffClient, seen: string | null, unitKey: string) =>
      by.run<Answer>(setUnit, { seen, unitKey })
    expect(await set(paralegal, 'UNIT-HOLLIS-01', 'X')).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
    expect(await set(administrator, 'UNIT-HOLLIS-01', ' UNIT-2 ')).toMatchObject({
      success: true,
      unitKey: 'UNIT-2',
    })
    expect(await set(administrator, 'UNIT-HOLLIS-01', 'UNIT-3')).toMatchObject({
      errorCode: 'courses.unit-changed',
      unitKey: 'UNIT-2',
    })
    expect(await set(administrator, 'UNIT-2', '')).toMatchObject({ success: true, unitKey: null })
    await set(administrator, null, 'UNIT-HOLLIS-01')
  })
})
