import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, anAttorney } from '#testing/test-people.ts'
import { moveTo } from '#testing/test-staff-notices.ts'
import { calendarDay } from '#lib/dates.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { readNewsItems } from '#testing/test-news.ts'
import { forFirm } from '#testing/test-server.ts'
import { runReminders } from '#features/work/server/reminders/remind-clients.ts'

const app = openTestApp()
const staff = aParalegal(app)
const attorney = anAttorney(app)

const absent = '0199f0aa-0000-7000-8000-000000000000'
const filters = operation`savedClientFilters { id name isShared isMine filter }`
const save = operation`saveClientFilter { success errorCode saved { id name isShared isMine filter }
  }`
const remove = operation`removeClientFilter { success errorCode }`
const assign = operation`assignClients { success errorCode errorParams changed }`
const remind = operation`remindClients { success errorCode reminder { id total done isOver } }`
const reminder = operation`bulkReminder { total done isOver isCancelled skipped { reason client { id
  } } }`
const addNote = operation`addCaseNote { success }`
const exportList = operation`exportClients(filter: $filter, sort: { key: NAME, isDescending: false
  }, caseIds: $caseIds) { success errorCode csv }`

describe('saved filters', () => {
  test('belong to a person, who can share them; only the author changes them', async () => {
    const filter = { waitingOn: 'CLIENT', chapter: null }
    const added = await staff.run<Answer>(save, { name: ' Spring  ', isShared: false, filter })
    expect(added).toMatchObject({
      success: true,
      saved: { name: 'Spring', isMine: true, filter: { waitingOn: 'CLIENT' } },
    })
    const { id } = added.saved
    expect(await attorney.run(filters)).toEqual([])
    await staff.run(save, { id, name: 'Spring', isShared: true, filter })
    expect(await attorney.run(filters)).toMatchObject([{ id, isMine: false, isShared: true }])
    const refused = { success: false, errorCode: 'clients.filter-absent' }
    const taken = { id, name: 'Mine now', isShared: false, filter }
    expect(await attorney.run(save, taken)).toMatchObject(refused)
    expect(await attorney.run(remove, { id })).toEqual(refused)
    expect(await staff.run(remove, { id })).toEqual({ success: true, errorCode: null })
    expect(await staff.run(remove, { id })).toEqual(refused)
  })

  test('keep a search without letters that the database cannot hold', async () => {
    const filter = { text: 'del\0gado' }
    const { saved } = await staff.run<Answer>(save, { name: 'Search', isShared: false, filter })
    expect(saved.filter).toEqual({ text: 'delgado' })
    await staff.run(remove, { id: saved.id })
  })

  test.each([
    [' ', 'clients.filter-name-required'],
    ['n'.repeat(41), 'clients.filter-name-too-long'],
    [' waiting For us', 'clients.filter-name-built-in'],
  ])('the name %j is refused', async (name, errorCode) => {
    expect(await staff.run(save, { name, isShared: false, filter: {} })).toMatchObject({
      success: false,
      errorCode,
    })
  })
})

describe('assignment', () => {
  test('changes the cases that need it, and writes each to the audit', async () => {
    const { rosa, mei, denise } = app.demoData.cases
    const input = {
      caseIds: [rosa, mei, denise, absent, 'no id'],
      paralegalId: staff.viewer.staffId,
    }
    expect(await staff.run(assign, input)).toMatchObject({ success: true, changed: 2 })
    expect(await staff.run(assign, input)).toMatchObject({ success: true, changed: 0 })
    const { rows } = await sql<{ object: string }>`
      select object from audit where event = 'case.assigned'`.execute(app.deps.database.db)
    expect(rows.map(({ object }) => object).toSorted()).toEqual([rosa, mei].toSorted())
  })

  test.each([
    [{ caseIds: [], paralegalId: absent }, 'clients.nothing-selected'],
    [{ caseIds: [absent] }, 'clients.nobody-chosen'],
    [{ caseIds: [absent], paralegalId: absent }, 'clients.no-such-colleague'],
    [{ caseIds: [absent], attorneyId: 'no id' }, 'clients.not-an-attorney'],
    [
      { caseIds: Array.from({ length: 501 }, () => absent), attorneyId: absent },
      'clients.too-many-selected',
    ],
  ])('refuses %j with %s', async (input, errorCode) => {
    expect(await staff.run(assign, input)).toMatchObject({ success: false, errorCode })
  })

  test('a paralegal is no attorney of a case', async () => {
    const input = { caseIds: [app.demoData.cases.rosa], attorneyId: staff.viewer.staffId }
    expect(await staff.run(assign, input)).toMatchObject({ errorCode: 'clients.not-an-attorney' })
  })
})

