import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { listCoursesOfCases } from './stored-courses.store.ts'
import { coupleWithCase, placedCourse } from './taking/test-taking.ts'
import {
  dashboardsOf,
  dashboardQuery,
  dashboard,
  readCases,
  readFields,
} from './test-course-dashboard.ts'

const app = openTestApp({ SUPPORT_PHONE: '8005550100' })
const { update } = dashboardsOf(app)

test('without an order, each course starts at the first step for both debtors', async () => {
  const takers = await coupleWithCase(app)
  for (const [browser, spouse] of [
    [takers.debtor1.browser, 'Owen'],
    [takers.debtor2.browser, 'Nora'],
  ] as const) {
    expect(await dashboard(browser, takers.caseId)).toEqual({
      invites: [],
      orders: [],
      spouseFirstName: spouse,
      spouseLastName: expect.stringMatching(/^Taker\d+$/),
      supportPhone: '8005550100',
      courses: ['First', 'Second'].map((courseNumber) => ({
        courseNumber,
        hasPlacedOrder: false,
        orderStatus: 0,
        orderStep: 'UserVerification',
        jointOption: null,
        isHeld: false,
        isOwner: false,
        certificateNumber: null,
        orderStatusMessage: null,
        uploadedCertificate: null,
        isDone: false,
        isCertificateRejected: false,
      })),
    })
  }
})

test('returns nothing for a case without a client code, with a legacy order, or of another client', async () => {
  const takers = await coupleWithCase(app)
  await placedCourse(app, takers)
  const empty = { invites: [], orders: [], courses: [] }
  for (const none of [sql`null`, sql`''`, sql`' '`]) {
    await update('legal_case', sql`client_code = ${none}`, takers)
    expect(await dashboard(takers.debtor1.browser, takers.caseId)).toMatchObject(empty)
    expect(await readCases(takers.debtor1.browser)).toMatchObject({
      card: null,
      own: {
        dashBoardCourseNumber: null,
        dashBoardCourseState: null,
        dashBoardCourseProvider: null,
        clientCode: null,
      },
    })
  }
  await update('legal_case', sql`client_code = 'TEST', has_legacy_order = true`, takers)
  expect(await dashboard(takers.debtor1.browser, takers.caseId)).toMatchObject(empty)
  expect((await readCases(takers.debtor1.browser)).own['hasLegacyOrder']).toBe(true)
  const otherDebtor = (await coupleWithCase(app)).debtor1.browser
  expect(
    (await otherDebtor.graph(dashboardQuery, { caseId: takers.caseId })).errors?.[0]?.extensions
      .code,
  ).toBe('cases.not-found')
})

test('reads provider texts only for the open dashboard, not for case lists', async () => {
  const takers = await coupleWithCase(app)
  await placedCourse(app, takers)
  const readRead = async (more?: { readonly withValueProps: boolean }) =>
    (await listCoursesOfCases(app.deps.database.db, [takers], more)).get(takers.caseId)?.orders[0]
      ?.offers[0]?.valueProps
  expect([await readRead(), await readRead({ withValueProps: true })]).toEqual([
    '',
    '<p>Two hours.</p>',
  ])
})

test('shows flags and the course link of a joint course only to the owner', async () => {
  const takers = await coupleWithCase(app)
  const placed = await placedCourse(app, takers, { option: 1, debtor: 2, isReady: true })
  const shared = {
    courseNumber: 'First',
    orderId: placed.orderId,
    orderItemId: placed.itemId,
    orderKey: placed.orderKey,
    isJoint: true,
    providerId: 245,
    providerName: 'Harborlight',
    courseType: 1,
    courseMethod: 1,
    coursePaymentType: 1,
    coursePrice: '24.00',
    coursePhoneNumber: null,
    courseAccessCode: null,
    courseCompletionDate: null,
    courseCertificationExpirationDate: null,
    hasRegisteredCourse: false,
  }
  const flags = (value: boolean) => ({
    verifiedDetails: value,
    verifiedCoDebtorDetails: value,
    acceptedDisclosureAgreement: value,
    shownCourseInstructions: value,
  })
  expect((await dashboard(takers.debtor2.browser, takers.caseId)).orders).toEqual([
    { ...shared, ...flags(true), courseStatus: 2 },
  ])
  expect((await dashboard(takers.debtor1.browser, takers.caseId)).orders).toEqual([
    { ...shared, ...flags(false), courseStatus: 9 },
  ])
  // A joint order counts as placed for both debtors.
  for (const { browser } of [takers.debtor1, takers.debtor2]) {
    expect(await readFields(browser, 1, 'First')).toEqual([true, 2, 'CourseOrderedSuccessfully', 1])
    expect(await readFields(browser, 2, 'First')).toEqual([true, 2, 'CourseOrderedSuccessfully', 1])
  }
})

