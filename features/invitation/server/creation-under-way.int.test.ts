import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  findAccountId,
  inviteAgain,
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#apps/server/testing/test-sign-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minutes = 60_000
const underWayQuery = `query ($g: String!) { accountCreationUnderWay(invitationGuid: $g) {
  step codeSentSecondsAgo
  invitation { userName emailAddress mobilePhone contactType verifyPhone verifyEmail givenName firmName wasBegun alreadyHasAccount invitationHasExpired }
} }`
const resumeMutation =
  'mutation { resumeAccountCreation { isAuthenticated idToken accessToken mirrorKey account { userName accountCreationStep } } }'
const contactInfo =
  'mutation ($u: String!, $g: String!, $e: String!, $m: String!) { updateAccountContactInfo(userName: $u, invitationGuid: $g, emailAddress: $e, mobilePhone: $m, contactType: 3) { success } }'
const signUp = 'mutation ($s: SignUpInput!) { signUp(signup: $s) { success mobilePhone } }'
const confirm =
  'mutation ($u: String!, $c: String!) { confirmSignup(userName: $u, code: $c) { success error } }'
const cases = '{ cases { get(active: true) { id } } }'
const toMask = (phone: string) => `***-***-${phone.slice(-4)}`

const ask = (browser: Browser, guid: string) => browser.graph(underWayQuery, { g: guid })
const underWay = async (browser: Browser, { guid }: Pick<Invited, 'guid'>) =>
  (await ask(browser, guid)).data.accountCreationUnderWay
const readStep = async (
  browser: Browser,
  invited: Pick<Invited, 'guid'>,
): Promise<string | undefined> => (await underWay(browser, invited))?.step
async function resume(browser: Browser): Promise<string> {
  const { data, errors } = await browser.graph(resumeMutation)
  if (errors?.[0]) return errors[0].extensions.code
  const { idToken, accessToken } = data.resumeAccountCreation
  browser.tokens = { idToken, accessToken }
  return 'resumed'
}
const sendContact = async (
  browser: Browser,
  { guid, email, mobilePhone }: Invited,
  change: { e?: string; m?: string } = {},
) =>
  (await browser.graph(contactInfo, { u: email, g: guid, e: email, m: mobilePhone, ...change }))
    .data.updateAccountContactInfo
const createPassword = async (browser: Browser, { guid, email }: Invited) =>
  (
    await browser.graph(signUp, {
      s: { userName: email, password: newPassword, invitationGuid: guid },
    })
  ).data.signUp

const update = async (
  browser: Browser,
  invited: Invited,
  change: Readonly<Record<string, unknown>>,
) =>
  browser.graph('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
    a: { id: await findAccountId(app, invited), ...change },
  })

test('finds each step again in the browser that began it, up to the case', async () => {
  const invited = await inviteClient(app, { givenName: 'Tomas' })
  const { email, mobilePhone, caseId } = invited
  const browser = await signUpUntil(app, 'opened', invited)
  const invitation = {
    userName: email,
    emailAddress: email,
    mobilePhone: toMask(mobilePhone),
    contactType: 1,
    verifyPhone: true,
    verifyEmail: true,
    givenName: 'Tomas',
    firmName: 'Hollis & Reyes Law',
    wasBegun: false,
    alreadyHasAccount: false,
    invitationHasExpired: false,
  }
  expect(await underWay(browser, invited)).toEqual({
    step: 'contact-info',
    codeSentSecondsAgo: null,
    invitation,
  })

  expect(await sendContact(browser, invited)).toEqual({ success: true })
  expect(await underWay(browser, invited)).toEqual({
    step: 'password',
    codeSentSecondsAgo: null,
    invitation: { ...invitation, contactType: 3 },
  })

  expect(await createPassword(browser, invited)).toMatchObject({ success: true })
  await app.clock.moveBy(12_000)
  const atPhone = { ...invitation, contactType: 3, wasBegun: true }
  const snapshot = await underWay(browser, invited)
  expect(snapshot).toMatchObject({ step: 'verify-phone', invitation: atPhone })
  expect(snapshot.codeSentSecondsAgo).toBeGreaterThanOrEqual(12)

  // The code that was sent stays valid.
  expect(
    (await browser.graph(confirm, { u: email, c: await app.lastCode(mobilePhone) })).data
      .confirmSignup,
  ).toEqual({ success: true, error: null })
  const atDetails = { ...atPhone, verifyPhone: false }
  expect(await underWay(browser, invited)).toEqual({
    step: 'account-details',
    codeSentSecondsAgo: null,
    invitation: atDetails,
  })
  expect(await resume(browser)).toBe('resumed')
  expect(await underWay(browser, invited)).toEqual({
    step: 'account-details',
    codeSentSecondsAgo: null,
    invitation: atDetails,
  })
  expect((await browser.graph(cases)).errors?.[0]?.extensions.code).toBe(
    'request.set-up-unfinished',
  )

  await update(browser, invited, { state: 'NY' })
  await browser.graph('mutation { verifyAccountDetails { success } }')
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'verify-email',
    codeSentSecondsAgo: null,
  })
  await browser.graph('mutation { startEmailVerification { success } }')
  const code = await app.lastCode(email)
  const messages = await app.countMessages(email)
  expect((await underWay(browser, invited)).codeSentSecondsAgo).toBeGreaterThanOrEqual(0)
  expect(await app.countMessages(email)).toBe(messages)
  expect(
    (
      await browser.graph(
        'mutation ($c: String!) { submitEmailVerificationCode(code: $c) { success } }',
        { c: code },
      )
    ).data.submitEmailVerificationCode,
  ).toEqual({ success: true })
  expect(await readStep(browser, invited)).toBe('bookmark')
  const named = await browser.graph('{ accounts { get { inviter { firmName attorneyName } } } }')
  expect(named.data.accounts.get.inviter).toEqual({
    firmName: 'Hollis & Reyes Law',
    attorneyName: 'Dana Reyes',
  })
  await update(browser, invited, { accountCreationStep: 6 })
  expect(await readStep(browser, invited)).toBe('done')
  expect((await browser.graph(cases)).data.cases.get).toEqual([{ id: caseId }])
})

