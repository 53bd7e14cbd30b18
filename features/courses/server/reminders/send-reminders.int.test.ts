import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { newsInCase } from '#apps/server/testing/test-news.ts'
import { createCase, type CreateCaseInput } from '#features/cases/server/create-case.ts'
import { joinCase } from '#features/cases/server/participants/participants.ts'
import { setMeeting } from '#features/cases/server/dates/set-meeting.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import { findPeopleToRemind } from './find-people-to-remind.ts'
import { sendReminders } from './send-reminders.ts'
import { setDeadline } from './set-deadline.ts'

let app: TestApp
let caseId: string

beforeAll(async () => {
  app = await startTestApp()
  // Excludes the demo clients.
  await sql`update legal_case set client_code = null`.execute(app.deps.database.db)
})
afterAll(() => app.close())

/** Denise lives in New York. */
beforeEach(async () => {
  await sql`update legal_case set client_code = null`.execute(app.deps.database.db)
  await sql`delete from course_reminder`.execute(app.deps.database.db)
  await sql`delete from notification`.execute(app.deps.database.db)
  await sql`update account set time_zone = 'America/New_York', language = 'en', contact_type = 3 where id = ${app.demoData.accounts.denise}`.execute(
    app.deps.database.db,
  )
  await at('2027-06-01T16:00:00Z')
  caseId = await newCase({})
})

const person = {
  givenName: 'Denise',
  familyName: 'Carter',
  email: 'denise.carter@example.com',
  mobilePhone: '2165550163',
  contactType: 3,
} as const

async function newCase(
  input: Partial<CreateCaseInput>,
  account: 'denise' | 'amir' | null = 'denise',
): Promise<string> {
  return app.deps.database.transact(async (tx) => {
    const created = await createCase({ ...app.deps, caseCreated: () => Promise.resolve() }, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
      clientCode: 'HR-1',
      ...input,
    })
    if (account !== null)
      await joinCase(tx, created.participantIds[0], app.demoData.accounts[account])
    return created.id
  })
}

/** Sets the clock, also backwards: each test starts on the same day. */
const at = (instant: string) =>
  app.clock.moveBy(new Date(instant).getTime() - app.clock.now().getTime())
const runAt = async (instant: string) => {
  await at(instant)
  await remind()
}
/** Runs both jobs. */
const remind = async () => {
  await findPeopleToRemind(app.deps)
  await sendReminders(app.deps)
}
const run = (query: ReturnType<typeof sql<Record<string, unknown>>>) =>
  query.execute(app.deps.database.db)
const readNews = async (id = caseId) =>
  (await newsInCase(app, id)).map(({ type, says }) => `${type}: ${says}`)
const readReminders = async (recipient: 'client' | 'firm', id = caseId) =>
  (
    await sql<{
      sent: string
    }>`select name || ' on ' || on_day as sent from course_reminder where case_id = ${id} and recipient = ${recipient} order by on_day, name`.execute(
      app.deps.database.db,
    )
  ).rows.map((row) => row.sent)
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

const takeFirst =
  'course: Please take your first course, credit counseling. It takes about 90 minutes, online or by phone.'

test('reminds on the next morning at 9:00, then after three and seven days, once each', async () => {
  await runAt('2027-06-01T16:10:00Z')
  await runAt('2027-06-02T12:59:00Z')
  expect(await readNews()).toEqual([])
  await runAt('2027-06-02T13:00:00Z')
  await sendReminders(app.deps)
  expect(await readNews()).toEqual([takeFirst])
  for (const day of ['03', '04', '05', '06', '07', '08', '09'])
    for (const hour of ['12:50', '13:00', '13:10', '20:00'])
      await runAt(`2027-06-${day}T${hour}:00Z`)
  expect(await readReminders('client')).toEqual([
    'takeFirst 2027-06-01 on 2027-06-02',
    'takeFirst 2027-06-04 on 2027-06-04',
    'takeFirst 2027-06-08 on 2027-06-08',
  ])
})

test("uses the person's own time zone, and reminds only the firm before there is an account", async () => {
  const caseWithoutMeeting = await newCase({}, null)
  await sql`update account set time_zone = 'Pacific/Honolulu' where id = ${app.demoData.accounts.denise}`.execute(
    app.deps.database.db,
  )
  await runAt('2027-06-01T16:10:00Z')
  await runAt('2027-06-02T18:59:00Z')
  expect(await readNews()).toEqual([])
  await runAt('2027-06-02T19:00:00Z')
  expect(await readNews()).toEqual([takeFirst])
  await runAt('2027-06-15T19:00:00Z')
  expect([
    await readReminders('client', caseWithoutMeeting),
    await readReminders('firm', caseWithoutMeeting),
  ]).toEqual([[], ['stale 2027-06-15 on 2027-06-15']])
})

test('sends one reminder from two servers', async () => {
  await runAt('2027-06-01T16:10:00Z')
  await at('2027-06-02T13:00:00Z')
  await Promise.all([1, 2, 3, 4].map(() => sendReminders(app.deps)))
  expect(await readNews()).toEqual([takeFirst])
})

