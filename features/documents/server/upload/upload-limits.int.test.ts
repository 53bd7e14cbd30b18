import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientOfTwoFirms, categoryOf, twoSpouses } from '#testing/test-people.ts'
import {
  readCategory,
  listStoredFiles,
  getOutcome,
  tryUpload,
  mustUpload,
  text,
  uploadFile,
  type UploadTarget,
} from '#testing/test-uploads.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { holding, untilWaiting } from './test-races.ts'

const atOnce = 3

const app = openTestApp({ ACCOUNT_QUOTA_MB: '2', CASE_QUOTA_MB: '3' })
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: amir } = aClientOfTwoFirms(app)
const place = categoryOf(app, { caseId }, 'taxes.federal-latest')

beforeEach(() =>
  app.empty('allowance', 'upload_batch', 'upload_slot', 'document_opened', 'document'),
)

const tooMany = 'You can only upload 50 files at a time.'
const tooMuch = 'This file exceeds the maximum upload total size of 95MB. Please try again.'
const noSpace = 'There is no space left for your documents here. Please contact your attorney.'

test('accepts fifty of sixty files of one upload, three at a time', async () => {
  const count = await sendAll(
    marcus,
    Array.from({ length: 60 }, (_, index) => ({
      content: text(`page ${index}`),
      batch: 'one-upload',
    })),
  )
  expect([count(null), count(tooMany)]).toEqual([50, 10])
  expect((await stored('account_id', app.demoData.accounts.marcus)).files).toBe(50)
})

test('concurrent files of one upload never exceed 95 MB together', async () => {
  const batch = 'a-nearly-full-upload'
  await sql`insert into upload_batch (account_id, batch, files, bytes) values (${app.demoData.accounts.marcus}, ${batch}, 4, ${99_614_720 - 25_000})`.execute(
    app.deps.database.db,
  )
  const count = await sendAll(
    marcus,
    Array.from({ length: 9 }, () => ({ content: Buffer.alloc(10_000, 'x'), batch })),
  )
  expect([count(null), count(tooMuch)]).toEqual([2, 7])
  const { rows } = await sql`select files, bytes from upload_batch where batch = ${batch}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ files: 6, bytes: 99_614_720 - 5_000 }])
})

const half = Buffer.alloc(500_000, 'x')
const own = (batch: number) => ({ content: half, batch: `upload-number-${batch}` })

test('an account never exceeds its quota over all its cases, even with concurrent uploads', async () => {
  const files = await listStoredFiles(app)
  const cases = [app.demoData.cases.amirHollis, app.demoData.cases.amirNorthgate]
  const places = await Promise.all(
    cases.map(async (caseId) => ({ caseId, categoryId: await readCategory(app, caseId, 'other') })),
  )
  const count = await sendAll(
    amir,
    Array.from({ length: 9 }, (_, index) => ({ ...own(index), place: places[index % 2] ?? place })),
  )
  expect([count(null), count(noSpace)]).toEqual([4, 5])
  expect(await stored('account_id', app.demoData.accounts.amir)).toEqual({
    files: 4,
    bytes: 2_000_000,
  })
  expect((await listStoredFiles(app)).length).toBe(files.length + 4)
  await mustUpload(amir, places[0] ?? place, 'the rest.txt', Buffer.alloc(97_152, 'x'))
  expect((await tryUpload(amir, places[0] ?? place, 'one more.txt', text('x'))).errorMessage).toBe(
    noSpace,
  )
})

test('a case never exceeds its quota, whichever debtor sends', async () => {
  const counts = await Promise.all(
    [marcus, elena].map((browser) =>
      sendAll(
        browser,
        Array.from({ length: 6 }, (_, index) => own(index)),
      ),
    ),
  )
  expect(counts.reduce((sum, count) => sum + count(null), 0)).toBe(6)
  expect(counts.reduce((sum, count) => sum + count(noSpace), 0)).toBe(6)
  expect(await stored('case_id', place.caseId)).toEqual({ files: 6, bytes: 3_000_000 })
})

test('counts a concurrent upload of the other debtor that is being committed', async () => {
  await mustUpload(marcus, place, 'first.txt', Buffer.alloc(1_500_000, 'x'))
  await mustUpload(elena, place, 'second.txt', Buffer.alloc(1_000_000, 'x'))
  await sql`insert into upload_batch (account_id, batch, files, bytes) values (${app.demoData.accounts.marcus}, 'held-back', 0, 0)`.execute(
    app.deps.database.db,
  )
  const both = await holding(
    app,
    sql`update upload_batch set files = files where batch = 'held-back'`,
    async (letGo) => {
      const his = tryUpload(marcus, place, 'his.txt', half, { 'x-upload-batch': 'held-back' })
      await untilWaiting(app, 1)
      let isOver = false
      const hers = tryUpload(elena, place, 'hers.txt', half).finally(() => (isOver = true))
      await untilWaiting(app, 2, () => isOver)
      await letGo()
      return Promise.all([his, hers])
    },
  )
  expect(both.map(({ errorMessage }) => errorMessage)).toEqual([null, noSpace])
  expect(await stored('case_id', place.caseId)).toEqual({ files: 3, bytes: 3_000_000 })
})

test('counts replaced documents, and a replacement without space does not change the old document', async () => {
  const old = await mustUpload(marcus, place, 'first.txt', Buffer.alloc(1_500_000, 'x'))
  expect(
    (
      await tryUpload(
        marcus,
        { ...place, replacedDocumentId: old } as UploadTarget,
        'second.txt',
        Buffer.alloc(600_000, 'x'),
      )
    ).errorMessage,
  ).toBe(noSpace)
  const { rows } = await sql`select status from document where id = ${old}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ status: 'Pending' }])
})

