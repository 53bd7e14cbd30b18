// What stands before a course is noted by the one who ordered it, only ever turns true, and is proven.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { holding, untilWaiting } from '#features/documents/server/upload/test-races.ts'
import { refreshPages } from '../provider/provider-pages.ts'
import {
  auditedTimes,
  coupleWithCase,
  placedCourse,
  rowOf,
  type PlacedCourse,
} from '../taking/test-taking.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const done = { success: true, errorMessage: null }
const onlyTrue = { success: false, errorMessage: 'This can only be turned on.' }
const notFound = { success: false, errorMessage: 'This course could not be found.' }
const changed = {
  success: false,
  errorMessage: 'The disclosure agreement has changed. Please read it again.',
}

interface Asked extends PlacedCourse {
  readonly flag?: boolean
  readonly version?: string
}

const mutations = {
  verified:
    'mutation ($flag: Boolean!, $orderId: ID!, $caseId: ID!) { updateVerifiedCustomerDetailsFlag(flag: $flag, orderId: $orderId, caseId: $caseId) { success errorMessage } }',
  spouse:
    'mutation ($flag: Boolean!, $orderId: ID!, $caseId: ID!) { updateVerifiedCoDebtorCustomerDetailsFlag(flag: $flag, orderId: $orderId, caseId: $caseId) { success errorMessage } }',
  shown:
    'mutation ($flag: Boolean!, $courseType: Int!, $caseId: ID!) { updateShownCourseInstructionsFlag(flag: $flag, courseType: $courseType, caseId: $caseId) { success errorMessage } }',
  accepted: `mutation ($flag: Boolean!, $courseType: Int!, $caseId: ID!, $itemId: ID!, $version: String!) {
    updateAcceptedDisclosureAgreementFlag(flag: $flag, courseType: $courseType, caseId: $caseId, disclosureCourseOrderItemId: $itemId, disclosureVersion: $version) { success errorMessage } }`,
} as const
type Flag = keyof typeof mutations

async function raise(browser: Browser, flag: Flag, asked: Asked) {
  const mutation = mutations[flag]
  const values: Readonly<Record<string, unknown>> = {
    version: '1',
    ...asked,
    flag: asked.flag ?? true,
  }
  const variables = Object.fromEntries(
    Object.entries(values).filter(([name]) => mutation.includes(`$${name}:`)),
  )
  const { data, errors } = await browser.graph(mutation, variables)
  return errors ? errors[0]?.extensions.code : Object.values(data as object)[0]
}

const material =
  'query ($caseId: ID!, $orderId: ID!) { courseDiscInstUrlInfo(caseId: $caseId, orderId: $orderId, courseType: 1, courseMethodType: 1) { disclosureVersion } }'
const read = async (browser: Browser, { caseId, orderId }: PlacedCourse, headers = {}) =>
  (await browser.graph(material, { caseId, orderId }, headers)).data.courseDiscInstUrlInfo
    ?.disclosureVersion as string

const columns = {
  verified: 'verified_details',
  spouse: 'verified_spouse_details',
  shown: 'shown_instructions',
  accepted: 'accepted_disclosure',
} as const
const flagsOf = async ({ itemId }: PlacedCourse) => {
  const row = await rowOf(house, 'course_item', { column: 'id', value: itemId })
  return (Object.keys(columns) as Flag[]).filter((flag) => row?.[columns[flag]] === true)
}

async function together() {
  const takers = await coupleWithCase(house)
  return {
    takers,
    browser: takers.debtor1.browser,
    placed: await placedCourse(house, takers, { option: 1 }),
  }
}

/** The rehearsed provider publishes its pages anew, in a version of its own. */
async function publish(version: number, providerId = 245) {
  await sql`insert into rehearsal_course (kind, key, data) values ('page', ${String(providerId)}, ${JSON.stringify({ version })}::jsonb)
    on conflict (kind, key) do update set data = excluded.data`.execute(house.world.database.db)
  await refreshPages(house.world, providerId)
}

test('each turns true when the owner says so, stays true, and is answered the same again', async () => {
  const { browser, placed } = await together()
  await read(browser, placed)
  const raised: Flag[] = []
  for (const flag of ['verified', 'spouse', 'accepted', 'shown'] as const) {
    expect(await raise(browser, flag, { ...placed, flag: false })).toEqual(onlyTrue)
    expect(await flagsOf(placed)).toEqual(expect.arrayContaining(raised))
    expect(await flagsOf(placed)).toHaveLength(raised.length)
    expect(await raise(browser, flag, placed)).toEqual(done)
    raised.push(flag)
    expect(new Set(await flagsOf(placed))).toEqual(new Set(raised))
    expect(await raise(browser, flag, placed)).toEqual(done)
    expect(await raise(browser, flag, { ...placed, flag: false })).toEqual(onlyTrue)
    expect(new Set(await flagsOf(placed))).toEqual(new Set(raised))
  }
  expect(await auditedTimes(house, 'course.details-verified', placed.itemId)).toBe(2)
  expect(await auditedTimes(house, 'course.disclosure-accepted', placed.itemId)).toBe(1)
})

