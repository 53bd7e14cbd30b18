import type { CourseOrder, CourseStanding, Dashboard } from './dashboard.ts'

export const anOrder: CourseOrder = {
  courseNumber: 'First',
  orderId: 'order-1',
  orderItemId: 'item-1',
  orderKey: 'key-1',
  isJoint: false,
  providerId: 245,
  providerName: 'Harborlight',
  courseType: 1,
  courseStatus: 13,
  courseMethod: 2,
  coursePaymentType: 1,
  coursePrice: '24.00',
  coursePhoneNumber: '5550100245',
  courseAccessCode: '278783491',
  courseCompletionDate: null,
  courseCertificationExpirationDate: null,
  verifiedDetails: true,
  verifiedCoDebtorDetails: false,
  acceptedDisclosureAgreement: false,
  shownCourseInstructions: false,
  hasRegisteredCourse: false,
}

const first: CourseStanding = {
  courseNumber: 'First',
  hasPlacedOrder: true,
  orderStatus: 2,
  orderStep: 'CourseOrderedSuccessfully',
  jointOption: null,
  isHeld: false,
  waivedUntil: null,
  orderStatusMessage: null,
  isOwner: true,
  certificateNumber: null,
  uploadedCertificate: null,
  isDone: false,
  isCertificateRejected: false,
}

export const aDashboard: Dashboard = {
  invites: [
    { orderId: 'order-2', courseNumber: 'Second', coursePaymentType: 2, courseProviders: [] },
  ],
  orders: [
    anOrder,
    {
      ...anOrder,
      courseNumber: 'Second',
      courseType: 2,
      orderId: 'order-2',
      orderItemId: null,
      courseStatus: 1,
      courseMethod: null,
      providerId: null,
      courseAccessCode: null,
    },
  ],
  courses: [
    first,
    {
      ...first,
      courseNumber: 'Second',
      hasPlacedOrder: false,
      orderStatus: 0,
      orderStep: 'UserVerification',
    },
  ],
  spouseFirstName: null,
  spouseLastName: null,
  supportPhone: '8005550123',
}
