import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import { readSentences } from '#apps/server/testing/test-news.ts'
import { listStoredFiles, pdf } from '#apps/server/testing/test-uploads.ts'
import { reconcileFiles } from '#features/documents/server/files/reconcile-files.ts'
import { daysAfter } from '#lib/dates.ts'
import { fetchCertificates } from './fetch-certificates.ts'
import { receiveEvent } from '../provider/receive-event.ts'
import { resetCourse } from '../reset-course.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const certificatePdf = (words: string) => pdf(600, words)

interface Taken {
  readonly people: TakersOfCase
  readonly placed: PlacedCourse
}

async function taken(option: 1 | null = null): Promise<Taken> {
  const people = await coupleWithCase(app, { isSingle: option === null })
  const placed = await placedCourse(app, people, { option, isReady: true })
  const answer = await people.debtor1.browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }',
    { c: people.caseId, i: placed.itemId },
  )
  expect(answer.data.registerCourse).toEqual({ success: true })
  return { people, placed }
}

const dashboard =
  'query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseNumber courseStatus courseCompletionDate courseCertificationExpirationDate } courses { courseNumber certificateNumber } } }'
async function seen(browser: Browser, caseId: string) {
  const { orders, courses } = (await browser.graph(dashboard, { id: caseId })).data.courseDashboard
  const { courseStatus, courseCompletionDate, courseCertificationExpirationDate } = orders.find(
    (order: { courseNumber: string }) => order.courseNumber === 'First',
  )
  return {
    status: courseStatus as number,
    completed: courseCompletionDate as string | null,
    expires: courseCertificationExpirationDate as string | null,
    number: courses[0].certificateNumber as string | null,
  }
}
const toPath = ({ orderId, itemId }: PlacedCourse) => `/certificate/download/${orderId}/${itemId}`
const readBell = async (accountId: string) => (await readSentences(app, accountId)).toReversed()
const readRow = async ({ itemId }: PlacedCourse, debtor = 1) =>
  (
    await sql<{ id: string; tries: number; hasFile: boolean }>`
  select id, tries, sealed_key is not null as "hasFile" from course_certificate where item_id = ${itemId} and debtor = ${debtor}`.execute(
      app.deps.database.db,
    )
  ).rows[0]

/** Announces a certificate with this hash and serves this file for it. */
async function announced(
  { placed }: Taken,
  file: Uint8Array,
  {
    sha256 = createHash('sha256').update(file).digest('hex'),
    completedAt = app.clock.now(),
    url = 'https://agency.example/c.pdf',
  } = {},
): Promise<void> {
  const {
    rows: [item],
  } = await sql<{ itemKey: string; personKey: string }>`
    select i.item_key as "itemKey", c.person_key as "personKey" from course_item i join course_customer c on c.order_id = i.order_id where i.id = ${placed.itemId} order by c.debtor limit 1`.execute(
    app.deps.database.db,
  )
  if (!item) throw new Error('There is no such item')
  const deps = {
    ...app.deps,
    courseProvider: { ...app.deps.courseProvider, certificate: () => Promise.resolve(file) },
  }
  await receiveEvent(deps, {
    id: deps.ids.rowId(),
    occurredAt: app.clock.now(),
    itemKey: item.itemKey,
    news: {
      type: 'certificate.issued',
      personKey: item.personKey,
      number: '12-NYEB-CC-1',
      completedAt,
      url,
      sha256,
    },
  })
}

test("stores the encrypted certificate with the office's date, and notifies client and firm", async () => {
  const { people, placed } = await taken()
  await app.courseProvider.finish(placed.itemId)
  const { status, number, completed, expires } = await seen(people.debtor1.browser, people.caseId)
  expect([status, number]).toEqual([6, expect.stringMatching(/-NYEB-CC-\d{9}$/)])
  expect(
    daysAfter(new Date(`${completed}T00:00:00Z`), 180)
      .toISOString()
      .slice(0, 10),
  ).toBe(expires)
  expect((await readBell(people.debtor1.accountId))[0]).toBe(
    'Your first course certificate is here',
  )
  expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
    'The first course certificate is here',
  )
  const row = await readRow(placed)
  const stored = await readFile(
    (await listStoredFiles(app)).find((path) => path.includes(row?.id ?? '-'))!,
  )
  expect([row?.hasFile, stored.includes('%PDF')]).toEqual([true, false])
  const file = await people.debtor1.browser.get(toPath(placed))
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Certificate.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(file.body.byteLength),
    'repr-digest': `sha-256=:${createHash('sha256').update(file.body).digest('base64')}:`,
  })
})

test("uses the office's date late in the evening in New York", async () => {
  const course = await taken()
  await announced(course, certificatePdf('Done'), { completedAt: new Date('2026-11-21T04:30:00Z') })
  expect(await seen(course.people.debtor1.browser, course.people.caseId)).toMatchObject({
    status: 6,
    completed: '2026-11-20',
    expires: '2027-05-19',
  })
})

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
    const course = await taken()
    await announced(course, file, sha256 === undefined ? {} : { sha256 })
    const row = await readRow(course.placed)
    expect([await seen(course.people.debtor1.browser, course.people.caseId), row?.hasFile]).toEqual(
      [{ status: 5, completed: null, expires: null, number: null }, false],
    )
    expect((await listStoredFiles(app)).filter((path) => path.includes(row?.id ?? '-'))).toEqual([])
    expect((await course.people.debtor1.browser.get(toPath(course.placed))).status).toBe(404)
    expect(await readBell(course.people.debtor1.accountId)).not.toContain(
      'Your first course certificate is here',
    )
  })

  test('stores the file after the provider has corrected it', async () => {
    const course = await taken()
    await announced(course, html)
    await announced(course, certificatePdf('Mended'))
    expect((await seen(course.people.debtor1.browser, course.people.caseId)).status).toBe(6)
    await announced(course, certificatePdf('And another'), { url: 'https://agency.example/d.pdf' })
    expect(
      (await course.people.debtor1.browser.get(toPath(course.placed))).body.equals(
        certificatePdf('Mended'),
      ),
    ).toBe(true)
  })
})

