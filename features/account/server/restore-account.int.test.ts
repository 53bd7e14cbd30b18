import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { restoreByFirm } from '#testing/test-server.ts'
import { newAddress, newPhone } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { inviteClient, newPassword, signUpUntil } from '#testing/test-sign-up.ts'
import {
  changePassword,
  changedEmail,
  changedMobile,
  enter,
  invitedClient,
  linkTo,
  over,
  readState,
  say,
} from './test-not-me.ts'

const app = openTestApp()

describe('a firm restores an account', () => {
  const restore = (email: string, values: { 'new-email'?: string; mobile?: string } = {}) =>
    restoreByFirm(app.deps, { ...values, email })

  test('proves the given address and number, and notifies both channels', async () => {
    const ana = await invitedClient(app)
    await changedMobile(app, ana)
    await changedEmail(app, ana)
    await say(app, await linkTo(app, ana.email))
    const [email, phone] = [newAddress(), newPhone()]
    expect(
      await restore(ana.email, { 'new-email': email.toUpperCase(), mobile: `+1 ${phone}` }),
    ).toBe(
      `The account is open. They log in with ${email}; codes go to (503) ${phone.slice(3, 6)}-${phone.slice(6)} by text.`,
    )
    expect(await readState(app, ana.id)).toEqual({
      email,
      isEmail: true,
      mobile: phone,
      isMobile: true,
      isLocked: false,
    })
    for (const to of [ana.email, email])
      expect(await app.lastMessage(to)).toMatchObject({
        subject: 'You can use your account again',
      })
    expect((await app.lastMessage(phone))?.body).toMatch(
      /^You can use your Daybreak account again\./,
    )
    expect(
      (await enter(app, email, newPassword, phone)).answer.data.submitMfaCode.isAuthenticated,
    ).toBe(true)
    expect(await say(app, await linkTo(app, ana.mobilePhone))).toEqual(over)
    const { rows } = await sql<{
      details: object
    }>`select details from audit where account_id = ${ana.id} and event = 'account.restored'`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([
      { details: { wasLocked: true, emailChanged: true, mobileVouchedFor: true } },
    ])
  })

  test('keeps the number unchanged if the firm does not name a number', async () => {
    const ana = await invitedClient(app)
    await changedMobile(app, ana)
    await changedEmail(app, ana)
    await say(app, await linkTo(app, ana.email))
    expect(await restore(ana.email)).toBe(
      `The account is open. They log in with ${ana.email}; codes go to ${ana.email} by email.`,
    )
    expect(await readState(app, ana.id)).toMatchObject({
      email: ana.email,
      isEmail: true,
      isMobile: false,
      isLocked: false,
    })
    expect(
      (await enter(app, ana.email, newPassword, ana.email)).answer.data.submitMfaCode
        .isAuthenticated,
    ).toBe(true)
  })

  test('restores an account whose password was contested, and says what is missing before a new password can be set', async () => {
    const ana = await invitedClient(app)
    await ana.browser.graph(changePassword, { o: newPassword, n: 'Stolen-river-42' })
    await say(app, await linkTo(app, ana.email))
    await sql`update account set mobile_verified_at = null where id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(await restore(ana.email)).toContain(
      'Their password was contested: they first ask for a new one, which needs a mobile phone: name it with --mobile.',
    )
    expect(await restore(ana.email, { mobile: ana.mobilePhone })).toContain(
      'they first ask for a new one, at http://localhost:4000/login/forgot.',
    )
  })

  test('refuses mistyped values', async () => {
    const invited = await inviteClient(app)
    await signUpUntil(app, 'set-up', invited)
    await expect(restore('nobody@example.com')).rejects.toThrow(
      '--email: no account has this address.',
    )
    await expect(restore('nobody')).rejects.toThrow('--email: expected an email address.')
    await expect(restore(invited.email)).rejects.toThrow('never finished')
    await expect(
      restore('rosa.delgado@example.com', { 'new-email': 'denise.carter@example.com' }),
    ).rejects.toThrow('--new-email: this address belongs to another account.')
    await expect(restore('rosa.delgado@example.com', { 'new-email': 'x' })).rejects.toThrow(
      '--new-email: expected an email address.',
    )
    await expect(restore('rosa.delgado@example.com', { mobile: '12' })).rejects.toThrow(
      '--mobile: expected ten digits.',
    )
  })
})
