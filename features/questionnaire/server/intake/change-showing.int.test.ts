// spec: intake#showing
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, aParalegal, anAttorney } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { calendarDayAfter } from '#lib/dates.ts'
import { readSectionId } from '../test-questionnaires.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const paralegal = aParalegal(app)
const attorney = anAttorney(app)
const change = operation`changeCaseQuestionnaire { success errorCode intake { isShown dueOn instructions } }`
const save = operation`saveQuestionnaireSectionData { success errorCode }`
const none = { isShown: false, dueOn: null }
const open = { isShown: true, dueOn: null }

beforeEach(async () => {
  await sql`truncate questionnaire cascade`.execute(app.owner.db)
})

test('a case that never had a questionnaire gets one with a deadline, and the client sees both', async () => {
  const due = calendarDayAfter(app.today(), 21)
  const since = app.clock.now()
  expect(await set(none, { isShown: true, dueOn: due })).toEqual({
    ...{ success: true, errorCode: null },
    intake: { isShown: true, dueOn: due, instructions: '' },
  })
  expect(await readPortal()).toEqual({ flag: true, due, sections: 16 })
  expect(await listEvents(since)).toEqual([
    ['questionnaire.shown', undefined, undefined],
    ['questionnaire.deadline-set', 'none', due],
  ])
})

test('a hidden one takes no answer, and comes back with what was answered', async () => {
  const due = calendarDayAfter(app.today(), 7)
  await set(none, { isShown: true, dueOn: due })
  const sectionId = await readSectionId(app, caseId, 'vehicles')
  const typed = { questionKey: 'ownedVehicles', data: '{"has":"no"}', questionCompleteFlag: true }
  const answer = () => rosa.graph(save, { caseId, sectionId, ...typed })
  const outcome = async () => (await answer()).data.saveQuestionnaireSectionData
  expect(await outcome()).toEqual({ success: true, errorCode: null })
  const hidden = { isShown: false, dueOn: due }
  expect(await set({ isShown: true, dueOn: due }, none)).toMatchObject({ intake: hidden })
  expect(await readPortal()).toEqual({ flag: null, due: null, sections: 0 })
  expect(await outcome()).toEqual({ success: false, errorCode: 'cases.not-found' })
  expect(await set(hidden, { isShown: true, dueOn: due })).toMatchObject({ success: true })
  expect(await readPortal()).toEqual({ flag: true, due, sections: 16 })
  const { data } = await rosa.graph(
    `query ($caseId: ID!, $sectionId: ID!) {
      sectionById(caseId: $caseId, sectionId: $sectionId) { sectionDataRecords { questionKey } } }`,
    { caseId, sectionId },
  )
  expect(data.sectionById.sectionDataRecords).toEqual([{ questionKey: 'ownedVehicles' }])
})

test('one that was handed in can be hidden, and its sections stay handed in', async () => {
  await set(none, open)
  await app.rows(sql`update questionnaire_section set status = 4 where case_id = ${caseId}`)
  await set(open, none)
  await set(none, open, attorney)
  const intake = await paralegal.run<Answer>(operation`caseIntake { sections { status } }`, {
    caseId,
  })
  expect(new Set(intake.sections.map(({ status }: Answer) => status))).toEqual(new Set([4]))
})

test('the second of two colleagues is refused and shown what the first has saved', async () => {
  const first = { isShown: true, dueOn: calendarDayAfter(app.today(), 3) }
  const [a, b] = await Promise.all([set(none, first), set(none, first, attorney)])
  expect([a, b].filter(({ success }) => success)).toHaveLength(1)
  expect([a, b].find(({ success }) => !success)).toMatchObject({
    errorCode: 'questionnaire.showing-changed',
    intake: first,
  })
})

test('a new deadline is not in the past, and one that has passed may stay', async () => {
  const yesterday = calendarDayAfter(app.today(), -1)
  expect(await set(none, { isShown: true, dueOn: yesterday })).toMatchObject({
    errorCode: 'questionnaire.due-day-past',
  })
  await set(none, open)
  await app.rows(sql`update questionnaire set due_on = ${yesterday} where case_id = ${caseId}`)
  const passed = { isShown: true, dueOn: yesterday }
  expect(await set(passed, { isShown: false, dueOn: yesterday })).toMatchObject({ success: true })
  expect(await set({ isShown: false, dueOn: yesterday }, passed)).toMatchObject({ success: true })
  expect(await set(passed, open)).toMatchObject({ success: true, intake: open })
})

