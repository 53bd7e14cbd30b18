import { getParticipantKey, listPlaces } from '#features/cases/server/participants/participants.ts'
import { expect, test } from 'vitest'
import type { Tx } from '#ports/database.ts'
import type { Message } from '#ports/outbox.ts'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { inviteClient, newPassword, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import {
  aHandle,
  askFor,
  messagesWith,
  noMatch,
  temporaryPasswords,
} from '#features/sign-in/server/recovery/test-recovery.ts'
import { invite } from './invite.ts'

const app = openTestApp()

withoutMinDurations(app)

const hour = 3_600_000
const notSetUp = {
  ...noMatch,
  message: 'Account setup was not completed. Please use your invitation link.',
  noAccountFlag: false,
  hasNotCompletedAccountSetupSteps: true,
  accountId: aHandle,
}

test.each(['none', 'password', 'details'] as const)(
  'mails the invitation again for a sign-up at %s, once an hour, and revokes the previous link',
  async (stop) => {
    const invited = await inviteClient(app, { familyName: 'Berger' })
    if (stop !== 'none') await signUpUntil(app, stop, invited)
    // Parallel mails may arrive in another order.
    await links(invited.email)
    const question = { lastName: 'berger', mobilePhone: invited.mobilePhone }
    expect(await askFor(someBrowser(app), question)).toEqual(notSetUp)
    expect(await askFor(someBrowser(app), question)).toEqual(notSetUp)
    const [newest = '', ...earlier] = await links(invited.email)
    expect(earlier).toEqual([invited.guid])
    expect([await opens(newest), await opens(invited.guid)]).toEqual([true, false])
    await app.clock.moveBy(hour + 1000)
    await askFor(someBrowser(app), question)
    expect(await links(invited.email)).toHaveLength(3)
    expect(await temporaryPasswords(app, invited.email)).toEqual([])
  },
)

test('accepts the number that the person entered during sign-up', async () => {
  const invited = await inviteClient(app, { familyName: 'Changer' })
  const browser = await signUpUntil(app, 'opened', invited)
  const contact = { u: invited.email, g: invited.guid, e: invited.email, m: '7325550177', c: 1 }
  await browser.graph(
    'mutation ($u: String!, $g: String!, $e: String!, $m: String!, $c: Int!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: $c) { success } }',
    contact,
  )
  await browser.graph('mutation ($s: SignUpInput!) { signUp(signup: $s) { success } }', {
    s: { userName: invited.email, password: newPassword, invitationGuid: invited.guid },
  })
  expect(
    await askFor(someBrowser(app), { lastName: 'Changer', mobilePhone: '7325550177' }),
  ).toEqual(notSetUp)
  expect(await links(invited.email)).toHaveLength(2)
})

test('does not find a person who was not invited', async () => {
  await app.deps.database.transact((tx) =>
    createCase(app.deps, tx, {
      firmId: app.demoData.firms.hollis,
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
    await askFor(someBrowser(app), { lastName: 'Waiting', mobilePhone: '7325550188' }),
  ).toEqual({ ...noMatch, accountId: aHandle })
  expect(await app.countMessages('ida.waiting@example.com')).toBe(0)
})

test('treats a person with a complete account and a second invitation as a person with an account', async () => {
  const client = await inviteClient(app, { familyName: 'Twice' })
  await signUpUntil(app, 'done', client)
  await inviteClient(app, {
    familyName: 'Twice',
    email: client.email,
    mobilePhone: client.mobilePhone,
  })
  const before = (await links(client.email)).length
  expect(
    (await askFor(someBrowser(app), { lastName: 'Twice', mobilePhone: client.mobilePhone }))
      .success,
  ).toBe(true)
  expect(await links(client.email)).toHaveLength(before)
})

test('an invitation comes from the law firm, which gets the replies', async () => {
  const { deps, demoData } = app
  const mails: Message[] = []
  const capturing = {
    ...deps,
    outbox: {
      ...deps.outbox,
      post: (_: Tx, message: Message) => Promise.resolve(void mails.push(message)),
    },
  }
  const [rosa] = await listPlaces(deps.database.db, demoData.accounts.rosa)
  if (!rosa) throw new Error('Rosa has no case')
  await deps.database.transact((tx) => invite(capturing, tx, getParticipantKey(rosa)))
  expect(mails.filter(({ channel }) => channel === 'email')).toMatchObject([
    { senderName: 'Hollis & Reyes Law', replyTo: 'hello@hollisreyes.example' },
  ])
})

const links = async (email: string) =>
  (await messagesWith(app, email, '/account-creation/')).map(
    (body) => /account-creation\/([\w-]{43})/.exec(body)?.[1] ?? '',
  )
const opens = async (guid: string) =>
  (
    await someBrowser(app).graph(
      'query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { invitationHasExpired } }',
      { g: guid },
    )
  ).data.accountByInvitationToken.invitationHasExpired === false
