// spec: workspace#automatic-reminders
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { forFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, anAdministrator } from '#testing/test-people.ts'
import { readNewsItems } from '#testing/test-news.ts'
import { inviteClient, signUpUntil } from '#testing/test-sign-up.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { listTurns, messageLimits } from '#features/notifications/rules/message-limits.ts'
import { sendAutomaticReminders } from './send-automatic-reminders.ts'

const app = openTestApp()
const paralegal = aParalegal(app)
const administrator = anAdministrator(app)
const rosa = app.demoData.cases.rosa
const fields = '{ state day number of total pausedUntil pausedBy { givenName } version }'
const read = operation`caseReminders ${fields}`
const pause = operation`pauseCaseReminders { success errorCode reminders ${fields} }`
const resume = operation`resumeCaseReminders { success errorCode reminders ${fields} }`
const schedule = operation`reminderSchedule { isOn invitationDays taskDays version }`
const changeSchedule = operation`changeReminderSchedule { success errorCode errorParams schedule {
  isOn invitationDays taskDays version } }`

const firmId = app.demoData.firms.hollis

// 2026-06-01 is a Monday. Each test begins there, with a client who has just been active.
beforeEach(async () => {
  await goTo('2026-06-01', 10)
  // What earlier tests sent is in the future here: news would merge into it, and limits count it.
  await app.empty('case_reminder', 'reminder_schedule', 'rate_window', 'staff_notice')
  await app.empty('notification')
  await sql`update case_summary
    set reminded_at = null, reminders = 0, undelivered_at = null, client_active_at = portal_now()
    where firm_id = ${firmId}`.execute(app.owner.db)
  await runJob()
})

describe('a client who does nothing', () => {
  test('is reminded on the days of the schedule, each time once, and then no more', async () => {
    const account = app.demoData.accounts.rosa
    const eventsBefore = (await listReminderEvents()).length
    expect(await readReminders()).toMatchObject({ state: 'PLANNED', day: '2026-06-04', of: 4 })
    // Juneteenth moves nothing here; the 22nd is three weeks later.
    expect(await listReminders(rosa, june(2, 26))).toEqual([
      '2026-06-04',
      '2026-06-08',
      '2026-06-15',
      '2026-06-22',
    ])
    expect(await readReminders()).toMatchObject({ state: 'FINISHED', total: 4 })
    const news = await readNewsItems(app, account)
    expect(news.at(-1)?.says).toMatch(/^Your attorney’s office is waiting for you: /)
    const events = await listReminderEvents()
    expect(events).toHaveLength(eventsBefore + 4)
    const notices = await sql`
      select from staff_notice where case_id = ${rosa} and kind = 'case.last-reminder'`.execute(
      app.owner.db,
    )
    expect(notices.rows).toHaveLength(1)
    expect(JSON.stringify(events)).not.toContain('staffId')
  })

  test('is reminded together with a spouse who has not accepted the invitation', async () => {
    const spouse = {
      ...{ givenName: 'Luis', familyName: 'Delgado', email: 'luis.waits@example.com' },
      ...{ mobilePhone: '7185550188', language: 'EN' },
    }
    const participantId = app.deps.ids.rowId()
    await paralegal.run(
      `mutation ($caseId: ID!, $key: ID!, $spouse: NewClientPerson!) {
        addSpouse(caseId: $caseId, key: $key, spouse: $spouse, isPhoneShared: false, sendsInvitation: true) { success } }`,
      { caseId: rosa, key: participantId, spouse },
    )
    const account = app.demoData.accounts.rosa
    await goTo('2026-06-04', 11)
    await runJob()
    expect(await app.countMessages(spouse.email)).toBe(2)
    expect(await readNewsItems(app, account)).toHaveLength(1)

    await paralegal.run(
      'mutation ($id: ID!) { revokeClientInvitation(participantId: $id) { success } }',
      { id: participantId },
    )
    await goTo('2026-06-08', 11)
    await runJob()
    expect((await readReminders()).total).toBe(2)
    expect(await app.countMessages(spouse.email)).toBe(2)
    await paralegal.run('mutation ($id: ID!) { removeSpouse(participantId: $id) { success } }', {
      id: participantId,
    })
  })

  test('is not reminded before 9 or after 17 o’clock at the office', async () => {
    for (const hour of [8, 17, 19]) {
      await goTo('2026-06-04', hour)
      await runJob()
      expect([hour, (await readReminders()).total]).toEqual([hour, 0])
    }
  })

  test('who acts is left in peace, and the days begin again', async () => {
    await goTo('2026-06-03', 12)
    await actAsClient(rosa)
    expect(await listReminders(rosa, june(4, 9))).toEqual(['2026-06-08'])
  })

  test('whose work is done gets none, and new work begins new days', async () => {
    const open = async (count: number) =>
      sql`update case_summary
        set documents_open = ${count}, sections_shown = 0, course_takers = 0
        where case_id = ${rosa}`.execute(app.owner.db)
    await open(0)
    expect(await listReminders(rosa, june(2, 8))).toEqual([])
    expect(await readReminders()).toMatchObject({ state: 'NOTHING_OPEN' })
    await open(1)
    expect(await listReminders(rosa, june(9, 12))).toEqual(['2026-06-12'])
  })

  test('gets none after a message could not be delivered', async () => {
    await sql`update case_summary set undelivered_at = portal_now()
      where case_id = ${rosa}`.execute(app.owner.db)
    expect(await listReminders(rosa, june(2, 8))).toEqual([])
    expect(await readReminders()).toMatchObject({ state: 'UNDELIVERED' })
  })

  test('is reminded once when two processes run the job', async () => {
    await goTo('2026-06-04', 11)
    await Promise.all([runJob(), runJob(), runJob()])
    expect(await readReminders()).toMatchObject({ total: 1, day: '2026-06-08', number: 2 })
  })
})

