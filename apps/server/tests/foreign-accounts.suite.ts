import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { temporaryPasswords } from '#features/sign-in/server/recovery/test-recovery.ts'
import { ForeignClient, type ForeignTokens } from '#testing/test-foreign-client.ts'
import type { TestApp } from '#testing/test-app.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import { ask, done, signedIn } from '#testing/test-foreign-asks.ts'

const newPassword = 'Brave-meadow-58'

interface Started {
  readonly app: TestApp
  readonly port: number
  /** Signed in. */
  readonly rosa: ForeignClient
}

export function foreignAccountsSuite(started: () => Started): void {
  test('accounts: an invited person creates an account', async () => {
    const { app, port } = started()
    const { guid: invitationGuid, email, mobilePhone } = await inviteClient(app)
    const client = new ForeignClient(port)
    const invitation = await ask(client, 'accountByInvitationToken', { invitationGuid })
    expect(invitation).toMatchObject({
      alreadyHasAccount: false,
      invitationHasExpired: false,
      userName: email,
      verifyPhone: true,
      verifyEmail: true,
    })
    const contact = {
      userName: email,
      invitationGuid,
      emailAddress: email,
      mobilePhone,
      contactType: 3,
    }
    expect(await done(client, 'updateAccountContactInfo', contact)).toMatchObject({
      verifyPhone: true,
      verifyEmail: true,
    })
    await done(client, 'signUp', {
      signup: { userName: email, password: newPassword, invitationGuid },
    })
    await done(client, 'resendConfirmationCode', { userName: email })
    expect(await ask(client, 'confirmSignup', { userName: email, code: '12345' })).toEqual({
      success: false,
      error: 'Invalid verification code',
    })
    await done(client, 'confirmSignup', { userName: email, code: await app.lastCode(mobilePhone) })
    const begun = await ask(client, 'tokenFromUsernameAndPassword', {
      userId: email,
      password: newPassword,
      fromAccountCreationFlag: true,
    })
    expect(begun).toMatchObject({ isAuthenticated: true, requiresMfa: false })
    client.tokens = begun as ForeignTokens
    const { id } = begun.account
    await done(client, 'startPhoneVerification')
    expect(await ask(client, 'submitPhoneVerificationCode', { code: '12345' })).toMatchObject({
      success: false,
    })
    await ask(client, 'accounts.update', {
      account: { id, givenName: 'Nadia', familyName: 'Novak', state: 'NY', contactType: 3 },
    })
    await done(client, 'verifyAccountDetails')
    await done(client, 'startEmailVerification')
    await done(client, 'submitEmailVerificationCode', { code: await app.lastCode(email) })
    await done(client, 'enableMfa')
    expect(
      await ask(client, 'accounts.update', { account: { id, accountCreationStep: 6 } }),
    ).toMatchObject({ accountCreationStep: 6 })
    expect(await ask(client, 'cases.get')).toHaveLength(1)
  })

  test('accounts: cases, notifications, deactivation and the last visit', async () => {
    const { app, rosa } = started()
    const {
      clientDashboardItemList: [item],
    } = await ask(rosa, 'clientLevelDashboard', { active: true })
    const [legalCase] = await ask(rosa, 'cases.get', { active: true })
    expect(legalCase).toMatchObject({
      id: item.id,
      status: 'Pre-Filing',
      firm: { name: 'Hollis & Reyes Law' },
    })
    await ask(rosa, 'cases.update', { case: legalCase })
    expect(
      await ask(rosa, 'cases.deactivate', { caseId: item.id, reason: 'No longer needed' }),
    ).toMatchObject({ active: false })
    expect(await ask(rosa, 'cases.activate', { caseId: item.id })).toMatchObject({ active: true })
    const notificationId = app.deps.ids.rowId()
    await sql`insert into notification (id, firm_id, account_id, case_id, type, description)
      select ${notificationId}, firm_id, ${app.demoData.accounts.rosa}, id, 'case', 'News' from legal_case where id = ${item.id}`.execute(
      app.deps.database.db,
    )
    for (const filter of [{ caseId: item.id }, { read: false }, {}]) {
      expect(await ask(rosa, 'notifications.get', filter)).toContainEqual(
        expect.objectContaining({ id: notificationId, read: false, delivered: false }),
      )
    }
    await done(rosa, 'notifications.markAsDelivered', { notificationIds: [notificationId] })
    await done(rosa, 'notifications.markAsRead', { notificationId })
    expect(await ask(rosa, 'notifications.get', { read: true })).toContainEqual(
      expect.objectContaining({ id: notificationId, delivered: true }),
    )
  })

  test('accounts: the profile changes phone, email and password', async () => {
    const { app } = started()
    await app.clock.moveBy(31_000)
    const client = await signedIn(app, 'amir.rahimi@example.com', '2165550174')
    const [phone, email] = ['5035551234', 'amir.new@example.com']
    await done(client, 'updateAccountMobilePhone', { mobilePhoneNumber: phone })
    await done(client, 'resendUpdatedMobilePhoneCode')
    expect(await ask(client, 'verifyUpdatedMobilePhone', { code: '12345' })).toEqual({
      success: false,
      error: 'Invalid verification code',
    })
    expect(await ask(client, 'cancelUpdateAccountMobilePhone')).toEqual({
      mobilePhoneNumber: '2165550174',
    })
    await done(client, 'updateAccountEmailAddress', { emailAddress: email })
    await done(client, 'resendUpdatedEmailAddressCode')
    await done(client, 'verifyUpdatedEmailAddress', { code: await app.lastCode(email) })
    expect(await ask(client, 'cancelUpdateAccountEmailAddress')).toEqual({ emailAddress: email })
    client.tokens = (await ask(client, 'tokenFromRefreshToken')) as ForeignTokens
    await done(client, 'changePassword', {
      oldPassword: demoPassword,
      newPassword,
      userName: email,
    })
  })

  test('accounts: forgotten credentials, a new password with the second factor, and signing off', async () => {
    const { app, port } = started()
    const client = new ForeignClient(port)
    expect(
      await ask(client, 'resetCredentials', { lastName: 'Nobody', mobilePhone: '5035550000' }),
    ).toMatchObject({ success: false, noAccountFlag: true })
    const { accountId, maskedEmail } = await done(client, 'resetCredentials', {
      lastName: 'Tanaka',
      mobilePhone: '9175550123',
    })
    expect(maskedEmail).toMatch(/^m\*+@e\*+\.com$/)
    const [code] = await temporaryPasswords(app, 'mei.tanaka@example.com')
    const reset = await ask(client, 'confirmResetCredentials', { code, newPassword, accountId })
    expect(reset).toMatchObject({ isAuthenticated: false, idToken: null })
    await app.clock.moveBy(31_000)
    const mei = await signedIn(app, 'mei.tanaka@example.com', '9175550123', newPassword)
    await done(mei, 'signOff')
    expect((await mei.call('{ cases { get { id } } }')).status).toBe(401)
  })
}
