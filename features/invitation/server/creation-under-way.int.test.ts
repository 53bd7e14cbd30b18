// An account creation whose page was reloaded goes on at its step, in the browser that began it and in no other.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  accountIdOf,
  inviteAgain,
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
const maskOf = (phone: string) => `***-***-${phone.slice(-4)}`

const ask = (browser: Browser, guid: string) => browser.graph(underWayQuery, { g: guid })
const underWay = async (browser: Browser, { guid }: Pick<Invited, 'guid'>) =>
  (await ask(browser, guid)).data.accountCreationUnderWay
const stepOf = async (
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
    a: { id: await accountIdOf(house, invited), ...change },
  })

test('each step is found again by the browser that began it, up to the case', async () => {
  const invited = await inviteSomebody(house, { givenName: 'Tomas' })
  const { email, mobilePhone, caseId } = invited
  const browser = await signUpUntil(house, 'opened', invited)
  const invitation = {
    userName: email,
    emailAddress: email,
    mobilePhone: maskOf(mobilePhone),
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
  await house.clock.moveBy(12_000)
  const atPhone = { ...invitation, contactType: 3, wasBegun: true }
  const found = await underWay(browser, invited)
  expect(found).toMatchObject({ step: 'verify-phone', invitation: atPhone })
  expect(found.codeSentSecondsAgo).toBeGreaterThanOrEqual(12)

  // The code that is on its way is the one that counts.
  expect(
    (await browser.graph(confirm, { u: email, c: await house.lastCode(mobilePhone) })).data
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
  const code = await house.lastCode(email)
  const messages = await house.countMessages(email)
  expect((await underWay(browser, invited)).codeSentSecondsAgo).toBeGreaterThanOrEqual(0)
  expect(await house.countMessages(email)).toBe(messages)
  expect(
    (
      await browser.graph(
        'mutation ($c: String!) { submitEmailVerificationCode(code: $c) { success } }',
        { c: code },
      )
    ).data.submitEmailVerificationCode,
  ).toEqual({ success: true })
  expect(await stepOf(browser, invited)).toBe('bookmark')
  const named = await browser.graph('{ accounts { get { inviter { firmName attorneyName } } } }')
  expect(named.data.accounts.get.inviter).toEqual({
    firmName: 'Hollis & Reyes Law',
    attorneyName: 'Dana Reyes',
  })
  await update(browser, invited, { accountCreationStep: 6 })
  expect(await stepOf(browser, invited)).toBe('done')
  expect((await browser.graph(cases)).data.cases.get).toEqual([{ id: caseId }])
})

test.each(['opened', 'password', 'phone', 'set-up'] as const)(
  'a sign-up at "%s" is null for everybody else',
  async (stop) => {
    const invited = await inviteSomebody(house)
    const owner = await signUpUntil(house, stop, invited)
    expect(await underWay(owner, invited)).not.toBeNull()
    const other = await inviteSomebody(house)
    const madeUp = someBrowser(house)
    madeUp.cookies.set('daybreak-flow', 'x'.repeat(43))
    const rosa = someBrowser(house)
    await rosa.signIn('rosa.delgado@example.com')
    const halfWay = someBrowser(house)
    await halfWay.graph(
      'query { tokenFromUsernameAndPassword(userId: "marcus.whitfield@example.com", password: "Quiet-harbor-7") { sessionId } }',
    )
    const others = [
      someBrowser(house),
      madeUp,
      rosa,
      halfWay,
      await signUpUntil(house, 'opened', other),
      await signUpUntil(house, 'set-up', await inviteSomebody(house)),
      // The same link in another browser.
      await signUpUntil(house, 'opened', stop === 'opened' ? other : await inviteSomebody(house)),
    ]
    for (const browser of others) {
      const { status, data, errors } = await ask(browser, invited.guid)
      expect([status, data, errors]).toEqual([200, { accountCreationUnderWay: null }, undefined])
    }
    for (const guid of [other.guid, '', 'nonsense', `${invited.guid}x`, invited.guid.toLowerCase()])
      expect([guid, await underWay(owner, { guid })]).toEqual([guid, null])
  },
)

test('the same link in another browser begins at contact info, and takes nothing from the first', async () => {
  const invited = await inviteSomebody(house)
  const owner = await signUpUntil(house, 'password', invited)
  const second = await signUpUntil(house, 'opened', invited)
  expect(await stepOf(second, invited)).toBe('contact-info')
  expect(await resume(second)).toBe('sign-in.start-again')
  expect(await stepOf(owner, invited)).toBe('verify-phone')
})

test('asking prolongs nothing: after 30 minutes without a step it is over', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'phone', invited)
  await house.clock.moveBy(29 * minutes)
  expect(await stepOf(browser, invited)).toBe('account-details')
  await house.clock.moveBy(2 * minutes)
  expect(await underWay(browser, invited)).toBeNull()
  expect(await resume(browser)).toBe('sign-in.start-again')
})