test('an invitation that is not accepted is sent again, with a new link each time', async () => {
  const invited = await inviteClient(app)
  const countLinks = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from invitation
      where participant_id = ${invited.participantId}`.execute(app.owner.db)
    return rows[0]?.count
  }
  await runJob()
  expect(await listReminders(invited.caseId, june(2, 30))).toEqual([
    '2026-06-04',
    '2026-06-08',
    '2026-06-15',
  ])
  expect(await countLinks()).toBe(4)
})

test('an invitation that the firm may not send in this minute leaves with the next round, and tasks do not wait for it', async () => {
  const invited = await inviteClient(app)
  const client = await inviteClient(app)
  await signUpUntil(app, 'done', client)
  // Cases are reminded in this order.
  expect(invited.caseId < client.caseId).toBe(true)
  await runJob()
  await goTo('2026-06-04', 11)
  const { max } = messageLimits.invitation.ofFirm
  const others = Array.from({ length: max }, () => ({ name: '', addresses: [] }))
  await app.deps.limits.claim(listTurns({ kind: 'invitation', firmId, recipients: others }))
  await runJob()
  expect(await readReminders(invited.caseId)).toMatchObject({ total: 0, day: '2026-06-04' })
  expect(await readReminders(client.caseId)).toMatchObject({ total: 1, number: 2 })
  await app.clock.moveBy(10 * 60_000)
  await runJob()
  expect(await readReminders(invited.caseId)).toMatchObject({ total: 1, number: 2 })
})

describe('a colleague', () => {
  test('pauses the reminders of a case until a day; then the days begin again', async () => {
    expect(
      await paralegal.run(pause, { caseId: rosa, version: 0, until: '2026-06-10' }),
    ).toMatchObject({
      success: true,
      reminders: { state: 'PAUSED', pausedUntil: '2026-06-10', version: 1 },
    })
    expect(await listReminders(rosa, june(2, 16))).toEqual(['2026-06-15'])
  })

  test('pauses them without an end, and ends the pause', async () => {
    await paralegal.run(pause, { caseId: rosa, version: 0 })
    expect(await listReminders(rosa, june(2, 9))).toEqual([])
    expect(await paralegal.run(resume, { caseId: rosa, version: 1 })).toMatchObject({
      success: true,
      reminders: { state: 'PLANNED', day: '2026-06-12', number: 1 },
    })
    expect(await listReminders(rosa, june(10, 12))).toEqual(['2026-06-12'])
  })

  test('who is the second of two reads what the first has chosen', async () => {
    await paralegal.run(pause, { caseId: rosa, version: 0 })
    expect(
      await administrator.run(pause, { caseId: rosa, version: 0, until: '2026-06-20' }),
    ).toMatchObject({
      success: false,
      errorCode: 'cases.pause-changed',
      reminders: { state: 'PAUSED', pausedUntil: null, version: 1 },
    })
  })

  test.each(['2026-06-01', '2026-05-31'])('cannot pause until %s', async (until) => {
    expect(await paralegal.run(pause, { caseId: rosa, version: 0, until })).toMatchObject({
      success: false,
      errorCode: 'cases.pause-day-invalid',
    })
  })
})

describe('the schedule of a firm', () => {
  const mine = { isOn: true, invitationDays: [1], taskDays: [1, 2] }

  test('is changed by an administrator, and decides at once', async () => {
    expect(await paralegal.run(schedule)).toEqual({
      isOn: true,
      invitationDays: [3, 7, 12],
      taskDays: [3, 7, 14, 21],
      version: 0,
    })
    expect(await administrator.run(changeSchedule, { version: 0, schedule: mine })).toMatchObject({
      success: true,
      schedule: { ...mine, version: 1 },
    })
    expect(await readReminders()).toMatchObject({ state: 'PLANNED', day: '2026-06-02', of: 2 })
    await administrator.run(changeSchedule, { version: 1, schedule: { ...mine, isOn: false } })
    expect(await listReminders(rosa, june(2, 5))).toEqual([])
    expect(await readReminders()).toMatchObject({ state: 'OFF' })
  })

  test('is not overwritten by the second of two administrators', async () => {
    await administrator.run(changeSchedule, { version: 0, schedule: mine })
    const second = { version: 0, schedule: { ...mine, taskDays: [9] } }
    expect(await administrator.run(changeSchedule, second)).toMatchObject({
      success: false,
      errorCode: 'cases.schedule-changed',
      schedule: { taskDays: [1, 2], version: 1 },
    })
  })

  test('is refused with wrong days, and to other roles', async () => {
    const wrong = { version: 0, schedule: { ...mine, taskDays: [3, 3] } }
    expect(await administrator.run(changeSchedule, wrong)).toMatchObject({
      errorCode: 'cases.reminder-days-invalid',
      errorParams: { reminders: 6, days: 90 },
    })
    expect(await paralegal.run(changeSchedule, { version: 0, schedule: mine })).toMatchObject({
      errorCode: 'staff.not-permitted',
    })
    expect(await paralegal.run(schedule)).toMatchObject({ version: 0 })
  })
})

/** To an hour in New York, where the firm has its office. */
async function goTo(day: string, hour: number): Promise<void> {
  const instant = new Date(`${day}T${String(hour + 4).padStart(2, '0')}:00:00Z`)
  await app.clock.moveBy(instant.getTime() - app.clock.now().getTime())
}

const runJob = () => sendAutomaticReminders(forFirm(app.deps, firmId), firmId)
const readReminders = (caseId = rosa) => paralegal.run<Answer>(read, { caseId })

/** Runs the job twice on each day, and returns the days on which it reminded the case. */
async function listReminders(caseId: string, days: readonly string[]): Promise<readonly string[]> {
  const sentOn: string[] = []
  for (const day of days) {
    const before = (await readReminders(caseId)).total
    await goTo(day, 11)
    await runJob()
    await runJob()
    if ((await readReminders(caseId)).total > before) sentOn.push(day)
  }
  return sentOn
}

const june = (from: number, until: number) =>
  Array.from(
    { length: until - from + 1 },
    (_, index) => `2026-06-${String(from + index).padStart(2, '0')}`,
  )

const listReminderEvents = () =>
  app.rows(sql`select details from audit where event = 'case.reminded' and object = ${rosa}`)

const actAsClient = (caseId: string) =>
  sql`update case_summary set client_active_at = portal_now()
    where case_id = ${caseId}`.execute(app.owner.db)
