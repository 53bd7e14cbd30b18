// The meeting of creditors: what its people see and hear of it, and that a continued one moves nothing. And the day on which a case got its number.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { newsInCase } from '#apps/server/testing/test-news.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { changeStatus } from '../change-status.ts'
import { createCase, type CaseWish } from '../create-case.ts'
import { joinCase } from '../participants/participants.ts'
import { holdDays } from './key-dates.store.ts'
import { setMeeting, type MeetingWish } from './set-meeting.ts'

let house: TestHouse
let denise: Browser

const now = new Date('2026-11-22T02:00:00Z')

beforeAll(async () => {
  house = await openTestHouse()
  await house.clock.moveBy(now.getTime() - house.clock.now().getTime())
  denise = house.browser()
  await denise.signIn('denise.carter@example.com')
})
afterAll(() => house.close())

const person = {
  givenName: 'Ana',
  familyName: 'Lima',
  email: 'ana.lima@example.com',
  mobilePhone: '2125550199',
  contactType: 3,
} as const

async function newCase(chapter: 7 | 13 | null = 7, more: Partial<CaseWish> = {}): Promise<string> {
  return house.world.database.transact(async (tx) => {
    const created = await createCase({ ...house.world, caseCreated: () => Promise.resolve() }, tx, {
      firmId: house.cast.firms.hollis,
      chapter,
      debtor1: person,
      clientCode: 'HR-LIMA',
      status: 'Filed',
      ...more,
    })
    await joinCase(tx, created.participantIds[0], house.cast.accounts.denise)
    return created.id
  })
}
const set = (caseId: string, day: string | null, more: Partial<MeetingWish> = {}) =>
  house.world.database.transact((tx) =>
    setMeeting(house.world, tx, { caseId, day, isContinued: false, ...more }),
  )
const continueTo = (caseId: string, day: string | null) => set(caseId, day, { isContinued: true })

async function seen(id: string) {
  const { data } = await denise.graph(
    '{ cases { get { id keyDates { kind day checkWithCourt } courseDeadlines { kind day checkWithCourt } } } }',
  )
  const found = data.cases.get.find((one: { id: string }) => one.id === id)
  return {
    keyDates: found.keyDates.map((one: { kind: string; day: string }) => `${one.kind} ${one.day}`),
    deadlines: found.courseDeadlines.map(
      (one: { kind: string; day: string }) => `${one.kind} ${one.day}`,
    ),
  }
}
const news = async (caseId: string) =>
  (await newsInCase(house, caseId)).map(({ type, says }) => `${type}: ${says}`)

test('the first date is shown and told, and what is counted from it stands beside it', async () => {
  const id = await newCase()
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
  await set(id, '2026-12-15')
  expect(await seen(id)).toEqual({
    keyDates: ['meeting 2026-12-15'],
    deadlines: ['clerk-notice 2027-01-29', 'second-certificate 2027-02-16'],
  })
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
})

test('a continued meeting is shown and told, and moves nothing', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  const { deadlines } = await seen(id)
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
  await continueTo(id, '2027-01-12')
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2027-01-12'], deadlines })
  await continueTo(id, '2027-01-19')
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2027-01-19'], deadlines })
  // Within five minutes only the newest day counts.
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 01/19/2027'])
  await continueTo(id, null)
  expect(await seen(id)).toEqual({ keyDates: ['meeting 2026-12-15'], deadlines })
})

