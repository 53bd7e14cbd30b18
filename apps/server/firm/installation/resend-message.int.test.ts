// spec: cases#notice-again
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sendNotices } from '#features/notifications/server/send-notices.ts'
import {
  clockTo,
  deleteNotices,
  insertNews,
  marcus,
  minutes,
  resetAccounts,
  set,
} from '#features/notifications/server/test-notices.ts'
import { openAppWithMail } from '#testing/test-mail-server.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import { listMessages } from './messages.ts'
import { resendMessage } from './resend-message.ts'

const wait = { timeout: 15_000 }
const hollis = { firm: 'Hollis & Reyes Law', staff: 'maria.santos@hollisreyes.example' }
const northgate = { firm: 'Northgate Legal Group', staff: 'tom.ellis@northgate.example' }
let refuses = true
const app = openAppWithMail(() => refuses)

beforeAll(async () => {
  await resetAccounts(app)
  await set(app, marcus, 'contact_type', 1)
  await clockTo(app, 12)
})
beforeEach(async () => {
  refuses = true
  await deleteNotices(app)
  await app.empty('outbox')
})

test('a failed notice is made again and delivered, once for two commands', async () => {
  const id = await failNotice()
  refuses = false
  const outputs = await Promise.all([resend(id), resend(id)])
  expect(outputs.toSorted()).toEqual([
    expect.stringContaining('The message was sent again before'),
    expect.stringContaining('The notice is made again'),
  ])
  await sendNotices(app.deps)
  await sendNotices(app.deps)
  await expectStates('dropped', 'sent')
  expect(await resend(id)).toContain('The message was sent again before')
  await sendNotices(app.deps)
  await expectStates('dropped', 'sent')
  const listed = await listMessages(app.deps, true)
  expect(listed.split('\n')[1]).toMatch(new RegExp(`^${id}  .*  sent again `))
  const { rows } = await sql`
    select details ->> 'staffId' is not null as "isNamed"
    from audit
    where event = 'notice.resent' and object = ${id}`.execute(app.deps.database.db)
  expect(rows).toEqual([{ isNamed: true }])
})

test('a notice whose news was read is not sent again', async () => {
  const id = await failNotice()
  await sql`update notification set read_at = portal_now()`.execute(app.deps.database.db)
  await expect(resend(id)).rejects.toThrow('The client has read the news')
})

test('a notice at night waits for the morning of the client', async () => {
  await clockTo(app, 20)
  const id = await failNotice()
  await clockTo(app, 23)
  refuses = false
  expect(await resend(id)).toMatch(/ 08:00 \(UTC\)/)
  await sendNotices(app.deps)
  await expectStates('dropped')
  await clockTo(app, 8)
  await sendNotices(app.deps)
  await expectStates('dropped', 'sent')
  await clockTo(app, 12)
})

test('a failed invitation is followed by a new one, for which its link stops working', async () => {
  const { participantId } = await inviteClient(app)
  const [id] = await expectStates('dropped')
  const text = app.deps.ids.rowId()
  await sql`
    insert into outbox (id, channel, state, failed_at, firm_id, participant_id)
    select ${text}, 'text', state, failed_at, firm_id, participant_id from outbox`.execute(
    app.deps.database.db,
  )
  refuses = false
  expect(await resend(id)).toContain('A new invitation is on its way')
  for (const each of [id, text])
    expect(await resend(each)).toContain('The message was sent again before')
  await expectStates('dropped', 'dropped', 'sent')
  const { rows } = await sql`
    select (revoked_at is null) as open
    from invitation
    where participant_id = ${participantId}
    order by id`.execute(app.deps.database.db)
  expect(rows).toEqual([{ open: false }, { open: true }])
})

test.each([
  ['a code', { expiresAfterSeconds: 300 }, /code or a temporary password.*asks for a new one/],
  ['an alert', {}, /nothing is left to make it from/],
])('refuses %s and says what to do', async (_, message, words) => {
  const id = await failMessage(message)
  await expect(resend(id)).rejects.toThrow(words)
})

test('refuses a message that waits or was delivered', async () => {
  refuses = false
  await inviteClient(app)
  const [id] = await expectStates('sent')
  await expect(resend(id)).rejects.toThrow('did not fail')
  await sql`update outbox set state = 'waiting'`.execute(app.deps.database.db)
  await expect(resend(id)).rejects.toThrow('still waits')
})

test('a message of another firm is unknown, and staff act for their own firm only', async () => {
  const notice = await failNotice()
  await expect(resend(notice, northgate)).rejects.toThrow('There is no such message')
  await expect(resend(notice, { ...hollis, staff: northgate.staff })).rejects.toThrow(
    '--staff: no staff member of this firm',
  )
  await sql`delete from outbox`.execute(app.owner.db)
  await inviteClient(app)
  const [invitation] = await expectStates('dropped')
  await expect(resend(invitation, northgate)).rejects.toThrow('There is no such message')
  await expect(resend('no-id')).rejects.toThrow('There is no such message')
})

interface OutboxRow {
  readonly id: string
  readonly state: string
}

const readOutbox = async () =>
  (await sql<OutboxRow>`select id, state from outbox order by id`.execute(app.deps.database.db))
    .rows

/** Waits until all messages are in these states. Returns their IDs. */
async function expectStates(...states: readonly string[]): Promise<readonly [string, ...string[]]> {
  await vi.waitFor(
    async () => expect((await readOutbox()).map(({ state }) => state)).toEqual(states),
    wait,
  )
  const [first, ...others] = (await readOutbox()).map(({ id }) => id)
  if (first === undefined) throw new Error('The outbox is empty')
  return [first, ...others]
}

async function failNotice(): Promise<string> {
  await insertNews(app)
  await app.clock.moveBy(6 * minutes)
  await sendNotices(app.deps)
  const [id] = await expectStates('dropped')
  return id
}

async function failMessage(message: { readonly expiresAfterSeconds?: number }): Promise<string> {
  const email = { channel: 'email', to: 'a@example.com', subject: 'A', body: 'B' } as const
  await app.deps.database.transact((tx) => app.deps.outbox.post(tx, { ...email, ...message }))
  const [id] = await expectStates('dropped')
  return id
}

const resend = (id: string, values = hollis) => resendMessage(app.deps, id, values)
