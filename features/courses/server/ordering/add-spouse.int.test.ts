import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { withoutMinDurations } from '#testing/test-people.ts'
import {
  addSpouse,
  aloneWithCase,
  knownSsn,
  lookUp,
  unknownSsn,
  who,
  type Who,
} from './test-ordering.ts'
import { coupleWithCase, type TakersOfCase } from '../taking/test-taking.ts'

const app = openTestApp()
let couple: TakersOfCase
let nora: Who
let owen: Who

withoutMinDurations(app)
beforeEach(async () => {
  couple = await coupleWithCase(app)
  nora = who(couple)
  owen = who(couple, 2)
})

test('does not replace a proven number with one that the spouse types', async () => {
  await lookUp(app, nora)
  await lookUp(app, owen, '900-55-8888')
  const userKey = async () =>
    (
      await sql<{
        key: string
      }>`select user_key as key from course_progress where case_id = ${couple.caseId} and debtor = 2`.execute(
        app.deps.database.db,
      )
    ).rows[0]?.key
  const proven = await userKey()
  expect(await addSpouse(nora, { ssn: unknownSsn() })).toMatchObject({ success: true })
  expect([proven, await userKey()]).toEqual([expect.any(String), proven])
})

test("stores the step's failure if the service refuses the spouse, but nothing for an incomplete form", async () => {
  await lookUp(app, nora)
  const refusal = { success: false, errorMessage: 'Error occurred while adding spouse to order' }
  expect(await addSpouse(nora, { ssn: '12' })).toMatchObject({
    ...refusal,
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(await addSpouse(nora, { firstName: null })).toMatchObject(refusal)
  await app.courseProvider.failNext('addSpouse', 'fail')
  const failed = await addSpouse(nora)
  expect(failed).toMatchObject({ ...refusal, orderStatus: 10, orderStep: 'CourseOrderFailed' })
  expect(failed.whole.firstCourseForJointCaseOrders).toBeNull()
  await lookUp(app, nora)
  expect(await addSpouse(nora)).toMatchObject({ success: true })
})

test("refuses the viewer's own number for the spouse", async () => {
  await lookUp(app, nora)
  expect(await addSpouse(nora, { ssn: knownSsn.replaceAll('-', '') })).toMatchObject({
    success: false,
    errorMessage: 'Error occurred while adding spouse to order',
    orderStatus: 1,
    orderStep: 'AddSpouseOrJointDebtor',
  })
  expect(await addSpouse(nora)).toMatchObject({ success: true })
})

test('has no spouse step on a single case', async () => {
  const single = who(await aloneWithCase(app))
  await lookUp(app, single)
  expect(await addSpouse(single)).toMatchObject({ success: false, orderStep: 'ChooseCourse' })
})
