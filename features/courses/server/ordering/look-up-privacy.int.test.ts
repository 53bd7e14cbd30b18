import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import { forgetOldLookUps } from '../clean-up.ts'
import { createAccount, knownSsn, lookUp, unknownSsn, who, type Who } from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'
import { progressRow, firmMails } from './test-look-up.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who

const waited = withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
  await sql`update office set unit_key = 'unit-test' where firm_id = ${couple.firmId}`.execute(
    app.deps.database.db,
  )
})

const failure = {
  success: false,
  errorMessage: 'Error occurred while looking up order',
  orderStatus: 8,
  orderStep: 'CourseOrderFailed',
  hasPlaced: false,
}

test('returns the same delayed failure for an outage, a timeout, and a wrong or missing name or number', async () => {
  waited.length = 0
  await sql`update account set ssn_sealed = ${app.deps.secrets.seal('account-ssn', '900551007', couple.debtor1.accountId)} where id = ${couple.debtor1.accountId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora, '900-55-1007')).toMatchObject(failure)
  expect(await lookUp(app, nora, 'XXX-XX-XXXX', 'Somebody')).toMatchObject(failure)
  expect(await lookUp(app, nora, '900-55-4322')).toMatchObject(failure)
  expect(await lookUp(app, nora, '12-34')).toMatchObject(failure)
  const otherClient = who(await coupleWithCase(app))
  expect(await lookUp(app, otherClient, '900-55-1008')).toMatchObject(failure)
  // No number is stored, so the mask is invalid.
  expect(await lookUp(app, otherClient, 'XXX-XX-XXXX')).toMatchObject(failure)
  expect(waited).toHaveLength(6)
  expect(new Set(waited).size).toBe(1)
  expect((await progressRow(app, couple.caseId))?.sealed).toBeNull()
})

test('allows five tries an hour per account', async () => {
  for (let n = 0; n < 4; n += 1)
    expect(await lookUp(app, nora, knownSsn, 'Somebody')).toMatchObject(failure)
  expect(await lookUp(app, nora)).toMatchObject({ success: true })
  await sql`update course_progress set order_step = 'CourseOrderFailed', order_status = 8 where case_id = ${couple.caseId}`.execute(
    app.deps.database.db,
  )
  expect(await lookUp(app, nora)).toMatchObject(failure)
  expect(await lookUp(app, who(couple, 2), '900-55-4324')).toMatchObject({ success: true })
})

test('notifies the firm once of a third number', async () => {
  const before = await firmMails(app, 'three different numbers')
  for (const ssn of ['900-55-0001', '900-55-0001', '900-55-0003', '900-55-0005', '900-55-0007'])
    await lookUp(app, nora, ssn, 'Somebody')
  expect(await firmMails(app, 'three different numbers')).toBe(before + 1)
})

const keepNumber = (accountId: string, ssn: string) =>
  sql`update account set ssn_sealed = ${app.deps.secrets.seal('account-ssn', ssn, accountId)} where id = ${accountId}`.execute(
    app.deps.database.db,
  )

test("refuses the other debtor's number like a wrong one, and notifies the firm once a day", async () => {
  waited.length = 0
  const before = await firmMails(app, 'their spouse’s number')
  await keepNumber(couple.debtor2.accountId, '900551002')
  const refused = await lookUp(app, nora, '900-55-1002')
  expect(refused).toMatchObject(failure)
  expect(refused.whole).toEqual((await lookUp(app, nora, '900-55-1007')).whole)
  expect(await lookUp(app, nora, '900551002')).toMatchObject(failure)
  expect([new Set(waited).size, waited.length]).toEqual([1, 3])
  expect(await firmMails(app, 'their spouse’s number')).toBe(before + 1)
  expect((await progressRow(app, couple.caseId))?.sealed).toBeNull()
  expect(await lookUp(app, who(couple, 2), '900-55-1002')).toMatchObject({
    success: true,
    orderStep: 'LookupFoundCourse',
  })
})

test.each([1, 2] as const)(
  "refuses the number of the other debtor's look-up for course %i until that look-up expires",
  async (courseType) => {
    await sql`update legal_case set status = ${courseType === 1 ? 'Pre-Filing' : 'Filed'}, case_number = '26-1' where id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    await lookUp(app, who(couple, 2, courseType), '900-55-1002')
    await sql`update legal_case set status = 'Pre-Filing' where id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(await lookUp(app, nora, '900-55-1002')).toMatchObject(failure)
    await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
      app.deps.database.db,
    )
    expect(await lookUp(app, nora, '900-55-1002')).toMatchObject({
      success: true,
      orderStep: 'LookupFoundCourse',
    })
  },
)

test('stores the number encrypted for half an hour, then goes back to the first step', async () => {
  await lookUp(app, nora, '900-55-4321')
  const { db } = app.owner
  const tables = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      times: number
    }>`select count(*)::int as times from ${sql.table(name)} t where t::text like '%900554321%' or t::text like '%900-55-4321%'`.execute(
      db,
    )
    expect([name, rows[0]?.times]).toEqual([name, 0])
  }
  await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${couple.caseId}`.execute(
    db,
  )
  expect(await createAccount(nora)).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while creating order account',
    orderStatus: 0,
    orderStep: 'UserVerification',
  })
  await forEachFirm(app.deps, forgetOldLookUps)
  expect((await progressRow(app, couple.caseId))?.sealed).toBeNull()
  expect(await lookUp(app, nora, unknownSsn())).toMatchObject({
    success: true,
    orderStep: 'CreateAccount',
  })
  await forEachFirm(app.deps, forgetOldLookUps)
  expect((await progressRow(app, couple.caseId))?.sealed).not.toBeNull()
})