describe('reminders', () => {
  /** Runs the background job, and returns what it did. */
  const end = async (id: string) => {
    const { firmId } = staff.viewer
    await runReminders(forFirm(app.deps, firmId), { id, firmId })
    return staff.run<Answer>(reminder, { id })
  }

  test('name the next step to each client, once in 20 hours, and say who was left out', async () => {
    const { rosa, whitfield, denise } = app.demoData.cases
    await sql`update case_summary set documents_open = 0, sections_shown = 0, course_takers = 0
      where case_id = ${rosa}`.execute(app.deps.database.db)
    const { reminder: begun } = await staff.run<Answer>(remind, {
      caseIds: [rosa, whitfield, denise],
    })
    expect(begun).toMatchObject({ total: 2, done: 0, isOver: false })
    expect(await end(begun.id)).toEqual({
      total: 2,
      done: 1,
      isOver: true,
      isCancelled: false,
      skipped: [{ reason: 'nothing-open', client: { id: rosa } }],
    })
    for (const person of ['marcus', 'elena'] as const) {
      const [news] = (await readNewsItems(app, app.demoData.accounts[person])).slice(-1)
      expect(news?.says).toBe('Your attorney’s office is waiting for you: your documents')
    }
    const again = await staff.run<Answer>(remind, { caseIds: [whitfield] })
    expect(await end(again.reminder.id)).toMatchObject({
      done: 0,
      skipped: [{ reason: 'recently-reminded', client: { id: whitfield } }],
    })
  })

  test('cases of another firm are unknown', async () => {
    expect(await staff.run(remind, { caseIds: [app.demoData.cases.denise] })).toMatchObject({
      success: false,
      errorCode: 'clients.no-such-case',
    })
    const cancel =
      'mutation ($id: ID!) { cancelBulkReminder(id: $id) { success errorCode reminder { isOver } } }'
    const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
    const { reminder: begun } = await staff.run<Answer>(remind, {
      caseIds: [app.demoData.cases.mei],
    })
    expect(await northgate.run(cancel, { id: begun.id })).toMatchObject({
      success: false,
      errorCode: 'clients.reminder-absent',
    })
    expect(await northgate.run(reminder, { id: begun.id })).toBeNull()
    expect(await staff.run(cancel, { id: begun.id })).toMatchObject({
      success: true,
      reminder: { isOver: true },
    })
  })
})

describe('the exported list', () => {
  test('has a heading and a row for each case, in the language of the reader', async () => {
    const { csv } = await staff.run<Answer>(exportList, { filter: { text: 'whitfield' } })
    const [heading, row] = csv.replace('\uFEFF', '').split('\r\n')
    expect(heading).toBe(
      'Client,Spouse,Case number,Chapter,Stage,Next step,Outcome,Ended on,Attorney,Paralegal,Documents,Documents to review,Intake sections,Courses,Next deadline,Last activity',
    )
    expect(row).toMatch(/^"Whitfield, Marcus","Whitfield, Elena",26-10442,13,Filed,/)
    const spanish = await openStaff(app, { language: 'es' })
    const translated = await spanish.run<Answer>(exportList, { filter: { text: 'whitfield' } })
    expect(translated.csv).toContain('Cliente,Cónyuge,Número de caso')
  })

  test('names the day of the office, which is not yet the next one in the evening', async () => {
    await moveTo(app, 20, 15)
    const { rosa } = app.demoData.cases
    const note = { caseId: rosa, key: app.deps.ids.rowId(), text: 'Called back' }
    expect(await (await openStaff(app)).run<Answer>(addNote, note)).toMatchObject({ success: true })
    const now = app.clock.now()
    const { csv } = await (
      await openStaff(app)
    ).run<Answer>(exportList, { filter: {}, caseIds: [rosa] })
    const [, row = ''] = csv.trim().split('\r\n')
    expect(row.split(',').at(-1)).toBe(calendarDay(now, 'America/New_York'))
    expect(row).not.toContain(now.toISOString().slice(0, 10))
  })

  test('begins no cell as a formula', async () => {
    const { rosa } = app.demoData.cases
    await sql`update participant set family_name = '=cmd' where case_id = ${rosa}`.execute(
      app.deps.database.db,
    )
    const { csv } = await staff.run<Answer>(exportList, { filter: {}, caseIds: [rosa] })
    expect(csv).toContain(`"'=cmd, Rosa"`)
  })

  test('of selected cases leaves out those of another firm', async () => {
    const caseIds = [app.demoData.cases.denise, app.demoData.cases.mei]
    const { csv } = await staff.run<Answer>(exportList, { filter: {}, caseIds })
    expect(csv.trim().split('\r\n')).toHaveLength(2)
  })
})
