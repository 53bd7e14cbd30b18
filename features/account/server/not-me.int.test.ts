import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreByFirm } from '#apps/server/firm/restore-account.ts'
import {
  anotherBrowser,
  toCode,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  type NewClient,
} from '#apps/server/testing/test-client.ts'
import { startTestApp, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  inviteClient,
  newPassword,
  signUpUntil,
  someBrowser,
} from '#apps/server/testing/test-sign-up.ts'
import { cleanUpAccounts } from './clean-up.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hour = 3_600_000
const attorney = 'dana.reyes@hollisreyes.example'

const report = 'mutation ($t: String!) { reportNotMe(token: $t) { success error } }'
const updateMobile =
  'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode } }'
const verifyMobile =
  'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success errorCode } }'
const updateEmail =
  'mutation ($v: String!) { updateAccountEmailAddress(emailAddress: $v) { success errorCode } }'
const verifyEmail =
  'mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success errorCode } }'
const changePassword =
  'mutation ($o: String!, $n: String!) { changePassword(oldPassword: $o, newPassword: $n) { success errorCode } }'
const submit =
  'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { isAuthenticated idToken accessToken account { emailAddress mobilePhone verifyEmail verifyPhone } } }'
const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa sessionId mfaDeliveryDestination } }'
const own = '{ accounts { get { emailAddress mobilePhone verifyEmail verifyPhone } } }'
const over = {
  success: false,
  error:
    'This link is no longer valid. If you did not make a change to your account, please contact your law firm.',
}

const invitedClient = () => newClient(app, { givenName: 'Ana', familyName: 'Lima' })
const linkTo = async (recipient: string) =>
  /\/not-me\/([\w-]{43})/.exec((await app.lastMessage(recipient))?.body ?? '')?.[1] ?? ''
const say = async (t: string, browser = someBrowser(app)) =>
  (await browser.graph(report, { t })).data?.reportNotMe
const readState = async (id: string) =>
  (
    await sql<{
      email: string
      isEmail: boolean
      mobile: string
      isMobile: boolean
      isLocked: boolean
    }>`
    select email, email_verified_at is not null as "isEmail", mobile_phone as mobile, mobile_verified_at is not null as "isMobile", locked_at is not null as "isLocked"
    from account where id = ${id}`.execute(app.deps.database.db)
  ).rows[0]

async function changedEmail(
  ana: NewClient,
  to = newAddress(),
  browser = ana.browser,
): Promise<string> {
  await browser.graph(updateEmail, { v: to })
  expect(toCode(await browser.graph(verifyEmail, { c: await app.lastCode(to) }))).toBeUndefined()
  return to
}
async function changedMobile(
  ana: NewClient,
  to = newPhone(),
  browser = ana.browser,
): Promise<string> {
  await browser.graph(updateMobile, { v: to })
  expect(toCode(await browser.graph(verifyMobile, { c: await app.lastCode(to) }))).toBeUndefined()
  return to
}
async function enter(email: string, password: string, codeTo: string, browser = someBrowser(app)) {
  await app.clock.moveBy(31_000)
  const { data } = await browser.graph(login, { u: email, p: password })
  const answer = await browser.graph(submit, {
    c: await app.lastCode(codeTo),
    s: data.tokenFromUsernameAndPassword.sessionId,
    u: email,
  })
  return { browser, first: data.tokenFromUsernameAndPassword, answer }
}

