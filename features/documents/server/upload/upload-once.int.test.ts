// How much and how often: the limits of one upload, a file that is sent again, and the certificate that may be there once.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  countDocuments,
  filesOnDisk,
  pdf,
  put,
  putWell,
  text,
  type Place,
} from '#apps/server/testing/test-uploads.ts'

let house: TestHouse
let rosa: Browser
let place: Place

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  place = {
    caseId: house.cast.cases.rosa,
    categoryId: await categoryOf(house, house.cast.cases.rosa, 'money.bank-statements'),
  }
})
afterAll(() => house.close())

/** A person may send 60 files in a minute; no test begins with what another has used up. */
const freshAllowance = () => sql`delete from allowance`.execute(house.world.database.db)
beforeEach(freshAllowance)

const tooMany = 'You can only upload 50 files at a time.'
const tooMuch = 'This file exceeds the maximum upload total size of 95MB. Please try again.'
const batch = (name: string) => ({ 'x-upload-batch': name })

test('the 51st file of an upload is refused, with or without a batch of its own, and the next upload begins anew', async () => {
  for (let index = 0; index < 50; index += 1)
    await putWell(rosa, place, `${index}.txt`, text(`page ${index}`), batch('first-upload'))
  expect(
    (await put(rosa, place, '51.txt', text('page 51'), batch('first-upload'))).errorMessage,
  ).toBe(tooMany)
  expect((await put(rosa, place, '1.txt', text('page 1'), batch('second-upload'))).success).toBe(
    true,
  )
  await freshAllowance()
  for (let index = 0; index < 50; index += 1)
    await putWell(rosa, place, `${index}.txt`, text(`page ${index}`))
  expect((await put(rosa, place, '51.txt', text('page 51'))).errorMessage).toBe(tooMany)
  await freshAllowance()
  await house.clock.moveBy(61_000)
  expect((await put(rosa, place, '1.txt', text('page 1'))).success).toBe(true)
})

test('95 MB of an upload are taken to the byte, and one byte more is refused and leaves nothing behind', async () => {
  const whole = 99_614_720
  const sizes = [26_214_400, 26_214_400, 26_214_400, whole - 3 * 26_214_400 - 600]
  for (const [index, bytes] of sizes.entries())
    await putWell(rosa, place, `${index}.pdf`, pdf(bytes), batch('a-big-upload'))
  const before = { files: await filesOnDisk(house), documents: await countDocuments(house) }
  expect(
    (await put(rosa, place, 'too-much.pdf', pdf(601), batch('a-big-upload'))).errorMessage,
  ).toBe(tooMuch)
  expect({ files: await filesOnDisk(house), documents: await countDocuments(house) }).toEqual(
    before,
  )
  expect((await put(rosa, place, 'just-enough.pdf', pdf(600), batch('a-big-upload'))).success).toBe(
    true,
  )
})

test('two tabs cannot both be the fiftieth', async () => {
  await sql`insert into upload_batch (account_id, batch, files, bytes) values (${house.cast.accounts.rosa}, 'nearly-full', 49, 0)`.execute(
    house.world.database.db,
  )
  const both = await Promise.all(
    [1, 2].map((tab) =>
      put(rosa, place, `tab-${tab}.txt`, text(`tab ${tab}`), batch('nearly-full')),
    ),
  )
  expect(both.map(({ errorMessage }) => errorMessage).toSorted()).toEqual(
    [tooMany, null].toSorted(),
  )
})

test('more than 60 files in a minute are too many for one person', async () => {
  // One a second is given back, so a slow machine may send a few more than sixty.
  await house.clock.moveBy(61_000)
  let sent = 0
  while (sent < 600 && (await put(rosa, place, `${sent}.exe`, text('x'))).errorMessage !== tooMany)
    sent += 1
  expect(sent).toBeGreaterThanOrEqual(60)
  expect(sent).toBeLessThan(600)
})

