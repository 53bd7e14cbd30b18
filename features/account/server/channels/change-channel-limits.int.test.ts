// What a change of phone or e-mail must not do: tell whose an address is, send without end, or leave a way in.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anotherBrowser,
  codeOf,
  newAddress,
  newClient,
  newPhone,
  refusalIn,
  type NewClient,
} from '#apps/server/testing/test-client.ts'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { someBrowser } from '#apps/server/testing/test-sign-up.ts'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const mobile = {
  update:
    'mutation ($v: String!) { updateAccountMobilePhone(mobilePhoneNumber: $v) { success errorCode error destination } }',
  verify:
    'mutation ($c: String!) { verifyUpdatedMobilePhone(code: $c) { success errorCode error } }',
} as const
const email = {
  update:
    'mutation ($v: String!) { updateAccountEmailAddress(emailAddress: $v) { success errorCode error destination } }',
  verify:
    'mutation ($c: String!) { verifyUpdatedEmailAddress(code: $c) { success errorCode error } }',
  resend: 'mutation { resendUpdatedEmailAddressCode { success errorCode error destination } }',
} as const
const login =
  'query ($u: String!, $p: String!) { tokenFromUsernameAndPassword(userId: $u, password: $p) { requiresMfa sessionId } }'
const own = '{ accounts { get { emailAddress userName mobilePhone verifyPhone verifyEmail } } }'

const accountOf = async ({ browser }: NewClient) => (await browser.graph(own)).data.accounts.get

