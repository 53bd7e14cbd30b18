import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { openCustomer } from '../customers/sealed-customers.ts'
import { listCoursesOfCases } from '../stored-courses.store.ts'
import { listCustomers } from '../customers/customers.store.ts'
import {
  addSpouse,
  aloneWithCase,
  createAccount,
  lookUp,
  placeOrder,
  quote,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
})

test('creates an account, then asks for the spouse, or for the course on a single case', async () => {
  await lookUp(app, nora, unknownSsn())
  const answer = await createAccount(nora)
  expect(answer).toMatchObject({
    success: true,
    errorMessage: null,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(answer.whole.existingDudiUserIdKey).toEqual(expect.any(String))
  const single = who(await aloneWithCase(app))
  await lookUp(app, single, unknownSsn())
  expect(await createAccount(single)).toMatchObject({ success: true, orderStep: 'ChooseCourse' })
})

test('stores the address in the order, and in an account without one', async () => {
  await setAddress('12 Harbor Lane')
  await lookUp(app, nora, unknownSsn())
  await createAccount(nora)
  expect(await addressOf()).toEqual({
    street: '12 Harbor Lane',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
  })
  await addSpouse(nora, { addSpouse: false })
  await quote(nora)
  const { orders } = await placeOrder(nora)
  expect(await customers(orders[0]!.orderId)).toEqual([
    expect.objectContaining({
      firstName: 'Nora',
      middleName: 'Q',
      street: '9 Pine Street',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
      emailAddress: couple.debtor1.email,
    }),
  ])

  couple = await coupleWithCase(app)
  await setAddress(null)
  await lookUp(app, who(couple), unknownSsn())
  await createAccount(who(couple))
  expect(await addressOf()).toEqual({
    street: '9 Pine Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
  })
})

test('stores the failure of its step, but nothing for an invalid state or zip code', async () => {
  await lookUp(app, nora, unknownSsn())
  const refusal = { success: false, errorMessage: 'Error occurred while creating order account' }
  expect(await createAccount(nora, { stateCode: '' })).toMatchObject({
    ...refusal,
    orderStatus: 1,
    orderStep: 'CreateAccount',
  })
  expect(await createAccount(nora, { zipCode: '1' })).toMatchObject({
    ...refusal,
    orderStep: 'CreateAccount',
  })
  await app.courseProvider.failNext('createUser', 'fail')
  expect(await createAccount(nora)).toMatchObject({
    ...refusal,
    orderStatus: 9,
    orderStep: 'CourseOrderFailed',
  })
  await lookUp(app, nora, unknownSsn())
  expect(await createAccount(nora)).toMatchObject({ success: true })
})

async function customers(orderId: string) {
  const { db } = app.deps.database
  const { caseId, firmId } = couple
  const stored = (await listCoursesOfCases(db, [couple])).get(caseId)!
  return (await listCustomers(db, { orderId, firmId })).map(({ debtor, detailsSealed }) =>
    openCustomer(app.deps, stored, orderId, debtor, detailsSealed),
  )
}

async function setAddress(street: string | null): Promise<void> {
  await sql`update account set street = ${street}, city = ${street && 'Brooklyn'}, zip = ${street && '11201'} where id = ${couple.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
}

async function addressOf(): Promise<unknown> {
  return await app.row(
    sql`select street, city, state, zip from account where id = ${couple.debtor1.accountId}`,
  )
}