test('a set-up session that lives outlasts the flow', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'set-up', invited)
  for (let round = 0; round < 4; round += 1) {
    await house.clock.moveBy(10 * minutes)
    browser.tokens = (
      await browser.graph(
        '{ tokenFromRefreshToken { idToken accessToken } }',
        {},
        { authorization: '', 'access-token': '' },
      )
    ).data.tokenFromRefreshToken
  }
  expect(await stepOf(browser, invited)).toBe('account-details')
})

test('a code that nobody can answer any more has no age', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'password', invited)
  await house.clock.moveBy(5 * minutes + 1000)
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'verify-phone',
    codeSentSecondsAgo: null,
  })
  await browser.graph(
    'mutation ($u: String!) { resendConfirmationCode(userName: $u) { success } }',
    { u: invited.email },
  )
  expect((await underWay(browser, invited)).codeSentSecondsAgo).toBeLessThan(30)
  const right = await house.lastCode(invited.mobilePhone)
  const wrong = right === '111111' ? '222222' : '111111'
  for (let round = 0; round < 5; round += 1)
    await browser.graph(confirm, { u: invited.email, c: wrong })
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'verify-phone',
    codeSentSecondsAgo: null,
  })
})

test('a password that was replaced in another browser is asked for again, and opens nothing here', async () => {
  const invited = await inviteSomebody(house)
  const [owner, thief] = [
    await signUpUntil(house, 'opened', invited),
    await signUpUntil(house, 'opened', invited),
  ]
  for (const browser of [owner, thief]) {
    await sendContact(browser, invited)
    await createPassword(browser, invited)
  }
  expect(await stepOf(owner, invited)).toBe('password')
  expect(
    (await owner.graph(confirm, { u: invited.email, c: await house.lastCode(invited.mobilePhone) }))
      .data.confirmSignup,
  ).toMatchObject({ success: true })
  expect([await stepOf(owner, invited), await stepOf(thief, invited)]).toEqual([
    'password',
    'password',
  ])
  expect([await resume(owner), await resume(thief)]).toEqual([
    'sign-in.start-again',
    'sign-in.start-again',
  ])
  expect(await createPassword(owner, invited)).toMatchObject({ success: true })
  expect([await stepOf(owner, invited), await resume(owner)]).toEqual([
    'account-details',
    'resumed',
  ])
})

test('a password that is replaced in the moment of resuming opens nothing', async () => {
  const invited = await inviteSomebody(house)
  const owner = await signUpUntil(house, 'phone', invited)
  const { database } = house.world
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

test.each(['opened', 'password'] as const)(
  'at "%s" there is no session to resume',
  async (stop) => {
    expect(await resume(await signUpUntil(house, stop, await inviteSomebody(house)))).toBe(
      'sign-in.start-again',
    )
  },
)

test('nobody resumes without the cookie of a flow', async () => {
  expect(await resume(someBrowser(house))).toBe('request.signed-out')
  const madeUp = someBrowser(house)
  madeUp.cookies.set('daybreak-flow', 'x'.repeat(43))
  expect(await resume(madeUp)).toBe('sign-in.start-again')
})

test('a session is resumed once: a lost answer may be repeated within a minute, an idle session stays over', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'phone', invited)
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  expect(await resume(browser)).toBe('resumed')
  browser.tokens = undefined
  await house.clock.moveBy(minutes + 1000)
  expect([await resume(browser), await stepOf(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('a session that was opened with the password is not opened a second time without it', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'set-up', invited)
  browser.tokens = undefined
  await house.clock.moveBy(16 * minutes)
  expect([await resume(browser), await stepOf(browser, invited)]).toEqual([
    'sign-in.start-again',
    'password',
  ])
})

test('signing off ends it', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'phone', invited)
  await browser.graph('mutation { signOff { success } }')
  expect(await underWay(browser, invited)).toBeNull()
})

test('a number that was changed here is shown masked, and its mask means unchanged', async () => {
  const invited = await inviteSomebody(house)
  const browser = await signUpUntil(house, 'opened', invited)
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
  expect(await stepOf(browser, invited)).toBe('verify-phone')
  // Another number asks for the password again, because the account still has the first one.
  expect(await sendContact(browser, invited, { m: '' })).toEqual({ success: true })
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'password',
    invitation: { mobilePhone: maskOf(invited.mobilePhone) },
  })
})

test('a link that was sent again ends what has no password yet, and nothing after it', async () => {
  const early = await inviteSomebody(house)
  const late = await inviteSomebody(house)
  const [opened, atPhone] = [
    await signUpUntil(house, 'opened', early),
    await signUpUntil(house, 'password', late),
  ]
  await inviteAgain(house, early)
  await inviteAgain(house, late)
  expect([await stepOf(opened, early), await stepOf(atPhone, late)]).toEqual([
    undefined,
    'verify-phone',
  ])
})

test('a person who has an account already resumes nothing', async () => {
  const second = await inviteSomebody(house, {
    email: 'rosa.delgado@example.com',
    mobilePhone: '4155550100',
  })
  const browser = await signUpUntil(house, 'opened', second)
  expect(await underWay(browser, second)).toBeNull()
})
