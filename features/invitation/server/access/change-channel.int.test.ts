// spec: accounts#assisted-change
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { newAddress, newClient, newPhone, type NewClient } from '#testing/test-client.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { openStaff, type Answer, type StaffClient } from '#testing/test-staff-client.ts'
import { applyAssistedChanges } from '#features/account/server/assisted/assisted-change.ts'

const app = openTestApp()
const fields = '{ plannedChange { channel value effectiveAt } codeGoesTo }'
const plan = operation`planChannelChange(participantId: $id, channel: $channel, value: $value,
  identityCheck: BY_VIDEO, note: "ID seen") { success errorCode access ${fields} }`
const cancel = operation`cancelChannelChange(participantId: $id) { success errorCode access
  ${fields} }`
const codes = operation`sendCodesByEmail(participantId: $id, identityCheck: BY_VIDEO, note: "") {
  success errorCode }`
const dayMs = 24 * 60 * 60 * 1000

let staff: StaffClient
let ana: NewClient
beforeAll(async () => {
  staff = await openStaff(app)
})
beforeEach(async () => {
  ana = await newClient(app)
})

describe('a new phone', () => {
  test('works after a day, ends every session, and all channels are notified', async () => {
    const phone = newPhone()
    const result = await planChange('MOBILE', phone)
    expect(result).toMatchObject({
      success: true,
      access: { plannedChange: { channel: 'MOBILE', value: `***-***-${phone.slice(-4)}` } },
    })
    expect((await app.lastMessage(ana.email))?.subject).toBe(
      'The mobile phone of your account will change',
    )
    expect((await app.lastMessage(ana.mobilePhone))?.body).toMatch(/another number replaces/)
    expect(await app.countMessages(phone)).toBe(0)

    await applyAssistedChanges(app.deps)
    expect(await readAccount()).toMatchObject({ mobilePhone: ana.mobilePhone })
    expect(await isLoggedIn(ana.browser)).toBe(true)

    await passADay()
    expect(await readAccount()).toEqual({ email: ana.email, mobilePhone: phone })
    expect((await app.lastMessage(ana.email))?.subject).toBe('Your mobile phone number was changed')
    const browser = someBrowser(app)
    await browser.signIn(ana.email, newPassword)
    expect(await isLoggedIn(browser)).toBe(true)
  })

  test('is stopped by the link in the notice', async () => {
    await planChange('MOBILE', newPhone())
    const link = /\/not-me\/([\w-]+)/.exec((await app.lastMessage(ana.email))?.body ?? '')
    await someBrowser(app).graph('mutation ($t: String!) { reportNotMe(token: $t) { success } }', {
      t: link?.[1],
    })
    await passADay()
    expect(await readAccount()).toMatchObject({ mobilePhone: ana.mobilePhone })
  })

  test('is stopped by staff, and by any change of credentials', async () => {
    await planChange('MOBILE', newPhone())
    expect(await staff.run<Answer>(cancel, { id: ana.participantId })).toMatchObject({
      success: true,
      access: { plannedChange: null },
    })
    expect(await staff.run<Answer>(cancel, { id: ana.participantId })).toMatchObject({
      errorCode: 'invite.channel-none',
    })
    await planChange('MOBILE', newPhone())
    await sql`update account set auth_version = auth_version + 1 where id = ${ana.id}`.execute(
      app.owner.db,
    )
    await passADay()
    expect(await readAccount()).toMatchObject({ mobilePhone: ana.mobilePhone })
  })
})

describe('with one channel changed by staff', () => {
  test('the second one and codes by email are refused until the client logs in', async () => {
    const email = newAddress()
    await planChange('EMAIL', email)
    await passADay()
    expect(await readAccount()).toMatchObject({ email })
    expect(await planChange('MOBILE', newPhone())).toMatchObject({
      errorCode: 'invite.channel-second',
    })
    expect(await staff.run<Answer>(codes, { id: ana.participantId })).toMatchObject({
      errorCode: 'invite.codes-held',
    })
    await app.clock.moveBy(60_000)
    await someBrowser(app).signIn(email, newPassword)
    expect(await planChange('MOBILE', newPhone())).toMatchObject({ success: true })
  })
})

