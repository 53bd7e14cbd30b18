import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { holding, untilWaiting } from '#features/documents/server/upload/test-races.ts'
import { auditedTimes, coupleWithCase, placedCourse, readRow } from '../taking/test-taking.ts'
import {
  flagsOf,
  type Flag,
  done,
  onlyTrue,
  notFound,
  changed,
  mutations,
  raise,
  read,
} from './test-flags.ts'

const app = openTestApp()
const { readFlags, together, publish } = flagsOf(app)

test('sets each flag of the owner permanently, and returns the same result on repetition', async () => {
  const { browser, placed } = await together()
  await read(browser, placed)
  const raised: Flag[] = []
  for (const flag of ['verified', 'spouse', 'accepted', 'shown'] as const) {
    expect(await raise(browser, flag, { ...placed, flag: false })).toEqual(onlyTrue)
    expect(await readFlags(placed)).toEqual(expect.arrayContaining(raised))
    expect(await readFlags(placed)).toHaveLength(raised.length)
    expect(await raise(browser, flag, placed)).toEqual(done)
    raised.push(flag)
    expect(new Set(await readFlags(placed))).toEqual(new Set(raised))
    expect(await raise(browser, flag, placed)).toEqual(done)
    expect(await raise(browser, flag, { ...placed, flag: false })).toEqual(onlyTrue)
    expect(new Set(await readFlags(placed))).toEqual(new Set(raised))
  }
  expect(await auditedTimes(app, 'course.details-verified', placed.itemId)).toBe(2)
  expect(await auditedTimes(app, 'course.disclosure-accepted', placed.itemId)).toBe(1)
})

test('refuses the other spouse, another client and another course', async () => {
  const { browser, placed, takers } = await together()
  const otherDebtor = (await coupleWithCase(app)).debtor1.browser
  await read(browser, placed)
  for (const flag of Object.keys(mutations) as Flag[]) {
    expect(await raise(takers.debtor2.browser, flag, placed)).toEqual(notFound)
    expect(await raise(otherDebtor, flag, placed)).toEqual({
      success: false,
      errorMessage: 'This case could not be found.',
    })
  }
  for (const flag of ['verified', 'spouse'] as const)
    expect(await raise(browser, flag, { ...placed, orderId: takers.caseId })).toEqual(notFound)
  for (const flag of ['shown', 'accepted'] as const) {
    expect(await raise(browser, flag, { ...placed, courseType: 2 })).toEqual(notFound)
    expect(await raise(browser, flag, { ...placed, courseType: 3 as 1 })).toEqual({
      success: false,
      errorMessage: 'There are two courses, 1 and 2.',
    })
  }
  expect(await raise(browser, 'accepted', { ...placed, itemId: placed.orderId })).toEqual(notFound)
  expect(await readFlags(placed)).toEqual([])
})

test('refuses to mark the spouse as verified if the spouse is not on the order', async () => {
  const takers = await coupleWithCase(app)
  const placed = await placedCourse(app, takers, { option: 2 })
  expect(await raise(takers.debtor1.browser, 'spouse', placed)).toEqual(notFound)
  expect(await raise(takers.debtor1.browser, 'verified', placed)).toEqual(done)
  expect(await readFlags(placed)).toEqual(['verified'])
})

test('refuses flags of a canceled or expired course', async () => {
  for (const status of [7, 8]) {
    const { browser, placed } = await together()
    await read(browser, placed)
    await sql`update course_item set status = ${status} where id = ${placed.itemId}`.execute(
      app.deps.database.db,
    )
    for (const flag of Object.keys(mutations) as Flag[])
      expect(await raise(browser, flag, placed)).toEqual(notFound)
    expect(await readFlags(placed)).toEqual([])
  }
})

test('stores an acceptance with version, hash and account', async () => {
  const { browser, placed, takers } = await together()
  await read(browser, placed)
  expect(await raise(browser, 'accepted', placed)).toEqual(done)
  const {
    rows: [page],
  } = await sql<{
    sha256: string
  }>`select sha256 from course_page where provider_id = 245 and kind = 'disclosure' and language = 'en' and is_current`.execute(
    app.deps.database.db,
  )
  expect(
    await readRow(app, 'course_acceptance', { column: 'item_id', value: placed.itemId }),
  ).toMatchObject({
    accountId: takers.debtor1.accountId,
    version: '1',
    sha256: page?.sha256,
    firmId: takers.firmId,
  })
})

test('refuses a version that was not shown to this account or does not exist', async () => {
  const { browser, placed, takers } = await together()
  // The version was not shown to this account yet.
  expect(await raise(browser, 'accepted', placed)).toEqual(changed)
  await read(takers.debtor1.browser, placed)
  for (const version of ['0', '2', '1 ', '', '1+x'])
    expect(await raise(browser, 'accepted', { ...placed, version })).toEqual(changed)
  expect(await readFlags(placed)).toEqual([])
})

test('requires the client to read a version that was published in between, and keeps earlier acceptances', async () => {
  const [first, second] = [await together(), await together()]
  for (const { browser, placed } of [first, second]) expect(await read(browser, placed)).toBe('1')
  expect(await raise(first.browser, 'accepted', first.placed)).toEqual(done)
  await publish(2)
  expect(await raise(second.browser, 'accepted', second.placed)).toEqual(changed)
  // The new version must be shown before it can be accepted.
  expect(await raise(second.browser, 'accepted', { ...second.placed, version: '2' })).toEqual(
    changed,
  )
  expect(await read(second.browser, second.placed)).toBe('2')
  expect(await raise(second.browser, 'accepted', second.placed)).toEqual(changed)
  expect(await raise(second.browser, 'accepted', { ...second.placed, version: '2' })).toEqual(done)
  expect(
    await readRow(app, 'course_acceptance', { column: 'item_id', value: second.placed.itemId }),
  ).toMatchObject({ version: '2' })
  // The agreement was accepted before, so the new version does not have to be accepted.
  expect(await raise(first.browser, 'accepted', { ...first.placed, version: '2' })).toEqual(done)
  expect(await readFlags(first.placed)).toEqual(['accepted'])
  expect(
    await readRow(app, 'course_acceptance', { column: 'item_id', value: first.placed.itemId }),
  ).toMatchObject({ version: '1' })
  await publish(1)
})

test('waits for a concurrent publication, then requires the client to read the new version', async () => {
  onTestFinished(() => publish(1))
  const { browser, placed } = await together()
  const version = await read(browser, placed)
  const publishing = sql`update course_page set is_current = false where provider_id = 245 and kind = 'disclosure' and is_current`
  const answer = await holding(app, publishing, async (letGo) => {
    let isOver = false
    const answering = raise(browser, 'accepted', { ...placed, version }).finally(
      () => (isOver = true),
    )
    await untilWaiting(app, 1, () => isOver)
    await letGo()
    return answering
  })
  expect(answer).toEqual(changed)
  expect(await readFlags(placed)).toEqual([])
  expect(
    await readRow(app, 'course_acceptance', { column: 'item_id', value: placed.itemId }),
  ).toBeUndefined()
})
