// Own account data that may change here, and data that changes only in other flows.
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { findAccountId, inviteClient, signUpUntil, someBrowser } from '#testing/test-sign-up.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
let atFirst: unknown

beforeAll(async () => {
  atFirst = await own()
})

const fields =
  'id givenName middleName familyName suffix homePhone mobilePhone workPhone userName emailAddress street city state zip ssn accountCreationStep contactType verifyPhone verifyEmail'
const get = operation`accounts.get { ${fields} }`
const update = operation`accounts.update(account: $a) { ${fields} }`

test('returns the whole account to its owner', async () => {
  expect(atFirst).toEqual({
    id: app.demoData.accounts.rosa,
    givenName: 'Rosa',
    middleName: null,
    familyName: 'Delgado',
    suffix: null,
    homePhone: null,
    mobilePhone: '2125550142',
    workPhone: null,
    userName: 'rosa.delgado@example.com',
    emailAddress: 'rosa.delgado@example.com',
    street: '12 Harbor Lane',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
    ssn: null,
    accountCreationStep: 6,
    contactType: 3,
    verifyPhone: false,
    verifyEmail: false,
  })
})

test('saves given values, keeps absent and null ones, and clears empty ones', async () => {
  const { data } = await change({
    middleName: ' Ana ',
    suffix: 'Jr.',
    homePhone: '(212) 555-0190 x12',
    workPhone: '212-555-0191',
    city: 'Queens',
    state: 'OH',
    zip: null,
    street: '',
    contactType: 1,
  })
  expect(data.accounts.update).toMatchObject({
    middleName: 'Ana',
    suffix: 'Jr.',
    homePhone: '(212) 555-0190 x12',
    workPhone: '212-555-0191',
    city: 'Queens',
    state: 'OH',
    zip: '11201',
    street: null,
    contactType: 1,
    givenName: 'Rosa',
  })
  expect(await own()).toEqual(data.accounts.update)
})

test.each([
  [{ givenName: ' ' }, 'account.first-name-required', 'First Name is Required'],
  [{ familyName: '' }, 'account.last-name-required', 'Last Name is Required'],
  [{ homePhone: 'none' }, 'account.home-phone-invalid', 'Home phone number is not valid'],
  [{ workPhone: '12' }, 'account.work-phone-invalid', 'Work phone number is not valid'],
  [{ state: '' }, 'account.state-required', 'State selection required'],
  [{ state: 'DC' }, 'account.state-required', 'State selection required'],
  [{ contactType: 4 }, 'account.contact-type-required', 'Please select an option.'],
  [{ street: 'x'.repeat(101) }, 'account.text-too-long', 'Please use at most 100 characters.'],
  [{ ssn: '12-345' }, 'account.ssn-invalid', 'Please enter nine digits.'],
  [
    { emailAddress: 'rosa.new@example.com' },
    'account.own-flow-only',
    'You can change your email address and mobile phone only on their own pages.',
  ],
  [
    { userName: 'rosa.new@example.com' },
    'account.own-flow-only',
    'You can change your email address and mobile phone only on their own pages.',
  ],
  [
    { mobilePhone: '2125550199' },
    'account.own-flow-only',
    'You can change your email address and mobile phone only on their own pages.',
  ],
  [
    { mobilePhone: 'nonsense' },
    'account.own-flow-only',
    'You can change your email address and mobile phone only on their own pages.',
  ],
])('refuses %j and saves no other value of the same request', async (wrong, code, message) => {
  const before = await own()
  const { errors } = await change({ city: 'Nowhere', ...wrong })
  expect(errors?.[0]).toMatchObject({ message, extensions: { code } })
  expect(await own()).toEqual(before)
})

test('stores texts and phones without invisible letters', async () => {
  const city = 'Spring\u00ADfield\u200B'
  const homePhone = '\u202A787\u2011555\u20110142, ext. 4\u202C'
  const { data } = await change({ city, homePhone })
  expect(data.accounts.update).toMatchObject({
    city: 'Springfield',
    homePhone: '787-555-0142 ext 4',
  })
})

test('stores a name as one line, so that it cannot alter a message', async () => {
  const { data } = await change({ middleName: ' Ana\r\n\r\nPlease\u2028open\u202E this\u0007 ' })
  expect(data.accounts.update.middleName).toBe('Ana Please open this')
})

test('treats the same address and number in another notation as unchanged', async () => {
  const { errors } = await change({
    emailAddress: ' ROSA.Delgado@example.com',
    userName: 'rosa.delgado@example.com',
    mobilePhone: '+1 (212) 555-0142',
  })
  expect(errors).toBeUndefined()
  expect(
    (await change({ emailAddress: '', userName: '', mobilePhone: '***-***-0142' })).errors,
  ).toBeUndefined()
  expect(await own()).toMatchObject({
    emailAddress: 'rosa.delgado@example.com',
    mobilePhone: '2125550142',
  })
})

