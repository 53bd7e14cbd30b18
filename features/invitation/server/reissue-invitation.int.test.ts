// Whoever asks for forgotten credentials and never finished their account gets the invitation again, and nobody else does.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#ports/database.ts'
import type { Message } from '#ports/outbox.ts'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import {
  aHandle,
  askFor,
  messagesWith,
  nobodyFound,
  temporaryPasswords,
} from '#features/sign-in/server/recovery/test-recovery.ts'
import { invite } from './invite.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
  // Found or not, the answer takes its time; how long is the recovery's own affair.
  Object.assign(house.world, { notBefore: () => Promise.resolve() })
})
afterAll(() => house.close())

const hour = 3_600_000
const notSetUp = {
  ...nobodyFound,
  message: 'Account setup was not completed. Please use your invitation link.',
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: true,
  accountId: aHandle,
}
const links = async (email: string) =>
  (await messagesWith(house, email, '/account-creation/')).map(
    (body) => /account-creation\/([\w-]{43})/.exec(body)?.[1] ?? '',
  )
const opens = async (guid: string) =>
  (
    await someBrowser(house).graph(
      'query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { invitationHasExpired } }',
      { g: guid },
    )
  ).data.accountByInvitationToken.invitationHasExpired === false

test.each(['none', 'password', 'details'] as const)(
  'begun as far as %s: the invitation is mailed again, once an hour, and the link before is dead',
  async (stop) => {
    const invited = await inviteSomebody(house, { familyName: 'Berger' })
    if (stop !== 'none') await signUpUntil(house, stop, invited)
    // Mails on their way at the same moment might arrive in another order.
    await links(invited.email)
    const question = { lastName: 'berger', mobilePhone: invited.mobilePhone }
    expect(await askFor(someBrowser(house), question)).toEqual(notSetUp)
    expect(await askFor(someBrowser(house), question)).toEqual(notSetUp)
    const [newest = '', ...earlier] = await links(invited.email)
    expect(earlier).toEqual([invited.guid])
    expect([await opens(newest), await opens(invited.guid)]).toEqual([true, false])
    await house.clock.moveBy(hour + 1000)
    await askFor(someBrowser(house), question)
    expect(await links(invited.email)).toHaveLength(3)
    expect(await temporaryPasswords(house, invited.email)).toEqual([])
  },
)

test('by the number that they gave themselves when they began', async () => {
  const invited = await inviteSomebody(house, { familyName: 'Changer' })
  const browser = await signUpUntil(house, 'opened', invited)
  const contact = { u: invited.email, g: invited.guid, e: invited.email, m: '7325550177', c: 1 }
  await browser.graph(
    'mutation ($u: String!, $g: String!, $e: String!, $m: String!, $c: Int!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: $c) { success } }',
    contact,
  )
  await browser.graph('mutation ($s: SignUpInput!) { signUp(signup: $s) { success } }', {
    s: { userName: invited.email, password: newPassword, invitationGuid: invited.guid },
  })
  expect(
    await askFor(someBrowser(house), { lastName: 'Changer', mobilePhone: '7325550177' }),
  ).toEqual(notSetUp)
  expect(await links(invited.email)).toHaveLength(2)
})

test('somebody whom the firm has not invited yet stays unknown', async () => {
  await house.world.database.transact((tx) =>
    createCase(house.world, tx, {
      firmId: house.cast.firms.hollis,
      chapter: 7,
      debtor1: {
        givenName: 'Ida',
        familyName: 'Waiting',
        email: 'ida.waiting@example.com',
        mobilePhone: '7325550188',
        contactType: 1,
      },
    }),
  )
  expect(
    await askFor(someBrowser(house), { lastName: 'Waiting', mobilePhone: '7325550188' }),
  ).toEqual({ ...nobodyFound, accountId: aHandle })
  expect(await house.countMessages('ida.waiting@example.com')).toBe(0)
})

test('a finished account with a second invitation is an account', async () => {
  const client = await inviteSomebody(house, { familyName: 'Twice' })
  await signUpUntil(house, 'done', client)
  await inviteSomebody(house, {
    familyName: 'Twice',
    email: client.email,
    mobilePhone: client.mobilePhone,
  })
  const before = (await links(client.email)).length
  expect(
    (await askFor(someBrowser(house), { lastName: 'Twice', mobilePhone: client.mobilePhone }))
      .success,
  ).toBe(true)
  expect(await links(client.email)).toHaveLength(before)
})

test('an answer to the email of an invitation goes to the law firm', async () => {
  const { world, cast } = house
  const mails: Message[] = []
  const capturing = {
    ...world,
    outbox: { post: (_: Tx, message: Message) => Promise.resolve(void mails.push(message)) },
  }
  const { rows } = await sql<{
    id: string
  }>`select id from participant where case_id = ${cast.cases.rosa}`.execute(world.database.db)
  await world.database.transact((tx) => invite(capturing, tx, rows[0]?.id ?? ''))
  expect(mails.filter(({ channel }) => channel === 'email')).toMatchObject([
    { replyTo: 'hello@hollisreyes.example' },
  ])
})
