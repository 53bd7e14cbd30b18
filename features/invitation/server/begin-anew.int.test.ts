// A link opened a second time: by its owner, by a thief who has nothing but the link, and by somebody who has an account already.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '#apps/server/testing/test-client.ts'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  accountIdOf,
  enterSetUp,
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#apps/server/testing/test-sign-up.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const otherPassword = 'Loud-storm-99'
const logIn =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p, fromAccountCreationFlag: true) { isAuthenticated requiresMfa sessionId idToken accessToken } }'
const contactInfo =
  'mutation ($u: String!, $g: String!, $e: String!, $m: String!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: 1) { success verifyPhone verifyEmail } }'
const signUp = 'mutation ($s: SignUpInput!) { signUp(signup: $s) { success } }'
const own = '{ accounts { get { id accountCreationStep street verifyPhone verifyEmail } } }'

async function beginAnew(
  invited: Invited,
  change: { e?: string; m?: string } = {},
): Promise<{ browser: Browser; due: unknown }> {
  const browser = await signUpUntil(house, 'opened', invited)
  const { guid, email, mobilePhone } = invited
  const kept = await browser.graph(contactInfo, {
    u: email,
    g: guid,
    e: email,
    m: mobilePhone,
    ...change,
  })
  const made = await browser.graph(signUp, {
    s: { userName: change.e ?? email, password: otherPassword, invitationGuid: guid },
  })
  expect(made.data.signUp).toEqual({ success: true })
  return { browser, due: kept.data.updateAccountContactInfo }
}

test('the password is replaced, the earlier session ends at once, and nothing typed earlier is shown', async () => {
  const invited = await inviteSomebody(house)
  const first = await signUpUntil(house, 'details', invited)
  const { browser, due } = await beginAnew(invited)
  expect(due).toEqual({ success: true, verifyPhone: false, verifyEmail: true })
  expect((await first.graph(own)).status).toBe(401)
  expect(
    (
      await first.graph(
        'query { tokenFromRefreshToken { idToken } }',
        {},
        { authorization: '', 'access-token': '' },
      )
    ).status,
  ).toBe(401)
  expect(codeOf(await someBrowser(house).graph(logIn, { u: invited.email, p: newPassword }))).toBe(
    'sign-in.wrong',
  )
  expect(await house.countMessages(invited.mobilePhone)).toBe(1)

  const answer = (await browser.graph(logIn, { u: invited.email, p: otherPassword })).data
    .tokenFromUsernameAndPassword
  expect(answer).toMatchObject({
    isAuthenticated: false,
    requiresMfa: true,
    idToken: null,
    accessToken: null,
  })
  const entered = await browser.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken accessToken account { accountCreationStep } } }',
    { c: await house.lastCode(invited.mobilePhone), s: answer.sessionId, u: invited.email },
  )
  expect(entered.data.submitMfaCode.account).toEqual({ accountCreationStep: 3 })
  browser.tokens = entered.data.submitMfaCode
  expect(
    (await browser.graph('mutation { verifyAccountDetails { success } }')).data
      .verifyAccountDetails,
  ).toEqual({ success: true })
  await browser.graph('mutation { startEmailVerification { success } }')
  await browser.graph(
    'mutation ($c: String!) { submitEmailVerificationCode(code: $c) { success } }',
    { c: await house.lastCode(invited.email) },
  )
  await browser.graph('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
    a: { id: await accountIdOf(house, invited), accountCreationStep: 6 },
  })
  expect((await browser.graph('{ cases { get { id } } }')).data.cases.get).toEqual([
    { id: invited.caseId },
  ])
})

