import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import {
  anotherBrowser,
  toCode,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  type NewClient,
} from '#testing/test-client.ts'
import { openTestApp } from '#testing/test-app.ts'
import { someBrowser } from '#testing/test-sign-up.ts'
import { demoPassword } from '#testing/test-demo.ts'

const app = openTestApp()

const mobile = {
  update: operation`updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedMobilePhone(code: $c) { success errorCode error }`,
} as const
const email = {
  update: operation`updateAccountEmailAddress(emailAddress: $v) { success errorCode error
  destination }`,
  verify: operation`verifyUpdatedEmailAddress(code: $c) { success errorCode error }`,
  resend: operation`resendUpdatedEmailAddressCode { success errorCode error destination }`,
} as const
const login = operation`tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa
  sessionId }`
const own = operation`accounts.get { emailAddress userName mobilePhone verifyPhone verifyEmail }`

test('gives the same response for an address of another account, informs that address, and accepts no code', async () => {
  const ana = await newClient(app)
  await sql`update account set language = 'es' where id = ${app.demoData.accounts.marcus}`.execute(
    app.deps.database.db,
  )
  const free = await ana.browser.graph(email.update, { v: newAddress() })
  const taken = await ana.browser.graph(email.update, { v: 'Marcus.Whitfield@example.com' })
  expect(taken.data).toEqual({
    updateAccountEmailAddress: {
      ...free.data.updateAccountEmailAddress,
      destination: 'm***@e***.com',
    },
  })
  expect(await app.lastMessage('marcus.whitfield@example.com')).toMatchObject({
    subject: 'Su correo electrónico ya está en uso',
    body: expect.not.stringMatching(/\d{6}/),
  })
  expect(refusalIn(await ana.browser.graph(email.verify, { c: '123456' }))?.message).toBe(
    'Invalid verification code',
  )
  expect((await ana.browser.graph(email.resend)).data.resendUpdatedEmailAddressCode).toMatchObject({
    success: true,
    error: null,
    destination: 'm***@e***.com',
  })
  expect(await readAccount(ana)).toMatchObject({ emailAddress: ana.email })
})

test('reserves an address by which the other debtor of the case was invited', async () => {
  const ana = await newClient(app)
  const spouse = newAddress()
  await sql`insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone)
    select ${app.deps.ids.rowId()}, firm_id, id, 2, 'Leo', 'Novak', ${spouse}, '5035559901' from legal_case where id = ${ana.caseId}`.execute(
    app.deps.database.db,
  )
  expect(
    (await ana.browser.graph(email.update, { v: spouse })).data.updateAccountEmailAddress.success,
  ).toBe(true)
  expect(await app.lastMessage(spouse)).toMatchObject({
    subject: 'Someone tried to use your email address',
    body: expect.not.stringMatching(/\d{6}/),
  })
})