test('refuses a fourth concurrent upload, does not affect another account, and accepts it afterwards', async () => {
  const { scanner } = app.deps
  const gate = Promise.withResolvers<void>()
  let scanning = 0
  const slowScanner = {
    scan: async () => {
      scanning += 1
      await gate.promise
      return 'clean'
    },
  }
  Object.assign(app.deps, { scanner: slowScanner })
  try {
    const three = Array.from({ length: atOnce }, (_, index) =>
      tryUpload(marcus, place, `${index}.txt`, text(`page ${index}`)),
    )
    await vi.waitFor(() => expect(scanning).toBe(atOnce), { timeout: 20_000 })
    const fourth = await marcus.upload(
      uploadFile,
      { fileMetadata: place },
      { name: '4.txt', content: text('page 4') },
    )
    expect(getOutcome(fourth)).toMatchObject({
      success: false,
      errorMessage: 'Your other files are still being sent. Please try again in a moment.',
    })
    const hers = elena.upload(
      uploadFile,
      { fileMetadata: place },
      { name: 'hers.txt', content: text('hers') },
    )
    await vi.waitFor(() => expect(scanning).toBe(atOnce + 1), { timeout: 20_000 })
    gate.resolve()
    expect((await Promise.all(three)).map(({ success }) => success)).toEqual([true, true, true])
    expect(getOutcome(await hers).success).toBe(true)
    expect((await tryUpload(marcus, place, '4.txt', text('page 4'))).success).toBe(true)
  } finally {
    gate.resolve()
    Object.assign(app.deps, { scanner })
  }
})

test('refused files free their slot', async () => {
  for (let index = 0; index < 2 * atOnce; index += 1)
    expect(await tryUpload(marcus, place, 'a.exe', text('x'))).toMatchObject({ success: false })
  expect((await tryUpload(marcus, place, 'a.txt', text('x'))).success).toBe(true)
})

test('the sweep removes the slots of killed processes and leaves those of running uploads', async () => {
  const { db } = app.deps.database
  await sql`insert into upload_slot (account_id, slot, holder, expires_at) values
    (${app.demoData.accounts.marcus}, 1, ${app.deps.ids.rowId()}, now() - interval '1 second'),
    (${app.demoData.accounts.marcus}, 2, ${app.deps.ids.rowId()}, now() + interval '10 seconds')`.execute(
    db,
  )
  await sweepFiles(app.deps, new Date(0), 'few')
  expect((await sql`select slot from upload_slot`.execute(db)).rows).toEqual([{ slot: 2 }])
})

/** Three uploads at a time, as fast as the server responds. */
async function sendAll(
  browser: Browser,
  files: ReadonlyArray<{
    readonly content: Buffer
    readonly batch: string
    readonly place?: UploadTarget
  }>,
) {
  const waiting = files.map((file, index) => ({ ...file, name: `file-${index}.txt` }))
  const messages: Array<string | null> = []
  const line = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      messages.push(
        (
          await tryUpload(browser, file.place ?? place, file.name, file.content, {
            'x-upload-batch': file.batch,
          })
        ).errorMessage,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
  return (sentence: string | null) => messages.filter((each) => each === sentence).length
}

const stored = async (column: 'account_id' | 'case_id', id: string) => {
  const rows = await app.rows(
    sql<{
      files: number
      bytes: number
    }>`select count(*) as files, coalesce(sum(bytes), 0) as bytes from document where ${sql.ref(column)} = ${id}`,
  )
  return rows[0] ?? { files: 0, bytes: 0 }
}