test('the same day again, a day that is over and a day taken back are told to nobody', async () => {
  const id = await newCase()
  await set(id, '2026-10-15')
  await set(id, '2026-12-15')
  await set(id, '2026-12-15')
  await set(id, null)
  expect(await news(id)).toEqual(['appointment: Your meeting of creditors is on 12/15/2026'])
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('a first date that is corrected moves what is counted, and one beyond the continued day replaces it', async () => {
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

test("today is the office's today: in the evening of the east it is not yet the day that it is in London", async () => {
  const id = await newCase()
  await set(id, '2026-11-21')
  expect((await seen(id)).keyDates).toEqual(['meeting 2026-11-21'])
  await set(id, '2026-11-20')
  expect((await seen(id)).keyDates).toEqual([])
})

test.each([
  ['no day', 'set', '2026-02-30', 'The day is expected as YYYY-MM-DD.'],
  [
    'nothing to continue',
    'continue',
    '2026-12-15',
    'The first date of the meeting is not known. Set it first: deadlines are counted from it.',
  ],
])('%s is refused', async (_, act, day, said) => {
  const id = await newCase()
  await expect(set(id, day, { isContinued: act === 'continue' })).rejects.toThrow(said)
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('a meeting is continued to a later day, and only in a case that there is', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await expect(continueTo(id, '2026-12-15')).rejects.toThrow(
    'A meeting is continued to a later day. The first date is 2026-12-15.',
  )
  await expect(set('0199f0aa-0000-7000-8000-000000000000', '2026-12-15')).rejects.toThrow(
    'There is no such case.',
  )
})

test.each([
  ['2020-01-01', {}, 'The meeting of creditors must be between 2025-11-20 and 2028-11-21.'],
  [
    '2026-11-01',
    { filedOn: '2026-11-02' },
    'The case was filed on 2026-11-02. The meeting of creditors comes after that.',
  ],
  ['2026-12-15', { status: 'Pre-Filing' }, 'Only a case that is Filed has a meeting of creditors.'],
  ['2026-12-15', { status: 'Complete' }, 'Only a case that is Filed has a meeting of creditors.'],
] as const)(
  'a meeting on %s in a case with %j is refused, and nothing is stored',
  async (day, more, said) => {
    const id = await newCase(7, more)
    await expect(set(id, day)).rejects.toThrow(said)
    expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
    await set(id, null)
  },
)

test('a case tells when it was filed, where that is known', async () => {
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

test('an ended case shows no meeting that would still be ahead', async () => {
  const id = await newCase(7, { filedOn: '2026-11-02' })
  await set(id, '2026-12-15')
  await house.world.database.transact((tx) =>
    changeStatus(house.world, tx, { caseId: id, status: 'Complete', outcome: 'dismissed' }),
  )
  expect(await seen(id)).toEqual({ keyDates: [], deadlines: [] })
})

test('each act is on record', async () => {
  const id = await newCase()
  await set(id, '2026-12-15')
  await continueTo(id, '2027-01-12')
  await set(id, null)
  const { rows } = await sql<{
    details: object
  }>`select details from audit where event = 'case.meeting-set' and object = ${id} order by at, id`.execute(
    house.world.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { day: '2026-12-15', isContinued: false, actor: 'operator' },
    { day: '2027-01-12', isContinued: true, actor: 'operator' },
    { day: 'none', isContinued: false, actor: 'operator' },
  ])
})

test('whoever has turned away hears nothing, and a stranger sees nothing', async () => {
  const id = await newCase()
  await sql`update participant set deactivated_at = portal_now() where case_id = ${id}`.execute(
    house.world.database.db,
  )
  await set(id, '2026-12-15')
  expect(await news(id)).toEqual([])
  const rosa = house.browser('198.51.100.9')
  await rosa.signIn('rosa.delgado@example.com')
  const { data } = await rosa.graph('{ cases { get { id keyDates { day } } } }')
  expect(data.cases.get.map((one: { id: string }) => one.id)).not.toContain(id)
})

test("the day of a number is kept when it first is there, by the office's calendar, and told once", async () => {
  const id = await newCase()
  const day = async () =>
    (
      await sql<{
        on_day: string
      }>`select on_day from case_key_date where case_id = ${id} and kind = 'case-number'`.execute(
        house.world.database.db,
      )
    ).rows.map((row) => row.on_day)
  const move = (caseNumber?: string) =>
    house.world.database.transact((tx) =>
      changeStatus(house.world, tx, {
        caseId: id,
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
  await house.clock.moveBy(3 * 86_400_000)
  await move('26-10002')
  expect([await day(), (await news(id)).length]).toEqual([['2026-11-21'], 1])
})

test('news of a case can be written while a firm’s act holds the case, so that the two never wait for each other', async () => {
  const { world, cast } = house
  const caseId = await newCase()
  const news = {
    firmId: cast.firms.hollis,
    accountId: cast.accounts.denise,
    caseId,
    type: 'document',
    kind: 'case.number',
    params: {},
  }
  const [held, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let attempts = 0
  const act = world.database.transact(async (tx) => {
    attempts += 1
    await holdDays(tx, caseId)
    held.resolve()
    await told.promise
    await notify(world, tx, { ...news, kind: 'case.meeting' })
  })
  await held.promise
  await world.database.transact((tx) => notify(world, tx, news))
  told.resolve()
  await act
  expect(attempts).toBe(1)
})
