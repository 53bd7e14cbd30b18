import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { toCode, newAddress, newClient, newPhone, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'

const app = openTestApp()

const changes = {
  mobile: {
    update:
      'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error } }',
    verify:
      'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success errorCode error } }',
  },
  email: {
    update:
      'mutation ($v: String!) { updateAccountEmailAddress(emailAddress: $v) { success errorCode error } }',
    verify:
      'mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success errorCode error } }',
  },
} as const
const login = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { isAuthenticated
  idToken requiresMfa sessionId mfaDeliveryDestination unVerifiedMobilePhoneReset
  verifiedMobilePhone unVerifiedMobilePhone unVerifiedEmailAddressReset verifiedEmailAddress
  unVerifiedEmailAddress }`

describe.each(['mobile', 'email'] as const)('a change of %s', (channel) => {
  const words = changes[channel]
  const newValue = () => (channel === 'mobile' ? newPhone() : newAddress())

  test('is discarded with a message at the next login, before the second factor', async () => {
    const ana = await newClient(app)
    const v = newValue()
    await ana.browser.graph(words.update, { v })
    const c = await app.lastCode(v)
    const messages = await app.countMessages(ana.mobilePhone)
    const wrong = await someBrowser(app).graph(login, { u: ana.email, p: 'Wrong-river-42' })
    expect(toCode(wrong)).toBe('sign-in.wrong')
    const browser = someBrowser(app)
    const session = (await browser.graph(login, { u: ana.email, p: newPassword })).data
      .tokenFromUsernameAndPassword
    expect(session).toMatchObject({
      isAuthenticated: false,
      idToken: null,
      requiresMfa: false,
      sessionId: null,
      mfaDeliveryDestination: null,
    })
    expect(session).toMatchObject(
      channel === 'mobile'
        ? {
            unVerifiedMobilePhoneReset: true,
            verifiedMobilePhone: `***-***-${ana.mobilePhone.slice(-4)}`,
            unVerifiedMobilePhone: `***-***-${v.slice(-4)}`,
            unVerifiedEmailAddressReset: false,
            verifiedEmailAddress: null,
            unVerifiedEmailAddress: null,
          }
        : {
            unVerifiedEmailAddressReset: true,
            verifiedEmailAddress: ana.email,
            unVerifiedEmailAddress: 'n***@e***.com',
            unVerifiedMobilePhoneReset: false,
            verifiedMobilePhone: null,
            unVerifiedMobilePhone: null,
          },
    )
    expect(await app.countMessages(ana.mobilePhone)).toBe(messages)
    expect(refusalIn(await ana.browser.graph(words.verify, { c }))?.message).toBe(
      'Expired verification code',
    )
    expect(
      (await browser.graph(login, { u: ana.email, p: newPassword })).data
        .tokenFromUsernameAndPassword,
    ).toMatchObject({
      requiresMfa: true,
      unVerifiedMobilePhoneReset: false,
      unVerifiedEmailAddressReset: false,
    })
    expect(await readAudit(ana.id, 'account.pending-change-discarded')).toEqual(['done'])
  })

  test('is dropped without a message after 24 hours', async () => {
    const ana = await newClient(app)
    await ana.browser.graph(words.update, { v: newValue() })
    await app.clock.moveBy(24 * 3_600_000 + 1000)
    expect(
      (await someBrowser(app).graph(login, { u: ana.email, p: newPassword })).data
        .tokenFromUsernameAndPassword,
    ).toMatchObject({
      requiresMfa: true,
      unVerifiedMobilePhoneReset: false,
      unVerifiedEmailAddressReset: false,
    })
  })
})

test('discards two pending changes at login', async () => {
  const ana = await newClient(app)
  const [phone, address] = [newPhone(), newAddress()]
  await ana.browser.graph(changes.mobile.update, { v: phone })
  await ana.browser.graph(changes.email.update, { v: address })
  expect(
    (await someBrowser(app).graph(login, { u: ana.email, p: newPassword })).data
      .tokenFromUsernameAndPassword,
  ).toMatchObject({
    requiresMfa: false,
    unVerifiedMobilePhoneReset: true,
    unVerifiedEmailAddressReset: true,
  })
})

const readAudit = async (id: string, event: string) =>
  (
    await app.rows(
      sql<{
        outcome: string
      }>`select outcome from audit where account_id = ${id} and event = ${event} order by at, id`,
    )
  ).map(({ outcome }) => outcome)
