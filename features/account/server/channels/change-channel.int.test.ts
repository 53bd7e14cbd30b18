// A new mobile phone or e-mail address: it counts once its code came back, and everybody whom it concerns hears of it.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anotherBrowser,
  codeOf,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  wrongFor,
  type NewClient,
} from '#apps/server/testing/test-client.ts'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  inviteSomebody,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'

let house: TestHouse
let amir: Browser

beforeAll(async () => {
  house = await openTestHouse()
  amir = someBrowser(house)
  await amir.signIn('amir.rahimi@example.com')
})
afterAll(() => house.close())

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

const accountOf = async ({ browser }: NewClient) => (await browser.graph(own)).data.accounts.get
const auditOf = async (id: string, event: string) =>
  (
    await sql<{
      outcome: string
    }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`.execute(
      house.world.database.db,
    )
  ).rows.map(({ outcome }) => outcome)

test('a new number: a code goes to it, the right one makes it theirs, and both numbers and the address are told', async () => {
  const ana = await newClient(house)
  const elsewhere = await anotherBrowser(house, ana)
  const phone = newPhone()
  expect(
    (
      await ana.browser.graph(mobile.update, {
        v: `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
      })
    ).data.updateAccountMobilePhone,
  ).toMatchObject({ success: true, error: null, destination: `***-***-${phone.slice(-4)}` })
  expect(await accountOf(ana)).toMatchObject({ mobilePhone: ana.mobilePhone, verifyPhone: false })
  expect((await house.lastMessage(phone))?.body).toMatch(
    /^Your Daybreak code is \d{6}\.[^]*\n\n@localhost #\d{6}$/,
  )
  expect(await house.countMessages(ana.mobilePhone)).toBe(2)

  expect(
    (await ana.browser.graph(mobile.verify, { c: await house.lastCode(phone) })).data
      .verifyUpdatedMobilePhone,
  ).toMatchObject({ success: true, error: null })
  expect(await accountOf(ana)).toMatchObject({ mobilePhone: phone, verifyPhone: false })
  expect((await elsewhere.graph(own)).status).toBe(401)
  expect((await house.lastMessage(phone))?.body).toBe(
    'This is now the mobile phone number of your Daybreak account. We will send your codes to it.',
  )
  expect((await house.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^The mobile phone number of your Daybreak account was changed\. If it was not you, .*: http:\/\/localhost:4000\/not-me\/[\w-]{43}$/,
  )
  expect(await house.lastMessage(ana.email)).toMatchObject({
    subject: 'Your mobile phone number was changed',
    body: expect.stringMatching(/\/not-me\/[\w-]{43}\n/),
  })
  expect(await auditOf(ana.id, 'account.mobile-changed')).toEqual(['done'])
})

