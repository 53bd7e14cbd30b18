// spec: accounts#codes-by-email
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, withoutMinDurations } from '#testing/test-people.ts'
import { openStaff, type Answer } from '#testing/test-staff-client.ts'
import { inviteClient, newPassword, someBrowser } from '#testing/test-sign-up.ts'
import {
  beginReset,
  confirmWith,
  messagesWith,
  someClient,
  type Client,
} from '#features/sign-in/server/recovery/test-recovery.ts'
import { answer, begin } from '#features/sign-in/server/second-factor/test-second-factor.ts'

const app = openTestApp()
const staff = aParalegal(app)
const move = operation`sendCodesByEmail(participantId: $id, identityCheck: $identityCheck, note:
  $note) { success errorCode access { state codeChannel codeGoesTo codesByEmailUntil } }`
const report = operation`reportNotMe(token: $t) { success }`
const dayMs = 24 * 60 * 60 * 1000

withoutMinDurations(app)

describe('codes by email', () => {
  test('open a login for a day, and both channels are notified; then codes go to the phone again', async () => {
    const client = await someClient(app)
    expect(await moveCodes(client.participantId, staff, 'Lost the phone')).toMatchObject({
      success: true,
      access: {
        state: 'READY',
        codeChannel: 'EMAIL',
        codeGoesTo: expect.stringContaining('@'),
        codesByEmailUntil: expect.any(String),
      },
    })
    expect(await messagesWith(app, client.email, 'come to this email')).toHaveLength(1)
    expect(await messagesWith(app, client.mobilePhone, 'go to your email')).toHaveLength(1)

    await app.clock.moveBy(10 * 60_000)
    const underWay = await logIn(client)
    const { data } = await answer(underWay, await app.lastCode(client.email))
    expect(data.submitMfaCode).toMatchObject({ isAuthenticated: true })

    const { rows } = await sql<{ details: object }>`
      select details from audit
      where event = 'client.codes-by-email' and object = ${client.participantId}`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([
      {
        details: {
          staffId: staff.viewer.staffId,
          identityCheck: 'BY_VIDEO',
          note: 'Lost the phone',
        },
      },
    ])
    await app.clock.moveBy(dayMs)
    expect(await findCodeChannel(client)).toBe('text')
  })

  test('never meet a password that was reset by email', async () => {
    const client = await someClient(app)
    await moveCodes(client.participantId)
    expect(await findCodeChannel(client)).toBe('email')
    await app.clock.moveBy(10 * 60_000)
    const { browser, accountId, temporary } = await beginReset(app, client)
    const before = await countCodes(client.email)
    const { data } = await confirmWith(browser, temporary, 'Bright-river-43', accountId)
    expect(data.confirmResetCredentials).toMatchObject({ requiresMfa: true })
    expect(await countCodes(client.email)).toBe(before)
    expect(await findCodeChannel(client, 'Bright-river-43')).toBe('text')
  })

  test('are contested by a link to the phone, which locks the account and its password', async () => {
    const client = await someClient(app)
    await moveCodes(client.participantId)
    const [text = ''] = await messagesWith(app, client.mobilePhone, 'go to your email')
    const [, token = ''] = /\/not-me\/([\w-]{43})/.exec(text) ?? []
    const { data } = await someBrowser(app).graph(report, { t: token })
    expect(data.reportNotMe).toEqual({ success: true })
    await app.clock.moveBy(10 * 60_000)
    const { rows } = await sql<{ isLocked: boolean; hasPassword: boolean }>`
      select locked_at is not null as is_locked, password_hash is not null as has_password
      from account where id = ${client.id}`.execute(app.owner.db)
    expect(rows).toEqual([{ isLocked: true, hasPassword: false }])
    expect(await moveCodes(client.participantId)).toMatchObject({
      errorCode: 'invite.codes-not-texted',
    })
  })

  test('are refused while they go to the email, and more than three times a day', async () => {
    const client = await someClient(app)
    for (let round = 0; round < 3; round += 1) {
      expect(await moveCodes(client.participantId)).toMatchObject({ success: true })
      expect(await moveCodes(client.participantId)).toMatchObject({
        errorCode: 'invite.codes-not-texted',
      })
      await sql`update account set codes_by_email_until = null
        where id = ${client.id}`.execute(app.owner.db)
    }
    expect(await moveCodes(client.participantId)).toMatchObject({
      success: false,
      errorCode: 'invite.codes-moved-often',
    })
  })

  test('are refused without an account, without a proven email, and for another firm', async () => {
    const invited = await inviteClient(app)
    expect(await moveCodes(invited.participantId)).toMatchObject({
      errorCode: 'invite.codes-not-texted',
    })
    const client = await someClient(app)
    await sql`update account set email_verified_at = null where id = ${client.id}`.execute(
      app.owner.db,
    )
    expect(await moveCodes(client.participantId)).toMatchObject({
      errorCode: 'invite.codes-not-texted',
    })
    const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
    expect(await moveCodes(client.participantId, northgate)).toMatchObject({
      errorCode: 'invite.person-absent',
    })
  })
})

const moveCodes = (id: string, client = staff, note = '') =>
  client.run<Answer>(move, { id, identityCheck: 'BY_VIDEO', note })
const logIn = ({ email }: Client, password = newPassword) =>
  begin(app, email, someBrowser(app), password)
const countCodes = async (recipient: string) =>
  (await messagesWith(app, recipient, '\\m\\d{6}\\M')).length

/** The channel that gets the code of a new login. */
async function findCodeChannel(client: Client, password = newPassword): Promise<string> {
  // A second login within minutes would send nothing.
  await app.clock.moveBy(10 * 60_000)
  const [email, phone] = [await countCodes(client.email), await countCodes(client.mobilePhone)]
  await logIn(client, password)
  if ((await countCodes(client.email)) > email) return 'email'
  return (await countCodes(client.mobilePhone)) > phone ? 'text' : 'none'
}
