// spec: cases#parts
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findPeopleToRemind } from '#features/courses/server/reminders/find-people-to-remind.ts'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { anAttorney, twoSpouses } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const attorney = anAttorney(app)
const { debtor1: marcus, debtor2: elena, caseId, firmId, accountIds } = twoSpouses(app)
const reason = 'The order is entered'
const preview = operation`caseStagePreview { warning texts { title news } gaps { gap count } }`
const change = operation`changeCaseStage { success errorCode current { stage outcome filedOn
  caseNumber parts { debtor hasEnded outcome endedOn docketNumber } } }`
const activity = operation`caseEvents { events { kind ends { name
  before { debtor hasEnded outcome endedOn docketNumber }
  after { debtor hasEnded outcome endedOn docketNumber } } } }`
const row = operation`staffCase { client { step ends { debtor outcome day } } outcome }`
const goesOn = { hasEnded: false, outcome: null, endedOn: null, docketNumber: null }
const dismissal = { outcome: 'DISMISSED', endedOn: '2026-11-21', docketNumber: '31' }

// One case ends for one debtor, then for the other one, and goes on again for the first.
describe('a case of two debtors', { shuffle: false }, () => {
  test('is dismissed for one of them, who alone reads and hears of it', async () => {
    await app.rows(sql`
      insert into case_key_date (case_id, firm_id, kind, on_day)
      values (${caseId}, ${firmId}, 'first-meeting', '2026-12-15')
      on conflict (case_id, kind, firm_id) do update set on_day = excluded.on_day`)
    const before = await see(marcus)
    const input = { stage: 'COMPLETE', debtor: 2, ...dismissal }
    expect(await show(input)).toMatchObject({ texts: [{ title: 'Your case was dismissed' }] })
    const seen = await readStage()
    const current = await set(input)
    expect(current).toMatchObject({ stage: 'FILED', outcome: null })
    expect(current.parts).toEqual([
      { debtor: 1, ...goesOn },
      { debtor: 2, hasEnded: true, ...dismissal },
    ])
    expect(await see(marcus)).toEqual(before)
    const after = await see(elena)
    expect(after).toMatchObject({
      ...{ status: 'Complete', dashBoardTitle: 'Your case was dismissed', keyDates: [] },
      ...{ dashBoardCourseNumber: null, isDischarged: false },
    })
    expect(after.statuses.at(-1)).toMatchObject({ name: 'Case dismissed', date: '2026-11-21' })
    expect(await listNews(1)).toEqual([])
    expect(await listNews(2)).toEqual(['case.ended', 'case.meeting-removed'])
    const [entry] = await listEvents()
    expect(entry).toMatchObject({ outcome2: 'dismissed', endedOn2: '2026-11-21', status: 'Filed' })
    expect(entry).not.toHaveProperty('outcome1')
    const late = await attorney.run<Answer>(change, {
      ...{ caseId, seen, change: input, isNumberPending: false, reason },
    })
    expect(late).toMatchObject({ success: false, errorCode: 'cases.stage-changed' })
  })

  test('has no deadline and no reminder of a debtor whose part has ended', async () => {
    const deadlines = await app.rows(
      sql<{ debtor: number }>`select debtor from case_deadline where case_id = ${caseId}`,
    )
    expect(deadlines.map(({ debtor }) => debtor)).not.toContain(2)
    await app.rows(sql`delete from course_reminder_look where case_id = ${caseId}`)
    await findPeopleToRemind(app.deps, firmId)
    const people = await app.rows(
      sql`select debtor from course_reminder_look where case_id = ${caseId}`,
    )
    expect(people).toEqual([{ debtor: 1 }])
  })

  test('is named with both ends in the list once the court has discharged the other one', async () => {
    const input = { stage: 'COMPLETE', debtor: 1, outcome: 'DISCHARGED', endedOn: '2026-11-22' }
    const { gaps } = await show(input)
    expect(gaps).toContainEqual({ gap: 'SECOND_COURSE', count: 1 })
    expect(await set(input)).toMatchObject({ stage: 'COMPLETE', outcome: null })
    expect(await attorney.run<Answer>(row, { id: caseId })).toEqual({
      outcome: null,
      client: {
        step: 'CLOSED',
        ends: [
          { debtor: 1, outcome: 'DISCHARGED', day: '2026-11-22' },
          { debtor: 2, outcome: 'DISMISSED', day: '2026-11-21' },
        ],
      },
    })
    expect(await see(marcus)).toMatchObject({ status: 'Complete', isDischarged: true })
    expect(await listNews(1)).toEqual(['case.ended'])
    expect(await listNews(2)).toEqual(['case.ended', 'case.meeting-removed'])
  })

  test('goes on for the debtor whose dismissal is taken back', async () => {
    const input = { stage: 'FILED', debtor: 2 }
    expect(await show(input)).toMatchObject({ warning: 'STEP_BACK' })
    expect((await set(input)).parts).toMatchObject([{ outcome: 'DISCHARGED' }, goesOn])
    expect(await see(marcus)).toMatchObject({ status: 'Complete', isDischarged: true })
    expect(await see(elena)).toMatchObject({ status: 'Filed' })
    expect(await listNews(1)).toEqual(['case.ended'])
    expect(await listNews(2)).toContain('case.status-back')
  })

  test('names in its activity who the changes are about, and what was before', async () => {
    await set({ stage: 'COMPLETE', debtor: 1, outcome: 'DISCHARGED', endedOn: '2026-11-20' })
    const [marcusGoesOn, elenaGoesOn] = [1, 2].map((debtor) => ({ debtor, ...goesOn }))
    const dismissed = { debtor: 2, hasEnded: true, ...dismissal }
    const discharged = (endedOn: string) => ({
      ...{ debtor: 1, hasEnded: true, outcome: 'DISCHARGED', endedOn, docketNumber: null },
    })
    const first = { name: 'Marcus Whitfield' }
    const second = { name: 'Elena Whitfield' }
    const { events } = await attorney.run<Answer>(activity, { caseId })
    const ends = events.filter((event: Answer) => event.ends.length > 0).slice(0, 4)
    expect(ends.map((event: Answer) => [event.kind, ...event.ends])).toEqual([
      [
        'END_CORRECTED',
        { ...first, before: discharged('2026-11-22'), after: discharged('2026-11-20') },
      ],
      ['STAGE_CHANGED', { ...second, before: dismissed, after: elenaGoesOn }],
      ['STAGE_CHANGED', { ...first, before: marcusGoesOn, after: discharged('2026-11-22') }],
      ['STAGE_CHANGED', { ...second, before: elenaGoesOn, after: dismissed }],
    ])
  })

  test.each([
    [{ stage: 'COMPLETE', debtor: 3, ...dismissal }, 'cases.no-such-debtor'],
    [{ stage: 'PRE_FILING', debtor: 2 }, 'cases.part-before-filing'],
    [
      { stage: 'COMPLETE', debtor: 2, ...dismissal, endedOn: '2999-01-01' },
      'cases.ended-in-future',
    ],
  ])('refuses %j', async (input, code) => expect(show(input)).rejects.toMatchObject({ code }))
})

