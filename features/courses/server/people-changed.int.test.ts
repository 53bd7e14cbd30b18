// spec: courses#people-changed
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aParalegal, withoutMinDurations } from '#testing/test-people.ts'
import type { Answer } from '#testing/test-staff-client.ts'
import { withCourseLock } from './course-lock.ts'
import {
  addSpouse,
  aloneWithCase,
  lookUp,
  placeOrder,
  quote,
  who,
} from './ordering/test-ordering.ts'
import { coursesOf, see, register, download, goesOn } from './test-people-changed.ts'

const app = openTestApp()
const staff = aParalegal(app)
withoutMinDurations(app)
const { removeSpouse, sentences, orderedBy } = coursesOf(app, staff)

describe('a spouse leaves after debtor 1 ordered for both', () => {
  test('the course goes on for debtor 1, who gets a message and confirms no details of the spouse', async () => {
    const { couple, placed } = await orderedBy(1)
    await sql`update course_item set verified_spouse_details = false where id = ${placed.itemId}`.execute(
      app.owner.db,
    )
    expect(await register(couple.debtor1, placed)).toMatchObject({ success: false })
    expect(await removeSpouse(couple)).toEqual({ success: true, errorCode: null })
    expect(await see(couple.debtor1, couple.caseId)).toEqual({
      order: { courseNumber: 'First', courseStatus: 2, isJoint: false },
      course: {
        ...{ courseNumber: 'First', orderStep: 'CourseOrderedSuccessfully', hasPlacedOrder: true },
        ...{ jointOption: null, isDone: false },
      },
      due: 'First',
    })
    expect(await sentences(couple)).toEqual([goesOn])
    expect(await register(couple.debtor1, placed)).toEqual({ success: true, courseStatus: 3 })
    await app.courseProvider.finish(placed.itemId, 1)
    expect(await see(couple.debtor1, couple.caseId)).toMatchObject({ due: null })
  })

  test('the certificates of both stay, and the spouse opens none any more', async () => {
    const { couple, placed } = await orderedBy(1)
    await register(couple.debtor1, placed)
    await app.courseProvider.finish(placed.itemId)
    expect((await download(couple.debtor2, placed)).status).toBe(200)
    await removeSpouse(couple)
    expect((await download(couple.debtor2, placed)).status).toBe(404)
    expect((await download(couple.debtor1, placed)).status).toBe(200)
    expect(await see(couple.debtor1, couple.caseId)).toMatchObject({ due: null })
    expect(await sentences(couple)).not.toContain(goesOn)
  })
})

describe('a spouse leaves who had ordered for both', () => {
  test('debtor 1 orders from the beginning, and the firm hears of the old order', async () => {
    const { couple } = await orderedBy(2)
    expect(await see(couple.debtor1, couple.caseId)).toMatchObject({ order: { courseStatus: 9 } })
    await removeSpouse(couple)
    expect(await see(couple.debtor1, couple.caseId)).toEqual({
      order: undefined,
      course: {
        ...{ courseNumber: 'First', orderStep: 'UserVerification', hasPlacedOrder: false },
        ...{ jointOption: null, isDone: false },
      },
      due: 'First',
    })
    const { rows } = await sql`
      select 1 from staff_notice
      where case_id = ${couple.caseId} and kind = 'course.alert.spouseLeft'`.execute(app.owner.db)
    expect(rows).not.toHaveLength(0)
    const nora = who(couple)
    await lookUp(app, nora)
    await quote(nora)
    expect(await placeOrder(nora)).toMatchObject({ success: true, orders: [{ isJoint: false }] })
  })

  test('debtor 1 keeps the certificate that is here', async () => {
    const { couple, placed, owner } = await orderedBy(2)
    await register(owner, placed)
    await app.courseProvider.finish(placed.itemId, 1)
    await removeSpouse(couple)
    expect(await see(couple.debtor1, couple.caseId)).toMatchObject({
      order: { courseStatus: 6 },
      due: null,
    })
    expect((await download(couple.debtor1, placed)).status).toBe(200)
  })
})

test('a spouse leaves while an order call is in progress: staff are asked to try again', async () => {
  const { couple } = await orderedBy(1)
  const key = { caseId: couple.caseId, firmId: couple.firmId, courseNumber: 'First' } as const
  const during = await withCourseLock(app.deps, key, () => removeSpouse(couple))
  expect(during).toEqual({ success: false, errorCode: 'courses.busy' })
  expect(await see(couple.debtor2, couple.caseId)).toMatchObject({ order: { courseStatus: 9 } })
  expect(await removeSpouse(couple)).toMatchObject({ success: true })
})

test('a spouse joins: a debtor who is choosing is asked whether both take the course together', async () => {
  const alone = await aloneWithCase(app)
  const nora = who(alone)
  await lookUp(app, nora)
  const before = await quote(nora)
  await staff.run<Answer>(
    `mutation ($caseId: ID!, $key: ID!, $spouse: NewClientPerson!) {
      addSpouse(caseId: $caseId, key: $key, spouse: $spouse, isPhoneShared: false, sendsInvitation: false) { success } }`,
    {
      caseId: alone.caseId,
      key: app.deps.ids.rowId(),
      spouse: {
        ...{ givenName: 'Luis', familyName: 'Delgado', email: 'luis.delgado@example.com' },
        ...{ mobilePhone: '(212) 555-0199', language: 'ES' },
      },
    },
  )
  expect(await see(alone.debtor1, alone.caseId)).toMatchObject({
    course: { orderStep: 'AddSpouseOrJointDebtor' },
  })
  await addSpouse(nora, { addSpouse: false })
  const after = await quote(nora)
  expect(after.providers[0]?.orderItemId).not.toBe(before.providers[0]?.orderItemId)
  expect(await placeOrder(nora)).toMatchObject({ success: true })
})
