// A document that was rejected or still waits can be replaced, once, by whoever may see it; everything else is refused and leaves nothing behind (safety F14).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  countDocuments,
  filesOnDisk,
  put,
  putWell,
  text,
  type Place,
} from '#apps/server/testing/test-uploads.ts'
import { decidedMeanwhile } from './test-races.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let amir: Browser
let shared: Place
let his: Place

beforeAll(async () => {
  house = await openTestHouse()
  ;[marcus, elena, amir] = [
    house.browser('198.51.100.1'),
    house.browser('198.51.100.2'),
    house.browser('198.51.100.3'),
  ]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  await amir.signIn('amir.rahimi@example.com')
  const caseId = house.cast.cases.whitfield
  shared = { caseId, categoryId: await categoryOf(house, caseId, 'taxes.federal-latest') }
  his = { caseId, categoryId: await categoryOf(house, caseId, 'identity.photo-id', 1) }
})
afterAll(() => house.close())
beforeEach(() => sql`delete from allowance`.execute(house.world.database.db))

const run = <Row>(query: ReturnType<typeof sql<Row>>) =>
  query.execute(house.world.database.db).then(({ rows }) => rows)
const setStatus = (id: string, status: string) =>
  run(sql`update document set status = ${status}, decided_at = portal_now() where id = ${id}`)
const statusOf = async (id: string) =>
  (await run(sql<{ status: string }>`select status from document where id = ${id}`))[0]?.status
const successorsOf = async (id: string) =>
  (await run(sql<{ id: string }>`select id from document where replaces_id = ${id}`)).map(
    ({ id: successor }) => successor,
  )
const state = async () => ({
  files: await filesOnDisk(house),
  documents: await countDocuments(house),
  batches: await run(sql`select * from upload_batch order by account_id, batch`),
})

let count = 0
const some = () => text(`Paper number ${(count += 1)}`)
const first = (browser: Browser, place: Place) => putWell(browser, place, 'First.txt', some())
const replace = (browser: Browser, place: Place, replacedDocumentId: string, headers = {}) =>
  put(browser, { ...place, replacedDocumentId } as Place, 'Second.txt', some(), headers)

const leaf =
  'query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { status documentList { id } } }'
const byStatus =
  'query ($caseId: ID!, $status: String) { documents { get(caseId: $caseId, documentStatus: $status) { id } } }'

test.each(['Rejected', 'Pending'])(
  'a document that is %s makes room for its successor, and both are in the audit',
  async (status) => {
    const old = await first(marcus, shared)
    if (status !== 'Pending') await setStatus(old, status)
    const { success, uploadedDocument } = await replace(marcus, shared, old)
    expect([
      success,
      uploadedDocument?.status,
      await statusOf(old),
      await successorsOf(old),
    ]).toEqual([true, 'Pending', 'Replaced', [uploadedDocument?.id]])
    const { data } = await marcus.graph(leaf, { ...shared })
    const listed = data.documentsChildLeafCategory.documentList.map(({ id }: { id: string }) => id)
    expect([listed.includes(old), listed.includes(uploadedDocument?.id)]).toEqual([false, true])
    const ids = async (wanted: string | null) =>
      (
        await marcus.graph(byStatus, { caseId: shared.caseId, status: wanted })
      ).data.documents.get.map(({ id }: { id: string }) => id)
    expect(await ids('Replaced')).toContain(old)
    expect(await ids(null)).not.toContain(old)
    expect(
      await run(
        sql`select details->>'replaced' as replaced from audit where event = 'document.uploaded' and object = ${uploadedDocument?.id ?? ''}`,
      ),
    ).toEqual([{ replaced: old }])
  },
)

test('either spouse replaces what both share', async () => {
  const old = await first(marcus, shared)
  expect(await replace(elena, shared, old)).toMatchObject({ success: true })
  expect(await statusOf(old)).toBe('Replaced')
})

const notReplaceable = {
  success: false,
  errorMessage: 'This document cannot be replaced.',
  uploadedDocument: null,
}
const notFound = {
  success: false,
  errorMessage: 'This document could not be found.',
  uploadedDocument: null,
}

test.each(['Accepted', 'Approved', 'Review', 'Replaced', 'Unknown'])(
  'a document that is %s stays where it is',
  async (status) => {
    const old = await first(marcus, shared)
    await setStatus(old, status)
    const before = await state()
    expect(await replace(marcus, shared, old)).toEqual(notReplaceable)
    expect([await statusOf(old), await state()]).toEqual([status, before])
  },
)

test('a document of another category, and one that the firm sent, stay where they are', async () => {
  const elsewhere = await first(marcus, his)
  const sent = await first(marcus, shared)
  await run(
    sql`update document set account_id = null, staff_id = (select attorney_id from legal_case where id = ${shared.caseId}) where id = ${sent}`,
  )
  const before = await state()
  for (const old of [elsewhere, sent])
    expect(await replace(marcus, shared, old)).toEqual(notReplaceable)
  expect([await statusOf(elsewhere), await statusOf(sent), await state()]).toEqual([
    'Pending',
    'Pending',
    before,
  ])
})

