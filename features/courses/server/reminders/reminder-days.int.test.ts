import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { newsLines } from '#testing/test-news.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { sendReminders } from './send-reminders.ts'
import { setDeadline } from './set-deadline.ts'
import {
  openReminders,
  newCase,
  runAt,
  remind,
  readReminders,
  takeFirst,
} from './test-reminders.ts'

const { app, run } = openReminders()
let caseId: string

beforeEach(async () => {
  caseId = await newCase(app, {})
})

test('reminds on the next morning at 9:00, then after three and seven days, once each', async () => {
  await runAt(app, '2027-06-01T16:10:00Z')
  await runAt(app, '2027-06-02T12:59:00Z')
  expect(await readNews()).toEqual([])
  await runAt(app, '2027-06-02T13:00:00Z')
  await forEachFirm(app.deps, sendReminders)
  expect(await readNews()).toEqual([takeFirst])
  for (const day of ['03', '04', '05', '06', '07', '08', '09'])
    for (const hour of ['12:50', '13:00', '13:10', '20:00'])
      await runAt(app, `2027-06-${day}T${hour}:00Z`)
  expect(await readReminders(app, caseId, 'client')).toEqual([
    'takeFirst 2027-06-01 on 2027-06-02',
    'takeFirst 2027-06-04 on 2027-06-04',
    'takeFirst 2027-06-08 on 2027-06-08',
  ])
})

test('sends one reminder, not six, after the server was down for a month', async () => {
  await runAt(app, '2027-06-01T16:10:00Z')
  await runAt(app, '2027-07-01T15:00:00Z')
  expect(await readReminders(app, caseId, 'client')).toEqual(['takeFirst 2027-06-29 on 2027-07-01'])
})

test('reminds of the second course after the case number and the meeting and around the due date, and mails the firm daily once overdue', async () => {
  await run(sql`update legal_case set status = 'Filed', case_number = '27-1' where id = ${caseId}`)
  await run(
    sql`insert into case_key_date (case_id, firm_id, kind, on_day) select id, firm_id, 'case-number', '2027-06-01' from legal_case where id = ${caseId}`,
  )
  await app.deps.database.transact((tx) =>
    setMeeting(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      day: '2027-06-10',
      isContinued: false,
    }),
  )
  await remind(app)
  // Sixty days after the meeting is Monday, August 9.
  for (let hours = 24; hours < 24 * 78; hours += 24)
    await runAt(app, new Date(Date.parse('2027-06-01T13:00:00Z') + hours * 3_600_000).toISOString())
  expect(
    (await readReminders(app, caseId, 'client')).map((reminder) => reminder.split(' on ')[1]),
  ).toEqual([
    '2027-06-02',
    '2027-06-08',
    '2027-06-10',
    '2027-07-10',
    '2027-07-19',
    '2027-07-25',
    '2027-08-02',
    '2027-08-06',
    '2027-08-08',
    '2027-08-10',
    '2027-08-17',
  ])
  expect(
    (await readReminders(app, caseId, 'firm')).map((reminder) => reminder.split(' on ')[1]),
  ).toEqual(['10', '11', '12', '13', '14', '15', '16', '17'].map((day) => `2027-08-${day}`))
  expect((await readNews()).slice(-2)).toEqual(
    Array.from(
      { length: 2 },
      () =>
        'course: Your second course certificate was due on 08/09/2027. Please call your attorney.',
    ),
  )
  expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.body).toContain(
    'debtor education) certificate for Denise Carter was due on 08/09/2027',
  )
})

test('reminds the client before a certificate expires, and the firm once afterwards', async () => {
  await run(
    sql`insert into course (case_id, course_number, firm_id) select id, 'First', firm_id from legal_case where id = ${caseId}`,
  )
  const id = app.deps.ids.rowId()
  const firm = sql`(select firm_id from legal_case where id = ${caseId})`
  await run(
    sql`insert into course_order (id, firm_id, case_id, course_number, debtor, source, payment_type, placed_at) values (${id}, ${firm}, ${caseId}, 'First', 1, 1, 1, portal_now())`,
  )
  await run(
    sql`insert into course_offer (id, firm_id, order_id, provider_id, name, price, value_props, methods) values (${id}, ${firm}, ${id}, 245, 'Harborlight', 24, '', '{1}')`,
  )
  await run(
    sql`insert into course_item (id, firm_id, order_id, item_key, method, status) values (${id}, ${firm}, ${id}, ${id}, 1, 5)`,
  )
  await run(
    sql`insert into course_taker (item_id, firm_id, case_id, course_number, debtor) values (${id}, ${firm}, ${caseId}, 'First', 1)`,
  )
  await run(sql`insert into course_certificate (id, firm_id, item_id, debtor, number, completed_at, completed_on, sealed_key, bytes, sha256, source_url)
    values (${id}, ${firm}, ${id}, 1, '1', '2027-01-01', '2027-01-01', 'x', 1, 'x', 'https://x.example')`)
  await remind(app)
  for (let day = 1; day < 60; day += 1)
    await runAt(app, new Date(Date.parse('2027-06-01T13:30:00Z') + day * 86_400_000).toISOString())
  // The 180th day is June 30.
  expect(
    (await readReminders(app, caseId, 'client')).map((reminder) => reminder.split(' on ')[1]),
  ).toEqual(['2027-06-16', '2027-06-23', '2027-06-27', '2027-06-29'])
  expect((await readNews())[0]).toBe(
    'course: Your credit counseling certificate can be used until 06/30/2027. Please finish what is left to do so that your case can be filed by then.',
  )
  expect(await readReminders(app, caseId, 'firm')).toEqual(['outdated 2027-07-01 on 2027-07-01'])
})

test('reminds of a deadline that the firm set', async () => {
  await run(
    sql`update legal_case set status = 'Filed', case_number = '27-1', chapter = 13 where id = ${caseId}`,
  )
  await run(
    sql`insert into case_key_date (case_id, firm_id, kind, on_day) select id, firm_id, 'case-number', '2027-05-01' from legal_case where id = ${caseId}`,
  )
  await app.deps.database.transact((tx) =>
    setDeadline(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      debtor: 1,
      kind: 'second-certificate',
      day: '2027-06-08',
    }),
  )
  await remind(app)
  for (const day of ['02', '05', '07', '08']) await runAt(app, `2027-06-${day}T13:00:00Z`)
  expect(await readReminders(app, caseId, 'client')).toEqual([
    'takeSecond 2027-06-01 on 2027-06-02',
    'takeSecond 2027-06-05 on 2027-06-05',
    'takeSecond 2027-06-07 on 2027-06-07',
  ])
})

const readNews = (id = caseId) => newsLines(app, id)