const show = (input: object) =>
  attorney.run<Answer>(preview, { caseId, change: input, isNumberPending: false })

async function readStage(): Promise<Answer> {
  const { current } = await attorney.run<Answer>(change, {
    ...{ caseId, seen: { stage: 'PRE_FILING' }, change: { stage: 'FILED' } },
    isNumberPending: false,
  })
  return current
}

async function set(input: object): Promise<Answer> {
  const variables = { caseId, change: input, isNumberPending: false, reason }
  const result = await attorney.run<Answer>(change, { ...variables, seen: await readStage() })
  expect(result).toMatchObject({ success: true })
  return result.current
}

async function see(client: Browser): Promise<Answer> {
  const { data } = await client.graph(`{ cases { get(active: true) { id status isDischarged
    dashBoardTitle dashBoardHeaderDescription dashBoardCurrentStatusDescription
    dashBoardCourseNumber keyDates { kind day } statuses { name description state date } } } }`)
  return data.cases.get.find(({ id }: Answer) => id === caseId)
}

async function listNews(debtor: 1 | 2): Promise<readonly string[]> {
  const rows = await app.rows(sql<{ kind: string }>`
    select distinct kind from notification
    where case_id = ${caseId} and account_id = ${accountIds[debtor - 1]}
      and kind in ('case.ended', 'case.status', 'case.status-back', 'case.meeting-removed', 'case.meeting')
      and read_at is null
    order by kind`)
  return rows.map(({ kind }) => kind)
}

async function listEvents() {
  const rows = await app.rows(sql<{ details: object }>`
    select details from audit
    where event = 'case.status-changed' and object = ${caseId}
    order by at desc, id desc`)
  return rows.map(({ details }) => details)
}