test("what is foreign, the other spouse's, absent or malformed answers alike and stays", async () => {
  const [own, foreign] = [
    await first(marcus, his),
    await first(amir, {
      caseId: house.cast.cases.amirHollis,
      categoryId: await categoryOf(house, house.cast.cases.amirHollis, 'taxes.federal-latest'),
    }),
  ]
  const before = await state()
  for (const id of [own, foreign, '0199f0aa-0000-7000-8000-000000000000', 'nonsense', ''])
    expect([id, await replace(elena, shared, id)]).toEqual([id, notFound])
  expect([await statusOf(own), await statusOf(foreign), await state()]).toEqual([
    'Pending',
    'Pending',
    before,
  ])
})

test('of two replacements at once one wins, and nothing of the other stays', async () => {
  for (const pair of [
    [marcus, marcus],
    [marcus, elena],
  ] as const) {
    const old = await first(marcus, shared)
    const before = await state()
    const both = await Promise.all(
      pair.map((browser, tab) =>
        replace(browser, shared, old, { 'x-upload-batch': `tab-number-${tab}` }),
      ),
    )
    expect(both.map(({ errorMessage }) => errorMessage).toSorted()).toEqual(
      [notReplaceable.errorMessage, null].toSorted(),
    )
    expect(await successorsOf(old)).toHaveLength(1)
    const after = await state()
    expect([after.files.length, after.documents]).toEqual([
      before.files.length + 1,
      before.documents + 1,
    ])
  }
})

test('a decision that is made at the same moment is not lost', async () => {
  const old = await first(marcus, shared)
  expect(
    await decidedMeanwhile(house, old, 'Accepted', () => replace(marcus, shared, old)),
  ).toEqual(notReplaceable)
  expect([await statusOf(old), await successorsOf(old)]).toEqual(['Accepted', []])
})

test('a replacement that is refused for another reason leaves the old document as it was', async () => {
  const old = await first(marcus, shared)
  const before = await state()
  expect(
    await put(
      marcus,
      { ...shared, replacedDocumentId: old } as Place,
      'Second.pdf',
      text('no PDF'),
    ),
  ).toMatchObject({ success: false, errorMessage: expect.stringContaining('may be corrupt') })
  await run(
    sql`insert into upload_batch (account_id, batch, files, bytes) values (${house.cast.accounts.marcus}, 'full-up-here', 50, 0)`,
  )
  expect(await replace(marcus, shared, old, { 'x-upload-batch': 'full-up-here' })).toMatchObject({
    success: false,
    errorMessage: 'You can only upload 50 files at a time.',
  })
  expect([await statusOf(old), (await state()).files]).toEqual(['Pending', before.files])
})

test('a replacement that is sent again and again with one key is one document', async () => {
  const old = await first(marcus, shared)
  const content = some()
  const send = () =>
    putWell(marcus, { ...shared, replacedDocumentId: old } as Place, 'Second.txt', content, {
      'idempotency-key': 'key-of-a-replacement',
    })
  const ids = [...(await Promise.all([send(), send(), send()])), await send()]
  expect([new Set(ids).size, await successorsOf(old)]).toEqual([1, [ids[0]]])
  const [again, another] = [
    await put(marcus, shared, 'Second.txt', content, { 'idempotency-key': 'key-of-a-replacement' }),
    await first(marcus, shared),
  ]
  expect(again).toMatchObject({
    success: false,
    errorMessage: 'We already got a different file instead of this one. Please add the file again.',
  })
  expect(await statusOf(another)).toBe('Pending')
})

const waits =
  'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.'

test('a certificate that waits can be replaced though its category is closed, and of two tabs one is taken', async () => {
  const own = {
    caseId: his.caseId,
    categoryId: await categoryOf(house, his.caseId, 'certificate-credit-counseling', 1),
  }
  const old = await first(marcus, own)
  expect(await put(marcus, own, 'Another.txt', some())).toMatchObject({ errorMessage: waits })
  const both = await Promise.all([
    replace(marcus, own, old, { 'x-upload-batch': 'replacing-tab' }),
    put(marcus, own, 'Another.txt', some(), { 'x-upload-batch': 'adding-tab' }),
  ])
  expect(both).toMatchObject([{ success: true }, { errorMessage: waits }])
  await setStatus(both[0]?.uploadedDocument?.id ?? '', 'Rejected')
  const rivals = await Promise.all([
    replace(marcus, own, both[0]?.uploadedDocument?.id ?? '', {
      'x-upload-batch': 'replacing-tab',
    }),
    put(marcus, own, 'Another.txt', some(), { 'x-upload-batch': 'adding-tab' }),
  ])
  expect(rivals.map(({ errorMessage }) => errorMessage).toSorted()).toEqual(
    [waits, null].toSorted(),
  )
})