test('instructions are typed as text, replace the default ones, and go when they are cleared', async () => {
  const typed = 'Please bring:\n- pay stubs\n- <b>tax returns</b>'
  const read = 'Please bring:\n\n- pay stubs\n- <b>tax returns</b>'
  const since = app.clock.now()
  const standard = await readInstructions()
  expect(await set(none, { ...open, instructions: typed })).toMatchObject({
    intake: { instructions: read },
  })
  expect(await readInstructions()).toBe(
    '<p>Please bring:</p><ul><li>pay stubs</li><li>&lt;b&gt;tax returns&lt;/b&gt;</li></ul>',
  )
  expect(await listEvents(since)).toEqual([
    ['questionnaire.shown', undefined, undefined],
    ['questionnaire.instructions-set', undefined, undefined],
  ])
  // Left out, they are neither compared nor changed, and a hidden questionnaire has them still.
  expect(await set(open, none)).toMatchObject({ intake: { isShown: false, instructions: read } })
  expect(await set({ ...none, instructions: 'Older.' }, open)).toMatchObject({
    errorCode: 'questionnaire.showing-changed',
    intake: { instructions: read },
  })
  expect(await set({ ...none, instructions: read }, { ...open, instructions: ' ' })).toMatchObject({
    success: true,
    intake: { instructions: '' },
  })
  expect(await readInstructions()).toBe(standard)
  expect(await set(open, { ...open, instructions: 'x'.repeat(20_001) })).toMatchObject({
    errorCode: 'questionnaire.instructions-too-long',
  })
})

test('headings that a command has set stay while only the deadline changes', async () => {
  const html = '<h2>Before you start</h2><p>Read <strong>all</strong> of it.</p>'
  await set(none, open)
  await app.rows(sql`update questionnaire set instructions = ${html} where case_id = ${caseId}`)
  const instructions = 'Before you start\n\nRead all of it.'
  const dueOn = calendarDayAfter(app.today(), 7)
  expect(
    await set({ ...open, instructions }, { isShown: true, dueOn, instructions }),
  ).toMatchObject({ success: true, intake: { dueOn, instructions } })
  expect(await readInstructions()).toBe(html)
})

test('of a case that has ended nothing changes', async () => {
  await set(none, open)
  await app.rows(sql`update legal_case set status = 'Complete' where id = ${caseId}`)
  expect(await set(open, none)).toMatchObject({ errorCode: 'questionnaire.ended' })
  await app.rows(sql`update legal_case set status = 'Pre-Filing' where id = ${caseId}`)
  expect(await set(open, none)).toMatchObject({ success: true })
})

const set = (seen: object, to: object, staff = paralegal) =>
  staff.run<Answer>(change, { caseId, seen, change: to })

async function readPortal() {
  const { data } = await rosa.graph(
    `query ($caseId: ID!) {
      cases { get { id questionnaireDisplayInClientPortalFlag questionnaireExpectedCompletionDate } }
      caseQuestionnaireSections(caseId: $caseId) { id } }`,
    { caseId },
  )
  const { questionnaireDisplayInClientPortalFlag: flag, questionnaireExpectedCompletionDate: due } =
    data.cases.get.find(({ id }: Answer) => id === caseId)
  return { flag, due, sections: data.caseQuestionnaireSections.length }
}

async function readInstructions(): Promise<string> {
  const { data } = await rosa.graph(`{ cases { get { id questionnaireInstructions } } }`)
  return data.cases.get.find(({ id }: Answer) => id === caseId).questionnaireInstructions
}

async function listEvents(since: Date) {
  const rows = await app.rows(sql<{ event: string; details: { from?: string; day?: string } }>`
    select event, details from audit
    where object = ${caseId} and at >= ${since} and event like 'questionnaire.%' order by at, id`)
  return rows.map(({ event, details: { from, day } }) => [event, from, day])
}
