import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf, twoSpouses } from '#testing/test-people.ts'
import {
  readCategory,
  countDocuments,
  listStoredFiles,
  pdf,
  tryUpload,
  mustUpload,
  text,
} from '#testing/test-uploads.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const { debtor1: marcus, debtor2: elena, caseId: jointCase } = twoSpouses(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')
// Files without a batch ID belong to the batch of the last minute, also to one of an earlier test.
beforeEach(() => app.empty('allowance', 'upload_batch'))

const tooMany = 'You can only upload 50 files at a time.'
const tooMuch = 'This file exceeds the maximum upload total size of 95MB. Please try again.'

test('refuses the 51st file of an upload, with or without a batch ID, and starts the next upload at zero', async () => {
  for (let index = 0; index < 50; index += 1)
    await mustUpload(rosa, place, `${index}.txt`, text(`page ${index}`), batch('first-upload'))
  expect(
    (await tryUpload(rosa, place, '51.txt', text('page 51'), batch('first-upload'))).errorMessage,
  ).toBe(tooMany)
  expect(
    (await tryUpload(rosa, place, '1.txt', text('page 1'), batch('second-upload'))).success,
  ).toBe(true)
  await freshAllowance()
  for (let index = 0; index < 50; index += 1)
    await mustUpload(rosa, place, `${index}.txt`, text(`page ${index}`))
  expect((await tryUpload(rosa, place, '51.txt', text('page 51'))).errorMessage).toBe(tooMany)
  await freshAllowance()
  await app.clock.moveBy(61_000)
  expect((await tryUpload(rosa, place, '1.txt', text('page 1'))).success).toBe(true)
})

test('accepts exactly 95 MB per upload, and refuses one byte more without leaving anything', async () => {
  const whole = 99_614_720
  const sizes = [26_214_400, 26_214_400, 26_214_400, whole - 3 * 26_214_400 - 600]
  for (const [index, bytes] of sizes.entries())
    await mustUpload(rosa, place, `${index}.pdf`, pdf(bytes), batch('a-big-upload'))
  const before = { files: await listStoredFiles(app), documents: await countDocuments(app) }
  expect(
    (await tryUpload(rosa, place, 'too-much.pdf', pdf(601), batch('a-big-upload'))).errorMessage,
  ).toBe(tooMuch)
  expect({ files: await listStoredFiles(app), documents: await countDocuments(app) }).toEqual(
    before,
  )
  expect(
    (await tryUpload(rosa, place, 'just-enough.pdf', pdf(600), batch('a-big-upload'))).success,
  ).toBe(true)
})

test('accepts only one file as the fiftieth if two tabs send one', async () => {
  await sql`insert into upload_batch (account_id, batch, files, bytes) values (${app.demoData.accounts.rosa}, 'nearly-full', 49, 0)`.execute(
    app.deps.database.db,
  )
  const both = await Promise.all(
    [1, 2].map((tab) =>
      tryUpload(rosa, place, `tab-${tab}.txt`, text(`tab ${tab}`), batch('nearly-full')),
    ),
  )
  expect(both.map(({ errorMessage }) => errorMessage).toSorted()).toEqual(
    [tooMany, null].toSorted(),
  )
})

test('refuses more than 60 files per minute from one account', async () => {
  // The limit refills by one per second, so a slow machine may send a few more than sixty.
  await app.clock.moveBy(61_000)
  let uploads = 0
  while (
    uploads < 600 &&
    (await tryUpload(rosa, place, `${uploads}.exe`, text('x'))).errorMessage !== tooMany
  )
    uploads += 1
  expect(uploads).toBeGreaterThanOrEqual(60)
  expect(uploads).toBeLessThan(600)
})