test('reminds a person with two cases once a day', async () => {
  const otherCase = await newCase({})
  await runAt('2027-06-01T16:10:00Z')
  await at('2027-06-02T13:00:00Z')
  await Promise.all([sendReminders(app.deps), sendReminders(app.deps)])
  expect((await readNews()).length + (await readNews(otherCase)).length).toBe(1)
  await runAt('2027-06-03T13:00:00Z')
  expect([(await readNews()).length, (await readNews(otherCase)).length]).toEqual([1, 1])
})

test('sends one reminder, not six, after a month without a server', async () => {
  await runAt('2027-06-01T16:10:00Z')
  await runAt('2027-07-01T15:00:00Z')
  expect(await readReminders('client')).toEqual(['takeFirst 2027-06-29 on 2027-07-01'])
})

test('sends messages outside the portal without courses, courts or money', async () => {
  await runAt('2027-06-01T16:10:00Z')
  await runAt('2027-06-02T13:00:00Z')
  await at('2027-06-02T13:06:00Z')
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

test('reminds in Spanish for a Spanish reader', async () => {
  await runAt('2027-06-01T16:10:00Z')
  await runAt('2027-06-02T13:00:00Z')
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
    () => legalCase(sql`status = 'Complete', outcome = 'unknown'`),
    () => legalCase(sql`status = 'Pre-Filing', outcome = null`),
  ],
])(
  'stops reminders of a course that is %s, and resumes them afterwards',
  async (_, stop, resume) => {
    await runAt('2027-06-01T16:10:00Z')
    await runAt('2027-06-02T13:00:00Z')
    await stop()
    for (const day of ['04', '08', '15', '16']) await runAt(`2027-06-${day}T13:00:00Z`)
    expect([(await readNews()).length, await readReminders('firm')]).toEqual([1, []])
    await resume()
    for (const day of ['22', '23']) await runAt(`2027-06-${day}T13:00:00Z`)
    expect(await readNews()).toEqual([takeFirst, takeFirst])
  },
)

test('plans the second course by number, meeting, due date and week, with daily mail to the firm', async () => {
  await run(sql`update legal_case set status = 'Filed', case_number = '27-1' where id = ${caseId}`)
  await run(
    sql`insert into case_key_date (case_id, firm_id, kind, on_day) select id, firm_id, 'case-number', '2027-06-01' from legal_case where id = ${caseId}`,
  )
  await app.deps.database.transact((tx) =>
    setMeeting(app.deps, tx, { caseId, day: '2027-06-10', isContinued: false }),
  )
  await remind()
  // Sixty days after the meeting is Monday, August 9.
  for (let hours = 24; hours < 24 * 78; hours += 24)
    await runAt(new Date(Date.parse('2027-06-01T13:00:00Z') + hours * 3_600_000).toISOString())
  expect((await readReminders('client')).map((reminder) => reminder.split(' on ')[1])).toEqual([
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
  expect((await readReminders('firm')).map((reminder) => reminder.split(' on ')[1])).toEqual(
    ['10', '11', '12', '13', '14', '15', '16', '17'].map((day) => `2027-08-${day}`),
  )
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

test('reminds before a certificate expires, and the firm once afterwards', async () => {
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
  await remind()
  for (let day = 1; day < 60; day += 1)
    await runAt(new Date(Date.parse('2027-06-01T13:30:00Z') + day * 86_400_000).toISOString())
  // The 180th day is June 30.
  expect((await readReminders('client')).map((reminder) => reminder.split(' on ')[1])).toEqual([
    '2027-06-16',
    '2027-06-23',
    '2027-06-27',
    '2027-06-29',
  ])
  expect((await readNews())[0]).toBe(
    'course: Your credit counseling certificate can be used until 06/30/2027. Please finish what is left to do so that your case can be filed by then.',
  )
  expect(await readReminders('firm')).toEqual(['outdated 2027-07-01 on 2027-07-01'])
})

test("reminds of the firm's own day", async () => {
  await run(
    sql`update legal_case set status = 'Filed', case_number = '27-1', chapter = 13 where id = ${caseId}`,
  )
  await run(
    sql`insert into case_key_date (case_id, firm_id, kind, on_day) select id, firm_id, 'case-number', '2027-05-01' from legal_case where id = ${caseId}`,
  )
  await app.deps.database.transact((tx) =>
    setDeadline(app.deps, tx, {
      caseId,
      debtor: 1,
      kind: 'second-certificate',
      day: '2027-06-08',
    }),
  )
  await remind()
  for (const day of ['02', '05', '07', '08']) await runAt(`2027-06-${day}T13:00:00Z`)
  expect(await readReminders('client')).toEqual([
    'takeSecond 2027-06-01 on 2027-06-02',
    'takeSecond 2027-06-05 on 2027-06-05',
    'takeSecond 2027-06-07 on 2027-06-07',
  ])
})

test('continues after a person who cannot be notified', async () => {
  const amirsCase = await newCase({}, 'amir')
  await runAt('2027-06-01T16:10:00Z')
  await at('2027-06-02T13:00:00Z')
  const { findContact: readContact } = app.deps
  await sendReminders({
    ...app.deps,
    findContact: (db, accountId) =>
      accountId === app.demoData.accounts.denise
        ? Promise.reject(new Error('Out of order'))
        : readContact(db, accountId),
  })
  expect([(await readNews()).length, (await readNews(amirsCase)).length]).toEqual([0, 1])
  await runAt('2027-06-03T13:00:00Z')
  expect(await readNews()).toEqual([takeFirst])
})
