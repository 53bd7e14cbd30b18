import { expect, test } from 'vitest'
import { item, jointCase, order, taker, upload, withOption, withProgress } from './test-facts.ts'
import { certificateExpiry, toDashboardRecords } from './dashboard-records.ts'

const none = { uploads: [] }
const together = {
  ...withOption(jointCase, 1),
  orders: [
    order({ isJoint: true, item: item({ status: 13, method: 2, takers: [taker(1), taker(2)] }) }),
  ],
}

test('shows the owner all data of the order, with the access code encrypted', () => {
  expect(toDashboardRecords(together, 1, none).orders).toEqual([
    {
      courseNumber: 'First',
      orderId: 'order',
      orderItemId: 'offer-245',
      orderKey: 'order-key',
      isJoint: true,
      providerId: 245,
      providerName: 'Harborlight',
      courseType: 1,
      courseStatus: 13,
      courseMethod: 2,
      coursePaymentType: 1,
      coursePrice: '24.00',
      coursePhoneNumber: '2125550199',
      courseAccessCode: 'c2VhbGVk',
      courseCompletionDate: null,
      courseCertificationExpirationDate: null,
      verifiedDetails: true,
      verifiedCoDebtorDetails: true,
      acceptedDisclosureAgreement: true,
      shownCourseInstructions: true,
      hasRegisteredCourse: true,
    },
  ])
})

test('shows the spouse the order without phone number, access code and flags', () => {
  expect(toDashboardRecords(together, 2, none).orders).toMatchObject([
    {
      orderId: 'order',
      courseStatus: 9,
      isJoint: true,
      coursePhoneNumber: null,
      courseAccessCode: null,
      verifiedDetails: false,
      verifiedCoDebtorDetails: false,
      acceptedDisclosureAgreement: false,
      shownCourseInstructions: false,
      hasRegisteredCourse: false,
    },
  ])
  expect(toDashboardRecords(together, 2, none).courses[0]).toMatchObject({
    courseNumber: 'First',
    isOwner: false,
    jointOption: 1,
  })
  expect(toDashboardRecords(together, 1, none).courses[0]).toMatchObject({ isOwner: true })
})

test('shows an order that waits for a choice as an invite to its owner, with the offers', () => {
  const invited = {
    ...withOption(jointCase, 1),
    orders: [order({ source: 2, payment: 2, isJoint: true })],
  }
  const { orders, invites } = toDashboardRecords(invited, 1, none)
  expect(orders).toMatchObject([
    {
      orderId: 'order',
      courseStatus: 1,
      orderItemId: null,
      providerId: null,
      providerName: null,
      coursePrice: null,
      courseMethod: null,
    },
  ])
  expect(invites).toEqual([
    {
      orderId: 'order',
      courseNumber: 'First',
      coursePaymentType: 2,
      courseProviders: [
        {
          orderItemId: 'offer-245',
          productKey: 245,
          providerId: 245,
          name: 'Harborlight',
          price: '24.00',
          valueProps: '<p>Calm</p>',
          methods: [1, 2],
        },
      ],
    },
  ])
  expect(toDashboardRecords(invited, 2, none)).toMatchObject({
    invites: [],
    orders: [{ courseStatus: 9 }],
  })
  expect(toDashboardRecords(together, 1, none).invites).toEqual([])
})

test('uses the case ID as the order ID if there is a status but no order', () => {
  const { orders, courses } = toDashboardRecords(jointCase, 1, { uploads: [upload('Pending')] })
  expect(orders).toMatchObject([
    {
      courseNumber: 'First',
      orderId: 'case',
      orderItemId: null,
      orderKey: null,
      isJoint: false,
      courseStatus: 10,
      courseCompletionDate: null,
      courseCertificationExpirationDate: null,
    },
  ])
  expect(courses[0]).toMatchObject({
    isOwner: false,
    uploadedCertificate: { documentId: 'document', isWaiting: true },
  })
  expect(toDashboardRecords(withOption(jointCase, 4), 1, none).orders).toMatchObject([
    { orderId: 'case', courseStatus: 9, isJoint: false },
  ])
})

test.each([
  ['Pending', true],
  ['Review', true],
  ['Accepted', false],
  ['Approved', false],
])('an uploaded certificate with the status %s waits for the attorney: %s', (status, isWaiting) => {
  expect(
    toDashboardRecords(jointCase, 1, { uploads: [upload(status)] }).courses[0]?.uploadedCertificate,
  ).toEqual({ documentId: 'document', isWaiting })
})

