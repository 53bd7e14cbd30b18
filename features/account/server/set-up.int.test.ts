import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  findAccountId,
  inviteClient,
  signUpUntil,
  someBrowser,
  type Invited,
} from '#testing/test-sign-up.ts'

const app = openTestApp()

const verifyDetails = operation`verifyAccountDetails { success error }`
const startEmail = operation`startEmailVerification { success error }`
const startPhone = operation`startPhoneVerification { success error }`
const submitEmail = operation`submitEmailVerificationCode(code: $c) { success error }`
const submitPhone = operation`submitPhoneVerificationCode(code: $c) { success error }`
const done = { success: true, error: null }
const over = { success: false, error: 'Expired verification code' }
const confirmed = { success: false, error: 'This is already confirmed.' }

test('completes the details with a name and a state, and accepts a repeated call', async () => {
  const { browser, id } = await setUp()
  expect(await readAnswer(browser, verifyDetails)).toEqual({
    success: false,
    error: 'You cannot complete this step yet.',
  })
  await browser.graph('mutation ($a: AccountInput!) { accounts { update(account: $a) { id } } }', {
    a: { id, state: 'WY' },
  })
  for (let round = 0; round < 2; round += 1)
    expect(await readAnswer(browser, verifyDetails)).toEqual(done)
  expect(
    (await browser.graph('{ accounts { get { accountCreationStep } } }')).data.accounts.get,
  ).toEqual({ accountCreationStep: 5 })
})

test('requires a proven phone before the details', async () => {
  const { browser, id } = await setUp()
  await sql`update account set state = 'NY', creation_step = 3, mobile_verified_at = null where id = ${id}`.execute(
    app.deps.database.db,
  )
  expect(await readAnswer(browser, verifyDetails)).toEqual({
    success: false,
    error: 'You cannot complete this step yet.',
  })
})

test('proves the phone of a sign-up again where required', async () => {
  const { browser, invited, id } = await setUp()
  expect(await readAnswer(browser, startPhone)).toEqual(done)
  expect(await readAnswer(browser, submitPhone, '123456')).toEqual(done)
  expect(await app.countMessages(invited.mobilePhone)).toBe(1)
  await sql`update account set creation_step = 3, mobile_verified_at = null where id = ${id}`.execute(
    app.deps.database.db,
  )
  expect(await readAnswer(browser, submitPhone, '123456')).toEqual(over)
  expect(await readAnswer(browser, startPhone)).toEqual(done)
  expect(await readAnswer(browser, submitPhone, await app.lastCode(invited.mobilePhone))).toEqual(
    done,
  )
  expect(
    (await browser.graph('{ accounts { get { accountCreationStep verifyPhone } } }')).data.accounts
      .get,
  ).toEqual({ accountCreationStep: 4, verifyPhone: false })
})

test('refuses a wrong code, five wrong ones, an old one and one that was never sent', async () => {
  const { browser, invited } = await setUp()
  expect(await readAnswer(browser, submitEmail, '123456')).toEqual(over)
  await browser.graph(startEmail)
  const right = await app.lastCode(invited.email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let round = 0; round < 4; round += 1)
    expect(await readAnswer(browser, submitEmail, wrong)).toEqual({
      success: false,
      error: 'Invalid verification code',
    })
  expect(await readAnswer(browser, submitEmail, wrong)).toEqual(over)
  expect(await readAnswer(browser, submitEmail, right)).toEqual(over)
  await browser.graph(startEmail)
  const late = await app.lastCode(invited.email)
  await app.clock.moveBy(301_000)
  const fresh = (
    await browser.graph(
      'query { tokenFromRefreshToken { idToken accessToken } }',
      {},
      { authorization: '', 'access-token': '' },
    )
  ).data.tokenFromRefreshToken
  browser.tokens = fresh
  expect(await readAnswer(browser, submitEmail, late)).toEqual(over)
  await browser.graph(startEmail)
  expect(await readAnswer(browser, submitEmail, await app.lastCode(invited.email))).toEqual(done)
  const messages = await app.countMessages(invited.email)
  expect(await readAnswer(browser, startEmail)).toEqual(confirmed)
  expect(await readAnswer(browser, submitEmail, wrong)).toEqual(done)
  expect(await app.countMessages(invited.email)).toBe(messages)
})