test('a new address: it becomes the user id, and both addresses and the phone are told', async () => {
  const ana = await newClient(house)
  const address = newAddress()
  expect(
    (await ana.browser.graph(email.update, { v: ` ${address.toUpperCase()} ` })).data
      .updateAccountEmailAddress,
  ).toMatchObject({ success: true, error: null, destination: 'n***@e***.com' })
  expect(await accountOf(ana)).toMatchObject({ emailAddress: ana.email, userName: ana.email })
  expect(await house.lastMessage(address)).toMatchObject({
    channel: 'email',
    subject: 'Your verification code',
  })
  expect(
    (await ana.browser.graph(email.verify, { c: await house.lastCode(address) })).data
      .verifyUpdatedEmailAddress,
  ).toMatchObject({ success: true, error: null })
  expect(await accountOf(ana)).toEqual({
    emailAddress: address,
    userName: address,
    mobilePhone: ana.mobilePhone,
    verifyPhone: false,
    verifyEmail: false,
  })
  expect(await house.lastMessage(address)).toMatchObject({
    subject: 'This is now your email address',
    body: expect.not.stringContaining('not-me'),
  })
  const notice = await house.lastMessage(ana.email)
  expect(notice).toMatchObject({
    channel: 'email',
    subject: 'Your email address was changed',
    body: expect.stringMatching(/http:\/\/localhost:4000\/not-me\/[\w-]{43}\n/),
  })
  expect(notice?.body).not.toMatch(/bankrupt|attorney|law firm/i)
  expect((await house.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^The email address of your Daybreak account was changed\. If it was not you, .*: http:\/\/localhost:4000\/not-me\/[\w-]{43}$/,
  )
  expect(
    (await someBrowser(house).graph(login, { u: ana.email, p: newPassword })).errors?.length,
  ).toBe(1)
  expect(
    (await someBrowser(house).graph(login, { u: address, p: newPassword })).data
      .tokenFromUsernameAndPassword.requiresMfa,
  ).toBe(true)
})

test('every mail and text of a change speaks Spanish to whoever asked in it, and notices to whoever reads it', async () => {
  const ana = await newClient(house)
  const [phone, address] = [newPhone(), newAddress()]
  await ana.browser.graph(
    'mutation ($a: AccountInput!) { accounts { update(account: $a) { language } } }',
    { a: { id: ana.id, language: 'es' } },
  )
  const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
  await ana.browser.graph(mobile.update, { v: phone }, spanish)
  expect((await house.lastMessage(phone))?.body).toMatch(/^Su código de Daybreak es \d{6}\./)
  await ana.browser.graph(mobile.verify, { c: await house.lastCode(phone) })
  expect((await house.lastMessage(ana.mobilePhone))?.body).toMatch(
    /^Se cambió el número de celular de su cuenta/,
  )
  await ana.browser.graph(email.update, { v: address })
  expect((await house.lastMessage(address))?.subject).toBe('Your verification code')
  await ana.browser.graph(email.verify, { c: await house.lastCode(address) })
  expect((await house.lastMessage(ana.email))?.subject).toBe('Se cambió su correo electrónico')
  expect((await house.lastMessage(phone))?.body).toMatch(
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
])('%s as a new number is refused, and nothing is sent', async (v, code, message) => {
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
])('%j as a new address is refused, and nothing is sent', async (v, code, message) => {
  const before = await outboxSize()
  expect(refusalIn(await amir.graph(email.update, { v }))).toMatchObject({ message, code })
  expect(await outboxSize()).toBe(before)
})

const outboxSize = async () =>
  (
    await sql<{ size: number }>`select count(*) as size from outbox`.execute(
      house.world.database.db,
    )
  ).rows[0]?.size

describe.each([
  ['mobile', mobile],
  ['email', email],
] as const)('a change of %s', (channel, words) => {
  const newValue = () => (channel === 'mobile' ? newPhone() : newAddress())

  test('what waits is told to its owner alone, masked, until it is let go, verified or its 24 hours are over', async () => {
    const ana = await newClient(house)
    const nothing = { unVerifiedMobilePhone: null, unVerifiedEmailAddress: null }
    const waiting = async ({ browser }: NewClient = ana) =>
      (await browser.graph('{ accounts { get { unVerifiedMobilePhone unVerifiedEmailAddress } } }'))
        .data.accounts.get
    const wish = async () => {
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
    await wish()
    expect(await waiting(await newClient(house))).toEqual(nothing)
    await ana.browser.graph(words.cancel)
    expect(await waiting()).toEqual(nothing)
    await wish()
    await sql`update pending_change set expires_at = portal_now() where account_id = ${ana.id}`.execute(
      house.world.database.db,
    )
    expect(await waiting()).toEqual(nothing)
    await ana.browser.graph(words.verify, { c: await house.lastCode(await wish()) })
    expect(await waiting()).toEqual(nothing)
  })

  test('asks for a proof of who is there that is not older than five minutes, before anything is sent', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${ana.id}`.execute(
      house.world.database.db,
    )
    expect(refusalIn(await ana.browser.graph(words.update, { v }))).toMatchObject({
      message: 'Please confirm that it is you.',
      code: 'sign-in.step-up',
    })
    expect(await house.countMessages(v)).toBe(0)
    expect(codeOf(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('a wrong code is wrong, the fifth ends it, and a new one revives it', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const right = await house.lastCode(v)
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
    await house.clock.moveBy(31_000)
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
      codeOf(await ana.browser.graph(words.verify, { c: await house.lastCode(v) })),
    ).toBeUndefined()
    expect(await auditOf(ana.id, `account.${channel}-changed`)).toEqual([
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

  test('a code is good for 300 seconds, the wish for 24 hours', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const code = await house.lastCode(v)
    await house.clock.moveBy(301_000)
    await renew(ana)
    expect(refusalIn(await ana.browser.graph(words.verify, { c: code }))?.message).toBe(
      'Expired verification code',
    )
    await sql`update pending_change set created_at = portal_now() - interval '1 day', expires_at = portal_now() - interval '1 second' where account_id = ${ana.id}`.execute(
      house.world.database.db,
    )
    expect(codeOf(await ana.browser.graph(words.verify, { c: code }))).toBe(
      'verification.expired-code',
    )
    expect(codeOf(await ana.browser.graph(words.resend))).toBe('account.change-over')
  })

  test('letting go restores what was: the code is worth nothing, and what stays is said', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await house.lastCode(v)
    const kept = channel === 'mobile' ? ana.mobilePhone : ana.email
    for (let round = 0; round < 2; round += 1) {
      expect(Object.values((await ana.browser.graph(words.cancel)).data)).toEqual([
        channel === 'mobile' ? { mobilePhoneNumber: kept } : { emailAddress: kept },
      ])
    }
    expect(refusalIn(await ana.browser.graph(words.verify, { c }))?.message).toBe(
      'Expired verification code',
    )
    expect(codeOf(await ana.browser.graph(words.resend))).toBe('account.change-over')
    expect(await accountOf(ana)).toMatchObject({
      mobilePhone: ana.mobilePhone,
      emailAddress: ana.email,
    })
  })

  test('a right code sent ten times at once counts once', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await house.lastCode(v)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.browser.graph(words.verify, { c })),
    )
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1)
    expect(await house.countMessages(channel === 'mobile' ? ana.mobilePhone : ana.email)).toBe(
      channel === 'mobile' ? 2 : 3,
    )
    const { rows } = await sql`select 1 from not_me_link where account_id = ${ana.id}`.execute(
      house.world.database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('a later wish takes the place of the earlier one, whose code then proves nothing', async () => {
    const ana = await newClient(house)
    const [first, second] = [newValue(), newValue()]
    await ana.browser.graph(words.update, { v: first })
    const c = await house.lastCode(first)
    await ana.browser.graph(words.update, { v: second })
    if (c !== (await house.lastCode(second)))
      expect(codeOf(await ana.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(
      codeOf(await ana.browser.graph(words.verify, { c: await house.lastCode(second) })),
    ).toBeUndefined()
  })

  test("a code of somebody else's wish for the same value proves nothing", async () => {
    const [ana, eve] = [await newClient(house), await newClient(house)]
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await house.lastCode(v)
    await eve.browser.graph(words.update, { v })
    if (c !== (await house.lastCode(v)))
      expect(codeOf(await eve.browser.graph(words.verify, { c }))).toBe('verification.invalid-code')
    expect(codeOf(await ana.browser.graph(words.verify, { c }))).toBeUndefined()
  })

  test('sending again says the same each time; five go out in an hour', async () => {
    const ana = await newClient(house)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const answers = new Set<string>()
    for (let round = 0; round < 7; round += 1) {
      await house.clock.moveBy(31_000)
      answers.add(JSON.stringify((await ana.browser.graph(words.resend)).data))
    }
    expect(answers.size).toBe(1)
    expect(await house.countMessages(v)).toBe(5)
  })

  test("it is a client's: neither somebody signed out nor somebody in set-up may ask", async () => {
    const setUp = await signUpUntil(house, 'set-up', await inviteSomebody(house))
    for (const [document, variables] of [
      [words.update, { v: 'x' }],
      [words.verify, { c: '1' }],
      [words.resend, {}],
      [words.cancel, {}],
    ] as const) {
      expect(codeOf(await someBrowser(house).graph(document, variables))).toBe('request.signed-out')
      expect(codeOf(await setUp.graph(document, variables))).toBe('request.set-up-unfinished')
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
