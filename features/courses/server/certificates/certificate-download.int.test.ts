// spec: security#certificate-owner
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#features/staff/server/test-staff.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { resetCourse } from '../reset-course.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

const app = openTestApp()
let people: TakersOfCase
let placed: PlacedCourse
let strangers: TakersOfCase
let secondDebtorsCourse: PlacedCourse
let path: string

beforeAll(async () => {
  ;[people, placed] = await finished(2)
  ;[strangers, secondDebtorsCourse] = await finished(2)
  path = toPath(placed.orderId, placed.itemId)
})

test('lets the owner download a certificate', async () => {
  expect((await people.debtor1.browser.get(path)).status).toBe(200)
  expect(
    (
      await strangers.debtor1.browser.get(
        toPath(secondDebtorsCourse.orderId, secondDebtorsCourse.itemId),
      )
    ).status,
  ).toBe(200)
})

test('gives staff of the firm the same file, names it in the audit, and gives another firm none', async () => {
  const [row] = await app.rows(
    sql<{ id: string }>`select id from course_certificate where item_id = ${placed.itemId}`,
  )
  const address = `/workspace/certificate/${row?.id}`
  const browser = await openWorkspace('hollis')
  const { status, headers, body } = await browser.get(address)
  expect([status, headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="Certificate.pdf"',
  ])
  expect(body.equals((await people.debtor1.browser.get(path)).body)).toBe(true)
  const opened = sql<{ details: object }>`
    select details from audit
    where event = 'course.certificate-opened' and object = ${people.caseId}`
  const details = expect.objectContaining({ certificateId: row?.id })
  expect(await app.rows(opened)).toEqual([{ details }])
  const stranger = await openWorkspace('northgate')
  expect((await stranger.get(address)).status).toBe(404)
  expect(await app.rows(opened)).toHaveLength(1)
})

test('returns the same bytes for every foreign certificate as for a missing one', async () => {
  const absent = await readAnswer(
    people.debtor1.browser,
    toPath(app.deps.ids.shownId(), app.deps.ids.shownId()),
  )
  expect(absent.status).toBe(404)
  expect(JSON.parse(absent.body).errors[0].message).toBe('This certificate could not be found.')
  const { debtor1, debtor2 } = people
  const [joint, together] = await finished(1)
  const open = await placedCourse(app, await coupleWithCase(app), {})
  const wanted: ReadonlyArray<readonly [string, Browser, string]> = [
    [
      'another client’s',
      debtor1.browser,
      toPath(secondDebtorsCourse.orderId, secondDebtorsCourse.itemId),
    ],
    ['the spouse’s', debtor2.browser, path],
    [
      'another client’s item in an own order',
      debtor1.browser,
      toPath(placed.orderId, secondDebtorsCourse.itemId),
    ],
    [
      'an own item in another client’s order',
      debtor1.browser,
      toPath(secondDebtorsCourse.orderId, placed.itemId),
    ],
    ['the order in place of the item', debtor1.browser, toPath(placed.orderId, placed.orderId)],
    ['the case in place of the order', debtor1.browser, toPath(people.caseId, placed.itemId)],
    [
      'of a course taken together, the spouse’s while the own is not there',
      joint.debtor2.browser,
      toPath(together.orderId, together.itemId),
    ],
    ['of a course that is not finished', debtor1.browser, toPath(open.orderId, open.itemId)],
    ['no ids', debtor1.browser, toPath('x', 'y')],
    ['a quote in an id', debtor1.browser, toPath(`${placed.orderId}'`, placed.itemId)],
    ['a letter that no text may hold', debtor1.browser, toPath('%00', placed.itemId)],
  ]
  for (const [name, browser, address] of wanted)
    expect([name, await readAnswer(browser, address)]).toEqual([name, absent])
})

test('without a session, returns the same empty response for existing and missing certificates', async () => {
  const signedOut = app.browser()
  const [denied, absent] = [
    await readAnswer(signedOut, path),
    await readAnswer(signedOut, toPath(app.deps.ids.shownId(), app.deps.ids.shownId())),
  ]
  expect([denied.status, denied]).toEqual([401, absent])
})