test('gives an address to only one of two accounts that prove it at the same time', async () => {
  const [ana, eve] = [await newClient(app), await newClient(app)]
  const address = newAddress()
  await ana.browser.graph(email.update, { v: address })
  const first = await app.lastCode(address)
  await eve.browser.graph(email.update, { v: address })
  const second = await app.lastCode(address)
  const answers = await Promise.all([
    ana.browser.graph(email.verify, { c: first }),
    eve.browser.graph(email.verify, { c: second }),
  ])
  expect(answers.filter((answer) => toCode(answer) === undefined)).toHaveLength(1)
  expect(refusalIn(answers.find((answer) => toCode(answer) !== undefined))?.message).toBe(
    'Invalid verification code',
  )
  const { rows } = await sql`select 1 from account where email = ${address}`.execute(
    app.deps.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('sends a number at most five codes an hour over all accounts, and always gives the same response', async () => {
  const phone = newPhone()
  const answers = new Set<string>()
  for (let round = 0; round < 7; round += 1) {
    const { browser } = await newClient(app)
    answers.add(JSON.stringify((await browser.graph(mobile.update, { v: phone })).data))
  }
  expect(answers.size).toBe(1)
  expect(await app.countMessages(phone)).toBe(5)
})

test('sends at most ten codes to new channels for one account', async () => {
  const ana = await newClient(app)
  const addresses = Array.from({ length: 12 }, () => newAddress())
  for (const v of addresses)
    expect(
      (await ana.browser.graph(email.update, { v })).data.updateAccountEmailAddress.success,
    ).toBe(true)
  const counts = await Promise.all(addresses.map((address) => app.countMessages(address)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
})

test('proves the current, unproven number by its own code and does not end sessions', async () => {
  const ana = await newClient(app)
  const elsewhere = await anotherBrowser(app, ana)
  await sql`update account set mobile_verified_at = null where id = ${ana.id}`.execute(
    app.deps.database.db,
  )
  await ana.browser.graph(mobile.update, { v: ana.mobilePhone })
  expect(
    toCode(await ana.browser.graph(mobile.verify, { c: await app.lastCode(ana.mobilePhone) })),
  ).toBeUndefined()
  expect(await readAccount(ana)).toMatchObject({ mobilePhone: ana.mobilePhone, verifyPhone: false })
  expect((await elsewhere.graph(own)).status).toBe(200)
})

test('stores no pending value in plain text', async () => {
  const ana = await newClient(app)
  const [phone, address] = [newPhone(), newAddress()]
  await ana.browser.graph(mobile.update, { v: phone })
  await ana.browser.graph(email.update, { v: address })
  const { db } = app.owner
  const { rows } = await sql<{
    sealed: Buffer
  }>`select value_sealed as sealed from pending_change where account_id = ${ana.id}`.execute(db)
  expect(rows).toHaveLength(2)
  for (const { sealed } of rows)
    expect(sealed.toString('latin1')).not.toMatch(new RegExp(`${phone}|${address}`))
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rehearsal_message'`.execute(
    db,
  )
  for (const { name } of tables.rows) {
    const result =
      await sql`select 1 from ${sql.table(name)} t where t::text ~ ${`${phone}|${address}`}`.execute(
        db,
      )
    expect([name, result.rows]).toEqual([name, []])
  }
})

test('ends a login in progress when a change is confirmed', async () => {
  const marcus = someBrowser(app)
  await app.clock.moveBy(3_600_000)
  await marcus.signIn('marcus.whitfield@example.com')
  const thief = someBrowser(app)
  await app.clock.moveBy(31_000)
  const { sessionId } = (
    await thief.graph(login, { u: 'marcus.whitfield@example.com', p: demoPassword })
  ).data.tokenFromUsernameAndPassword
  const stolen = await app.lastCode('2125550151')
  const phone = newPhone()
  await marcus.graph(mobile.update, { v: phone })
  expect(
    toCode(await marcus.graph(mobile.verify, { c: await app.lastCode(phone) })),
  ).toBeUndefined()
  const answer = await thief.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
    { c: stolen, s: sessionId, u: 'marcus.whitfield@example.com' },
  )
  expect(toCode(answer)).toBe('sign-in.start-again')
})

test('does not apply a change that was cancelled while its code was checked', async () => {
  const ana = await newClient(app)
  const phone = newPhone()
  await ana.browser.graph(mobile.update, { v: phone })
  const c = await app.lastCode(phone)
  const { database } = app.deps
  const isWaiting = async () => (await app.countWaiting()) > 0
  let answer: ReturnType<typeof ana.browser.graph> | undefined
  await database.transact(async (tx) => {
    await sql`select 1 from account where id = ${ana.id} for update`.execute(tx)
    answer = ana.browser.graph(mobile.verify, { c })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    await sql`delete from pending_change where account_id = ${ana.id}`.execute(tx)
  })
  expect(refusalIn(await answer)?.message).toBe('Expired verification code')
  expect(await readAccount(ana)).toMatchObject({ mobilePhone: ana.mobilePhone })
})

const readAccount = async ({ browser }: NewClient) => (await browser.graph(own)).data.accounts.get