test('reports a rejected upload until it is replaced', () => {
  const isRejected = (...uploads: ReturnType<typeof upload>[]) =>
    toDashboardRecords(jointCase, 1, { uploads }).courses.map(
      (course) => course.isCertificateRejected,
    )
  expect(isRejected(upload('Rejected'))).toEqual([true, false])
  expect(isRejected(upload('Rejected'), upload('Pending'))).toEqual([false, false])
  expect(isRejected(upload('Rejected', { debtor: 2 }))).toEqual([false, false])
  expect(toDashboardRecords(jointCase, 1, { uploads: [upload('Rejected')] }).orders).toEqual([])
})

test('reports a completed course', () => {
  const isDone = (debtor: 1 | 2) =>
    toDashboardRecords(withOption(jointCase, 3), debtor, {
      uploads: [upload('Pending', { courseType: 2 })],
    }).courses.map((course) => course.isDone)
  expect([isDone(1), isDone(2)]).toEqual([
    [false, true],
    [true, false],
  ])
})

test('prefers the accepted one of several uploaded certificates', () => {
  const uploads = [
    upload('Pending', { documentId: 'new' }),
    upload('Accepted', { documentId: 'old', completedOn: '2026-10-01' }),
  ]
  const { orders, courses } = toDashboardRecords(jointCase, 1, { uploads })
  expect(courses[0]?.uploadedCertificate).toEqual({ documentId: 'old', isWaiting: false })
  expect(orders).toMatchObject([
    { courseCompletionDate: '2026-10-01', courseCertificationExpirationDate: '2027-03-30' },
  ])
})

test("returns the days and number of the provider's certificate", () => {
  const complete = {
    ...jointCase,
    orders: [order({ item: item({ status: 5, takers: [taker(1, { hasFile: true })] }) })],
  }
  const { orders, courses } = toDashboardRecords(complete, 1, { uploads: [upload('Pending')] })
  expect(orders).toMatchObject([
    {
      courseStatus: 6,
      courseCompletionDate: '2026-11-20',
      courseCertificationExpirationDate: '2027-05-19',
    },
  ])
  expect(courses[0]).toMatchObject({ certificateNumber: 'N-1', uploadedCertificate: null })
})

test('a first certificate is valid for 180 calendar days, a second one without a limit', () => {
  expect([
    certificateExpiry('First', '2026-11-20'),
    certificateExpiry('First', '2028-02-29'),
    certificateExpiry('Second', '2026-11-20'),
  ]).toEqual(['2027-05-19', '2028-08-27', null])
})

test.each([
  ['CreateAccount'],
  ['AddSpouseOrJointDebtor'],
  ['ChooseCourse'],
  ['LookupFoundCourse'],
] as const)('goes back from %s to the first step half an hour after the look-up', (orderStep) => {
  const getState = (isLookUpOver: boolean, hasPlaced = false) =>
    toDashboardRecords(
      withProgress(jointCase, { orderStatus: 1, orderStep, isLookUpOver, hasPlaced }),
      1,
      none,
    ).courses[0]
  expect(getState(false)).toMatchObject({ orderStatus: 1, orderStep })
  expect(getState(true)).toMatchObject({ orderStatus: 0, orderStep: 'UserVerification' })
  expect(getState(true, true)).toMatchObject({ orderStatus: 1, orderStep })
})

test('keeps a failure until the next look-up', () => {
  expect(
    toDashboardRecords(
      withProgress(jointCase, {
        orderStatus: 9,
        orderStep: 'CourseOrderFailed',
        isLookUpOver: true,
      }),
      1,
      none,
    ).courses[0],
  ).toMatchObject({ orderStatus: 9, orderStep: 'CourseOrderFailed' })
})

test('returns both courses in order, but no courses without a client code or with a legacy order', () => {
  expect(
    toDashboardRecords(jointCase, 1, none).courses.map(({ courseNumber }) => courseNumber),
  ).toEqual(['First', 'Second'])
  const nothing = { orders: [], invites: [], courses: [] }
  expect(toDashboardRecords({ ...together, clientCode: null }, 1, none)).toEqual(nothing)
  expect(toDashboardRecords({ ...together, hasLegacyOrder: true }, 1, none)).toEqual(nothing)
})