test("an address that is another account's: the screen sees no difference, the address is told, and no code is right", async () => {
  const ana = await newClient(house)
  await sql`update account set language = 'es' where id = ${house.cast.accounts.marcus}`.execute(
    house.world.database.db,
  )
  const free = await ana.browser.graph(email.update, { v: newAddress() })
  const taken = await ana.browser.graph(email.update, { v: 'Marcus.Whitfield@example.com' })
  expect(taken.data).toEqual({
    updateAccountEmailAddress: {
      ...free.data.updateAccountEmailAddress,
      destination: 'm***@e***.com',
    },
  })
  expect(await house.lastMessage('marcus.whitfield@example.com')).toMatchObject({
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
  expect(await accountOf(ana)).toMatchObject({ emailAddress: ana.email })
})

test('an address by which the other debtor of the case was invited stays theirs', async () => {
  const ana = await newClient(house)
  const spouse = newAddress()
  await sql`insert into participant (id, firm_id, case_id, debtor, given_name, family_name, email, mobile_phone)
    select ${house.world.ids.rowId()}, firm_id, id, 2, 'Leo', 'Novak', ${spouse}, '5035559901' from legal_case where id = ${ana.caseId}`.execute(
    house.world.database.db,
  )
  expect(
    (await ana.browser.graph(email.update, { v: spouse })).data.updateAccountEmailAddress.success,
  ).toBe(true)
  expect(await house.lastMessage(spouse)).toMatchObject({
    subject: 'Someone tried to use your email address',
    body: expect.not.stringMatching(/\d{6}/),
  })
})

test('two accounts that prove one address at once: one of them has it afterwards', async () => {
  const [ana, eve] = [await newClient(house), await newClient(house)]
  const address = newAddress()
  await ana.browser.graph(email.update, { v: address })
  const first = await house.lastCode(address)
  await eve.browser.graph(email.update, { v: address })
  const second = await house.lastCode(address)
  const answers = await Promise.all([
    ana.browser.graph(email.verify, { c: first }),
    eve.browser.graph(email.verify, { c: second }),
  ])
  expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1)
  expect(refusalIn(answers.find((answer) => codeOf(answer) !== undefined))?.message).toBe(
    'Invalid verification code',
  )
  const { rows } = await sql`select 1 from account where email = ${address}`.execute(
    house.world.database.db,
  )
  expect(rows).toHaveLength(1)
})

test('a number gets five codes an hour over all accounts, and the answer never tells', async () => {
  const phone = newPhone()
  const answers = new Set<string>()
  for (let round = 0; round < 7; round += 1) {
    const { browser } = await newClient(house)
    answers.add(JSON.stringify((await browser.graph(mobile.update, { v: phone })).data))
  }
  expect(answers.size).toBe(1)
  expect(await house.countMessages(phone)).toBe(5)
})

test('one account asks for ten codes to new places at once, and no more', async () => {
  const ana = await newClient(house)
  const addresses = Array.from({ length: 12 }, () => newAddress())
  for (const v of addresses)
    expect(
      (await ana.browser.graph(email.update, { v })).data.updateAccountEmailAddress.success,
    ).toBe(true)
  const counts = await Promise.all(addresses.map((address) => house.countMessages(address)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
})

test('a number that is on file and not proven any more is proven by its own code, and nobody is signed out for it', async () => {
  const ana = await newClient(house)
  const elsewhere = await anotherBrowser(house, ana)
  await sql`update account set mobile_verified_at = null where id = ${ana.id}`.execute(
    house.world.database.db,
  )
  await ana.browser.graph(mobile.update, { v: ana.mobilePhone })
  expect(
    codeOf(await ana.browser.graph(mobile.verify, { c: await house.lastCode(ana.mobilePhone) })),
  ).toBeUndefined()
  expect(await accountOf(ana)).toMatchObject({ mobilePhone: ana.mobilePhone, verifyPhone: false })
  expect((await elsewhere.graph(own)).status).toBe(200)
})

test('nothing that waits can be read in the tables', async () => {
  const ana = await newClient(house)
  const [phone, address] = [newPhone(), newAddress()]
  await ana.browser.graph(mobile.update, { v: phone })
  await ana.browser.graph(email.update, { v: address })
  const { db } = house.world.database
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
    const found =
      await sql`select 1 from ${sql.table(name)} t where t::text ~ ${`${phone}|${address}`}`.execute(
        db,
      )
    expect([name, found.rows]).toEqual([name, []])
  }
})

test('a change in the middle of a login ends that login', async () => {
  const marcus = someBrowser(house)
  await house.clock.moveBy(3_600_000)
  await marcus.signIn('marcus.whitfield@example.com')
  const thief = someBrowser(house)
  await house.clock.moveBy(31_000)
  const { sessionId } = (
    await thief.graph(login, { u: 'marcus.whitfield@example.com', p: demoPassword })
  ).data.tokenFromUsernameAndPassword
  const stolen = await house.lastCode('2125550151')
  const phone = newPhone()
  await marcus.graph(mobile.update, { v: phone })
  expect(
    codeOf(await marcus.graph(mobile.verify, { c: await house.lastCode(phone) })),
  ).toBeUndefined()
  const answer = await thief.graph(
    'mutation ($c: String!, $s: String!, $u: String!) { submitMfaCode(code: $c, sessionId: $s, user: $u) { idToken } }',
    { c: stolen, s: sessionId, u: 'marcus.whitfield@example.com' },
  )
  expect(codeOf(answer)).toBe('sign-in.start-again')
})

test('a wish that was let go while its code was being judged is not fulfilled', async () => {
  const ana = await newClient(house)
  const phone = newPhone()
  await ana.browser.graph(mobile.update, { v: phone })
  const c = await house.lastCode(phone)
  const { database } = house.world
  const isWaiting = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length > 0
  let answer: ReturnType<typeof ana.browser.graph> | undefined
  await database.transact(async (tx) => {
    await sql`select 1 from account where id = ${ana.id} for update`.execute(tx)
    answer = ana.browser.graph(mobile.verify, { c })
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    await sql`delete from pending_change where account_id = ${ana.id}`.execute(tx)
  })
  expect(refusalIn(await answer)?.message).toBe('Expired verification code')
  expect(await accountOf(ana)).toMatchObject({ mobilePhone: ana.mobilePhone })
})
