// spec: workspace#access
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'

const app = openTestApp()
const staff = aParalegal(app)
const fields =
  '{ state lockedUntil step lastLoginAt codeChannel codeGoesTo codesByEmailUntil takesTexts textConsents { event } }'
const read = operation`clientAccess(participantId: $id) ${fields}`
const unlock = operation`unlockClient(participantId: $id, identityCheck: $identityCheck, note:
  $note) { success error errorCode access ${fields} }`
const logIn = operation`tokenFromUsernameAndPassword { sessionId }`
const email = 'rosa.delgado@example.com'

let rosa: string
beforeAll(async () => {
  rosa = await participantOf(app.demoData.cases.rosa)
})

describe('the access of a client', () => {
  test('is ready, with the last login and where codes go', async () => {
    await app.browser('198.51.100.31').signIn(email)
    expect(await readAccess()).toEqual({
      state: 'READY',
      lockedUntil: null,
      step: null,
      lastLoginAt: expect.any(String),
      codeChannel: 'TEXT',
      codeGoesTo: expect.stringMatching(/^\*+-\*+-\d{4}$/),
      codesByEmailUntil: null,
      takesTexts: true,
      textConsents: expect.arrayContaining([{ event: 'CODES' }, { event: 'NOTICES' }]),
    })
  })

  test('is locked after wrong passwords, and open after staff have checked who it is', async () => {
    await enterWrongPasswords('198.51.100.32')
    const locked = await readAccess()
    expect(locked).toMatchObject({ state: 'LOCKED', lockedUntil: expect.any(String) })
    const note = 'Knew the case number\nand the bank.'
    expect(await runUnlock(rosa, note)).toMatchObject({
      success: true,
      access: { state: 'READY', lockedUntil: null },
    })
    const { rows } = await sql<{ details: Answer }>`
      select details from audit where event = 'client.unlocked' and object = ${rosa}`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([
      {
        details: {
          staffId: staff.viewer.staffId,
          identityCheck: 'BY_PHONE',
          note: 'Knew the case number and the bank.',
        },
      },
    ])
    const browser = app.browser('198.51.100.32')
    await app.clock.moveBy(61_000)
    await browser.signIn(email)
    expect(browser.tokens).toBeDefined()
  })

  test('is not unlocked without a lock, nor more than five times a day', async () => {
    const marcus = await participantOf(app.demoData.cases.whitfield)
    expect(await runUnlock(marcus)).toMatchObject({ errorCode: 'invite.not-locked' })
    for (let round = 0; round < 5; round += 1) {
      await app.clock.moveBy(61_000)
      await enterWrongPasswords(`198.51.${101 + round}.33`, 'marcus.whitfield@example.com')
      expect(await runUnlock(marcus)).toMatchObject({ success: true })
    }
    await app.clock.moveBy(61_000)
    await enterWrongPasswords('198.51.110.33', 'marcus.whitfield@example.com')
    expect(await runUnlock(marcus)).toMatchObject({ errorCode: 'invite.unlocked-often' })
  })

  test('that the client has locked by a report stays locked', async () => {
    await sql`update account set locked_at = portal_now()
      where id = ${app.demoData.accounts.mei}`.execute(app.owner.db)
    const mei = await participantOf(app.demoData.cases.mei)
    expect(await readAccess(mei)).toMatchObject({ state: 'LOCKED_BY_REPORT' })
    expect(await runUnlock(mei)).toMatchObject({ errorCode: 'invite.not-locked' })
  })

  test('says that texts were stopped', async () => {
    const number = '2125550151'
    const hash = Buffer.from(app.deps.secrets.fingerprint('text-stop', number))
    await sql`insert into text_stop (mobile_hash) values (${hash})`.execute(app.owner.db)
    const marcus = await participantOf(app.demoData.cases.whitfield)
    expect(await readAccess(marcus)).toMatchObject({ takesTexts: false })
  })

  test('refuses a note that is too long', async () => {
    expect(await runUnlock(rosa, 'x'.repeat(301))).toMatchObject({
      errorCode: 'invite.note-too-long',
    })
  })
})

test('a person of another firm is unknown', async () => {
  const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
  expect(await readAccess(rosa, northgate)).toBeNull()
  expect(
    await northgate.run(unlock, { id: rosa, identityCheck: 'IN_PERSON', note: '' }),
  ).toMatchObject({ errorCode: 'invite.person-absent' })
})

async function participantOf(caseId: string): Promise<string> {
  const rows = await app.rows(sql<{ id: string }>`
    select id from participant where case_id = ${caseId} order by debtor`)
  return rows[0]?.id ?? ''
}
const readAccess = (id = rosa, client = staff) => client.run<Answer>(read, { id })
const runUnlock = (id = rosa, note = '') =>
  staff.run<Answer>(unlock, { id, identityCheck: 'BY_PHONE', note })

async function enterWrongPasswords(ip: string, userId = email): Promise<void> {
  const browser = app.browser(ip)
  for (let round = 0; round < 5; round += 1)
    await browser.graph(logIn, { userId, password: 'wrong' })
}
