// spec: cases#notice-of-firm, cases#notice-again
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { aParalegal, anAttorney } from '#testing/test-people.ts'
import { operation } from '#testing/test-operations.ts'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import {
  clockTo,
  deleteNotices,
  hours,
  insertNews,
  minutes,
  resetAccounts,
} from '#features/notifications/server/test-notices.ts'
import { openAppWithMail } from '#testing/test-mail-server.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

const wait = { timeout: 15_000 }
const amir = 'amir.rahimi@example.com'
let refuses = true
const staffCase = operation`staffCase { client { isUndelivered } people { id messages { kind channel
  state fault canBeSentAgain } } }`
const again = operation`resendNotice { success errorCode dueAt }`
const failedMail = {
  kind: 'NOTICE',
  channel: 'EMAIL',
  state: 'GIVEN_UP',
  fault: 'SMTP 550',
  canBeSentAgain: true,
}
const app = openAppWithMail((address) => refuses && address === amir)
const hollis = aParalegal(app)
const northgate = anAttorney(app, { firmId: app.demoData.firms.northgate })

beforeEach(async () => {
  refuses = true
  const { db } = app.deps.database
  await resetAccounts(app)
  await sql`update account set contact_type = 1`.execute(db)
  await deleteNotices(app)
  await app.empty('outbox', 'staff_notice')
  await sql`update case_summary set undelivered_at = null`.execute(app.owner.db)
})

test('a failed notice is shown to the firm of its news, with a mark and a notice to its staff', async () => {
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  expect(await readMessages()).toEqual([failedMail])
  expect(await listStaffNotices()).toEqual([
    { caseId: app.demoData.cases.amirHollis, people: '["Amir Rahimi"]' },
  ])
  await expectMark('amirNorthgate', false)
  expect(await readMessages('amirNorthgate')).toEqual([])
})

test('a second failure marks nothing and informs no one a second time', async () => {
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  await sql`delete from staff_notice`.execute(app.owner.db)
  await sendNewsOf('amirHollis')
  expect(await readMessages()).toEqual([failedMail, failedMail])
  expect(await listStaffNotices()).toEqual([])
})

test('only the cases that the news was about are marked', async () => {
  const { cases, firms, accounts } = app.demoData
  await sql`
    update participant set account_id = ${accounts.amir}
    where case_id = ${cases.mei}`.execute(app.owner.db)
  await insertNews(app, 'marcus', {
    firmId: firms.hollis,
    accountId: accounts.amir,
    caseId: cases.mei,
  })
  await sendNewsOf()
  await vi.waitFor(
    async () => expect(await listStaffNotices()).toMatchObject([{ caseId: cases.mei }]),
    wait,
  )
  await expectMark('amirHollis', false)
})

test('a notice about news of two firms is shown to neither', async () => {
  await sendNewsOf('amirHollis', 'amirNorthgate')
  expect(await outboxStates()).toEqual(['dropped'])
  for (const legalCase of ['amirHollis', 'amirNorthgate'] as const) {
    await expectMark(legalCase, false)
    expect(await readMessages(legalCase)).toEqual([])
  }
  expect(await listStaffNotices()).toEqual([])
  expect((await resend()).errorCode).toBe('clients.no-failed-notice')
})

test('the mark ends when a later notice of the same firm arrives', async () => {
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  refuses = false
  await sql`update notification set read_at = portal_now()`.execute(app.owner.db)
  await sendNewsOf('amirNorthgate')
  await deliverTo(app.demoData.firms.northgate)
  await expectMark('amirHollis', true)
  await sql`update notification set read_at = portal_now()`.execute(app.owner.db)
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', false)
  expect(await readMessages()).toEqual([
    { ...failedMail, state: 'DELIVERED', fault: null, canBeSentAgain: false },
    { ...failedMail, canBeSentAgain: false },
  ])
  expect((await resend()).errorCode).toBe('clients.no-failed-notice')
})

test('the mark stays while the invitation of the other person has failed', async () => {
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  const [id, spouse] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
  const { firms, cases } = app.demoData
  await sql`
    insert into participant
      (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone, contact_type)
    values
      (${spouse}, ${firms.hollis}, ${cases.amirHollis}, 2, 'Sara', 'Rahimi', 'sara@client.example',
        '', 1)`.execute(app.owner.db)
  await sql`
    insert into outbox (id, channel, state, failed_at, firm_id, participant_id)
    values (${id}, 'email', 'dropped', portal_now(), ${firms.hollis}, ${spouse})`.execute(
    app.owner.db,
  )
  refuses = false
  await sendNewsOf('amirHollis')
  await deliverTo(firms.hollis)
  await expectMark('amirHollis', true)
  await sql`delete from participant where id = ${spouse}`.execute(app.owner.db)
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', false)
})