test('a login under way with the password from before ends, even in the moment in which it is replaced', async () => {
  const invited = await inviteSomebody(house)
  const first = await signUpUntil(house, 'phone', invited)
  const thief = someBrowser(house)
  const { sessionId } = (await thief.graph(logIn, { u: invited.email, p: newPassword })).data
    .tokenFromUsernameAndPassword
  const { database } = house.world
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length > 0
  let late: ReturnType<Browser['graph']> | undefined
  await database.transact(async (tx) => {
    await sql`update account set password_hash = 'another' where email = ${invited.email}`.execute(
      tx,
    )
    late = first.graph(logIn, { u: invited.email, p: newPassword })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(codeOf(await late)).toBe('sign-in.start-again')
  await beginAnew(invited)
  const resent = await thief.graph(
    'mutation ($s: String!, $u: String!) { resendMfaCode(sessionId: $s, user: $u) { success errorCode } }',
    { s: sessionId, u: invited.email },
  )
  expect(codeOf(resent)).toBe('sign-in.start-again')
})

test('the link alone gives no session, although phone and e-mail were proven by its owner', async () => {
  const invited = await inviteSomebody(house)
  await signUpUntil(house, 'email', invited)
  const { browser: thief } = await beginAnew(invited)
  await enterSetUp(thief, invited.email, otherPassword)
  expect(thief.tokens).toBeUndefined()
})

test.each([
  ['phone', { m: '7735550123' }],
  ['address', { e: 'thief@example.com' }],
])('with the %s changed, nothing that its owner proved still counts', async (_, change) => {
  const invited = await inviteSomebody(house)
  await signUpUntil(house, 'email', invited)
  const { due } = await beginAnew(invited, change)
  expect(due).toEqual({ success: true, verifyPhone: true, verifyEmail: true })
  const { rows } =
    await sql`select email_verified_at as email, mobile_verified_at as mobile from account where id = ${await accountIdOf(house, invited)}`.execute(
      house.world.database.db,
    )
  expect(rows).toEqual([{ email: null, mobile: null }])
})

test('a thief who chose the password last gets nothing from the code that its owner types', async () => {
  const invited = await inviteSomebody(house)
  const owner = await signUpUntil(house, 'password', invited)
  const { browser: thief } = await beginAnew(invited)
  const confirmed = await owner.graph(
    'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success } }',
    { u: invited.email, c: await house.lastCode(invited.mobilePhone) },
  )
  expect(confirmed.data.confirmSignup).toEqual({ success: true })
  await enterSetUp(thief, invited.email, otherPassword)
  expect(thief.tokens).toBeUndefined()
})

test('in the same browser a phone proven just now need not be proven again', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'phone', invited)
  expect(
    (
      await browser.graph(signUp, {
        s: { userName: invited.email, password: otherPassword, invitationGuid: invited.guid },
      })
    ).data.signUp,
  ).toEqual({ success: true })
  await enterSetUp(browser, invited.email, otherPassword)
  expect((await browser.graph(own)).data.accounts.get).toMatchObject({
    accountCreationStep: 3,
    verifyPhone: false,
  })
})

const cases = '{ cases { get(active: true) { id } } }'

test('a second invitation of somebody who has an account: to /login, and the case is there after the second factor', async () => {
  const second = await inviteSomebody(house, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550100',
  })
  const rosa = someBrowser(house)
  const looked = await rosa.graph(
    'query ($g: String!) { accountByInvitationToken(invitationGuid: $g) { alreadyHasAccount invitationHasExpired userName } }',
    { g: second.guid },
  )
  expect(looked.data.accountByInvitationToken).toEqual({
    alreadyHasAccount: true,
    invitationHasExpired: false,
    userName: null,
  })
  expect(
    (
      await rosa.graph(signUp, {
        s: {
          userName: 'rosa.delgado@example.com',
          password: newPassword,
          invitationGuid: second.guid,
        },
      })
    ).data.signUp,
  ).toEqual({ success: false })
  await rosa.signIn('rosa.delgado@example.com')
  expect((await rosa.graph(cases)).data.cases.get).toHaveLength(2)
  expect(await accountIdOf(house, second)).toBe(house.cast.accounts.rosa)
})

test('somebody else who opens that link and signs in joins nothing', async () => {
  const second = await inviteSomebody(house, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550101',
  })
  const amir = await signUpUntil(house, 'opened', second)
  await amir.signIn('amir.rahimi@example.com')
  expect((await amir.graph(cases)).data.cases.get).toHaveLength(2)
  expect(await accountIdOf(house, second)).toBeFalsy()
})

test('a verified mobile phone is as good as the address', async () => {
  const second = await inviteSomebody(house, {
    email: 'amir.at.work@example.com',
    mobilePhone: '2165550174',
  })
  const amir = await signUpUntil(house, 'opened', second)
  await amir.signIn('amir.rahimi@example.com')
  expect(await accountIdOf(house, second)).toBe(house.cast.accounts.amir)
})

test('nobody takes both places of a joint case', async () => {
  const second = await inviteSomebody(house, {
    email: 'denise.carter@example.com',
    mobilePhone: '4155550102',
  })
  await sql`update participant set case_id = ${house.cast.cases.denise}, debtor = 2 where id = ${second.participantId}`.execute(
    house.world.database.db,
  )
  const denise = await signUpUntil(house, 'opened', second)
  await denise.signIn('denise.carter@example.com')
  expect(await accountIdOf(house, second)).toBeFalsy()
})
