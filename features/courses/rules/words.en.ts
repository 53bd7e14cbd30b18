// What the courses are called and what is said of them, in English. Texts of the seed stand letter for letter (seeds/002, sections 2, 4 and 8).

/** By the names of courseStatus. */
export const courseStatusLabels = {
  chooseCourse: 'Choose Course',
  pendingRegistration: 'Registration',
  pendingNotStarted: 'Course Not Started',
  started: 'Course Started',
  certification: 'Certification',
  complete: 'Complete',
  canceled: 'Canceled',
  expired: 'Expired',
  orderedForSpouse: 'Ordered for Spouse',
  manuallyUploaded: 'Complete - Certificate Manually Uploaded',
  unknown: 'Unknown',
  pendingRegistrationPhone: 'Pending Registration',
  pendingNotStartedPhone: 'Course Not Started',
} as const

/** The banner of a course's tab. */
export const bannerWords = {
  firstCanceled: 'First Course Canceled',
  secondCanceled: 'Second Course Canceled',
  orderedForSpouse: 'Course Ordered for Spouse',
  notOrdered: 'Course Not Ordered',
  firstFinished: "Congratulations! You've finished the first course!",
  secondFinished: "Congratulations! You've finished the second course!",
  takeFirst: 'Take the First Course',
  takeSecond: 'Take the Second Course',
} as const

const again = 'Please try again in a few minutes. If this continues please contact your attorney for support in resolving this error.'
const askAttorney = 'Please contact your attorney for support in resolving this error.'

/** By course and by the code of failureOf. */
export const failureWords = {
  First: {
    userVerification: `An error occurred on the place first course order user verification step. ${again}`,
    accountVerification: `An error occurred on the place first course order account verification step. ${again}`,
    addSpouse: `An error occurred on the place first course order add spouse step. ${again}`,
    chooseCourse: `An error occurred on the place first course order choose course step. ${again}`,
    placing: `An error occurred while placing your first course order. ${again}`,
    askAttorney,
    retry: 'Retry first order',
  },
  Second: {
    userVerification: `An error occurred on the place second course order user verification step. ${again}`,
    accountVerification: `An error occurred on the place second course order account verification step. ${again}`,
    addSpouse: `An error occurred on the place second course order add spouse step. ${again}`,
    chooseCourse: `An error occurred on the place second course order choose course step. ${again}`,
    placing: `An error occurred while placing your second course order. ${again}`,
    askAttorney,
    retry: 'Retry second order',
  },
} as const

export const jointLabels = { withSpouse: 'Taking course with spouse', withoutSpouse: 'Taking course without spouse' } as const

/** What a firm-paid course shows for a price. */
export const priceWords = { billedToLawFirm: 'Billed to Law Firm' } as const

/** What the bell shows. It stands inside the portal alone: messages say only that there is something new (safety 2.9). */
export const courseNews = {
  First: {
    invited: 'Your attorney ordered the first course for you. Please choose a provider.',
    ordered: 'Your first course is ordered',
    orderedTogether: 'Your spouse ordered the first course for both of you',
    found: 'Your order for the first course was found',
    registered: 'You are registered for the first course',
    started: 'You have started the first course',
    finished: 'You have finished the first course. The certificate is on its way.',
    certificate: 'The certificate of your first course is here',
    canceled: 'Your first course was canceled. Please contact your attorney.',
    expired: 'Your order for the first course has expired. Please contact your attorney.',
    reset: 'Your first course can be ordered again',
  },
  Second: {
    invited: 'Your attorney ordered the second course for you. Please choose a provider.',
    ordered: 'Your second course is ordered',
    orderedTogether: 'Your spouse ordered the second course for both of you',
    found: 'Your order for the second course was found',
    registered: 'You are registered for the second course',
    started: 'You have started the second course',
    finished: 'You have finished the second course. The certificate is on its way.',
    certificate: 'The certificate of your second course is here',
    canceled: 'Your second course was canceled. Please contact your attorney.',
    expired: 'Your order for the second course has expired. Please contact your attorney.',
    reset: 'Your second course can be ordered again',
  },
} as const

/** What an attorney is told by e-mail; firms work in English. {course} is first or second. */
export const firmAlerts = {
  finished: {
    subject: 'A client has finished the {course} course',
    body: '{people} finished the {course} course. The certificate is on its way.\n',
  },
  certificate: {
    subject: 'The certificate of the {course} course is here',
    body: 'The certificate of the {course} course of {people} is here.\n',
  },
  canceled: {
    subject: 'A {course} course was canceled',
    body: 'The {course} course of {people} was canceled by its provider. They can order it again once you have reset it.\n',
  },
  expired: {
    subject: 'An order for the {course} course has expired',
    body: 'The order of {people} for the {course} course has expired before the course was finished. They can order it again once you have reset it.\n',
  },
  several: {
    subject: 'Several orders were found for one client',
    body: 'The order service knows several orders of {people} for the {course} course, and they cannot go on. Please settle this with the order service, then reset the course.\n',
  },
  otherLastName: {
    subject: 'An order was found under another last name',
    body: 'The order service knows an order for the {course} course with the number of {people} and another last name, and they cannot go on. Please settle this with the order service, then reset the course.\n',
  },
  missingUser: {
    subject: 'Your firm has no user at the order service for a case',
    body: '{people} cannot order the {course} course, because the order service has no user of your firm for their case. Please settle this with the order service, then reset the course.\n',
  },
  missingUnit: {
    subject: 'Your office is not known at the order service',
    body: '{people} cannot order the {course} course, because the order service does not know your office. Please settle this with the order service, then reset the course.\n',
  },
  thirdNumber: {
    subject: 'A client has typed three different numbers',
    body: '{people} looked for an order for the {course} course with three different Social Security numbers. Please ask them which one is right.\n',
  },
  spousesNumber: {
    subject: 'A client has typed the number of their spouse',
    body: '{people} looked for an order for the {course} course with the Social Security number of the other debtor, and cannot go on with it. Please ask them which one is right.\n',
  },
  foundTaken: {
    subject: 'An order that was found is somebody else\'s',
    body: '{people} found an order for the {course} course and cannot take it over, because somebody else has it or has ordered already. Please see whose it is with the order service, then reset the course.\n',
  },
  optionStands: {
    subject: 'An order for both spouses was found',
    body: 'An order for both spouses was found for the {course} course of {people}. Your firm has said that only one of them takes it, so it was not taken over. Please change how the course is set up, or settle this with the order service.\n',
  },
  infected: {
    subject: 'A certificate of the {course} course cannot be kept',
    body: 'The virus scanner has found something in the certificate of the {course} course of {people}, and it was not kept. Please ask the provider for a new one.\n',
  },
  registrationFailed: {
    subject: 'A client cannot be registered for the {course} course',
    body: 'Registering {people} for the {course} course has failed twice. Please see whether the provider can help.\n',
  },
  outdated: {
    subject: 'A certificate of the {course} course is out of date',
    body: 'The certificate of the {course} course of {people} is no longer valid. If the course must be taken again, please reset it.\n',
  },
} as const
