// What a client is told of the certificates of the two courses, and where one on paper is handed in.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { categoryOf, putWell, text, type Place } from '#apps/server/testing/test-uploads.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let denise: Browser
let caseId: string
let places: Readonly<Record<'his' | 'hers' | 'hisSecond' | 'other', Place>>

beforeAll(async () => {
  house = await openTestHouse()
  ;[marcus, elena, denise] = [
    house.browser('198.51.100.1'),
    house.browser('198.51.100.2'),
    house.browser('198.51.100.3'),
  ]
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  await denise.signIn('denise.carter@example.com')
  caseId = house.cast.cases.whitfield
  const place = async (key: string, debtor?: 1 | 2) => ({
    caseId,
    categoryId: await categoryOf(house, caseId, key, debtor),
  })
  places = {
    his: await place('certificate-credit-counseling', 1),
    hers: await place('certificate-credit-counseling', 2),
    hisSecond: await place('certificate-debtor-education', 1),
    other: await place('other'),
  }
})
afterAll(() => house.close())

const accept = (id: string, completedOn: string | null) =>
  sql`update document set status = 'Accepted', decided_at = portal_now(), completed_on = ${completedOn} where id = ${id}`.execute(
    house.world.database.db,
  )

const leaf =
  'query ($caseId: ID!, $categoryId: ID!) { documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { mayAdd certificate { courseType exists completed expires } } }'
const factsOf = async (browser: Browser, place: Place) =>
  (await browser.graph(leaf, { ...place })).data.documentsChildLeafCategory

const certificateExists =
  'query ($caseId: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $caseId) { caseId creditCounselingCertificateExists } }'
const exists = async (browser: Browser) =>
  (await browser.graph(certificateExists, { caseId })).data
    .creditCounselingCertificateExistsByCaseId

test('the first course is told with its last valid day, the second with the day it was finished, and each to its debtor alone', async () => {
  const nothing = { exists: false, completed: null, expires: null }
  expect(await factsOf(marcus, places.other)).toEqual({ mayAdd: true, certificate: null })
  expect(await factsOf(marcus, places.his)).toEqual({
    mayAdd: true,
    certificate: { courseType: 1, ...nothing },
  })
  const [first, second] = [
    await putWell(marcus, places.his, 'First.txt', text('Done')),
    await putWell(marcus, places.hisSecond, 'Second.txt', text('Done as well')),
  ]
  expect(await factsOf(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, ...nothing },
  })
  await accept(first, null)
  expect(await factsOf(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, ...nothing, exists: true },
  })
  await accept(first, '2026-09-30')
  await accept(second, '2026-10-31')
  expect(await factsOf(marcus, places.his)).toEqual({
    mayAdd: false,
    certificate: { courseType: 1, exists: true, completed: '2026-09-30', expires: '2027-03-29' },
  })
  expect(await factsOf(marcus, places.hisSecond)).toEqual({
    mayAdd: true,
    certificate: { courseType: 2, exists: true, completed: '2026-10-31', expires: null },
  })
  expect(await factsOf(elena, places.hers)).toEqual({
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
const dataOf = async (browser: Browser, courseType: number, of = caseId) =>
  browser.graph(manual, { caseId: of, courseType })

test("a certificate on paper goes to the viewer's own category of that course, anything else to the one for anything else", async () => {
  const idsOf = async (browser: Browser, courseType: number) => {
    const { generalDocument, certificateDocument } = (await dataOf(browser, courseType)).data
      .manualUploadCertificateData
    expect(certificateDocument).toMatchObject({
      description: expect.stringMatching(/./),
      status: expect.stringMatching(/./),
      subcategoryList: [],
    })
    return [generalDocument.id, certificateDocument.id]
  }
  expect(await idsOf(marcus, 1)).toEqual([places.other.categoryId, places.his.categoryId])
  expect(await idsOf(marcus, 2)).toEqual([places.other.categoryId, places.hisSecond.categoryId])
  expect(await idsOf(elena, 1)).toEqual([places.other.categoryId, places.hers.categoryId])
})

test('a case without these categories answers none', async () => {
  await sql`delete from document_category where case_id = ${house.cast.cases.denise} and template_key in ('other', 'certificate-debtor-education')`.execute(
    house.world.database.db,
  )
  expect(
    (await dataOf(denise, 2, house.cast.cases.denise)).data.manualUploadCertificateData,
  ).toEqual({ generalDocument: null, certificateDocument: null })
})

test.each([0, 3, -1, 2_147_483_647])('there is no course %i', async (courseType) => {
  expect((await dataOf(marcus, courseType)).errors?.[0]?.extensions).toMatchObject({
    code: 'documents.unknown-course',
    kind: 'invalid',
  })
})

test('a foreign case answers as an absent one, whatever the course', async () => {
  for (const courseType of [1, 3]) {
    for (const id of [caseId, '0199f0aa-0000-7000-8000-000000000000', 'nonsense']) {
      expect((await dataOf(denise, courseType, id)).errors?.[0]?.extensions).toMatchObject({
        code: 'cases.not-found',
        kind: 'not-found',
      })
    }
  }
})
