import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { forEachFirm } from '#testing/test-server.ts'
import { openTestApp } from '#testing/test-app.ts'
import { listStoredFiles } from '#testing/test-uploads.ts'
import { reconcileFiles } from '#features/documents/server/files/reconcile-files.ts'
import { daysAfter } from '#lib/dates.ts'
import { newFetchRun } from '../provider/fetch-certificates.ts'
import {
  certificatePdf,
  taken,
  seen,
  toPath,
  readBell,
  readRow,
  announced,
} from './test-certificates.ts'

const app = openTestApp()

describe('invalid files', () => {
  const html = Buffer.from('<html><script>alert(1)</script></html>')

  test.each<readonly [string, Uint8Array, string | undefined]>([
    ['another file than the announced one', certificatePdf('Another'), 'a'.repeat(64)],
    ['no PDF', html, undefined],
    ['a PDF in its first bytes alone', Buffer.concat([Buffer.from('%PDF-1.7\n'), html]), undefined],
    [
      'more than 5 MB',
      Buffer.concat([certificatePdf('Big'), Buffer.alloc(5 * 1_048_576, 0x20)]),
      undefined,
    ],
    ['nothing', new Uint8Array(), undefined],
  ])('refuses to store %s', async (_, file, sha256) => {
    const course = await taken(app)
    await announced(app, course, file, sha256 === undefined ? {} : { sha256 })
    const row = await readRow(app, course.placed)
    expect([await seen(course.people.debtor1.browser, course.people.caseId), row?.hasFile]).toEqual(
      [{ status: 5, completed: null, expires: null, number: null }, false],
    )
    expect((await listStoredFiles(app)).filter((path) => path.includes(row?.id ?? '-'))).toEqual([])
    expect((await course.people.debtor1.browser.get(toPath(course.placed))).status).toBe(404)
    expect(await readBell(app, course.people.debtor1.accountId)).not.toContain(
      'Your first course certificate is here',
    )
  })

  test('stores the file after the provider has corrected it', async () => {
    const course = await taken(app)
    await announced(app, course, html)
    await announced(app, course, certificatePdf('Mended'))
    expect((await seen(course.people.debtor1.browser, course.people.caseId)).status).toBe(6)
    await announced(app, course, certificatePdf('And another'), {
      url: 'https://agency.example/d.pdf',
    })
    expect(
      (await course.people.debtor1.browser.get(toPath(course.placed))).body.equals(
        certificatePdf('Mended'),
      ),
    ).toBe(true)
  })
})

test('refuses an infected file, notifies the firm once, and waits while the scanner is down', async () => {
  const course = await taken(app)
  const { scanner } = app.deps
  const scanning = (scan: typeof scanner.scan) => Object.assign(app.deps, { scanner: { scan } })
  const later = async () => {
    await app.clock.moveBy(7 * 3_600_000)
    const certificate = () => Promise.resolve(certificatePdf('Waits'))
    const courseProvider = { ...app.deps.courseProvider, certificate }
    await forEachFirm({ ...app.deps, courseProvider }, newFetchRun())
    return (await readRow(app, course.placed))?.hasFile
  }
  try {
    scanning(() => Promise.reject(new Error('The scanner is away')))
    await announced(app, course, certificatePdf('Waits'))
    expect(await readRow(app, course.placed)).toMatchObject({ hasFile: false, tries: 1 })
    scanning(() => Promise.resolve('infected'))
    expect([await later(), await later(), (await readRow(app, course.placed))?.tries]).toEqual([
      false,
      false,
      2,
    ])
    await app.lastMessage('dana.reyes@hollisreyes.example')
    const { rows } = await sql<{
      firmsNotified: number
    }>`select count(*)::int as "firmsNotified" from rehearsal_message where recipient = 'dana.reyes@hollisreyes.example' and subject = 'A first course certificate could not be kept'`.execute(
      app.deps.database.db,
    )
    expect(rows).toEqual([{ firmsNotified: 1 }])
  } finally {
    Object.assign(app.deps, { scanner })
  }
  await announced(app, course, certificatePdf('Clean'))
  expect((await readRow(app, course.placed))?.hasFile).toBe(true)
})

test('retries a failed download with growing delays', async () => {
  await sql`delete from course_certificate where sealed_key is null`.execute(app.deps.database.db)
  const { people, placed } = await taken(app)
  await app.courseProvider.failNext('certificate', 'fail')
  await app.courseProvider.finish(placed.itemId)
  expect(await seen(people.debtor1.browser, people.caseId)).toMatchObject({
    status: 5,
    number: null,
  })
  await fetchDue()
  expect(await readRow(app, placed)).toMatchObject({ tries: 1, hasFile: false })
  await app.clock.moveBy(61_000)
  await app.courseProvider.failNext('certificate', 'fail')
  await fetchDue()
  await app.clock.moveBy(61_000)
  await fetchDue()
  expect(await readRow(app, placed)).toMatchObject({ tries: 2, hasFile: false })
  await app.clock.moveBy(60_000)
  await Promise.all([fetchDue(), fetchDue()])
  expect(await readRow(app, placed)).toMatchObject({ tries: 3, hasFile: true })
  expect((await seen(people.debtor1.browser, people.caseId)).status).toBe(6)
  expect(
    (await readBell(app, people.debtor1.accountId)).filter(
      (text) => text === 'Your first course certificate is here',
    ),
  ).toHaveLength(1)
})

test('includes certificates in the nightly file check, and reports a missing one', async () => {
  const { placed, people } = await taken(app)
  await app.courseProvider.finish(placed.itemId)
  const id = (await readRow(app, placed))?.id ?? ''
  const before = await reconcileFiles(app.deps, {
    samplePercent: 100,
    now: daysAfter(new Date(), 30),
    removal: 'all',
  })
  expect([before.removed, before.wrong, before.sampled]).toEqual([[], [], before.rows])
  expect((await people.debtor1.browser.get(toPath(placed))).status).toBe(200)
  await rm((await listStoredFiles(app)).find((path) => path.includes(id))!)
  expect((await reconcileFiles(app.deps, { samplePercent: 0 })).wrong).toEqual([
    { id, caseId: people.caseId, finding: 'absent' },
  ])
  expect((await people.debtor1.browser.get(toPath(placed))).status).toBe(500)
  await sql`delete from course_certificate where id = ${id}`.execute(app.deps.database.db)
})

const fetchDue = () => forEachFirm(app.deps, newFetchRun())
