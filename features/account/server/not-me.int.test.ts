import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anotherBrowser, toCode, newClient, newPhone, refusalIn } from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { newPassword, someBrowser } from '#testing/test-sign-up.ts'
import {
  attorney,
  changePassword,
  changedEmail,
  changedMobile,
  enter,
  invitedClient,
  linkTo,
  login,
  own,
  readState,
  say,
  submit,
  updateMobile,
} from './test-not-me.ts'

const app = openTestApp()

test('after a contested change of address, ends all sessions, restores the old address as unproven and informs the firm', async () => {
  const ana = await invitedClient(app)
  const elsewhere = await anotherBrowser(app, ana)
  const thiefs = await changedEmail(app, ana, undefined, elsewhere)
  await elsewhere.graph(updateMobile, { v: newPhone() })
  expect((await elsewhere.graph(own)).status).toBe(200)
  expect(await say(app, await linkTo(app, ana.email))).toMatchObject({ success: true, error: null })

  expect(await readState(app, ana.id)).toEqual({
    email: ana.email,
    isEmail: false,
    mobile: ana.mobilePhone,
    isMobile: true,
    isLocked: true,
  })
  expect((await elsewhere.graph(own)).status).toBe(401)
  expect(
    (
      await elsewhere.graph(
        'query { tokenFromRefreshToken { isAuthenticated } }',
        {},
        { authorization: '', 'access-token': '' },
      )
    ).status,
  ).toBe(401)
  for (const table of ['pending_change', 'device']) {
    expect([
      table,
      (
        await sql`select 1 from ${sql.table(table)} where account_id = ${ana.id}`.execute(
          app.deps.database.db,
        )
      ).rows,
    ]).toEqual([table, []])
  }
  const alert = await app.lastMessage(attorney)
  expect(alert).toMatchObject({
    channel: 'email',
    subject: 'A client reported a change they did not make',
  })
  expect(alert?.body).toContain('Ana Lima')
  expect(alert?.body).not.toContain(thiefs)
  const { rows } =
    await sql`select outcome, object from audit where account_id = ${ana.id} and event = 'account.not-me'`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ outcome: 'done', object: 'email' }])
})

test('unlocks the account with the right password and a code to the channel that is still proven', async () => {
  const ana = await invitedClient(app)
  await changedEmail(app, ana)
  await say(app, await linkTo(app, ana.email))
  expect(toCode(await someBrowser(app).graph(login, { u: ana.email, p: 'Wrong-river-42' }))).toBe(
    'sign-in.wrong',
  )
  const { browser, first, answer } = await enter(app, ana.email, newPassword, ana.mobilePhone)
  expect(first).toMatchObject({
    requiresMfa: true,
    mfaDeliveryDestination: `***-***-${ana.mobilePhone.slice(-4)}`,
  })
  expect(answer.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    account: { emailAddress: ana.email, verifyEmail: true, verifyPhone: false },
  })
  expect((await readState(app, ana.id))?.isLocked).toBe(false)
  browser.tokens = answer.data.submitMfaCode
  await changedEmail(app, ana, ana.email, browser)
  expect((await browser.graph(own)).data.accounts.get).toMatchObject({
    emailAddress: ana.email,
    verifyEmail: false,
  })
})

test('sends the code by mail after a contested change of the number', async () => {
  const ana = await invitedClient(app)
  const thiefs = await changedMobile(app, ana)
  await say(app, await linkTo(app, ana.mobilePhone))
  expect(await readState(app, ana.id)).toEqual({
    email: ana.email,
    isEmail: true,
    mobile: ana.mobilePhone,
    isMobile: false,
    isLocked: true,
  })
  const before = [await app.countMessages(thiefs), await app.countMessages(ana.mobilePhone)]
  const { first, answer } = await enter(app, ana.email, newPassword, ana.email)
  expect(first.mfaDeliveryDestination).toMatch(/^\w\*\*\*@e\*\*\*\.com$/)
  expect(answer.data.submitMfaCode.isAuthenticated).toBe(true)
  expect([await app.countMessages(thiefs), await app.countMessages(ana.mobilePhone)]).toEqual(
    before,
  )
})

test('sends notices and the link by mail when the number answered STOP', async () => {
  const ana = await newClient(app)
  const stop = (number: string) =>
    sql`insert into text_stop (mobile_hash) values (${Buffer.from(app.deps.secrets.fingerprint('text-stop', number))})`.execute(
      app.deps.database.db,
    )
  await stop(ana.mobilePhone)
  const texts = await app.countMessages(ana.mobilePhone)
  const phone = await changedMobile(app, ana)
  expect(await app.countMessages(ana.mobilePhone)).toBe(texts)
  expect(await app.lastMessage(ana.email)).toMatchObject({
    channel: 'email',
    subject: 'Your mobile phone number was changed',
  })
  await stop(phone)
  const codes = await app.countMessages(phone)
  await ana.browser.graph(changePassword, { o: newPassword, n: 'Brave-meadow-58' })
  expect(await app.countMessages(phone)).toBe(codes)
  expect(await say(app, await linkTo(app, ana.email))).toMatchObject({ success: true, error: null })
})