test('ends all sessions, restores the old address unproven and informs the firm after a contested address', async () => {
  const ana = await invitedClient()
  const elsewhere = await anotherBrowser(app, ana)
  const thiefs = await changedEmail(ana, undefined, elsewhere)
  await elsewhere.graph(updateMobile, { v: newPhone() })
  expect((await elsewhere.graph(own)).status).toBe(200)
  expect(await say(await linkTo(ana.email))).toMatchObject({ success: true, error: null })

  expect(await readState(ana.id)).toEqual({
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
  const ana = await invitedClient()
  await changedEmail(ana)
  await say(await linkTo(ana.email))
  expect(toCode(await someBrowser(app).graph(login, { u: ana.email, p: 'Wrong-river-42' }))).toBe(
    'sign-in.wrong',
  )
  const { browser, first, answer } = await enter(ana.email, newPassword, ana.mobilePhone)
  expect(first).toMatchObject({
    requiresMfa: true,
    mfaDeliveryDestination: `***-***-${ana.mobilePhone.slice(-4)}`,
  })
  expect(answer.data.submitMfaCode).toMatchObject({
    isAuthenticated: true,
    account: { emailAddress: ana.email, verifyEmail: true, verifyPhone: false },
  })
  expect((await readState(ana.id))?.isLocked).toBe(false)
  browser.tokens = answer.data.submitMfaCode
  await changedEmail(ana, ana.email, browser)
  expect((await browser.graph(own)).data.accounts.get).toMatchObject({
    emailAddress: ana.email,
    verifyEmail: false,
  })
})

test('sends the code by mail after a contested number', async () => {
  const ana = await invitedClient()
  const thiefs = await changedMobile(ana)
  await say(await linkTo(ana.mobilePhone))
  expect(await readState(ana.id)).toEqual({
    email: ana.email,
    isEmail: true,
    mobile: ana.mobilePhone,
    isMobile: false,
    isLocked: true,
  })
  const before = [await app.countMessages(thiefs), await app.countMessages(ana.mobilePhone)]
  const { first, answer } = await enter(ana.email, newPassword, ana.email)
  expect(first.mfaDeliveryDestination).toMatch(/^\w\*\*\*@e\*\*\*\.com$/)
  expect(answer.data.submitMfaCode.isAuthenticated).toBe(true)
  expect([await app.countMessages(thiefs), await app.countMessages(ana.mobilePhone)]).toEqual(
    before,
  )
})

test('sends notices with the link by mail to a number that answered STOP', async () => {
  const ana = await newClient(app)
  const stop = (number: string) =>
    sql`insert into text_stop (mobile_hash) values (${Buffer.from(app.deps.secrets.fingerprint('text-stop', number))})`.execute(
      app.deps.database.db,
    )
  await stop(ana.mobilePhone)
  const texts = await app.countMessages(ana.mobilePhone)
  const phone = await changedMobile(ana)
  expect(await app.countMessages(ana.mobilePhone)).toBe(texts)
  expect(await app.lastMessage(ana.email)).toMatchObject({
    channel: 'email',
    subject: 'Your mobile phone number was changed',
  })
  await stop(phone)
  const codes = await app.countMessages(phone)
  await ana.browser.graph(changePassword, { o: newPassword, n: 'Brave-meadow-58' })
  expect(await app.countMessages(phone)).toBe(codes)
  expect(await say(await linkTo(ana.email))).toMatchObject({ success: true, error: null })
})

test('refuses a contested password and the previous one, and sends the link to both channels', async () => {
  const ana = await invitedClient()
  await ana.browser.graph(changePassword, { o: newPassword, n: 'Stolen-river-42' })
  expect(await linkTo(ana.mobilePhone)).toBe(await linkTo(ana.email))
  expect(await say(await linkTo(ana.mobilePhone))).toMatchObject({ success: true, error: null })
  expect(await readState(ana.id)).toEqual({
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
  const ana = await invitedClient()
  await changedMobile(ana)
  await say(await linkTo(ana.mobilePhone))
  const { browser, answer } = await enter(ana.email, newPassword, ana.email)
  browser.tokens = answer.data.submitMfaCode
  const texts = await app.countMessages(ana.mobilePhone)
  await changedMobile(ana, undefined, browser)
  expect(await app.countMessages(ana.mobilePhone)).toBe(texts)
  expect(await app.lastMessage(ana.email)).toMatchObject({
    subject: 'Your mobile phone number was changed',
    body: expect.stringContaining('/not-me/'),
  })
})

test('leaves an address with another account that has proven it since', async () => {
  const ana = await invitedClient()
  const address = await changedEmail(ana)
  const link = await linkTo(ana.email)
  await changedEmail(await invitedClient(), ana.email)
  expect(await say(link)).toMatchObject({ success: true, error: null })
  expect(await readState(ana.id)).toMatchObject({ email: address, isEmail: false, isLocked: true })
  expect(
    (await enter(address, newPassword, ana.mobilePhone)).answer.data.submitMfaCode.isAuthenticated,
  ).toBe(true)
})

test('trusts neither channel after both were changed, and refers only the right password to the firm', async () => {
  const ana = await invitedClient()
  await changedMobile(ana)
  await changedEmail(ana)
  const link = await linkTo(ana.email)
  expect(await say(link)).toMatchObject({ success: true, error: null })
  expect(await readState(ana.id)).toMatchObject({
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
  expect(await say(await linkTo(ana.mobilePhone))).toMatchObject({ success: true, error: null })
  expect(await readState(ana.id)).toMatchObject({
    email: ana.email,
    mobile: ana.mobilePhone,
    isEmail: false,
    isMobile: false,
  })
})

test("follows the first link of two changes and voids the thief's own", async () => {
  const ana = await invitedClient()
  const first = await changedEmail(ana)
  const second = await changedEmail(ana)
  expect(await say(await linkTo(ana.email))).toMatchObject({ success: true, error: null })
  expect(await say(await linkTo(first))).toEqual(over)
  expect(await readState(ana.id)).toMatchObject({ email: ana.email })
  const bea = await invitedClient()
  const hers = await changedEmail(bea)
  await changedEmail(bea)
  expect(await say(await linkTo(hers))).toMatchObject({ success: true, error: null })
  expect(await readState(bea.id)).toMatchObject({ email: hers })
  expect(await say(await linkTo(bea.email))).toMatchObject({ success: true, error: null })
  expect(await readState(bea.id)).toMatchObject({ email: bea.email })
  expect(second).not.toBe(first)
})

describe('a link', () => {
  test('works once, even when sent twenty times at once', async () => {
    const ana = await invitedClient()
    await changedEmail(ana)
    const link = await linkTo(ana.email)
    const alerts = await app.countMessages(attorney)
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(link)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toEqual(over)
    expect(await app.countMessages(attorney)).toBe(alerts + 1)
  })

  test('has one refusal for used, expired, unknown and malformed links', async () => {
    const ana = await invitedClient()
    await changedEmail(ana)
    const used = await linkTo(ana.email)
    await say(used)
    const bea = await invitedClient()
    await changedEmail(bea)
    const late = await linkTo(bea.email)
    await app.clock.moveBy(72 * hour + 1000)
    for (const link of [used, late, 'x'.repeat(43), '', '../../etc', 'ä\u0001'])
      expect([link, await say(link)]).toEqual([link, over])
    expect(await readState(bea.id)).toMatchObject({ isLocked: false, isEmail: true })
  })

  test('works for 72 hours and is then deleted', async () => {
    const ana = await invitedClient()
    await changedEmail(ana)
    const link = await linkTo(ana.email)
    await app.clock.moveBy(72 * hour - 60_000)
    await cleanUpAccounts(app.deps.database.db)
    expect(await say(link)).toMatchObject({ success: true, error: null })
    await app.clock.moveBy(2 * 60_000)
    await cleanUpAccounts(app.deps.database.db)
    const { rows } =
      await sql`select 1 from not_me_link union all select 1 from pending_change`.execute(
        app.deps.database.db,
      )
    expect(rows).toEqual([])
  })

  test('is stored only as a hash, and the previous value sealed', async () => {
    const ana = await invitedClient()
    await changedEmail(ana)
    const link = await linkTo(ana.email)
    const { rows } = await sql<{
      row: string
    }>`select not_me_link::text as row from not_me_link where account_id = ${ana.id}`.execute(
      app.deps.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(ana.email)
    expect(rows[0]?.row).not.toContain(Buffer.from(ana.email).toString('hex'))
    expect(rows[0]?.row).not.toContain(link)
  })

  test('works for any holder: signed in as another account, in set-up, or signed out', async () => {
    const [ana, bea] = [await invitedClient(), await invitedClient()]
    await changedEmail(ana)
    expect(await say(await linkTo(ana.email), bea.browser)).toMatchObject({
      success: true,
      error: null,
    })
    expect((await bea.browser.graph(own)).status).toBe(200)
    await changedEmail(bea)
    expect(
      await say(await linkTo(bea.email), await signUpUntil(app, 'set-up', await inviteClient(app))),
    ).toMatchObject({ success: true, error: null })
  })
})

test('ends a login in progress when a report arrives', async () => {
  const ana = await invitedClient()
  await changedMobile(ana)
  const thief = someBrowser(app)
  const phone = (await readState(ana.id))?.mobile ?? ''
  await app.clock.moveBy(31_000)
  const { data } = await thief.graph(login, { u: ana.email, p: newPassword })
  const c = await app.lastCode(phone)
  await say(await linkTo(ana.mobilePhone))
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
  await say(await linkTo('amir.rahimi@example.com'))
  expect((await counts()).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 0, 1])
})

describe('a firm restores an account', () => {
  const restore = (email: string, values: { newEmail?: string; mobile?: string } = {}) =>
    restoreByFirm(app.deps, { newEmail: undefined, mobile: undefined, ...values, email })

  test('with the given address and number proven, and notifies both channels', async () => {
    const ana = await invitedClient()
    await changedMobile(ana)
    await changedEmail(ana)
    await say(await linkTo(ana.email))
    const [email, phone] = [newAddress(), newPhone()]
    expect(await restore(ana.email, { newEmail: email.toUpperCase(), mobile: `+1 ${phone}` })).toBe(
      `The account is open. They log in with ${email}; codes go to (503) ${phone.slice(3, 6)}-${phone.slice(6)} by text.`,
    )
    expect(await readState(ana.id)).toEqual({
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
    expect((await enter(email, newPassword, phone)).answer.data.submitMfaCode.isAuthenticated).toBe(
      true,
    )
    expect(await say(await linkTo(ana.mobilePhone))).toEqual(over)
    const { rows } = await sql<{
      details: object
    }>`select details from audit where account_id = ${ana.id} and event = 'account.restored'`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([
      { details: { wasLocked: true, emailChanged: true, mobileVouchedFor: true } },
    ])
  })

  test('and leaves a number it does not name unchanged', async () => {
    const ana = await invitedClient()
    await changedMobile(ana)
    await changedEmail(ana)
    await say(await linkTo(ana.email))
    expect(await restore(ana.email)).toBe(
      `The account is open. They log in with ${ana.email}; codes go to ${ana.email} by email.`,
    )
    expect(await readState(ana.id)).toMatchObject({
      email: ana.email,
      isEmail: true,
      isMobile: false,
      isLocked: false,
    })
    expect(
      (await enter(ana.email, newPassword, ana.email)).answer.data.submitMfaCode.isAuthenticated,
    ).toBe(true)
  })

  test('whose password was contested, and says what is missing before a new one can be set', async () => {
    const ana = await invitedClient()
    await ana.browser.graph(changePassword, { o: newPassword, n: 'Stolen-river-42' })
    await say(await linkTo(ana.email))
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

  test('but not with mistyped values', async () => {
    const invited = await inviteClient(app)
    await signUpUntil(app, 'set-up', invited)
    await expect(restore('nobody@example.com')).rejects.toThrow(
      '--email: nobody signs in with this address.',
    )
    await expect(restore('nobody')).rejects.toThrow('--email: expected an email address.')
    await expect(restore(invited.email)).rejects.toThrow('never finished')
    await expect(
      restore('rosa.delgado@example.com', { newEmail: 'denise.carter@example.com' }),
    ).rejects.toThrow('--new-email: this address belongs to another account.')
    await expect(restore('rosa.delgado@example.com', { newEmail: 'x' })).rejects.toThrow(
      '--new-email: expected an email address.',
    )
    await expect(restore('rosa.delgado@example.com', { mobile: '12' })).rejects.toThrow(
      '--mobile: expected ten digits.',
    )
  })
})