test('staff send the failed notices again as one, and a second request changes nothing', async () => {
  const since = app.clock.now()
  await sendNewsOf('amirHollis')
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  refuses = false
  const results = await Promise.all([resend(), resend()])
  expect(results.toSorted((a, b) => Number(b.success) - Number(a.success))).toEqual([
    { success: true, errorCode: null, dueAt: expect.anything() },
    { success: false, errorCode: 'clients.no-failed-notice', dueAt: null },
  ])
  await expectMark('amirHollis', false)
  expect(await readMessages()).toMatchObject([
    { state: 'GIVEN_UP', canBeSentAgain: false },
    { state: 'GIVEN_UP', canBeSentAgain: false },
  ])
  await sendDue()
  expect(await outboxStates()).toEqual(['dropped', 'dropped', 'sent'])
  const { participantId } = await read(hollis, 'amirHollis')
  const { rows } = await sql`
    select details ->> 'staffId' as staff_id, firm_id
    from audit
    where event = 'notice.resent' and object = ${participantId} and at >= ${since}`.execute(
    app.owner.db,
  )
  expect(rows).toEqual([{ staffId: hollis.viewer.staffId, firmId: app.demoData.firms.hollis }])
})

test('a notice that is sent again at night leaves in the morning', async () => {
  await sendNewsOf('amirHollis')
  await clockTo(app, 23)
  const before = app.clock.now().getTime()
  const { dueAt } = await resend()
  expect((new Date(dueAt).getTime() - before) / hours).toBeCloseTo(9, 0)
})

test('a notice whose news was read is refused, and its case is no longer marked', async () => {
  await sendNewsOf('amirHollis')
  await expectMark('amirHollis', true)
  await sql`update notification set read_at = portal_now()`.execute(app.owner.db)
  expect(await resend()).toEqual({ success: false, errorCode: 'clients.notice-read', dueAt: null })
  await expectMark('amirHollis', false)
})

test('another firm, an unknown person and one without a failure are refused', async () => {
  await sendNewsOf('amirHollis')
  const foreign = await read(hollis, 'amirHollis')
  for (const id of [foreign.participantId, app.deps.ids.rowId(), 'x'])
    expect((await resend(northgate, id)).errorCode).toBe('clients.no-such-person')
  const own = await read(northgate, 'amirNorthgate')
  expect((await resend(northgate, own.participantId)).errorCode).toBe('clients.no-failed-notice')
  expect(await readMessages()).toEqual([failedMail])
})

type NamedCase = 'amirHollis' | 'amirNorthgate'

/** News to the same account from one of its two firms. */
async function insertNewsOf(legalCase: NamedCase): Promise<void> {
  const { accounts, cases, firms } = app.demoData
  const firmId = legalCase === 'amirHollis' ? firms.hollis : firms.northgate
  await insertNews(app, 'marcus', { firmId, accountId: accounts.amir, caseId: cases[legalCase] })
}

/** Sends what is due, and waits until no message waits. */
async function sendDue(): Promise<void> {
  await sendNotices(app.deps)
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from outbox where state = 'waiting'`.execute(app.owner.db)
    expect(rows).toEqual([])
  }, wait)
}

async function sendNewsOf(...cases: readonly NamedCase[]): Promise<void> {
  for (const legalCase of cases) await insertNewsOf(legalCase)
  await app.clock.moveBy(6 * minutes)
  await sendDue()
}

/** A notice of the firm has arrived. */
const deliverTo = (firmId: string) =>
  app.deps.database.transact((tx) =>
    app.deps.noticeDelivered(tx, { firmId, accountId: app.demoData.accounts.amir }),
  )

async function read(staff: StaffClient, legalCase: NamedCase) {
  const id = app.demoData.cases[legalCase]
  const { client, people } = await staff.run<Answer>(staffCase, { id })
  const [{ id: participantId, messages }] = people
  return { isUndelivered: client.isUndelivered as boolean, participantId, messages }
}

async function expectMark(legalCase: NamedCase, isUndelivered: boolean): Promise<void> {
  const staff = legalCase === 'amirHollis' ? hollis : northgate
  await vi.waitFor(
    async () => expect(await read(staff, legalCase)).toMatchObject({ isUndelivered }),
    wait,
  )
}

const readMessages = async (legalCase: NamedCase = 'amirHollis') =>
  (await read(legalCase === 'amirHollis' ? hollis : northgate, legalCase)).messages

async function listStaffNotices() {
  const { rows } = await sql<{ caseId: string; people: string }>`
    select distinct case_id, params ->> 'people' as people
    from staff_notice
    where kind = 'case.undelivered'`.execute(app.owner.db)
  return rows
}

async function resend(staff = hollis, participantId?: string): Promise<Answer> {
  const id = participantId ?? (await read(hollis, 'amirHollis')).participantId
  return staff.run<Answer>(again, { participantId: id })
}

const outboxStates = async () =>
  (
    await sql<{ state: string }>`select state from outbox order by id`.execute(app.owner.db)
  ).rows.map(({ state }) => state)
