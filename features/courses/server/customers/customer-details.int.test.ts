import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import {
  coupleWithCase,
  placedCourse,
  readRow,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

const app = openTestApp()
let takers: TakersOfCase
let placed: PlacedCourse
let nora: Browser
let owen: Browser

beforeEach(async () => {
  takers = await coupleWithCase(app)
  placed = await placedCourse(app, takers, { option: 1 })
  ;[nora, owen] = [takers.debtor1.browser, takers.debtor2.browser]
})

const fields =
  'caseId orderId orderKey personId firstName lastName middleName suffix homePhone mobilePhone workPhone emailAddress street zip city state'
const own = operation`primaryApplicantCustomerDetails { ${fields} }`
const spouse = operation`coDebtorCustomerDetails { ${fields} }`
const declared = `($caseId: ID!, $orderId: ID!, $orderKey: String!, $personId: String!, $firstName: String!, $lastName: String!, $middleName: String, $suffix: String, $homePhone: String, $mobilePhone: String,
  $workPhone: String, $emailAddress: String!, $street: String, $city: String, $state: String!, $zip: String)`
const given = `(caseId: $caseId, orderId: $orderId, orderKey: $orderKey, personId: $personId, firstName: $firstName, lastName: $lastName, middleName: $middleName, suffix: $suffix, homePhone: $homePhone,
  mobilePhone: $mobilePhone, workPhone: $workPhone, emailAddress: $emailAddress, street: $street, city: $city, state: $state, zip: $zip)`
const updateOwn = `mutation ${declared} { updatePrimaryApplicantCustomerDetails ${given} { success errorMessage } }`
const updateSpouse = `mutation ${declared} { updateCoDebtorCustomerDetails ${given} { success errorMessage } }`

const saved = { success: true, errorMessage: null }
const ownRefused = { success: false, errorMessage: 'Error saving the primary customer details' }
const spouseRefused = { success: false, errorMessage: 'Error saving the coDebtor customer details' }
const filled = { emailAddress: 'owen.home@example.com', mobilePhone: '(917) 555-0199', state: 'NJ' }

test("copies the account's details to the order; later changes do not change the account", async () => {
  const before = await readOwn()
  expect(before).toMatchObject({
    caseId: placed.caseId,
    orderId: placed.orderId,
    orderKey: placed.orderKey,
    firstName: 'Nora',
    middleName: 'Q',
    emailAddress: takers.debtor1.email,
    street: '12 Harbor Lane',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
  })
  const after = {
    ...before,
    firstName: 'Nora Mae',
    middleName: 'M',
    suffix: 'Jr',
    homePhone: '212-555-0100',
    workPhone: '',
    street: '1 New Street',
    city: 'Newark',
    state: 'NJ',
    zip: '07102',
  }
  expect(await ask(nora, updateOwn, after)).toEqual(saved)
  expect(await readOwn()).toEqual({ ...after, workPhone: null })
  const { rows } =
    await sql`select given_name, street, suffix from account where id = ${takers.debtor1.accountId}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ givenName: 'Nora', street: '12 Harbor Lane', suffix: null }])
  const {
    rows: [row],
  } = await sql<{
    details: Buffer
  }>`select details_sealed as details from course_customer where order_id = ${placed.orderId} and debtor = 1`.execute(
    app.deps.database.db,
  )
  expect(row?.details.includes('Newark')).toBe(false)
})

test('refuses an email address or phone that differs from the stored one, ignoring the format', async () => {
  const before = await readOwn()
  for (const change of [
    { emailAddress: 'other@example.com' },
    { mobilePhone: '9175550999' },
    { mobilePhone: '' },
    { mobilePhone: null },
  ]) {
    expect(await ask(nora, updateOwn, { ...before, ...change, city: 'Elsewhere' })).toEqual(
      ownRefused,
    )
  }
  expect(await readOwn()).toEqual(before)
  const digits = before.mobilePhone
  const written = {
    emailAddress: ` ${before.emailAddress.toUpperCase()}`,
    mobilePhone: `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
  }
  expect(await ask(nora, updateOwn, { ...before, ...written, city: 'Albany' })).toEqual(saved)
  expect(await readOwn()).toEqual({ ...before, city: 'Albany' })
})

test('lets a missing value be filled in once', async () => {
  const before = await readSpouse()
  expect(before).toMatchObject({ firstName: 'Owen', emailAddress: null, mobilePhone: null })
  expect(await ask(nora, updateSpouse, { ...before, ...filled })).toEqual(saved)
  expect(await readSpouse()).toMatchObject({
    emailAddress: 'owen.home@example.com',
    mobilePhone: '9175550199',
    state: 'NJ',
  })
  expect(
    await ask(nora, updateSpouse, { ...before, ...filled, emailAddress: 'second@example.com' }),
  ).toEqual(spouseRefused)
  // The spouse's account was neither copied to the order nor changed.
  const { rows } =
    await sql`select email, state from account where id = ${takers.debtor2.accountId}`.execute(
      app.deps.database.db,
    )
  expect(rows).toEqual([{ email: takers.debtor2.email, state: 'NY' }])
})