describe('is refused', () => {
  test.each([
    ['EMAIL', 'ana@example', 'invite.channel-invalid'],
    ['MOBILE', '555-0142', 'invite.channel-invalid'],
  ] as const)('%s %s: %s', async (channel, value, errorCode) =>
    expect(await planChange(channel, value)).toMatchObject({ errorCode }),
  )

  test('for the value of the account, and after three comparisons in a week', async () => {
    expect(await planChange('EMAIL', ana.email)).toMatchObject({
      errorCode: 'invite.channel-unchanged',
    })
    for (let round = 0; round < 2; round += 1)
      expect(await planChange('EMAIL', newAddress())).toMatchObject({ success: true })
    for (const value of [newAddress(), ana.email])
      expect(await planChange('EMAIL', value)).toMatchObject({ errorCode: 'invite.channel-often' })
    expect(await planChange('EMAIL', 'ana@example')).toMatchObject({
      errorCode: 'invite.channel-invalid',
    })
  })

  test('for a person of another firm, with a row in the audit for an own one only', async () => {
    const northgate = await openStaff(app, { firmId: app.demoData.firms.northgate })
    expect(await planChange('EMAIL', newAddress(), northgate)).toMatchObject({
      errorCode: 'invite.person-absent',
    })
    await planChange('EMAIL', ana.email)
    const { rows } = await sql`
      select outcome, firm_id, details ->> 'code' as code, details ->> 'staffId' as staff_id
      from audit where event = 'client.channel-change-planned' and object = ${ana.participantId}`.execute(
      app.owner.db,
    )
    expect(rows).toEqual([
      {
        outcome: 'refused',
        firmId: app.demoData.firms.hollis,
        code: 'invite.channel-unchanged',
        staffId: staff.viewer.staffId,
      },
    ])
  })
})

describe('the address of a client of another firm', () => {
  const read = `query ($id: ID!) { clientAccess(participantId: $id) ${fields} }`
  const readPlan = async () =>
    (await staff.run<Answer>(read, { id: ana.participantId })).plannedChange
  const unknown = 'nora.sandoval@example.com'
  const known = 'nina.santiago@example.com'

  test('is accepted like an unknown one, and ends after a day, when only its owner is informed', async () => {
    const invited = await inviteClient(app, { email: known }, app.demoData.firms.northgate)
    await signUpUntil(app, 'done', invited)
    const before = await app.countMessages(known)
    const results = [await planChange('EMAIL', unknown), await planChange('EMAIL', known)]
    const [first, second] = results.map((result) =>
      JSON.stringify(result).replace(/"effectiveAt":"[^"]+"/, ''),
    )
    expect(second).toBe(first)
    expect(results[1]).toMatchObject({ success: true, access: { plannedChange: {} } })
    expect(await app.countMessages(known)).toBe(before)

    const notices = await app.countMessages(ana.email)
    await passADay()
    expect(await readAccount()).toMatchObject({ email: ana.email })
    expect(await readPlan()).toBeNull()
    expect((await app.lastMessage(known))?.subject).toBe('Your email address is already in use')
    expect(await app.countMessages(known)).toBe(before + 1)
    expect(await app.countMessages(ana.email)).toBe(notices)
  })

  test('ends the change as well if it was proven meanwhile', async () => {
    const email = newAddress()
    await planChange('EMAIL', email)
    await newClient(app, { email })
    await passADay()
    expect(await readAccount()).toMatchObject({ email: ana.email })
    expect(await readPlan()).toBeNull()
  })
})

const planChange = (channel: 'EMAIL' | 'MOBILE', value: string, client = staff) =>
  client.run<Answer>(plan, { id: ana.participantId, channel, value })
const readAccount = async () =>
  await app.row(sql<{ email: string; mobilePhone: string }>`
      select email, mobile_phone from account where id = ${ana.id}`)
async function passADay(): Promise<void> {
  await app.clock.moveBy(dayMs + 1000)
  // Staff are logged in for half a day.
  staff = await openStaff(app)
  await applyAssistedChanges(app.deps)
}
const isLoggedIn = async (browser: Browser) =>
  (await browser.graph('{ accounts { get { id } } }')).status === 200