test('refuses an infected file, notifies the firm once, and waits while the scanner is down', async () => {
  const course = await taken()
  const { scanner } = app.deps
  const scanning = (scan: typeof scanner.scan) => Object.assign(app.deps, { scanner: { scan } })
  const later = async () => {
    await app.clock.moveBy(7 * 3_600_000)
    await fetchCertificates({
      ...app.deps,
      courseProvider: {
        ...app.deps.courseProvider,
        certificate: () => Promise.resolve(certificatePdf('Waits')),
      },
    })
    return (await readRow(course.placed))?.hasFile
  }
  try {
    scanning(() => Promise.reject(new Error('The scanner is away')))
    await announced(course, certificatePdf('Waits'))
    expect(await readRow(course.placed)).toMatchObject({ hasFile: false, tries: 1 })
    scanning(() => Promise.resolve('infected'))
    expect([await later(), await later(), (await readRow(course.placed))?.tries]).toEqual([
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
  await announced(course, certificatePdf('Clean'))
  expect((await readRow(course.placed))?.hasFile).toBe(true)
})

test('retries a failed download with growing delays', async () => {
  await sql`delete from course_certificate where sealed_key is null`.execute(app.deps.database.db)
  const { people, placed } = await taken()
  await app.courseProvider.failNext('certificate', 'fail')
  await app.courseProvider.finish(placed.itemId)
  expect(await seen(people.debtor1.browser, people.caseId)).toMatchObject({
    status: 5,
    number: null,
  })
  await fetchCertificates(app.deps)
  expect(await readRow(placed)).toMatchObject({ tries: 1, hasFile: false })
  await app.clock.moveBy(61_000)
  await app.courseProvider.failNext('certificate', 'fail')
  await fetchCertificates(app.deps)
  await app.clock.moveBy(61_000)
  await fetchCertificates(app.deps)
  expect(await readRow(placed)).toMatchObject({ tries: 2, hasFile: false })
  await app.clock.moveBy(60_000)
  await Promise.all([fetchCertificates(app.deps), fetchCertificates(app.deps)])
  expect(await readRow(placed)).toMatchObject({ tries: 3, hasFile: true })
  expect((await seen(people.debtor1.browser, people.caseId)).status).toBe(6)
  expect(
    (await readBell(people.debtor1.accountId)).filter(
      (text) => text === 'Your first course certificate is here',
    ),
  ).toHaveLength(1)
})

test('ignores an end after the certificate, and a certificate after the end', async () => {
  const [done, over] = [await taken(), await taken()]
  await announced(done, certificatePdf('Done'))
  await app.courseProvider.cancel(done.placed.itemId)
  expect((await seen(done.people.debtor1.browser, done.people.caseId)).status).toBe(6)
  await app.courseProvider.cancel(over.placed.itemId)
  await announced(over, certificatePdf('Too late'))
  expect([
    (await seen(over.people.debtor1.browser, over.people.caseId)).status,
    await readRow(over.placed),
  ]).toEqual([7, undefined])
})

test('gives each of two spouses a certificate, and ends nothing for the other', async () => {
  const {
    people: { caseId, debtor1, debtor2 },
    placed,
  } = await taken(1)
  const statuses = async () => [
    (await seen(debtor1.browser, caseId)).status,
    (await seen(debtor2.browser, caseId)).status,
  ]
  await app.courseProvider.start(placed.itemId)
  await app.courseProvider.finish(placed.itemId, 2)
  expect(await statuses()).toEqual([4, 6])
  expect((await debtor1.browser.get(toPath(placed))).status).toBe(404)
  await app.courseProvider.cancel(placed.itemId)
  expect(await statuses()).toEqual([7, 6])
  const together = await taken(1)
  await app.courseProvider.finish(together.placed.itemId)
  const [his, hers] = [
    await together.people.debtor1.browser.get(toPath(together.placed)),
    await together.people.debtor2.browser.get(toPath(together.placed)),
  ]
  expect([his.status, hers.status, his.body.equals(hers.body)]).toEqual([200, 200, false])
})

test('includes certificates in the nightly file check, and names a missing one', async () => {
  const { placed, people } = await taken()
  await app.courseProvider.finish(placed.itemId)
  const id = (await readRow(placed))?.id ?? ''
  const before = await reconcileFiles(app.deps, {
    samplePercent: 100,
    now: daysAfter(new Date(), 30),
    removesMany: true,
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

test("reports the first course's certificate to documents until the firm's reset", async () => {
  const {
    people: { caseId, debtor1 },
    placed,
  } = await taken()
  const exists = async () =>
    (
      await debtor1.browser.graph(
        'query ($id: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $id) { creditCounselingCertificateExists } }',
        { id: caseId },
      )
    ).data.creditCounselingCertificateExistsByCaseId.creditCounselingCertificateExists
  expect(await exists()).toBe(false)
  await app.courseProvider.finish(placed.itemId)
  expect(await exists()).toBe(true)
  await resetCourse(app.deps, { caseId, courseNumber: 'First' })
  expect([await exists(), (await debtor1.browser.get(toPath(placed))).status]).toEqual([false, 404])
})
