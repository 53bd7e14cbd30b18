import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteAgain, inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'

const app = openTestApp()

const lookUp = operation`accountByInvitationToken(invitationGuid: $g) { alreadyHasAccount
  invitationHasExpired invitationMessage userName emailAddress mobilePhone contactType verifyPhone
  verifyEmail firmName givenName inviter { firmName firmIconUrl firmColour firmOnColour attorneyName
  attorneyAvatarUrl } language }`
const nothing = {
  alreadyHasAccount: false,
  invitationHasExpired: true,
  invitationMessage: null,
  userName: null,
  emailAddress: null,
  mobilePhone: null,
  contactType: null,
  verifyPhone: false,
  verifyEmail: false,
  firmName: null,
  givenName: null,
  inviter: null,
  language: null,
}

test.each([
  ['unknown', 'x'.repeat(43)],
  ['malformed', '../../etc'],
  ['empty', ''],
  ['not storable', 'a\u0000b'],
])('responds to an %s link as to an expired link, and sets no cookie', async (_, guid) => {
  const browser = someBrowser(app)
  expect(await lookedUp(guid, browser)).toEqual(nothing)
  expect(browser.cookies.size).toBe(0)
})

test('accepts a link for seven days, or until another link is sent', async () => {
  const old = await inviteClient(app)
  const fresh = await inviteAgain(app, old)
  expect(await lookedUp(old.guid)).toEqual(nothing)
  await app.clock.moveBy(7 * 24 * 3_600_000 - 10_000)
  expect(await lookedUp(fresh.guid)).toMatchObject({
    invitationHasExpired: false,
    userName: fresh.email,
  })
  await app.clock.moveBy(11_000)
  expect(await lookedUp(fresh.guid)).toEqual(nothing)
})

test('names the firm, and the attorney with portrait until the attorney leaves', async () => {
  const { guid } = await inviteClient(app)
  const { db } = app.deps.database
  const hash = 'a'.repeat(64)
  await sql`insert into public_image (hash, firm_id, mime_type, content) values (${hash}, ${app.demoData.firms.hollis}, 'image/png', '')`.execute(
    db,
  )
  await sql`update firm set icon_hash = ${hash} where id = ${app.demoData.firms.hollis}`.execute(db)
  await sql`update staff set portrait_hash = ${hash} where given_name = 'Dana'`.execute(db)
  const inviter = {
    firmName: 'Hollis & Reyes Law',
    firmIconUrl: `/images/${hash}`,
    firmColour: '#5B6B3A',
    firmOnColour: '#FFFFFF',
    attorneyName: 'Dana Reyes',
    attorneyAvatarUrl: `/images/${hash}`,
  }
  expect((await lookedUp(guid)).inviter).toEqual(inviter)
  await sql`update staff set disabled_at = portal_now() where given_name = 'Dana'`.execute(db)
  expect((await lookedUp(guid)).inviter).toEqual({
    ...inviter,
    attorneyName: null,
    attorneyAvatarUrl: null,
  })
  await sql`update staff set disabled_at = null, portrait_hash = null where given_name = 'Dana'`.execute(
    db,
  )
})

test('accepts the other specified name of the argument', async () => {
  const { guid, email } = await inviteClient(app)
  const answer = await someBrowser(app).graph(
    'query ($g: String) { accountByInvitationToken(invitationId: $g) { userName } }',
    { g: guid },
  )
  expect(answer.data.accountByInvitationToken).toEqual({ userName: email })
})

test('says only that an account exists for the link of a complete account', async () => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'done', invited)
  expect(await lookedUp(invited.guid)).toEqual({
    ...nothing,
    alreadyHasAccount: true,
    invitationHasExpired: false,
  })
})

test('keeps a signed-in caller signed in', async () => {
  const { guid, email } = await inviteClient(app)
  const rosa = someBrowser(app)
  await rosa.signIn('rosa.delgado@example.com')
  expect(await lookedUp(guid, rosa)).toMatchObject({ userName: email })
  expect((await rosa.graph('{ accounts { get { givenName } } }')).data.accounts.get).toEqual({
    givenName: 'Rosa',
  })
})

test('refuses the twenty-first look-up within a minute from one address', async () => {
  const browser = app.browser('192.0.2.77')
  for (let round = 0; round < 20; round += 1)
    expect(await lookedUp('x'.repeat(43), browser)).toEqual(nothing)
  const refused = await browser.graph(lookUp, { g: 'x' })
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'sign-in.too-many',
    kind: 'locked',
  })
  await app.clock.moveBy(61_000)
  expect(await lookedUp('x', browser)).toEqual(nothing)
})

test('builds links from PUBLIC_URL, whatever the host of the request', async () => {
  const { guid, email } = await inviteClient(app)
  const browser = someBrowser(app)
  await browser.graph(
    lookUp,
    { g: guid },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  )
  await browser.graph(
    'mutation ($s: SignUpInput!) { signUp(signup: $s) { success } }',
    { s: { userName: email, password: 'Calm-river-42', invitationGuid: guid } },
    { host: 'evil.example' },
  )
  await app.lastMessage(email)
  const { rows } = await sql<{
    body: string
  }>`select body from rehearsal_message where body like '%evil%'`.execute(app.deps.database.db)
  expect(rows).toEqual([])
  expect((await app.lastMessage(email))?.body).toContain('http://localhost:4000/account-creation/')
})

const lookedUp = async (guid: string, browser = someBrowser(app)) =>
  (await browser.graph(lookUp, { g: guid })).data.accountByInvitationToken
