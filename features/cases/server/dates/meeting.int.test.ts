import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { newsInCase } from '#testing/test-news.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { changeStatus } from '../stage/change-status.ts'
import { lockCaseDays } from './key-dates.store.ts'
import { meetingsOf } from './test-meetings.ts'

const app = openTestApp()
let denise: Browser

const now = new Date('2026-11-22T02:00:00Z')

beforeAll(async () => {
  await app.clock.moveBy(now.getTime() - app.clock.now().getTime())
  denise = app.browser()
  await denise.signIn('denise.carter@example.com')
})

const { newCase, set, toKey } = meetingsOf(app)

test('shows and announces the first date, with the deadlines counted from it', async () => {
  const id = await newCase()
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
  await set(id, '2026-12-15')
  expect(await seen(id)).toEqual({
    keyDates: ['meeting 2026-12-15'],
    deadlines: ['clerk-notice 2027-01-29', 'second-certificate 2027-02-16'],
  })
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
})

test('shows and announces a continued meeting without moving deadlines', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  const { deadlines } = await seen(id)
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
  await continueTo(id, '2027-01-12')
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2027-01-12'], deadlines })
  await continueTo(id, '2027-01-19')
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2027-01-19'], deadlines })
  // The unread news about the earlier days is gone.
  expect(await news(id)).toEqual([
    'appointment: Your meeting of creditors is on 01/19/2027, no longer on 01/12/2027',
  ])
  await continueTo(id, null)
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2026-12-15'], deadlines })
})

