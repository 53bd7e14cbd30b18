import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { newsInCase, newsLines } from '#testing/test-news.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import { sendReminders } from './send-reminders.ts'
import { openReminders, newCase, at, runAt, readReminders, takeFirst } from './test-reminders.ts'

const { app, run } = openReminders()
let caseId: string

beforeEach(async () => {
  caseId = await newCase(app, {})
})

const course = (set: ReturnType<typeof sql>) =>
  run(
    sql`insert into course (case_id, course_number, firm_id) select id, 'First', firm_id from legal_case where id = ${caseId} on conflict do nothing`,
  )
    .then(() =>
      run(
        sql`insert into course_progress (case_id, course_number, debtor, firm_id) select id, 'First', 1, firm_id from legal_case where id = ${caseId} on conflict do nothing`,
      ),
    )
    .then(() => run(sql`update course_progress set ${set} where case_id = ${caseId}`))
const person1 = (set: ReturnType<typeof sql>) =>
  run(sql`update participant set ${set} where case_id = ${caseId}`)
const legalCase = (set: ReturnType<typeof sql>) =>
  run(sql`update legal_case set ${set} where id = ${caseId}`)

test("uses the person's own time zone, and reminds only the firm before there is an account", async () => {
  const caseWithoutMeeting = await newCase(app, {}, null)
  await sql`update account set time_zone = 'Pacific/Honolulu' where id = ${app.demoData.accounts.denise}`.execute(
    app.deps.database.db,
  )
  await runAt(app, '2027-06-01T16:10:00Z')
  await runAt(app, '2027-06-02T18:59:00Z')
  expect(await readNews()).toEqual([])
  await runAt(app, '2027-06-02T19:00:00Z')
  expect(await readNews()).toEqual([takeFirst])
  await runAt(app, '2027-06-15T19:00:00Z')
  expect([
    await readReminders(app, caseWithoutMeeting, 'client'),
    await readReminders(app, caseWithoutMeeting, 'firm'),
  ]).toEqual([[], ['stale 2027-06-15 on 2027-06-15']])
})

test('sends one reminder when several servers run the job at the same time', async () => {
  await runAt(app, '2027-06-01T16:10:00Z')
  await at(app, '2027-06-02T13:00:00Z')
  await Promise.all([1, 2, 3, 4].map(() => forEachFirm(app.deps, sendReminders)))
  expect(await readNews()).toEqual([takeFirst])
})

test('reminds a person with cases at two firms once a day', async () => {
  const otherCase = await newCase(app, { firmId: app.demoData.firms.northgate })
  await runAt(app, '2027-06-01T16:10:00Z')
  await at(app, '2027-06-02T13:00:00Z')
  await Promise.all([forEachFirm(app.deps, sendReminders), forEachFirm(app.deps, sendReminders)])
  expect((await readNews()).length + (await readNews(otherCase)).length).toBe(1)
  await runAt(app, '2027-06-03T13:00:00Z')
  expect([(await readNews()).length, (await readNews(otherCase)).length]).toEqual([1, 1])
})

test('messages outside the portal do not mention courses, courts or money', async () => {
  await runAt(app, '2027-06-01T16:10:00Z')
  await runAt(app, '2027-06-02T13:00:00Z')
  await at(app, '2027-06-02T13:06:00Z')
  await sendNotices(app.deps)
  const messages = [
    await app.lastMessage('denise.carter@example.com'),
    await app.lastMessage('2165550163'),
  ]
  expect(messages.map((message) => [message?.channel, message?.body.split('\n')[0]])).toEqual([
    ['email', 'You have a new message in your client portal.'],
    ['text', 'You have a new message in your client portal.'],
  ])
  for (const message of messages)
    expect(`${message?.subject} ${message?.body}`).not.toMatch(
      /course|counsel|educat|court|credit|bankrupt|debt|case|certificate/i,
    )
})

test('sends the reminder in Spanish to a person who reads Spanish', async () => {
  await runAt(app, '2027-06-01T16:10:00Z')
  await runAt(app, '2027-06-02T13:00:00Z')
  expect((await newsInCase(app, caseId, 'es')).map(({ type, says }) => `${type}: ${says}`)).toEqual(
    [
      'course: Por favor, tome su primer curso, el de asesoría de crédito. Dura unos 90 minutos, por internet o por teléfono.',
    ],
  )
})

test.each([
  ['held', () => course(sql`is_held = true`), () => course(sql`is_held = false`)],
  [
    'marked as filed with the court',
    () => course(sql`court_filed_on = '2027-06-01'`),
    () => course(sql`court_filed_on = null`),
  ],
  [
    'in a case that they turned away from',
    () => person1(sql`deactivated_at = portal_now()`),
    () => person1(sql`deactivated_at = null`),
  ],
  [
    'without a client code',
    () => legalCase(sql`client_code = null`),
    () => legalCase(sql`client_code = 'HR-1'`),
  ],
  [
    'in a case that is complete',
    () => legalCase(sql`status = 'Complete'`),
    () => legalCase(sql`status = 'Pre-Filing'`),
  ],
])(
  'stops reminders of a course that is %s, and resumes them afterwards',
  async (_, stop, resume) => {
    await runAt(app, '2027-06-01T16:10:00Z')
    await runAt(app, '2027-06-02T13:00:00Z')
    await stop()
    for (const day of ['04', '08', '15', '16']) await runAt(app, `2027-06-${day}T13:00:00Z`)
    expect([(await readNews()).length, await readReminders(app, caseId, 'firm')]).toEqual([1, []])
    await resume()
    for (const day of ['22', '23']) await runAt(app, `2027-06-${day}T13:00:00Z`)
    expect(await readNews()).toEqual([takeFirst, takeFirst])
  },
)

test('continues with the next person if one person cannot be notified', async () => {
  const amirsCase = await newCase(app, {}, 'amir')
  await runAt(app, '2027-06-01T16:10:00Z')
  await at(app, '2027-06-02T13:00:00Z')
  const { findContact: readContact } = app.deps
  const findContact: typeof readContact = (db, accountId) =>
    accountId === app.demoData.accounts.denise
      ? Promise.reject(new Error('Out of order'))
      : readContact(db, accountId)
  await forEachFirm({ ...app.deps, findContact }, sendReminders)
  expect([(await readNews()).length, (await readNews(amirsCase)).length]).toEqual([0, 1])
  await runAt(app, '2027-06-03T13:00:00Z')
  expect(await readNews()).toEqual([takeFirst])
})

const readNews = (id = caseId) => newsLines(app, id)