test('gives the same response for an address of another account, and informs only its owner', async () => {
  const { browser, id } = await setUp()
  await sql`update account set email = 'marcus.whitfield@example.com' where id = ${id}`.execute(
    app.deps.database.db,
  )
  const before = await app.countMessages('marcus.whitfield@example.com')
  expect(await readAnswer(browser, startEmail)).toEqual(done)
  expect((await app.lastMessage('marcus.whitfield@example.com'))?.subject).toBe(
    'Your email address is already in use',
  )
  expect(await app.countMessages('marcus.whitfield@example.com')).toBe(before + 1)
  await expect(app.lastCode('marcus.whitfield@example.com')).rejects.toThrow('no code')
  expect(await readAnswer(browser, submitEmail, '123456')).toMatchObject({ success: false })
})

test("reserves the other debtor's invited address, unless the firm gave it to both", async () => {
  const { browser, invited, id } = await setUp()
  const spouse = `spouse.of.${invited.email}`
  await sql`insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone)
    select ${app.deps.ids.rowId()}, firm_id, id, 2, 'Leo', 'Novak', ${spouse}, '5035559902' from legal_case where id = ${invited.caseId}`.execute(
    app.deps.database.db,
  )
  await sql`update account set email = ${spouse} where id = ${id}`.execute(app.deps.database.db)
  expect(await readAnswer(browser, startEmail)).toEqual(done)
  expect(await app.lastMessage(spouse)).toMatchObject({
    subject: 'Someone tried to use your email address',
    body: expect.not.stringMatching(/\d{6}/),
  })
  await app.clock.moveBy(31_000)
  await sql`update participant set email = ${spouse} where id = ${invited.participantId}`.execute(
    app.deps.database.db,
  )
  expect(await readAnswer(browser, startEmail)).toEqual(done)
  expect(await readAnswer(browser, submitEmail, await app.lastCode(spouse))).toEqual(done)
})

test('gives an address to the first of two unfinished accounts that proves it', async () => {
  const [first, second] = [await setUp(), await setUp()]
  await sql`update account set email = ${first.invited.email} where id = ${second.id}`.execute(
    app.deps.database.db,
  )
  await first.browser.graph(startEmail)
  const mine = await app.lastCode(first.invited.email)
  await second.browser.graph(startEmail)
  const secondCode = await app.lastCode(first.invited.email)
  expect(await readAnswer(second.browser, submitEmail, mine)).toMatchObject({ success: false })
  expect(await readAnswer(first.browser, submitEmail, mine)).toEqual(done)
  expect(await readAnswer(second.browser, submitEmail, secondCode)).toEqual(over)
  const { rows } =
    await sql`select id from account where email = ${first.invited.email} and email_verified_at is not null`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ id: first.id }])
})

test('refuses a client and a signed-out caller', async () => {
  const rosa = someBrowser(app)
  await rosa.signIn('rosa.delgado@example.com')
  for (const query of [verifyDetails, startEmail, startPhone, submitEmail, submitPhone]) {
    const variables = query.includes('$c') ? { c: '123456' } : {}
    expect((await rosa.graph(query, variables)).errors?.[0]?.extensions.code).toBe(
      'request.set-up-over',
    )
    expect((await someBrowser(app).graph(query, variables)).status).toBe(401)
  }
})

async function setUp(): Promise<{ browser: Browser; invited: Invited; id: string }> {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'set-up', invited)
  return { browser, invited, id: await findAccountId(app, invited) }
}
async function readAnswer(browser: Browser, query: string, c?: string): Promise<unknown> {
  const { data } = await browser.graph(query, c === undefined ? {} : { c })
  return Object.values(data)[0]
}