test.each(['opened', 'password', 'phone', 'set-up'] as const)(
  'returns null for a sign-up at "%s" to all other browsers',
  async (stop) => {
    const invited = await inviteClient(app)
    const owner = await signUpUntil(app, stop, invited)
    expect(await underWay(owner, invited)).not.toBeNull()
    const otherClient = await inviteClient(app)
    const madeUp = someBrowser(app)
    madeUp.cookies.set('daybreak-flow', 'x'.repeat(43))
    const rosa = someBrowser(app)
    await rosa.signIn('rosa.delgado@example.com')
    const halfWay = someBrowser(app)
    await halfWay.graph(
      'query { tokenFromUsernameAndPassword(userId: "marcus.whitfield@example.com", password: "Quiet-harbor-7") { sessionId } }',
    )
    const others = [
      someBrowser(app),
      madeUp,
      rosa,
      halfWay,
      await signUpUntil(app, 'opened', otherClient),
      await signUpUntil(app, 'set-up', await inviteClient(app)),
      // The same link in another browser.
      await signUpUntil(app, 'opened', stop === 'opened' ? otherClient : await inviteClient(app)),
    ]
    for (const browser of others) {
      const { status, data, errors } = await ask(browser, invited.guid)
      expect([status, data, errors]).toEqual([200, { accountCreationUnderWay: null }, undefined])
    }
    for (const guid of [
      otherClient.guid,
      '',
      'nonsense',
      `${invited.guid}x`,
      invited.guid.toLowerCase(),
    ])
      expect([guid, await underWay(owner, { guid })]).toEqual([guid, null])
  },
)

test('begins the same link at contact info in another browser, without effect on the first', async () => {
  const invited = await inviteClient(app)
  const owner = await signUpUntil(app, 'password', invited)
  const second = await signUpUntil(app, 'opened', invited)
  expect(await readStep(second, invited)).toBe('contact-info')
  expect(await resume(second)).toBe('sign-in.start-again')
  expect(await readStep(owner, invited)).toBe('verify-phone')
})

test('prolongs nothing when asked, and ends 30 minutes after the last step', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'phone', invited)
  await app.clock.moveBy(29 * minutes)
  expect(await readStep(browser, invited)).toBe('account-details')
  await app.clock.moveBy(2 * minutes)
  expect(await underWay(browser, invited)).toBeNull()
  expect(await resume(browser)).toBe('sign-in.start-again')
})

test('lets an active set-up session outlast the flow', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'set-up', invited)
  for (let round = 0; round < 4; round += 1) {
    await app.clock.moveBy(10 * minutes)
    browser.tokens = (
      await browser.graph(
        '{ tokenFromRefreshToken { idToken accessToken } }',
        {},
        { authorization: '', 'access-token': '' },
      )
    ).data.tokenFromRefreshToken
  }
  expect(await readStep(browser, invited)).toBe('account-details')
})