test("in separate courses, hides each spouse's progress from the other", async () => {
  const takers = await coupleWithCase(app)
  await placedCourse(app, takers, { option: 2 })
  expect((await dashboard(takers.debtor1.browser, takers.caseId)).orders).toMatchObject([
    { courseStatus: 2, isJoint: false },
  ])
  expect((await dashboard(takers.debtor2.browser, takers.caseId)).orders).toEqual([])
  expect(await readFields(takers.debtor1.browser, 1, 'First')).toEqual([
    true,
    2,
    'CourseOrderedSuccessfully',
    2,
  ])
  expect(await readFields(takers.debtor1.browser, 2, 'First')).toEqual([null, null, null, 2])
  expect(await readFields(takers.debtor2.browser, 1, 'First')).toEqual([null, null, null, 2])
  expect(await readFields(takers.debtor2.browser, 2, 'First')).toEqual([
    false,
    0,
    'UserVerification',
    2,
  ])
})

test('returns the order source and the organizational unit of the current order', async () => {
  const takers = await coupleWithCase(app)
  await placedCourse(app, takers, { option: 2 })
  expect((await readCases(takers.debtor1.browser)).own).toMatchObject({
    isDebtor1: true,
    orderItemSourceTypeId: 1,
    organizationalUnitIdKey: 'UNIT-HOLLIS-01',
    clientCode: 'TEST',
    dashBoardCourseState: 'ordered',
    dashBoardCourseProvider: 'Harborlight',
  })
  expect((await readCases(takers.debtor2.browser)).own).toMatchObject({
    isDebtor1: false,
    orderItemSourceTypeId: null,
    dashBoardCourseState: 'none',
  })
  await update('legal_case', sql`status = 'Filed', case_number = '26-1'`, takers)
  expect((await readCases(takers.debtor1.browser)).own).toMatchObject({
    orderItemSourceTypeId: null,
  })
})

test('derives the course number from the case and the certificate', async () => {
  const takers = await coupleWithCase(app)
  const readNumber = async (browser: Browser) => {
    const { own, card } = await readCases(browser)
    expect(card).toBe(own['dashBoardCourseNumber'])
    return card
  }
  expect(await readNumber(takers.debtor1.browser)).toBe('First')
  const categoryId = await readCategory(app, takers.caseId, 'certificate-credit-counseling', 1)
  const documentId = await mustUpload(
    takers.debtor1.browser,
    { caseId: takers.caseId, categoryId },
    'certificate.pdf',
    pdf(),
  )
  expect([
    await readNumber(takers.debtor1.browser),
    await readNumber(takers.debtor2.browser),
  ]).toEqual([null, 'First'])
  const { orders, courses } = await dashboard(takers.debtor1.browser, takers.caseId)
  expect(orders).toMatchObject([{ courseStatus: 10, orderId: takers.caseId, orderItemId: null }])
  expect(courses[0]).toMatchObject({
    uploadedCertificate: { documentId, isWaiting: true },
    isDone: true,
    isCertificateRejected: false,
  })
  expect((await dashboard(takers.debtor2.browser, takers.caseId)).orders).toEqual([])
  await sql`update document set status = 'Rejected', decided_at = portal_now() where id = ${documentId}`.execute(
    app.deps.database.db,
  )
  expect(await readNumber(takers.debtor1.browser)).toBe('First')
  expect((await dashboard(takers.debtor1.browser, takers.caseId)).courses).toMatchObject([
    { uploadedCertificate: null, isCertificateRejected: true, isDone: false },
    { isCertificateRejected: false },
  ])
  await update('legal_case', sql`status = 'Filed', case_number = '26-1'`, takers)
  expect(await readNumber(takers.debtor1.browser)).toBe('Second')
  await update('legal_case', sql`status = 'Complete'`, takers)
  expect(await readNumber(takers.debtor1.browser)).toBeNull()
})

test("shows a look-up result in the reader's language until it expires", async () => {
  const takers = await coupleWithCase(app)
  await placedCourse(app, takers, { option: 2, debtor: 2 })
  await sql`insert into course_progress (case_id, course_number, firm_id, debtor, order_status, order_step, found_status, looked_up_at)
    values (${takers.caseId}, 'First', ${takers.firmId}, 1, 1, 'LookupFoundCourse', 12, portal_now())`.execute(
    app.deps.database.db,
  )
  const [english, spanish] = await Promise.all(
    ['en', 'es'].map(
      async (language) =>
        (await dashboard(takers.debtor1.browser, takers.caseId, language)).courses[0],
    ),
  )
  expect(english).toMatchObject({
    orderStep: 'LookupFoundCourse',
    orderStatusMessage: 'Pending Registration',
  })
  expect(spanish.orderStatusMessage).not.toBe(english.orderStatusMessage)
  expect(spanish.orderStatusMessage).toMatch(/\S/)
  await sql`update course_progress set looked_up_at = portal_now() - interval '31 minutes' where case_id = ${takers.caseId} and debtor = 1`.execute(
    app.deps.database.db,
  )
  expect((await dashboard(takers.debtor1.browser, takers.caseId)).courses[0]).toMatchObject({
    orderStep: 'UserVerification',
    orderStatus: 0,
    orderStatusMessage: null,
  })
})