test("gives the same refusal for another account's id and for an unknown id", async () => {
  const marcus = app.demoData.accounts.marcus
  const answers = await Promise.all(
    [marcus, '01900000-0000-7000-8000-000000000000', 'x', ''].map(async (id) => {
      const { data, errors } = await rosa.graph(update, { a: { id, givenName: 'Mallory' } })
      return { data, message: errors?.[0]?.message, code: errors?.[0]?.extensions.code }
    }),
  )
  for (const answer of answers)
    expect(answer).toEqual({
      data: null,
      message: 'This account could not be found.',
      code: 'account.not-found',
    })
  const { rows } = await sql`select given_name as name from account where id = ${marcus}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ name: 'Marcus' }])
})

test('stores a social security number sealed and never returns it', async () => {
  const answers = [
    await change({ ssn: '900-12-3456' }),
    await change({ ssn: 'XXX-XX-XXXX' }),
    await change({ ssn: '•••-••-3456' }),
    await change({ ssn: '' }),
    await change({ ssn: null }),
  ]
  for (const { data } of answers) expect(data.accounts.update.ssn).toBe('XXX-XX-XXXX')
  const { rows } = await sql<{
    sealed: Uint8Array
  }>`select ssn_sealed as sealed from account where id = ${app.demoData.accounts.rosa}`.execute(
    app.deps.database.db,
  )
  const sealed = rows[0]?.sealed ?? new Uint8Array()
  expect(Buffer.from(sealed).includes('900123456')).toBe(false)
  expect(app.deps.secrets.open('account-ssn', sealed, app.demoData.accounts.rosa)).toBe('900123456')
  expect(() => app.deps.secrets.open('account-ssn', sealed, app.demoData.accounts.marcus)).toThrow()
  for (const path of ['tokenFromRefreshToken { account { ssn } }']) {
    expect((await rosa.graph(`query { ${path} }`)).data.tokenFromRefreshToken.account.ssn).toBe(
      'XXX-XX-XXXX',
    )
  }
})

test('needs a fresh proof to replace a social security number, but not to send its mask or to change other fields', async () => {
  const readNames = async () => {
    const { rows } = await sql<{
      sealed: Uint8Array
    }>`select ssn_sealed as sealed from account where id = ${app.demoData.accounts.rosa}`.execute(
      app.deps.database.db,
    )
    return app.deps.secrets.open(
      'account-ssn',
      rows[0]?.sealed ?? new Uint8Array(),
      app.demoData.accounts.rosa,
    )
  }
  await change({ ssn: '900123456' })
  await sql`update session set proven_at = portal_now() - interval '5 minutes 1 second' where account_id = ${app.demoData.accounts.rosa}`.execute(
    app.deps.database.db,
  )
  const { errors } = await change({ ssn: '111-22-3333', city: 'Nowhere' })
  expect(errors?.[0]).toMatchObject({
    message: 'Please confirm that it is you.',
    extensions: { code: 'sign-in.step-up', kind: 'refused' },
  })
  expect(await readNames()).toBe('900123456')
  expect((await change({ ssn: 'XXX-XX-XXXX', city: 'Queens' })).data.accounts.update.city).toBe(
    'Queens',
  )
  await sql`update session set proven_at = portal_now() where account_id = ${app.demoData.accounts.rosa}`.execute(
    app.deps.database.db,
  )
  expect((await change({ ssn: '111223333' })).data.accounts.update.ssn).toBe('XXX-XX-XXXX')
  expect(await readNames()).toBe('111223333')
})

test('ignores a creation step in the input', async () => {
  for (const accountCreationStep of [1, 3, 5, 6])
    expect((await change({ accountCreationStep })).data.accounts.update.accountCreationStep).toBe(6)
  expect((await change({ accountCreationStep: 7 })).errors?.[0]?.extensions.code).toBe(
    'account.step-refused',
  )
})

test('refuses the last step until every proof exists', async () => {
  const invited = await inviteClient(app)
  const browser = await signUpUntil(app, 'set-up', invited)
  const id = await findAccountId(app, invited)
  const ask = async (accountCreationStep: number) =>
    (await browser.graph(update, { a: { id, accountCreationStep, city: 'Akron' } })).errors?.[0]
      ?.extensions.code
  for (const step of [5, 6, 7]) expect(await ask(step)).toBe('account.step-refused')
  expect((await browser.graph(get)).data.accounts.get).toMatchObject({
    accountCreationStep: 4,
    city: null,
  })
  await sql`update account set creation_step = 3 where id = ${id}`.execute(app.deps.database.db)
  expect(await ask(6)).toBe('account.step-refused')
  expect((await browser.graph(get)).data.accounts.get).toMatchObject({ accountCreationStep: 3 })
  await sql`update account set creation_step = 5 where id = ${id}`.execute(app.deps.database.db)
  expect(await ask(6)).toBe('account.step-refused')
})

test('refuses reads and writes without a session', async () => {
  for (const query of [get, update])
    expect(
      (
        await someBrowser(app).graph(
          query,
          query === update ? { a: { id: app.demoData.accounts.rosa } } : {},
        )
      ).status,
    ).toBe(401)
})

const own = async () => (await rosa.graph(get)).data.accounts.get
const change = (a: Readonly<Record<string, unknown>>, browser = rosa) =>
  browser.graph(update, { a: { id: app.demoData.accounts.rosa, ...a } })