test('returns no age for a code that is no longer valid', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'password', invited)
  await app.clock.moveBy(5 * minutes + 1000)
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'verify-phone',
    codeSentSecondsAgo: null,
  })
  await browser.graph(
    'mutation ($u: String!) { resendConfirmationCode(userName: $u) { success } }',
    { u: invited.email },
  )
  expect((await underWay(browser, invited)).codeSentSecondsAgo).toBeLessThan(30)
  const right = await app.lastCode(invited.mobilePhone)
  const wrong = right === '111111' ? '222222' : '111111'
  for (let round = 0; round < 5; round += 1)
    await browser.graph(confirm, { u: invited.email, c: wrong })
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'verify-phone',
    codeSentSecondsAgo: null,
  })
})

test('asks again for a password that another browser replaced, and opens nothing', async () => {
  const invited = await inviteClient(app)
  const [owner, thief] = [
    await signUpUntil(app, 'opened', invited),
    await signUpUntil(app, 'opened', invited),
  ]
  for (const browser of [owner, thief]) {
    await sendContact(browser, invited)
    await createPassword(browser, invited)
  }
  expect(await readStep(owner, invited)).toBe('password')
  expect(
    (await owner.graph(confirm, { u: invited.email, c: await app.lastCode(invited.mobilePhone) }))
      .data.confirmSignup,
  ).toMatchObject({ success: true })
  expect([await readStep(owner, invited), await readStep(thief, invited)]).toEqual([
    'password',
    'password',
  ])
  expect([await resume(owner), await resume(thief)]).toEqual([
    'sign-in.start-again',
    'sign-in.start-again',
  ])
  expect(await createPassword(owner, invited)).toMatchObject({ success: true })
  expect([await readStep(owner, invited), await resume(owner)]).toEqual([
    'account-details',
    'resumed',
  ])
})

test('opens nothing for a password that is replaced at the same moment', async () => {
  const invited = await inviteClient(app)
  const owner = await signUpUntil(app, 'phone', invited)
  const { database } = app.deps
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length > 0
  let late: Promise<string> | undefined
  await database.transact(async (tx) => {
    await sql`update account set password_hash = 'another', auth_version = auth_version + 1 where email = ${invited.email}`.execute(
      tx,
    )
    late = resume(owner)
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
  })
  expect(await late).toBe('sign-in.start-again')
})

test.each(['opened', 'password'] as const)('has no session to resume at "%s"', async (stop) => {
  expect(await resume(await signUpUntil(app, stop, await inviteClient(app)))).toBe(
    'sign-in.start-again',
  )
})

test('refuses to resume without the cookie of a flow', async () => {
  expect(await resume(someBrowser(app))).toBe('request.signed-out')
  const madeUp = someBrowser(app)
  madeUp.cookies.set('daybreak-flow', 'x'.repeat(43))
  expect(await resume(madeUp)).toBe('sign-in.start-again')
})

test('resumes a session once; a lost response may be repeated within a minute, and an idle session stays over', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'phone', invited)
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  await app.clock.moveBy(minutes + 1000)
  expect([await resume(browser), await readStep(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('does not open a session again without the password', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'set-up', invited)
  browser.tokens = undefined
  await app.clock.moveBy(16 * minutes)
  expect([await resume(browser), await readStep(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('ends with a sign-off', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'phone', invited)
  await browser.graph('mutation { signOff { success } }')
  expect(await underWay(browser, invited)).toBeNull()
})

test('shows a changed number masked and treats its mask as unchanged', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'opened', invited)
  expect(await sendContact(browser, invited, { m: '3125550188' })).toEqual({ success: true })
  expect((await underWay(browser, invited)).invitation).toMatchObject({
    mobilePhone: '***-***-0188',
    emailAddress: invited.email,
  })
  expect(await sendContact(browser, invited, { m: '***-***-0188' })).toEqual({ success: true })
  expect(await createPassword(browser, invited)).toEqual({
    success: true,
    mobilePhone: '***-***-0188',
  })
  expect(await readStep(browser, invited)).toBe('verify-phone')
  // Another number requires the password again, because the account still has the first one.
  expect(await sendContact(browser, invited, { m: '' })).toEqual({ success: true })
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'password',
    invitation: { mobilePhone: toMask(invited.mobilePhone) },
  })
})

test('ends a sign-up without a password when the link is sent again, but no later one', async () => {
  const early = await inviteClient(app)
  const late = await inviteClient(app)
  const [opened, atPhone] = [
    await signUpUntil(app, 'opened', early),
    await signUpUntil(app, 'password', late),
  ]
  await inviteAgain(app, early)
  await inviteAgain(app, late)
  expect([await readStep(opened, early), await readStep(atPhone, late)]).toEqual([
    undefined,
    'verify-phone',
  ])
})

test('resumes nothing for a person who has an account', async () => {
  const second = await inviteClient(app, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550100',
  })
  const browser = await signUpUntil(app, 'opened', second)
  expect(await underWay(browser, second)).toBeNull()
})
