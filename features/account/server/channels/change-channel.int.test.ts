import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anotherBrowser,
  toCode,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  wrongFor,
  type NewClient,
} from '#apps/server/testing/test-client.ts'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'

let app: TestApp
let amir: Browser

beforeAll(async () => {
  app = await startTestApp()
  amir = someBrowser(app)
  await amir.signIn('amir.rahimi@example.com')
})
afterAll(() => app.close())

const mobile = {
  update:
    'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error destination } }',
  verify:
    'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success errorCode error } }',
  resend: 'mutation { resendUpdatedMobilePhoneCode { success errorCode error destination } }',
  cancel: 'mutation { cancelUpdateAccountMobilePhone { mobilePhoneNumber } }',
} as const
const email = {
  update:
    'mutation ($v: String!) { updateAccountEmailAddress(emailAddress: $v) { success errorCode error destination } }',
  verify:
    'mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success errorCode error } }',
  resend: 'mutation { resendUpdatedEmailAddressCode { success errorCode error destination } }',
  cancel: 'mutation { cancelUpdateAccountEmailAddress { emailAddress } }',
} as const
const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa sessionId } }'
const own = '{ accounts { get { emailAddress userName mobilePhone verifyPhone verifyEmail } } }'

const readAccount = async ({ browser }: NewClient) => (await browser.graph(own)).data.accounts.get
const readAudit = async (id: string, event: string) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`.execute(
      app.deps.database.db,
    )
  ).rows.map(({ outcome }) => outcome)

test('changes the number after the right code, and notifies both numbers and the address', async () => {
  const ana = await newClient(app)
  const elsewhere = await anotherBrowser(app, ana)
  const phone = newPhone()
  expect(
    (
      await ana.browser.graph(mobile.update, {
        v: `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
      })
    ).data.updateAccountMobilePhone,
  ).toMatchObject({ success: true, error: null, destination: `***-***-${phone.slice(-4)}` })
  expect(await readAccount(ana)).toMatchObject({ mobilePhone: ana.mobilePhone, verifyPhone: false })
  expect((await app.lastMessage(phone))?.body).toMatch(
    /^Your Daybreak code is \d{6}\.[^]*\n\n@localhost #\d{6}$/,
  )
  expect(await app.countMessages(ana.mobilePhone)).toBe(2)

  expect(
    (await ana.browser.graph(mobile.verify, { c: await app.lastCode(phone) })).data
      .verifyUpdatedMobilePhone,
  ).toMatchObject({ success: true, error: null })
  expect(await readAccount(ana)).toMatchObject({ mobilePhone: phone, verifyPhone: false })
  expect((await elsewhere.graph(own)).status).toBe(401)
  expect((await app.lastMessage(phone))?.body).toBe(
    'This is now the mobile phone number of your Daybreak account. We will send your codes to it.',
  )
  expect((await app.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^The mobile phone number of your Daybreak account was changed\. If it was not you, .*: http:\/\/localhost:4000\/not-me\/[\w-]{43}$/,
  )
  expect(await app.lastMessage(ana.email)).toMatchObject({
    subject: 'Your mobile phone number was changed',
    body: expect.stringMatching(/\/not-me\/[\w-]{43}\n/),
  })
  expect(await readAudit(ana.id, 'account.mobile-changed')).toEqual(['done'])
})