test('refuses a contested password and the previous one, and sends the link to both channels', async () => {
  const ana = await invitedClient(app)
  await ana.browser.graph(changePassword, { o: newPassword, n: 'Stolen-river-42' })
  expect(await linkTo(app, ana.mobilePhone)).toBe(await linkTo(app, ana.email))
  expect(await say(app, await linkTo(app, ana.mobilePhone))).toMatchObject({
    success: true,
    error: null,
  })
  expect(await readState(app, ana.id)).toEqual({
    email: ana.email,
    isEmail: true,
    mobile: ana.mobilePhone,
    isMobile: true,
    isLocked: true,
  })
  expect((await ana.browser.graph(own)).status).toBe(401)
  for (const password of ['Stolen-river-42', newPassword])
    expect(toCode(await someBrowser(app).graph(login, { u: ana.email, p: password }))).toBe(
      'sign-in.wrong',
    )
})

test('sends no link to an unproven number when it is replaced', async () => {
  const ana = await invitedClient(app)
  await changedMobile(app, ana)
  await say(app, await linkTo(app, ana.mobilePhone))
  const { browser, answer } = await enter(app, ana.email, newPassword, ana.email)
  browser.tokens = answer.data.submitMfaCode
  const texts = await app.countMessages(ana.mobilePhone)
  await changedMobile(app, ana, undefined, browser)
  expect(await app.countMessages(ana.mobilePhone)).toBe(texts)
  expect(await app.lastMessage(ana.email)).toMatchObject({
    subject: 'Your mobile phone number was changed',
    body: expect.stringContaining('/not-me/'),
  })
})

test('does not restore an address that another account has proven in the meantime', async () => {
  const ana = await invitedClient(app)
  const address = await changedEmail(app, ana)
  const link = await linkTo(app, ana.email)
  await changedEmail(app, await invitedClient(app), ana.email)
  expect(await say(app, link)).toMatchObject({ success: true, error: null })
  expect(await readState(app, ana.id)).toMatchObject({
    email: address,
    isEmail: false,
    isLocked: true,
  })
  expect(
    (await enter(app, address, newPassword, ana.mobilePhone)).answer.data.submitMfaCode
      .isAuthenticated,
  ).toBe(true)
})

test('trusts neither channel after both were changed, and refers the client to the firm only after the right password', async () => {
  const ana = await invitedClient(app)
  await changedMobile(app, ana)
  await changedEmail(app, ana)
  const link = await linkTo(app, ana.email)
  expect(await say(app, link)).toMatchObject({ success: true, error: null })
  expect(await readState(app, ana.id)).toMatchObject({
    email: ana.email,
    isEmail: false,
    isMobile: false,
    isLocked: true,
  })
  expect(toCode(await someBrowser(app).graph(login, { u: ana.email, p: 'Wrong-river-42' }))).toBe(
    'sign-in.wrong',
  )
  expect(
    refusalIn(await someBrowser(app).graph(login, { u: ana.email, p: newPassword })),
  ).toMatchObject({
    message: 'For your safety, this account is locked. Please contact your law firm.',
    code: 'sign-in.needs-firm',
  })
  expect(await say(app, await linkTo(app, ana.mobilePhone))).toMatchObject({
    success: true,
    error: null,
  })
  expect(await readState(app, ana.id)).toMatchObject({
    email: ana.email,
    mobile: ana.mobilePhone,
    isEmail: false,
    isMobile: false,
  })
})

test('ends a login in progress when a report arrives', async () => {
  const ana = await invitedClient(app)
  await changedMobile(app, ana)
  const thief = someBrowser(app)
  const phone = (await readState(app, ana.id))?.mobile ?? ''
  await app.clock.moveBy(31_000)
  const { data } = await thief.graph(login, { u: ana.email, p: newPassword })
  const c = await app.lastCode(phone)
  await say(app, await linkTo(app, ana.mobilePhone))
  expect(
    toCode(
      await thief.graph(submit, {
        c,
        s: data.tokenFromUsernameAndPassword.sessionId,
        u: ana.email,
      }),
    ),
  ).toBe('sign-in.start-again')
})

test('notifies each attorney of each case once, or the firm when the attorney has left', async () => {
  const amir = someBrowser(app)
  await amir.signIn('amir.rahimi@example.com')
  await sql`update staff set disabled_at = portal_now() where email = 'martin.okafor@northgate.example'`.execute(
    app.deps.database.db,
  )
  const counts = async () =>
    Promise.all(
      [attorney, 'martin.okafor@northgate.example', 'office@northgate.example'].map((to) =>
        app.countMessages(to),
      ),
    )
  const before = await counts()
  await amir.graph(changePassword, { o: 'Quiet-harbor-7', n: newPassword })
  await say(app, await linkTo(app, 'amir.rahimi@example.com'))
  expect((await counts()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 0, 1])
})
