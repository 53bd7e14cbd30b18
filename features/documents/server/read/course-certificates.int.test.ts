import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aDischargedClient, twoSpouses } from '#testing/test-people.ts'
import { readCategory, mustUpload, text, type UploadTarget } from '#testing/test-uploads.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: denise } = aDischargedClient(app)
let places: Readonly<Record<'his' | 'hers' | 'hisSecond' | 'other', UploadTarget>>

beforeAll(async () => {
  const place = async (key: string, debtor?: 1 | 2) => ({
    caseId,
    categoryId: await readCategory(app, caseId, key, debtor),
  })
  places = {
    his: await place('certificate-credit-counseling', 1),
    hers: await place('certificate-credit-counseling', 2),
    hisSecond: await place('certificate-debtor-education', 1),
    other: await place('other'),
  }
})

const leaf = operation`documentsChildLeafCategory { mayAdd certificate { courseType exists completed
  expires } }`

const certificateExists = operation`creditCounselingCertificateExistsByCaseId { caseId
  creditCounselingCertificateExists }`

test('shows the first certificate with its last valid day and the second with its completion day, each only to its debtor', async () => {
  const nothing = { exists: false, completed: null, expires: null }
  expect(await readFacts(marcus, places.other)).toEqual({ mayAdd: true, certificate: null })
  expect(await readFacts(marcus, places.his)).toEqual({
    mayAdd: true,
    certificate: { courseType: 1, ...nothing },
  })
  const [first, second] = [
    await mustUpload(marcus, places.his, 'First.txt', text('Done')),
    await mustUpload(marcus, places.hisSecond, 'Second.txt', text('Done as well')),
  ]
  expect(await readFacts(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, ...nothing },
  })
  await accept(first, null)
  expect(await readFacts(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, ...nothing, exists: true },
  })
  await accept(first, '2026-09-30')
  await accept(second, '2026-10-31')
  expect(await readFacts(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, exists: true, completed: '2026-09-30', expires: '2027-03-29' },
  })
  expect(await readFacts(marcus, places.hisSecond)).toEqual({
    mayAdd: true,
    certificate: { courseType: 2, exists: true, completed: '2026-10-31', expires: null },
  })
  expect(await readFacts(elena, places.hers)).toEqual({
    mayAdd: true,
    certificate: { courseType: 1, ...nothing },
  })
  expect([await exists(marcus), await exists(elena)]).toEqual([
    { caseId, creditCounselingCertificateExists: true },
    { caseId, creditCounselingCertificateExists: false },
  ])
})

const manual = `query ($caseId: ID!, $courseType: Int!) { manualUploadCertificateData(caseId: $caseId, courseType: $courseType) {
  generalDocument { id name description status subcategoryList { id } } certificateDocument { id name description status subcategoryList { id } } } }`
const readData = async (browser: Browser, courseType: number, of = caseId) =>
  browser.graph(manual, { caseId: of, courseType })

test("an upload goes to the viewer's own category of the course, or to Other for anything else", async () => {
  const readIds = async (browser: Browser, courseType: number) => {
    const { generalDocument, certificateDocument } = (await readData(browser, courseType)).data
      .manualUploadCertificateData
    expect(certificateDocument).toMatchObject({
      description: expect.stringMatching(/./),
      status: expect.stringMatching(/./),
      subcategoryList: [],
    })
    return [generalDocument.id, certificateDocument.id]
  }
  expect(await readIds(marcus, 1)).toEqual([places.other.categoryId, places.his.categoryId])
  expect(await readIds(marcus, 2)).toEqual([places.other.categoryId, places.hisSecond.categoryId])
  expect(await readIds(elena, 1)).toEqual([places.other.categoryId, places.hers.categoryId])
})

test('returns no category for a case without these categories', async () => {
  await sql`delete from document_category where case_id = ${app.demoData.cases.denise} and template_key in ('other', 'certificate-debtor-education')`.execute(
    app.deps.database.db,
  )
  expect(
    (await readData(denise, 2, app.demoData.cases.denise)).data.manualUploadCertificateData,
  ).toEqual({ generalDocument: null, certificateDocument: null })
})

test.each([0, 3, -1, 2_147_483_647])('refuses course %i', async (courseType) => {
  expect((await readData(marcus, courseType)).errors?.[0]?.extensions).toMatchObject({
    code: 'documents.unknown-course',
    kind: 'invalid',
  })
})

test('returns the same for a foreign case and a missing one, for any course', async () => {
  for (const courseType of [1, 3]) {
    for (const id of [caseId, '0199f0aa-0000-7000-8000-000000000000', 'nonsense']) {
      expect((await readData(denise, courseType, id)).errors?.[0]?.extensions).toMatchObject({
        code: 'cases.not-found',
        kind: 'not-found',
      })
    }
  }
})

const accept = (id: string, completedOn: string | null) =>
  sql`update document set status = 'Accepted', decided_at = portal_now(), completed_on = ${completedOn} where id = ${id}`.execute(
    app.deps.database.db,
  )
const readFacts = async (browser: Browser, place: UploadTarget) =>
  (await browser.graph(leaf, { ...place })).data.documentsChildLeafCategory
const exists = async (browser: Browser) =>
  (await browser.graph(certificateExists, { caseId })).data
    .creditCounselingCertificateExistsByCaseId