test.each([
  ['one after the other', false],
  ['all at once', true],
])('stores the same file sent three times, %s, as one document', async (_, atOnce) => {
  const before = {
    files: (await listStoredFiles(app)).length,
    documents: await countDocuments(app),
  }
  const headers = { ...batch(`again-${atOnce}`), 'idempotency-key': `key-of-a-file-${atOnce}` }
  const send = () => mustUpload(rosa, place, 'again.txt', text('the same words'), headers)
  const ids = atOnce
    ? await Promise.all([send(), send(), send()])
    : [await send(), await send(), await send()]
  expect(new Set(ids).size).toBe(1)
  expect({
    files: (await listStoredFiles(app)).length,
    documents: await countDocuments(app),
  }).toEqual({ files: before.files + 1, documents: before.documents + 1 })
  const { rows } = await sql<{
    files: number
  }>`select files from upload_batch where batch = ${headers['x-upload-batch']}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ files: 1 }])
})

test('refuses a key that was used for a different file', async () => {
  const headers = { 'idempotency-key': 'one-key-for-two' }
  const first = await mustUpload(rosa, place, 'first.txt', text('the first'), headers)
  const elsewhere = {
    ...place,
    categoryId: await readCategory(app, place.caseId, 'taxes.federal-latest'),
  }
  for (const [where, name] of [
    [place, 'second.txt'],
    [elsewhere, 'first.txt'],
  ] as const) {
    const second = await tryUpload(rosa, where, name, text('the second'), headers)
    expect(second).toMatchObject({ success: false, uploadedDocument: null })
  }
  expect(await mustUpload(rosa, place, 'first.txt', text('the first'), headers)).toBe(first)
})

test('a key is valid only for its own account', async () => {
  const categoryId = await readCategory(app, jointCase, 'money.bank-statements')
  const own = { caseId: jointCase, categoryId }
  const headers = { 'idempotency-key': 'a-key-of-two-people' }
  const [hers, his] = [
    await mustUpload(rosa, place, 'a.txt', text('hers'), headers),
    await mustUpload(marcus, own, 'a.txt', text('theirs'), headers),
  ]
  expect(hers).not.toBe(his)
})

const certificate =
  'query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { mayAdd } creditCounselingCertificateExistsByCaseId(caseId: $caseId) { creditCounselingCertificateExists } }'
const closed =
  'Your certificate is already here, so you cannot add another one. If it is the wrong one, please contact your attorney.'
const waits =
  'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.'

test('accepts one of two certificates of credit counseling from two tabs', async () => {
  const own = {
    caseId: place.caseId,
    categoryId: await readCategory(app, place.caseId, 'certificate-credit-counseling'),
  }
  const look = async () => {
    const { data } = await rosa.graph(certificate, own)
    return [
      data.documentsChildLeafCategory.mayAdd,
      data.creditCounselingCertificateExistsByCaseId.creditCounselingCertificateExists,
    ] as const
  }
  const decide = (status: string) =>
    sql`update document set status = ${status} where category_id = ${own.categoryId}`.execute(
      app.deps.database.db,
    )
  expect(await look()).toEqual([true, false])
  const both = await Promise.all(
    [1, 2].map((tab) => tryUpload(rosa, own, 'certificate.pdf', pdf(), batch(`tab-number-${tab}`))),
  )
  expect(both.map(({ errorMessage }) => errorMessage).toSorted()).toEqual([waits, null].toSorted())
  expect(await look()).toEqual([false, false])
  await decide('Accepted')
  expect(await look()).toEqual([false, true])
  expect((await tryUpload(rosa, own, 'certificate.pdf', pdf())).errorMessage).toBe(closed)
  await decide('Rejected')
  expect(await look()).toEqual([true, false])
  expect((await tryUpload(rosa, own, 'certificate.pdf', pdf())).success).toBe(true)
})

test("the certificate of one spouse does not close the other's category", async () => {
  const [his, hers] = [
    await readCategory(app, jointCase, 'certificate-credit-counseling', 1),
    await readCategory(app, jointCase, 'certificate-credit-counseling', 2),
  ]
  await mustUpload(marcus, { caseId: jointCase, categoryId: his }, 'certificate.pdf', pdf())
  await sql`update document set status = 'Accepted' where category_id = ${his}`.execute(
    app.deps.database.db,
  )
  expect((await elena.graph(certificate, { caseId: jointCase, categoryId: hers })).data).toEqual({
    documentsChildLeafCategory: { mayAdd: true },
    creditCounselingCertificateExistsByCaseId: { creditCounselingCertificateExists: false },
  })
  expect(
    (await tryUpload(elena, { caseId: jointCase, categoryId: hers }, 'certificate.pdf', pdf()))
      .success,
  ).toBe(true)
})

/** An account may send 60 files per minute. */
const freshAllowance = () => app.empty('allowance')
const batch = (name: string) => ({ 'x-upload-batch': name })