test('announces neither the same day again nor a past day, and a removed day once', async () => {
  const id = await newCase()
  await set(id, '2026-10-15')
  await set(id, '2026-12-15')
  await set(id, '2026-12-15')
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
  const off =
    'appointment: Your meeting of creditors is no longer on 12/15/2026. No new date is set.'
  await set(id, null)
  await set(id, null)
  expect(await news(id)).toEqual([off])
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('moves deadlines with a corrected first date, and removes a continued date that is earlier', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await continueTo(id, '2027-01-12')
  await set(id, '2026-12-17')
  expect(await seen(id)).toEqual({
    keyDates: ['meeting 2027-01-12'],
    deadlines: ['clerk-notice 2027-02-01', 'second-certificate 2027-02-16'],
  })
  await set(id, '2027-01-20')
  expect((await seen(id)).keyDates).toEqual(['meeting 2027-01-20'])
})

test("uses the office's current day, even if the date in London is different", async () => {
  const id = await newCase()
  await set(id, '2026-11-21')
  expect((await seen(id)).keyDates).toEqual(['meeting 2026-11-21'])
  await set(id, '2026-11-20')
  expect((await seen(id)).keyDates).toEqual([])
  const { data } = await denise.graph('{ cases { get { timeZone } } }')
  expect(data.cases.get).toContainEqual({ timeZone: 'America/New_York' })
})

test.each([
  ['no day', 'set', '2026-02-30', 'The day is expected as YYYY-MM-DD.'],
  [
    'nothing to continue',
    'continue',
    '2026-12-15',
    'The first date of the meeting is not known. Set it first: deadlines are counted from it.',
  ],
])('refuses %s', async (_, act, day, text) => {
  const id = await newCase()
  await expect(set(id, day, { isContinued: act === 'continue' })).rejects.toThrow(text)
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('continues a meeting only to a later day, and sets a meeting only in an existing case', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await expect(continueTo(id, '2026-12-15')).rejects.toThrow(
    'A meeting is continued to a later day. The first date is 12/15/2026.',
  )
  await expect(set('0199f0aa-0000-7000-8000-000000000000', '2026-12-15')).rejects.toThrow(
    'There is no such case.',
  )
})

test.each([
  ['2020-01-01', {}, 'The meeting of creditors must be between 11/20/2025 and 11/21/2028.'],
  [
    '2026-11-01',
    { filedOn: '2026-11-02' },
    'The case was filed on 11/02/2026. The meeting of creditors comes after that.',
  ],
  ['2026-12-15', { status: 'Pre-Filing' }, 'Only a case that is Filed has a meeting of creditors.'],
  ['2026-12-15', { status: 'Complete' }, 'Only a case that is Filed has a meeting of creditors.'],
] as const)(
  'refuses a meeting on %s in a case with %j and stores nothing',
  async (day, more, text) => {
    const id = await newCase(7, more)
    await expect(set(id, day)).rejects.toThrow(text)
    expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
    await set(id, null)
  },
)

test('returns the filing date where it is known', async () => {
  const ids = [await newCase(7, { filedOn: '2026-11-02' }), await newCase()]
  const { data } = await denise.graph('{ cases { get { id filedOn } } }')
  const cases = data.cases.get as ReadonlyArray<{
    readonly id: string
    readonly filedOn: string | null
  }>
  expect(ids.map((id) => cases.find((legalCase) => legalCase.id === id)?.filedOn)).toEqual([
    '2026-11-02',
    null,
  ])
})

test('hides a future meeting in an ended case', async () => {
  const id = await newCase(7, { filedOn: '2026-11-02' })
  await set(id, '2026-12-15')
  await app.deps.database.transact((tx) =>
    changeStatus(app.deps, tx, { ...toKey(id), status: 'Complete', outcome: 'dismissed' }),
  )
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('audits each change', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await continueTo(id, '2027-01-12')
  await set(id, null)
  const { rows } = await sql<{
    details: object
  }>`select details from audit where event = 'case.meeting-set' and object = ${id} order by at, id`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { day: '2026-12-15', isContinued: false, actor: 'operator' },
    { day: '2027-01-12', isContinued: true, actor: 'operator' },
    { day: 'none', isContinued: false, actor: 'operator' },
  ])
})

test('sends no news to a participant who deactivated the case, and hides the case from other clients', async () => {
  const id = await newCase()
  await sql`update participant set deactivated_at = portal_now() where case_id = ${id}`.execute(
    app.deps.database.db,
  )
  await set(id, '2026-12-15')
  expect(await news(id)).toEqual([])
  const rosa = app.browser('198.51.100.9')
  await rosa.signIn('rosa.delgado@example.com')
  const { data } = await rosa.graph('{ cases { get { id keyDates { day } } } }')
  expect(data.cases.get.map((item: { id: string }) => item.id)).not.toContain(id)
})

test("stores the first day on which the case had a number, in the office's time zone, and announces the number once", async () => {
  const id = await newCase()
  const day = async () =>
    (
      await sql<{
        onDay: string
      }>`select on_day from case_key_date where case_id = ${id} and kind = 'case-number'`.execute(
        app.deps.database.db,
      )
    ).rows.map((row) => row.onDay)
  const move = (caseNumber?: string) =>
    app.deps.database.transact((tx) =>
      changeStatus(app.deps, tx, {
        ...toKey(id),
        status: 'Filed',
        ...(caseNumber === undefined ? {} : { caseNumber }),
      }),
    )
  await move()
  await move('  ')
  expect([await day(), await news(id)]).toEqual([[], []])
  await move('26-10001')
  expect([await day(), await news(id)]).toEqual([
    ['2026-11-21'],
    ['case: The court gave your case a number: 26-10001'],
  ])
  await app.clock.moveBy(3 * 86_400_000)
  onTestFinished(() => app.clock.moveBy(-3 * 86_400_000))
  await move('26-10002')
  expect([await day(), (await news(id)).length]).toEqual([['2026-11-21'], 1])
})

test('writes news while a change by the firm has locked the case, and neither waits for the other', async () => {
  const { deps, demoData } = app
  const caseId = await newCase()
  const news = {
    firmId: demoData.firms.hollis,
    accountId: demoData.accounts.denise,
    caseId,
    type: 'document',
    kind: 'case.number',
    params: {},
  }
  const [held, notified] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let attempts = 0
  const act = deps.database.transact(async (tx) => {
    attempts += 1
    await lockCaseDays(tx, toKey(caseId))
    held.resolve()
    await notified.promise
    await notify(deps, tx, { ...news, kind: 'case.meeting' })
  })
  await held.promise
  await deps.database.transact((tx) => notify(deps, tx, news))
  notified.resolve()
  await act
  expect(attempts).toBe(1)
})

const continueTo = (caseId: string, day: string | null) => set(caseId, day, { isContinued: true })

async function seen(id: string) {
  const { data } = await denise.graph(
    '{ cases { get { id keyDates { kind day checkWithCourt } courseDeadlines { kind day checkWithCourt } } } }',
  )
  const legalCase = data.cases.get.find((item: { id: string }) => item.id === id)
  return {
    keyDates: legalCase.keyDates.map(
      (date: { kind: string; day: string }) => `${date.kind} ${date.day}`,
    ),
    deadlines: legalCase.courseDeadlines.map(
      (date: { kind: string; day: string }) => `${date.kind} ${date.day}`,
    ),
  }
}
const news = async (caseId: string) =>
  (await newsInCase(app, caseId)).map(({ type, says }) => `${type}: ${says}`)