test('returns the same headers for HEAD as for GET, without reading the file', async () => {
  const address = `http://127.0.0.1:${await app.listen()}${path}`
  const credentials = {
    authorization: `Bearer ${people.debtor1.browser.tokens?.idToken}`,
    'access-token': people.debtor1.browser.tokens?.accessToken ?? '',
  }
  const downloads = async () =>
    (
      await sql<{
        count: number
      }>`select count(*) as count from audit where event = 'course.certificate-downloaded'`.execute(
        app.deps.database.db,
      )
    ).rows[0]?.count
  const before = await downloads()
  const [head, get] = [
    await fetch(address, { method: 'HEAD', headers: credentials }),
    await people.debtor1.browser.get(path),
  ]
  for (const name of [
    'content-type',
    'content-disposition',
    'content-length',
    'repr-digest',
    'cache-control',
  ])
    expect([name, head.headers.get(name)]).toEqual([name, String(get.headers[name])])
  expect([head.status, await head.text(), await downloads()]).toEqual([200, '', (before ?? 0) + 1])
  expect((await fetch(`${address}x`, { method: 'HEAD', headers: credentials })).status).toBe(404)
})

test('serves repeated downloads', async () => {
  for (let time = 0; time < 10; time += 1)
    expect((await people.debtor1.browser.get(path)).status).toBe(200)
})

test('gives each debtor of a joint course their own certificate', async () => {
  const [couple, course] = await finished(1)
  await app.courseProvider.finish(course.itemId, 2)
  const address = toPath(course.orderId, course.itemId)
  const [his, hers] = [
    await couple.debtor1.browser.get(address),
    await couple.debtor2.browser.get(address),
  ]
  expect([his.status, hers.status, his.body.equals(hers.body)]).toEqual([200, 200, false])
})

test('has no download address for an uploaded certificate, because it is a document', async () => {
  const couple = await coupleWithCase(app, { isSingle: true })
  const course = await placedCourse(app, couple, {})
  await mustUpload(
    couple.debtor1.browser,
    {
      caseId: couple.caseId,
      categoryId: await readCategory(app, couple.caseId, 'certificate-credit-counseling'),
    },
    'Certificate.pdf',
    pdf(),
  )
  const { data } = await couple.debtor1.browser.graph(
    'query ($id: ID!) { courseDashboard(caseId: $id) { orders { courseStatus } } }',
    { id: couple.caseId },
  )
  expect(data.courseDashboard.orders).toEqual([{ courseStatus: 10 }])
  expect((await couple.debtor1.browser.get(toPath(course.orderId, course.itemId))).status).toBe(404)
})

test('refuses the download to a deactivated participant and to a debtor after a reset', async () => {
  const [couple, course] = await finished(2)
  const address = toPath(course.orderId, course.itemId)
  const { db } = app.deps.database
  await sql`update participant set deactivated_at = portal_now() where case_id = ${couple.caseId} and debtor = 1`.execute(
    db,
  )
  expect((await couple.debtor1.browser.get(address)).status).toBe(404)
  await sql`update participant set deactivated_at = null where case_id = ${couple.caseId}`.execute(
    db,
  )
  expect((await couple.debtor1.browser.get(address)).status).toBe(200)
  await resetCourse(app.deps, { ...couple, courseNumber: 'First', debtor: 1 })
  expect((await couple.debtor1.browser.get(address)).status).toBe(404)
})

async function openWorkspace(firm: 'hollis' | 'northgate'): Promise<Browser> {
  const { browser: person } = await createPerson(app, { firm, role: 'paralegal' })
  const browser = app.workspaceBrowser()
  if (person.session) browser.tokens = person.session
  return browser
}

/** Places an order and finishes its course with a certificate. */
async function finished(
  option: 1 | 2 | null,
  debtor: 1 | 2 = 1,
): Promise<readonly [TakersOfCase, PlacedCourse]> {
  const couple = await coupleWithCase(app)
  const course = await placedCourse(app, couple, { option, debtor, isReady: true })
  const owner = debtor === 1 ? couple.debtor1 : couple.debtor2
  await owner.browser.graph(
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }',
    { c: couple.caseId, i: course.itemId },
  )
  await app.courseProvider.finish(course.itemId, option === 1 ? debtor : undefined)
  return [couple, course]
}

const toPath = (orderId: string, itemId: string) => `/certificate/download/${orderId}/${itemId}`

/** Returns all parts of a response that could differ. */
async function readAnswer(browser: Browser, address: string) {
  const { status, headers, body } = await browser.get(address)
  const { date: _, 'x-request-id': __, ...rest } = headers
  return { status, headers: rest, body: body.toString('latin1') }
}