test('refuses the whole form if one value is invalid', async () => {
  const before = await readOwn()
  for (const change of [
    { firstName: ' ' },
    { lastName: '' },
    { middleName: 'Qu' },
    { homePhone: '12' },
    { workPhone: 'call me' },
    { state: 'ZZ' },
    { state: '' },
    { zip: '123' },
    { street: 'x'.repeat(101) },
  ]) {
    expect(await ask(nora, updateOwn, { ...before, city: 'Elsewhere', ...change })).toEqual(
      ownRefused,
    )
  }
  expect(await readOwn()).toEqual(before)
})

test('refuses a wrong order key, person ID or order ID', async () => {
  const [before, spouses] = [await readOwn(), await readSpouse()]
  const elsewhere = await placedCourse(app, await coupleWithCase(app), { option: 1 })
  for (const change of [
    { orderKey: 'other' },
    { personId: spouses.personId },
    { orderId: elsewhere.orderId },
    { orderId: 'no-id' },
  ]) {
    expect(await ask(nora, updateOwn, { ...before, ...change, city: 'Elsewhere' })).toEqual(
      ownRefused,
    )
  }
  expect(
    await ask(nora, updateSpouse, { ...spouses, ...filled, personId: before.personId }),
  ).toEqual(spouseRefused)
  expect(await readOwn()).toEqual(before)
})

test('refuses reads and writes by the other spouse and by other clients', async () => {
  const [before, spouses] = [await readOwn(), await readSpouse()]
  const otherDebtor = (await coupleWithCase(app)).debtor1.browser
  expect([await readOwn(owen), await readSpouse(owen)]).toEqual([null, null])
  expect([await readOwn(otherDebtor), await readSpouse(otherDebtor)]).toEqual([
    'cases.not-found',
    'cases.not-found',
  ])
  expect(await ask(owen, updateOwn, { ...before, city: 'Elsewhere' })).toEqual(ownRefused)
  expect(await ask(owen, updateSpouse, { ...spouses, ...filled })).toEqual(spouseRefused)
  expect(await ask(owen, updateOwn, { ...spouses, ...filled })).toEqual(ownRefused)
  expect(await ask(otherDebtor, updateOwn, { ...before, city: 'Elsewhere' })).toEqual({
    success: false,
    errorMessage: 'This case could not be found.',
  })
  expect([await readOwn(), await readSpouse()]).toEqual([before, spouses])
})

test("closes the spouse's details after their confirmation, and for a separate order", async () => {
  const spouses = await readSpouse()
  await sql`update course_item set verified_spouse_details = true where id = ${placed.itemId}`.execute(
    app.deps.database.db,
  )
  expect(await readSpouse()).toBeNull()
  expect(await ask(nora, updateSpouse, { ...spouses, ...filled })).toEqual(spouseRefused)
  const alone = await coupleWithCase(app)
  const separate = await placedCourse(app, alone, { option: 2 })
  expect(await readSpouse(alone.debtor1.browser, separate)).toBeNull()
  expect(await readOwn(alone.debtor1.browser, separate)).toMatchObject({ firstName: 'Nora' })
})

test('refuses changes after the registration', async () => {
  const before = await readOwn()
  for (const over of [sql`registered_at = portal_now()`, sql`registered_at = null, status = 7`]) {
    await sql`update course_item set ${over} where id = ${placed.itemId}`.execute(
      app.deps.database.db,
    )
    expect(await ask(nora, updateOwn, { ...before, city: 'Elsewhere' })).toEqual(ownRefused)
  }
  expect(
    (await readRow(app, 'course_item', { column: 'id', value: placed.itemId }))?.['status'],
  ).toBe(7)
  expect((await readOwn())['city']).toBe('Brooklyn')
})

interface Details {
  readonly caseId: string
  readonly orderId: string
  readonly orderKey: string
  readonly personId: string
  readonly firstName: string
  readonly emailAddress: string
  readonly mobilePhone: string
  readonly [field: string]: string | null
}

const ask = async (
  browser: Browser,
  document: string,
  variables: Readonly<Record<string, unknown>>,
) => {
  const { data, errors } = await browser.graph(document, variables)
  return errors ? errors[0]?.extensions.code : Object.values(data as object)[0]
}
const readOwn = (browser: Browser = nora, of: PlacedCourse = placed) =>
  ask(browser, own, { caseId: of.caseId, orderId: of.orderId }) as Promise<Details>
const readSpouse = (browser: Browser = nora, of: PlacedCourse = placed) =>
  ask(browser, spouse, { caseId: of.caseId, orderId: of.orderId }) as Promise<Details>