test('changes the address and the user id, and notifies both addresses and the phone', async () => {
  const ana = await newClient(app)
  const address = newAddress()
  expect(
    (await ana.browser.graph(email.update, { v: ` ${address.toUpperCase()} ` })).data
      .updateAccountEmailAddress,
  ).toMatchObject({ success: true, error: null, destination: 'n***@e***.com' })
  expect(await readAccount(ana)).toMatchObject({ emailAddress: ana.email, userName: ana.email })
  expect(await app.lastMessage(address)).toMatchObject({
    channel: 'email',
    subject: 'Your verification code',
  })
  expect(
    (await ana.browser.graph(email.verify, { c: await app.lastCode(address) })).data
      .verifyUpdatedEmailAddress,
  ).toMatchObject({ success: true, error: null })
  expect(await readAccount(ana)).toEqual({
    emailAddress: address,
    userName: address,
    mobilePhone: ana.mobilePhone,
    verifyPhone: false,
    verifyEmail: false,
  })
  expect(await app.lastMessage(address)).toMatchObject({
    subject: 'This is now your email address',
    body: expect.not.stringContaining('not-me'),
  })
  const notice = await app.lastMessage(ana.email)
  expect(notice).toMatchObject({
    channel: 'email',
    subject: 'Your email address was changed',
    body: expect.stringMatching(/http:\/\/localhost:4000\/not-me\/[\w-]{43}\n/),
  })
  expect(notice?.body).not.toMatch(/bankrupt|attorney|law firm/i)
  expect((await app.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^The email address of your Daybreak account was changed\. If it was not you, .*: http:\/\/localhost:4000\/not-me\/[\w-]{43}$/,
  )
  expect(
    (await someBrowser(app).graph(login, { u: ana.email, p: newPassword })).errors?.length,
  ).toBe(1)
  expect(
    (await someBrowser(app).graph(login, { u: address, p: newPassword })).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
})

test('sends codes in the language of the request and notices in the language of the account', async () => {
  const ana = await newClient(app)
  const [phone, address] = [newPhone(), newAddress()]
  await ana.browser.graph(
    'mutation ($a: AccountInput!) { accounts { update(account: $a) { language } } }',
    { a: { id: ana.id, language: 'es' } },
  )
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
  await ana.browser.graph(mobile.update, { v: phone }, spanish)
  expect((await app.lastMessage(phone))?.body).toMatch(/^Su código de Daybreak es \d{6}\./)
  await ana.browser.graph(mobile.verify, { c: await app.lastCode(phone) })
  expect((await app.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^Se cambió el número de celular de su cuenta/,
  )
  await ana.browser.graph(email.update, { v: address })
  expect((await app.lastMessage(address))?.subject).toBe('Your verification code')
  await ana.browser.graph(email.verify, { c: await app.lastCode(address) })
  expect((await app.lastMessage(ana.email))?.subject).toBe('Se cambió su correo electrónico')
  expect((await app.lastMessage(phone))?.body).toMatch(
    /^Se cambió el correo electrónico de su cuenta/,
  )
})

test.each([
  ['555-0142', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['***-***-0142', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['900-555-0142', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['212-976-5555', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['+1 876 555 0142', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  ['+44 20 7946 0018', 'account.new-mobile-invalid', 'Mobile phone number is not valid'],
  [
    '(216) 555-0174',
    'account.mobile-unchanged',
    'You have not changed the phone number so not update performed',
  ],
])('refuses %s as a new number and sends nothing', async (v, code, message) => {
  const before = await outboxSize()
  expect(refusalIn(await amir.graph(mobile.update, { v }))).toMatchObject({ message, code })
  expect(await outboxSize()).toBe(before)
})

test.each([
  ['amir', 'account.new-email-invalid', 'Invalid email format'],
  ['', 'account.new-email-invalid', 'Invalid email format'],
  ['a\u0000b@example.com@', 'account.new-email-invalid', 'Invalid email format'],
  [
    ' AMIR.rahimi@example.com',
    'account.email-unchanged',
    'You have not changed the email address so not update performed',
  ],
])('refuses %j as a new address and sends nothing', async (v, code, message) => {
  const before = await outboxSize()
  expect(refusalIn(await amir.graph(email.update, { v }))).toMatchObject({ message, code })
  expect(await outboxSize()).toBe(before)
})

const outboxSize = async () =>
  (await sql<{ size: number }>`select count(*) as size from outbox`.execute(app.deps.database.db))
    .rows[0]?.size

describe.each([
  ['mobile', mobile],
  ['email', email],
] as const)('a change of %s', (channel, words) => {
  const newValue = () => (channel === 'mobile' ? newPhone() : newAddress())

  test('shows a pending change masked to its owner until it is cancelled, verified or 24 hours old', async () => {
    const ana = await newClient(app)
    const nothing = { unVerifiedMobilePhone: null, unVerifiedEmailAddress: null }
    const waiting = async ({ browser }: NewClient = ana) =>
      (await browser.graph('{ accounts { get { unVerifiedMobilePhone unVerifiedEmailAddress } } }'))
        .data.accounts.get
    const readChange = async () => {
      const v = newValue()
      await ana.browser.graph(words.update, { v })
      expect(await waiting()).toEqual({
        ...nothing,
        ...(channel === 'mobile'
          ? { unVerifiedMobilePhone: `***-***-${v.slice(-4)}` }
          : { unVerifiedEmailAddress: 'n***@e***.com' }),
      })
      return v
    }
    expect(await waiting()).toEqual(nothing)
    await readChange()
    expect(await waiting(await newClient(app))).toEqual(nothing)
    await ana.browser.graph(words.cancel)
    expect(await waiting()).toEqual(nothing)
    await readChange()
    await sql`update pending_change set expires_at = portal_now() where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(await waiting()).toEqual(nothing)
    await ana.browser.graph(words.verify, { c: await app.lastCode(await readChange()) })
    expect(await waiting()).toEqual(nothing)
  })

  test('requires a proof of the last five minutes before anything is sent', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(refusalIn(await ana.browser.graph(words.update, { v }))).toMatchObject({
      message: 'Please confirm that it is you.',
      code: 'sign-in.step-up',
    })
    expect(await app.countMessages(v)).toBe(0)
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('refuses wrong codes, ends at the fifth, and continues with a new code', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const right = await app.lastCode(v)
    for (let round = 0; round < 4; round += 1) {
      expect(
        refusalIn(await ana.browser.graph(words.verify, { c: wrongFor(right) })),
      ).toMatchObject({ message: 'Invalid verification code', code: 'verification.invalid-code' })
    }
    expect(refusalIn(await ana.browser.graph(words.verify, { c: '12345' }))?.message).toBe(
      'Invalid verification code',
    )
    expect(refusalIn(await ana.browser.graph(words.verify, { c: wrongFor(right) }))).toMatchObject({
      message: 'Expired verification code',
      code: 'verification.expired-code',
    })
    expect(refusalIn(await ana.browser.graph(words.verify, { c: right }))?.message).toBe(
      'Expired verification code',
    )
    await app.clock.moveBy(31_000)
    const again = Object.values((await ana.browser.graph(words.resend)).data)
    expect(again).toEqual([
      {
        success: true,
        errorCode: null,
        error: null,
        destination: channel === 'mobile' ? `***-***-${v.slice(-4)}` : 'n***@e***.com',
      },
    ])
    expect(
      toCode(await ana.browser.graph(words.verify, { c: await app.lastCode(v) })),
    ).toBeUndefined()
    expect(await readAudit(ana.id, `account.${channel}-changed`)).toEqual([
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'done',
    ])
  })

  test('accepts a code for 300 seconds and the change for 24 hours', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const code = await app.lastCode(v)
    await app.clock.moveBy(301_000)
    await renew(ana)
    expect(refusalIn(await ana.browser.graph(words.verify, { c: code }))?.message).toBe(
      'Expired verification code',
    )
    await sql`update pending_change set created_at = portal_now() - interval '1 day', expires_at = portal_now() - interval '1 second' where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(toCode(await ana.browser.graph(words.verify, { c: code }))).toBe(
      'verification.expired-code',
    )
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('restores the previous value when cancelled, and voids the code', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    const current = channel === 'mobile' ? ana.mobilePhone : ana.email
    for (let round = 0; round < 2; round += 1) {
      expect(Object.values((await ana.browser.graph(words.cancel)).data)).toEqual([
        channel === 'mobile' ? { mobilePhoneNumber: current } : { emailAddress: current },
      ])
    }
    expect(refusalIn(await ana.browser.graph(words.verify, { c }))?.message).toBe(
      'Expired verification code',
    )
    expect(toCode(await ana.browser.graph(words.resend))).toBe('account.change-over')
    expect(await readAccount(ana)).toMatchObject({
      mobilePhone: ana.mobilePhone,
      emailAddress: ana.email,
    })
  })

  test('applies a right code sent ten times at once once', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.browser.graph(words.verify, { c })),
    )
    expect(answers.filter((answer) => toCode(answer) === undefined)).toHaveLength(1)
    expect(await app.countMessages(channel === 'mobile' ? ana.mobilePhone : ana.email)).toBe(
      channel === 'mobile' ? 2 : 3,
    )
    const { rows } = await sql`select 1 from not_me_link where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('replaces an earlier change, whose code then proves nothing', async () => {
    const ana = await newClient(app)
    const [first, second] = [newValue(), newValue()]
    await ana.browser.graph(words.update, { v: first })
    const c = await app.lastCode(first)
    await ana.browser.graph(words.update, { v: second })
    if (c !== (await app.lastCode(second)))
      expect(toCode(await ana.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(
      toCode(await ana.browser.graph(words.verify, { c: await app.lastCode(second) })),
    ).toBeUndefined()
  })

  test("refuses the code of another account's change to the same value", async () => {
    const [ana, eve] = [await newClient(app), await newClient(app)]
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    await eve.browser.graph(words.update, { v })
    if (c !== (await app.lastCode(v)))
      expect(toCode(await eve.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(toCode(await ana.browser.graph(words.verify, { c }))).toBeUndefined()
  })

  test('resends with the same response, five codes an hour', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const answers = new Set<string>()
    for (let round = 0; round < 7; round += 1) {
      await app.clock.moveBy(31_000)
      answers.add(JSON.stringify((await ana.browser.graph(words.resend)).data))
    }
    expect(answers.size).toBe(1)
    expect(await app.countMessages(v)).toBe(5)
  })

  test('refuses signed-out callers and accounts in set-up', async () => {
    const setUp = await signUpUntil(app, 'set-up', await inviteClient(app))
    for (const [document, variables] of [
      [words.update, { v: 'x' }],
      [words.verify, { c: '1' }],
      [words.resend, {}],
      [words.cancel, {}],
    ] as const) {
      expect(toCode(await someBrowser(app).graph(document, variables))).toBe('request.signed-out')
      expect(toCode(await setUp.graph(document, variables))).toBe('request.set-up-unfinished')
    }
  })
})

async function renew({ browser }: NewClient): Promise<void> {
  const { data } = await browser.graph(
    'query { tokenFromRefreshToken { idToken accessToken } }',
    {},
    { authorization: '', 'access-token': '' },
  )
  browser.tokens = data.tokenFromRefreshToken
}
