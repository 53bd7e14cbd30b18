import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  findAccountId,
  inviteAgain,
  inviteClient,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'
import {
  minutes,
  confirm,
  ask,
  underWay,
  readStep,
  sendContact,
  createPassword,
} from './test-creation-under-way.ts'

const app = openTestApp()

const resumeMutation = operation`resumeAccountCreation { isAuthenticated idToken accessToken
  mirrorKey account { userName accountCreationStep } }`

const cases = operation`cases.get(active: true) { id }`

test('finds each step again in the browser that began the sign-up, from the opened link to the case', async () => {
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
  'while a sign-up is at "%s", returns null to all other browsers',
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

test('starts at contact info when the same link is opened in another browser, and does not affect the first browser', async () => {
  const invited = await inviteClient(app)
  const owner = await signUpUntil(app, 'password', invited)
  const second = await signUpUntil(app, 'opened', invited)
  expect(await readStep(second, invited)).toBe('contact-info')
  expect(await resume(second)).toBe('sign-in.start-again')
  expect(await readStep(owner, invited)).toBe('verify-phone')
})

test('does not prolong a flow by asking for its step, and ends the flow 30 minutes after the last step', async () => {
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

test('returns no step after a sign-off', async () => {
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
  // Another number requires the password again, because the account still has the first number.
  expect(await sendContact(browser, invited, { m: '' })).toEqual({ success: true })
  expect(await underWay(browser, invited)).toMatchObject({
    step: 'password',
    invitation: { mobilePhone: toMask(invited.mobilePhone) },
  })
})

test('ends a sign-up when the link is sent again, but only before its password was created', async () => {
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

const toMask = (phone: string) => `***-***-${phone.slice(-4)}`

async function resume(browser: Browser): Promise<string> {
  const { data, errors } = await browser.graph(resumeMutation)
  if (errors?.[0]) return errors[0].extensions.code
  const { idToken, accessToken } = data.resumeAccountCreation
  browser.tokens = { idToken, accessToken }
  return 'resumed'
}

const update = async (
  browser: Browser,
  invited: Invited,
  change: Readonly<Record<string, unknown>>,
) =>
  browser.graph('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
    a: { id: await findAccountId(app, invited), ...change },
  })
