// What a link leads to, for whoever holds it: an invitation, the way to /login, or nothing that could be told apart.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  inviteAgain,
  inviteSomebody,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const lookUp =
  'query ($g: String) { accountByInvitationToken(invitationGuid: $g) { alreadyHasAccount invitationHasExpired invitationMessage userName emailAddress mobilePhone contactType verifyPhone verifyEmail firmName givenName inviter { firmName firmIconUrl firmColour firmOnColour attorneyName attorneyAvatarUrl } } }'
const lookedUp = async (guid: string, browser = someBrowser(house)) =>
  (await browser.graph(lookUp, { g: guid })).data.accountByInvitationToken
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
}

test.each([
  ['unknown', 'x'.repeat(43)],
  ['malformed', '../../etc'],
  ['empty', ''],
  ['not storable', 'a\u0000b'],
])('an %s link answers like an expired one, without a cookie', async (_, guid) => {
  const browser = someBrowser(house)
  expect(await lookedUp(guid, browser)).toEqual(nothing)
  expect(browser.cookies.size).toBe(0)
})

test('a link lives seven days, and dies when another is sent', async () => {
  const old = await inviteSomebody(house)
  const fresh = await inviteAgain(house, old)
  expect(await lookedUp(old.guid)).toEqual(nothing)
  await house.clock.moveBy(7 * 24 * 3_600_000 - 10_000)
  expect(await lookedUp(fresh.guid)).toMatchObject({
    invitationHasExpired: false,
    userName: fresh.email,
  })
  await house.clock.moveBy(11_000)
  expect(await lookedUp(fresh.guid)).toEqual(nothing)
})

test('an open link names the firm as it shows itself, and the attorney with the portrait, until the attorney leaves', async () => {
  const { guid } = await inviteSomebody(house)
  const { db } = house.world.database
  const hash = 'a'.repeat(64)
  await sql`insert into public_image (hash, firm_id, mime_type, content) values (${hash}, ${house.cast.firms.hollis}, 'image/png', '')`.execute(
    db,
  )
  await sql`update firm set icon_hash = ${hash} where id = ${house.cast.firms.hollis}`.execute(db)
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

test("the seed's other name for the argument does the same", async () => {
  const { guid, email } = await inviteSomebody(house)
  const answer = await someBrowser(house).graph(
    'query ($g: String) { accountByInvitationToken(invitationId: $g) { userName } }',
    { g: guid },
  )
  expect(answer.data.accountByInvitationToken).toEqual({ userName: email })
})

test('after the account is complete the same link leads to /login and tells nothing else', async () => {
  const invited = await inviteSomebody(house)
  await signUpUntil(house, 'done', invited)
  expect(await lookedUp(invited.guid)).toEqual({
    ...nothing,
    alreadyHasAccount: true,
    invitationHasExpired: false,
  })
})

test('whoever is signed in may look, and stays signed in', async () => {
  const { guid, email } = await inviteSomebody(house)
  const rosa = someBrowser(house)
  await rosa.signIn('rosa.delgado@example.com')
  expect(await lookedUp(guid, rosa)).toMatchObject({ userName: email })
  expect((await rosa.graph('{ accounts { get { givenName } } }')).data.accounts.get).toEqual({
    givenName: 'Rosa',
  })
})

test('the twenty-first look-up within a minute from one address is refused', async () => {
  const browser = house.browser('192.0.2.77')
  for (let round = 0; round < 20; round += 1)
    expect(await lookedUp('x'.repeat(43), browser)).toEqual(nothing)
  const refused = await browser.graph(lookUp, { g: 'x' })
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'sign-in.too-many',
    kind: 'locked',
  })
  await house.clock.moveBy(61_000)
  expect(await lookedUp('x', browser)).toEqual(nothing)
})

test('links come from PUBLIC_URL, whatever a request says its host is', async () => {
  const { guid, email } = await inviteSomebody(house)
  const browser = someBrowser(house)
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
  await house.lastMessage(email)
  const { rows } = await sql<{
    body: string
  }>`select body from rehearsal_message where body like '%evil%'`.execute(house.world.database.db)
  expect(rows).toEqual([])
  expect((await house.lastMessage(email))?.body).toContain(
    'http://localhost:4000/account-creation/',
  )
})
