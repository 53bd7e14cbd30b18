import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { toCode } from '#testing/test-client.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  findAccountId,
  enterSetUp,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'

const app = openTestApp()

const otherPassword = 'Loud-storm-99'
const logIn = operation`tokenFromUsernameAndPassword(userId: $u, password: $p,
  fromAccountCreationFlag: true) { isAuthenticated requiresMfa sessionId idToken accessToken }`
const contactInfo = operation`updateAccountContactInfo(userName: $u, invitationGuid: $g,
  emailAddress: $e, mobilePhone: $m, contactType: 1) { success verifyPhone verifyEmail }`
const signUp = operation`signUp(signup: $s) { success }`
const own = operation`accounts.get { id accountCreationStep street verifyPhone verifyEmail }`

test('replaces the password, ends the earlier session and shows nothing typed earlier', async () => {
  const invited = await inviteClient(app)
  const first = await signUpUntil(app, 'details', invited)
  const { browser, due } = await beginAgain(invited)
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
  expect(toCode(await someBrowser(app).graph(logIn, { u: invited.email, p: newPassword }))).toBe(
    'sign-in.wrong',
  )
  expect(await app.countMessages(invited.mobilePhone)).toBe(1)

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
    { c: await app.lastCode(invited.mobilePhone), s: answer.sessionId, u: invited.email },
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
    { c: await app.lastCode(invited.email) },
  )
  await browser.graph('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
    a: { id: await findAccountId(app, invited), accountCreationStep: 6 },
  })
  expect((await browser.graph('{ cases { get { id } } }')).data.cases.get).toEqual([
    { id: invited.caseId },
  ])
})

test('ends a login with the previous password, even during the replacement', async () => {
  const invited = await inviteClient(app)
  const first = await signUpUntil(app, 'phone', invited)
  const thief = someBrowser(app)
  const { sessionId } = (await thief.graph(logIn, { u: invited.email, p: newPassword })).data
    .tokenFromUsernameAndPassword
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  let late: ReturnType<Browser['graph']> | undefined
  await database.transact(async (tx) => {
    await sql`update account set password_hash = 'another' where email = ${invited.email}`.execute(
      tx,
    )
    late = first.graph(logIn, { u: invited.email, p: newPassword })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(toCode(await late)).toBe('sign-in.start-again')
  await beginAgain(invited)
  const resent = await thief.graph(
    'mutation ($s: String!, $u: String!) { resendMfaCode(sessionId: $s, user: $u) { success errorCode } }',
    { s: sessionId, u: invited.email },
  )
  expect(toCode(resent)).toBe('sign-in.start-again')
})

test('gives no session for the link alone, even with both channels proven by the owner', async () => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'email', invited)
  const { browser: thief } = await beginAgain(invited)
  await enterSetUp(thief, invited.email, otherPassword)
  expect(thief.tokens).toBeUndefined()
})

test.each([
  ['phone', { m: '7735550123' }],
  ['address', { e: 'thief@example.com' }],
])("voids the owner's proofs when the %s changes", async (_, change) => {
  const invited = await inviteClient(app)
  await signUpUntil(app, 'email', invited)
  const { due } = await beginAgain(invited, change)
  expect(due).toEqual({ success: true, verifyPhone: true, verifyEmail: true })
  const { rows } =
    await sql`select email_verified_at as email, mobile_verified_at as mobile from account where id = ${await findAccountId(app, invited)}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ email: null, mobile: null }])
})

test('opens no session for a thief who chose the last password, even after the owner enters the code', async () => {
  const invited = await inviteClient(app)
  const owner = await signUpUntil(app, 'password', invited)
  const { browser: thief } = await beginAgain(invited)
  const confirmed = await owner.graph(
    'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success } }',
    { u: invited.email, c: await app.lastCode(invited.mobilePhone) },
  )
  expect(confirmed.data.confirmSignup).toEqual({ success: true })
  await enterSetUp(thief, invited.email, otherPassword)
  expect(thief.tokens).toBeUndefined()
})

test('accepts a phone that was proven in the same browser a moment ago', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'phone', invited)
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

test('leads a second invitation of a known person to /login and joins the case after the second factor', async () => {
  const before = await casesOf('rosa.delgado@example.com')
  const second = await inviteClient(app, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550100',
  })
  const rosa = someBrowser(app)
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
  expect(await listCases(rosa)).toHaveLength(before.length + 1)
  expect(await findAccountId(app, second)).toBe(app.demoData.accounts.rosa)
})

test('joins no case for another person who opens the link and signs in', async () => {
  const before = await casesOf('amir.rahimi@example.com')
  const second = await inviteClient(app, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550101',
  })
  const amir = await signUpUntil(app, 'opened', second)
  await amir.signIn('amir.rahimi@example.com')
  expect(await listCases(amir)).toEqual(before)
  expect(await findAccountId(app, second)).toBeFalsy()
})

test('joins the case if the verified mobile phone matches instead of the address', async () => {
  const second = await inviteClient(app, {
    email: 'amir.at.work@example.com',
    mobilePhone: '2165550174',
  })
  const amir = await signUpUntil(app, 'opened', second)
  await amir.signIn('amir.rahimi@example.com')
  expect(await findAccountId(app, second)).toBe(app.demoData.accounts.amir)
})

test('does not let the same person join a joint case as both debtors', async () => {
  const second = await inviteClient(
    app,
    { email: 'denise.carter@example.com', mobilePhone: '4155550102' },
    app.demoData.firms.northgate,
  )
  await sql`update participant set case_id = ${app.demoData.cases.denise}, debtor = 2 where id = ${second.participantId}`.execute(
    app.deps.database.db,
  )
  const denise = await signUpUntil(app, 'opened', second)
  await denise.signIn('denise.carter@example.com')
  expect(await findAccountId(app, second)).toBeFalsy()
})

/** The cases of a person who enters without a link. */
async function casesOf(email: string) {
  const browser = someBrowser(app)
  await browser.signIn(email)
  return listCases(browser)
}

async function listCases(browser: Browser): Promise<readonly unknown[]> {
  return (await browser.graph(cases)).data.cases.get
}

async function beginAgain(
  invited: Invited,
  change: { e?: string; m?: string } = {},
): Promise<{ browser: Browser; due: unknown }> {
  const browser = await signUpUntil(app, 'opened', invited)
  const { guid, email, mobilePhone } = invited
  const saved = await browser.graph(contactInfo, {
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
  return { browser, due: saved.data.updateAccountContactInfo }
}