test.each([
  ['one after the other', false],
  ['all at once', true],
])('the same file sent three times, %s, is one document', async (_, atOnce) => {
  const before = {
    files: (await filesOnDisk(house)).length,
    documents: await countDocuments(house),
  }
  const headers = { ...batch(`again-${atOnce}`), 'idempotency-key': `key-of-a-file-${atOnce}` }
  const send = () => putWell(rosa, place, 'again.txt', text('the same words'), headers)
  const ids = atOnce
    ? await Promise.all([send(), send(), send()])
    : [await send(), await send(), await send()]
  expect(new Set(ids).size).toBe(1)
  expect({
    files: (await filesOnDisk(house)).length,
    documents: await countDocuments(house),
  }).toEqual({ files: before.files + 1, documents: before.documents + 1 })
  const { rows } = await sql<{
    files: number
  }>`select files from upload_batch where batch = ${headers['x-upload-batch']}`.execute(
    house.world.database.db,
  )
  expect(rows).toEqual([{ files: 1 }])
})

test('a key that was used for one file never stands for another', async () => {
  const headers = { 'idempotency-key': 'one-key-for-two' }
  const first = await putWell(rosa, place, 'first.txt', text('the first'), headers)
  const elsewhere = {
    ...place,
    categoryId: await categoryOf(house, place.caseId, 'taxes.federal-latest'),
  }
  for (const [where, name] of [
    [place, 'second.txt'],
    [elsewhere, 'first.txt'],
  ] as const) {
    const second = await put(rosa, where, name, text('the second'), headers)
    expect(second).toMatchObject({ success: false, uploadedDocument: null })
  }
  expect(await putWell(rosa, place, 'first.txt', text('the first'), headers)).toBe(first)
})

test("one person's key means nothing to another", async () => {
  const denise = house.browser('198.51.100.9')
  await denise.signIn('denise.carter@example.com')
  const own = {
    caseId: house.cast.cases.denise,
    categoryId: await categoryOf(house, house.cast.cases.denise, 'money.bank-statements'),
  }
  const headers = { 'idempotency-key': 'a-key-of-two-people' }
  const [hers, theirs] = [
    await putWell(rosa, place, 'a.txt', text('hers'), headers),
    await putWell(denise, own, 'a.txt', text('theirs'), headers),
  ]
  expect(hers).not.toBe(theirs)
})

const certificate =
  'query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { mayAdd } creditCounselingCertificateExistsByCaseId(caseId: $caseId) { creditCounselingCertificateExists } }'
const closed =
  'Your certificate is already here, so you cannot add another one. If it is the wrong one, please contact your attorney.'
const waits =
  'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.'

test('of two tabs that hand in a certificate of credit counseling one is taken', async () => {
  const own = {
    caseId: place.caseId,
    categoryId: await categoryOf(house, place.caseId, 'certificate-credit-counseling'),
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
      house.world.database.db,
    )
  expect(await look()).toEqual([true, false])
  const both = await Promise.all(
    [1, 2].map((tab) => put(rosa, own, 'certificate.pdf', pdf(), batch(`tab-number-${tab}`))),
  )
  expect(both.map(({ errorMessage }) => errorMessage).toSorted()).toEqual([waits, null].toSorted())
  expect(await look()).toEqual([false, false])
  await decide('Accepted')
  expect(await look()).toEqual([false, true])
  expect((await put(rosa, own, 'certificate.pdf', pdf())).errorMessage).toBe(closed)
  await decide('Rejected')
  expect(await look()).toEqual([true, false])
  expect((await put(rosa, own, 'certificate.pdf', pdf())).success).toBe(true)
})

test("the certificate of one spouse does not close the other's", async () => {
  const [marcus, elena] = [house.browser('198.51.100.10'), house.browser('198.51.100.11')]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  const caseId = house.cast.cases.whitfield
  const [his, hers] = [
    await categoryOf(house, caseId, 'certificate-credit-counseling', 1),
    await categoryOf(house, caseId, 'certificate-credit-counseling', 2),
  ]
  await putWell(marcus, { caseId, categoryId: his }, 'certificate.pdf', pdf())
  await sql`update document set status = 'Accepted' where category_id = ${his}`.execute(
    house.world.database.db,
  )
  expect((await elena.graph(certificate, { caseId, categoryId: hers })).data).toEqual({
    documentsChildLeafCategory: { mayAdd: true },
    creditCounselingCertificateExistsByCaseId: { creditCounselingCertificateExists: false },
  })
  expect((await put(elena, { caseId, categoryId: hers }, 'certificate.pdf', pdf())).success).toBe(
    true,
  )
})