test('to the other spouse, to a stranger and for another course there is nothing to turn on', async () => {
  const { browser, placed, takers } = await together()
  const stranger = (await coupleWithCase(house)).debtor1.browser
  await read(browser, placed)
  for (const flag of Object.keys(mutations) as Flag[]) {
    expect(await raise(takers.debtor2.browser, flag, placed)).toEqual(notFound)
    expect(await raise(stranger, flag, placed)).toEqual({
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
  expect(await flagsOf(placed)).toEqual([])
})

test('nobody checks a spouse whose details are not on the order', async () => {
  const takers = await coupleWithCase(house)
  const placed = await placedCourse(house, takers, { option: 2 })
  expect(await raise(takers.debtor1.browser, 'spouse', placed)).toEqual(notFound)
  expect(await raise(takers.debtor1.browser, 'verified', placed)).toEqual(done)
  expect(await flagsOf(placed)).toEqual(['verified'])
})

test('a course that was canceled or has expired takes nothing more', async () => {
  for (const status of [7, 8]) {
    const { browser, placed } = await together()
    await read(browser, placed)
    await sql`update course_item set status = ${status} where id = ${placed.itemId}`.execute(
      house.world.database.db,
    )
    for (const flag of Object.keys(mutations) as Flag[])
      expect(await raise(browser, flag, placed)).toEqual(notFound)
    expect(await flagsOf(placed)).toEqual([])
  }
})

test('what was agreed to is kept with its version, its hash and who agreed', async () => {
  const { browser, placed, takers } = await together()
  await read(browser, placed)
  expect(await raise(browser, 'accepted', placed)).toEqual(done)
  const {
    rows: [page],
  } = await sql<{
    sha256: string
  }>`select sha256 from course_page where provider_id = 245 and kind = 'disclosure' and language = 'en' and is_current`.execute(
    house.world.database.db,
  )
  expect(
    await rowOf(house, 'course_acceptance', { column: 'item_id', value: placed.itemId }),
  ).toMatchObject({
    account_id: takers.debtor1.accountId,
    version: '1',
    sha256: page?.sha256,
    firm_id: takers.firmId,
  })
})

test('a version that this account was not shown, or that nobody has written, is not agreed to', async () => {
  const { browser, placed, takers } = await together()
  // Shown to the spouse's account, of an order of her own with the same provider.
  expect(await raise(browser, 'accepted', placed)).toEqual(changed)
  await read(takers.debtor1.browser, placed)
  for (const version of ['0', '2', '1 ', '', '1+x'])
    expect(await raise(browser, 'accepted', { ...placed, version })).toEqual(changed)
  expect(await flagsOf(placed)).toEqual([])
})

test('a provider that publishes between reading and agreeing is read again; what was agreed to stays', async () => {
  const [first, second] = [await together(), await together()]
  for (const { browser, placed } of [first, second]) expect(await read(browser, placed)).toBe('1')
  expect(await raise(first.browser, 'accepted', first.placed)).toEqual(done)
  await publish(2)
  expect(await raise(second.browser, 'accepted', second.placed)).toEqual(changed)
  // The new one has to be shown first.
  expect(await raise(second.browser, 'accepted', { ...second.placed, version: '2' })).toEqual(
    changed,
  )
  expect(await read(second.browser, second.placed)).toBe('2')
  expect(await raise(second.browser, 'accepted', second.placed)).toEqual(changed)
  expect(await raise(second.browser, 'accepted', { ...second.placed, version: '2' })).toEqual(done)
  expect(
    await rowOf(house, 'course_acceptance', { column: 'item_id', value: second.placed.itemId }),
  ).toMatchObject({ version: '2' })
  // Agreed once, and never asked again.
  expect(await raise(first.browser, 'accepted', { ...first.placed, version: '2' })).toEqual(done)
  expect(await flagsOf(first.placed)).toEqual(['accepted'])
  expect(
    await rowOf(house, 'course_acceptance', { column: 'item_id', value: first.placed.itemId }),
  ).toMatchObject({ version: '1' })
  await publish(1)
})

test('whoever agrees while the provider publishes waits, and is told to read again', async () => {
  const { browser, placed } = await together()
  const version = await read(browser, placed)
  const publishing = sql`update course_page set is_current = false where provider_id = 245 and kind = 'disclosure' and is_current`
  const answer = await holding(house, publishing, async (letGo) => {
    let isOver = false
    const answering = raise(browser, 'accepted', { ...placed, version }).finally(
      () => (isOver = true),
    )
    await untilWaiting(house, 1, () => isOver)
    await letGo()
    return answering
  })
  expect(answer).toEqual(changed)
  expect(await flagsOf(placed)).toEqual([])
  expect(
    await rowOf(house, 'course_acceptance', { column: 'item_id', value: placed.itemId }),
  ).toBeUndefined()
})
