// spec: workspace#access
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { AccessAct } from '../../rules/access/access-state.ts'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { newAddress, newPhone } from '#testing/test-client.ts'
import { aParalegal } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import {
  findAccountId,
  inviteClient,
  signUpUntil,
  type Invited,
  type SignUpStep,
} from '#testing/test-sign-up.ts'

const app = openTestApp()
const staff = aParalegal(app)
const read = operation`clientAccess(participantId: $id) { obstacles acts nextStep lastLoginAt }`
const unlock = operation`unlockClient(participantId: $id, identityCheck: IN_PERSON, note: "") {
  success errorCode }`
const moveCodes = operation`sendCodesByEmail(participantId: $id, identityCheck: IN_PERSON, note: "") {
  success errorCode }`
const plan = operation`planChannelChange(participantId: $id, channel: $channel, value: $value,
  identityCheck: IN_PERSON, note: "") { success errorCode }`
const cancel = operation`cancelChannelChange(participantId: $id) { success errorCode }`
const logIn = operation`tokenFromUsernameAndPassword { sessionId }`

const runs: Readonly<Record<AccessAct, (id: string) => Promise<Answer>>> = {
  CANCEL_CHANGE: (id) => staff.run<Answer>(cancel, { id }),
  CHANGE_EMAIL: (id) => staff.run<Answer>(plan, { id, channel: 'EMAIL', value: newAddress() }),
  CHANGE_MOBILE: (id) => staff.run<Answer>(plan, { id, channel: 'MOBILE', value: newPhone() }),
  CODES_BY_EMAIL: (id) => staff.run<Answer>(moveCodes, { id }),
  UNLOCK: (id) => staff.run<Answer>(unlock, { id }),
}
const acts = Object.keys(runs) as readonly AccessAct[]

interface State {
  readonly name: string
  readonly until?: SignUpStep
  readonly change?: (account: { readonly id: string }) => Promise<unknown>
  readonly isLocked?: boolean
  readonly obstacles?: readonly string[]
}

const set = (id: string, values: ReturnType<typeof sql>) =>
  sql`update account set ${values} where id = ${id}`.execute(app.owner.db)

const states: readonly State[] = [
  { name: 'not signed up', until: 'opened', obstacles: ['INVITED'] },
  { name: 'with a password', until: 'password', obstacles: ['SETTING_UP'] },
  { name: 'with details, before the email', until: 'details', obstacles: ['SETTING_UP'] },
  { name: 'on the last page', until: 'email', obstacles: ['SETTING_UP'] },
  {
    name: 'locked on the last page',
    until: 'email',
    isLocked: true,
    obstacles: ['LOCKED', 'SETTING_UP'],
  },
  { name: 'complete' },
  { name: 'locked', isLocked: true, obstacles: ['LOCKED'] },
  {
    name: 'locked by a report and by tries',
    isLocked: true,
    change: ({ id }) => set(id, sql`locked_at = portal_now()`),
    obstacles: ['LOCKED_BY_REPORT', 'LOCKED'],
  },
  {
    name: 'without a proven email',
    change: ({ id }) => set(id, sql`email_verified_at = null`),
  },
  {
    name: 'without a proven channel',
    change: ({ id }) => set(id, sql`email_verified_at = null, mobile_verified_at = null`),
    obstacles: ['NO_CHANNEL'],
  },
  {
    name: 'with another email from staff, not used yet',
    change: ({ id }) =>
      sql`insert into assisted_change
        (id, account_id, channel, value, auth_version, effective_at, applied_at)
        select gen_random_uuid(), id, 'email', email, auth_version, portal_now() + interval '1 minute',
          portal_now() + interval '1 minute'
        from account where id = ${id}`.execute(app.owner.db),
  },
]

describe('the acts that the access desk offers are those that the server takes', () => {
  test.each(states)('$name', async ({ until = 'done', change, isLocked, obstacles = [] }) => {
    const client = await inviteClient(app)
    const { participantId } = client
    await signUpUntil(app, until, client)
    if (until !== 'opened') await change?.({ id: await findAccountId(app, client) })
    if (isLocked) await enterWrongPasswords(client)
    const access = await staff.run<Answer>(read, { id: participantId })
    expect(access).toMatchObject({ obstacles })
    // None of these takes a later one away.
    for (const act of acts)
      expect({ act, ...(await runs[act](participantId)) }).toMatchObject({
        act,
        success: access.acts.includes(act),
      })
  })
})

test('a planned change is taken back only while it is offered', async () => {
  const client = await inviteClient(app)
  await signUpUntil(app, 'email', client)
  const { participantId: id } = client
  expect(await staff.run<Answer>(read, { id })).toMatchObject({ nextStep: 'FINISH' })
  expect(await runs.CHANGE_MOBILE(id)).toMatchObject({ success: true })
  expect((await staff.run<Answer>(read, { id })).acts).toContain('CANCEL_CHANGE')
  expect(await runs.CANCEL_CHANGE(id)).toMatchObject({ success: true })
  expect((await staff.run<Answer>(read, { id })).acts).not.toContain('CANCEL_CHANGE')
})

let networks = 0
async function enterWrongPasswords({ email }: Invited): Promise<void> {
  networks += 1
  const browser = app.browser(`198.51.100.${networks}`)
  for (let round = 0; round < 5; round += 1)
    await browser.graph(logIn, { userId: email, password: 'wrong' })
}
