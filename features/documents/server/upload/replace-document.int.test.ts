import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientOfTwoFirms, categoryOf, twoSpouses } from '#testing/test-people.ts'
import {
  readCategory,
  tryUpload,
  mustUpload,
  text,
  type UploadTarget,
} from '#testing/test-uploads.ts'
import { decidedMeanwhile } from './test-races.ts'
import { replacingIn, leaf } from './test-replacing.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: amir } = aClientOfTwoFirms(app)
const shared = categoryOf(app, { caseId }, 'taxes.federal-latest')
const his = categoryOf(app, { caseId }, 'identity.photo-id', 1)
const { run, setStatus, readStatus, readSuccessors, state, some, first, replace, byStatus } =
  replacingIn(app)

test.each(['Rejected', 'Pending'])(
  'replaces a document that is %s, and audits both',
  async (status) => {
    const old = await first(marcus, shared)
    if (status !== 'Pending') await setStatus(old, status)
    const { success, uploadedDocument } = await replace(marcus, shared, old)
    expect([
      success,
      uploadedDocument?.status,
      await readStatus(old),
      await readSuccessors(old),
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

test('either spouse replaces a shared document', async () => {
  const old = await first(marcus, shared)
  expect(await replace(elena, shared, old)).toMatchObject({ success: true })
  expect(await readStatus(old)).toBe('Replaced')
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
  'refuses to replace a document that is %s',
  async (status) => {
    const old = await first(marcus, shared)
    await setStatus(old, status)
    const before = await state()
    expect(await replace(marcus, shared, old)).toEqual(notReplaceable)
    expect([await readStatus(old), await state()]).toEqual([status, before])
  },
)

test('refuses to replace a document of another category or from the firm', async () => {
  const elsewhere = await first(marcus, his)
  const document = await first(marcus, shared)
  await run(
    sql`update document set account_id = null, staff_id = (select attorney_id from legal_case where id = ${shared.caseId}) where id = ${document}`,
  )
  const before = await state()
  for (const old of [elsewhere, document])
    expect(await replace(marcus, shared, old)).toEqual(notReplaceable)
  expect([await readStatus(elsewhere), await readStatus(document), await state()]).toEqual([
    'Pending',
    'Pending',
    before,
  ])
})

test("foreign, the other spouse's, missing and malformed documents get the same error and stay", async () => {
  const [own, foreign] = [
    await first(marcus, his),
    await first(amir, {
      caseId: app.demoData.cases.amirHollis,
      categoryId: await readCategory(app, app.demoData.cases.amirHollis, 'taxes.federal-latest'),
    }),
  ]
  const before = await state()
  for (const id of [own, foreign, '0199f0aa-0000-7000-8000-000000000000', 'nonsense', ''])
    expect([id, await replace(elena, shared, id)]).toEqual([id, notFound])
  expect([await readStatus(own), await readStatus(foreign), await state()]).toEqual([
    'Pending',
    'Pending',
    before,
  ])
})

test('one of two concurrent replacements wins, and the other leaves nothing', async () => {
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
    expect(await readSuccessors(old)).toHaveLength(1)
    const after = await state()
    expect([after.files.length, after.documents]).toEqual([
      before.files.length + 1,
      before.documents + 1,
    ])
  }
})

test('does not lose a concurrent decision', async () => {
  const old = await first(marcus, shared)
  expect(await decidedMeanwhile(app, old, 'Accepted', () => replace(marcus, shared, old))).toEqual(
    notReplaceable,
  )
  expect([await readStatus(old), await readSuccessors(old)]).toEqual(['Accepted', []])
})

test('a replacement refused for another reason does not change the old document', async () => {
  const old = await first(marcus, shared)
  const before = await state()
  expect(
    await tryUpload(
      marcus,
      { ...shared, replacedDocumentId: old } as UploadTarget,
      'Second.pdf',
      text('no PDF'),
    ),
  ).toMatchObject({ success: false, errorMessage: expect.stringContaining('may be corrupt') })
  await run(
    sql`insert into upload_batch (account_id, batch, files, bytes) values (${app.demoData.accounts.marcus}, 'full-up-here', 50, 0)`,
  )
  expect(await replace(marcus, shared, old, { 'x-upload-batch': 'full-up-here' })).toMatchObject({
    success: false,
    errorMessage: 'You can only upload 50 files at a time.',
  })
  expect([await readStatus(old), (await state()).files]).toEqual(['Pending', before.files])
})

test('retries of a replacement with the same key create one document', async () => {
  const old = await first(marcus, shared)
  const content = some()
  const send = () =>
    mustUpload(
      marcus,
      { ...shared, replacedDocumentId: old } as UploadTarget,
      'Second.txt',
      content,
      {
        'idempotency-key': 'key-of-a-replacement',
      },
    )
  const ids = [...(await Promise.all([send(), send(), send()])), await send()]
  expect([new Set(ids).size, await readSuccessors(old)]).toEqual([1, [ids[0]]])
  const [again, another] = [
    await tryUpload(marcus, shared, 'Second.txt', content, {
      'idempotency-key': 'key-of-a-replacement',
    }),
    await first(marcus, shared),
  ]
  expect(again).toMatchObject({
    success: false,
    errorMessage: 'We already got a different file instead of this one. Please add the file again.',
  })
  expect(await readStatus(another)).toBe('Pending')
})

const waits =
  'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.'

test('replaces a pending certificate in a closed category, and accepts one of two concurrent replacements', async () => {
  const own = {
    caseId: his.caseId,
    categoryId: await readCategory(app, his.caseId, 'certificate-credit-counseling', 1),
  }
  const old = await first(marcus, own)
  expect(await tryUpload(marcus, own, 'Another.txt', some())).toMatchObject({ errorMessage: waits })
  const both = await Promise.all([
    replace(marcus, own, old, { 'x-upload-batch': 'replacing-tab' }),
    tryUpload(marcus, own, 'Another.txt', some(), { 'x-upload-batch': 'adding-tab' }),
  ])
  expect(both).toMatchObject([{ success: true }, { errorMessage: waits }])
  await setStatus(both[0]?.uploadedDocument?.id ?? '', 'Rejected')
  const rivals = await Promise.all([
    replace(marcus, own, both[0]?.uploadedDocument?.id ?? '', {
      'x-upload-batch': 'replacing-tab',
    }),
    tryUpload(marcus, own, 'Another.txt', some(), { 'x-upload-batch': 'adding-tab' }),
  ])
  expect(rivals.map(({ errorMessage }) => errorMessage).toSorted()).toEqual(
    [waits, null].toSorted(),
  )
})
