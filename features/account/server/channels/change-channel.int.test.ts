import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { anotherBrowser, newAddress, newClient, newPhone, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientOfTwoFirms } from '#testing/test-people.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import { own, readAccount, readAudit } from './test-change-channel.ts'

const app = openTestApp()
const { client: amir } = aClientOfTwoFirms(app)

const mobile = {
  update: operation`updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedMobilePhone(code: $c) { success errorCode error }`,
} as const
const email = {
  update: operation`updateAccountEmailAddress(emailAddress: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedEmailAddress(code: $c) { success errorCode error }`,
} as const
const login = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa
  sessionId }`

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
  expect(await readAudit(app, ana.id, 'account.mobile-changed')).toEqual(['done'])
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
