import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { startAt, twoSpouses } from '#testing/test-people.ts'
import { createCase } from '#features/cases/server/create-case.ts'
import { readCategory, mustUpload, text } from '#testing/test-uploads.ts'
import { deadlinesOf, person, readDays, counted } from './test-deadlines.ts'

const app = openTestApp()
startAt(app, '2026-11-22T15:00:00Z')
const { debtor1: marcus, debtor2: elena } = twoSpouses(app)
const { newCase, meet, set } = deadlinesOf(app)

test('shows both debtors the deadlines that are counted from the meeting', async () => {
  const id = await newCase()
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([[], []])
  await meet(id)
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([counted, counted])
})

test('applies a deadline of the firm to one debtor, allows the firm to remove it, and can return to the counted deadline', async () => {
  const id = await newCase()
  await meet(id)
  await set(id, '2027-03-01', { debtor: 2 })
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([
    counted,
    ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-03-01'],
  ])
  await set(id, 'none', { debtor: 2 })
  expect(await readDays(elena, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, 'counted', { debtor: 2 })
  expect(await readDays(elena, id)).toEqual(counted)
  const { rows } = await sql<{
    details: object
  }>`select details from audit where event = 'course.deadline-set' and object = ${id} order by at, id`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ details }) => details)).toEqual(
    [
      { from: 'counted', day: '2027-03-01' },
      { from: '2027-03-01', day: 'none' },
      { from: 'none', day: 'counted' },
    ].map((change) => ({
      ...{ debtor: 2, participantId: expect.any(String), kind: 'second-certificate' },
      ...change,
    })),
  )
})

test('has no second due date in chapter 13 until the firm enters one', async () => {
  const id = await newCase({ chapter: 13 })
  await meet(id)
  expect(await readDays(marcus, id)).toEqual(['clerk-notice 2027-01-29 ?'])
  await set(id, '2029-06-01')
  expect(await readDays(marcus, id)).toEqual([
    'clerk-notice 2027-01-29 ?',
    'second-certificate 2029-06-01',
  ])
})

test('refuses invalid days, unknown debtors and the case of another firm', async () => {
  const id = await newCase()
  await expect(set(id, '2027-02-30')).rejects.toThrow('The day is expected as YYYY-MM-DD.')
  const single = await app.deps.database.transact((tx) =>
    createCase({ ...app.deps, caseCreated: () => Promise.resolve() }, tx, {
      firmId: app.demoData.firms.hollis,
      chapter: 7,
      debtor1: person,
    }),
  )
  await expect(set(single.id, '2027-02-01', { debtor: 2 })).rejects.toThrow(
    'This case has no debtor 2.',
  )
  const { northgate } = app.demoData.firms
  await expect(set(id, 'counted', { firmId: northgate })).rejects.toThrow(
    'This case has no debtor 1.',
  )
})

test('counts 180 days from an accepted upload for its debtor only', async () => {
  const id = await newCase({ status: 'Pre-Filing' })
  const categoryId = await readCategory(app, id, 'certificate-credit-counseling', 1)
  const documentId = await mustUpload(
    marcus,
    { caseId: id, categoryId },
    'Certificate.txt',
    text('Done'),
  )
  expect(await readDays(marcus, id)).toEqual([])
  await sql`update document set status = 'Accepted', decided_at = portal_now(), completed_on = '2026-11-20' where id = ${documentId}`.execute(
    app.deps.database.db,
  )
  expect([await readDays(marcus, id), await readDays(elena, id)]).toEqual([
    ['first-certificate-use-by 2027-05-19'],
    [],
  ])
})
