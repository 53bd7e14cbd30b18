// Specified texts must not change (spec: wording#specified-texts).

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

const again =
  'Please try again in a few minutes. If this continues please contact your attorney for support in resolving this error.'
const askAttorney = 'Please contact your attorney for support in resolving this error.'

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

export const jointLabels = {
  withSpouse: 'Taking course with spouse',
  withoutSpouse: 'Taking course without spouse',
} as const

export const priceWords = { billedToLawFirm: 'Billed to Law Firm' } as const

/** Texts of the bell, inside the portal only (spec: security#discreet-messages). */
export const courseNews = {
  First: {
    invited: 'Your attorney ordered the first course for you. Please choose a provider.',
    ordered: 'Your first course is ordered',
    orderedTogether: 'Your spouse ordered the first course for both of you',
    found: 'We found your order for the first course',
    registered: 'You are registered for the first course',
    started: 'You have started the first course',
    finished: 'You have finished the first course. The certificate is on its way.',
    certificate: 'Your first course certificate is here',
    canceled: 'Your first course was canceled. Please contact your attorney.',
    expired: 'Your order for the first course has expired. Please contact your attorney.',
    reset: 'You can order your first course again',
    alone: 'Your first course is now for you alone. Open Courses to go on.',
  },
  Second: {
    invited: 'Your attorney ordered the second course for you. Please choose a provider.',
    ordered: 'Your second course is ordered',
    orderedTogether: 'Your spouse ordered the second course for both of you',
    found: 'We found your order for the second course',
    registered: 'You are registered for the second course',
    started: 'You have started the second course',
    finished: 'You have finished the second course. The certificate is on its way.',
    certificate: 'Your second course certificate is here',
    canceled: 'Your second course was canceled. Please contact your attorney.',
    expired: 'Your order for the second course has expired. Please contact your attorney.',
    reset: 'You can order your second course again',
    alone: 'Your second course is now for you alone. Open Courses to go on.',
  },
} as const

/** Emails to the people who work on a case, in English. {course} is first or second. */
export const staffMails = {
  finished: {
    subject: 'A client has finished the {course} course',
    body: '{people} finished the {course} course. The certificate is on its way.\n',
  },
  certificate: {
    subject: 'The {course} course certificate is here',
    body: 'The {course} course certificate for {people} is here.\n',
  },
  canceled: {
    subject: 'A {course} course was canceled',
    body: 'The provider canceled the {course} course for {people}. They can order it again once you reset it.\n',
  },
  expired: {
    subject: 'An order for the {course} course has expired',
    body: 'The {course} course order for {people} expired before the course was finished. They can order it again once you reset it.\n',
  },
  several: {
    subject: 'Several orders were found for one client',
    body: 'The order service has several {course} course orders for {people}, so they cannot continue. Please settle this with the order service, then reset the course.\n',
  },
  otherLastName: {
    subject: 'An order was found under a different last name',
    body: 'The order service has an order for the {course} course with the Social Security number of {people} but a different last name, so they cannot continue. Please settle this with the order service, then reset the course.\n',
  },
  missingUser: {
    subject: 'Your firm has no user at the order service for a case',
    body: '{people} cannot order the {course} course because your firm has no user at the order service for their case. Please settle this with the order service, then reset the course.\n',
  },
  missingUnit: {
    subject: 'The order service does not know your office',
    body: '{people} cannot order the {course} course because the order service does not know your office. Please settle this with the order service, then reset the course.\n',
  },
  thirdNumber: {
    subject: 'A client entered three different numbers',
    body: '{people} looked for a {course} course order with three different Social Security numbers. Please ask them which one is right.\n',
  },
  spousesNumber: {
    subject: 'A client entered their spouse’s number',
    body: '{people} looked for a {course} course order with the other debtor’s Social Security number and cannot continue with it. Please ask them which one is right.\n',
  },
  foundTaken: {
    subject: 'A course order belongs to someone else',
    body: '{people} found an order for the {course} course but cannot use it, because someone else has it or has already ordered. Please find out from the order service whose order it is, then reset the course.\n',
  },
  optionStands: {
    subject: 'An order for both spouses was found',
    body: 'We found a {course} course order for both spouses in the case of {people}. Your firm set up this course for only one of them, so we did not use the order. Please change how the course is set up, or settle this with the order service.\n',
  },
  infected: {
    subject: 'A {course} course certificate could not be kept',
    body: 'The virus scanner found something in the {course} course certificate for {people}, so we did not keep it. Please ask the provider for a new one.\n',
  },
  registrationFailed: {
    subject: 'A client cannot be registered for the {course} course',
    body: 'Registration of {people} for the {course} course failed twice. Please ask the provider if they can help.\n',
  },
  outdated: {
    subject: 'A {course} course certificate is out of date',
    body: 'The {course} course certificate for {people} is no longer valid. If they must take the course again, please reset it.\n',
  },
  spouseLeft: {
    subject: 'A course order names a spouse who left the case',
    body: 'The {course} course in the case of {people} was ordered for both spouses. {people} can go on alone here, but the order service still has the order for both. Please settle this with the order service.\n',
  },
} as const

/** The same in the bell. */
export const staffNotices = {
  finished: '{people} finished the {course} course',
  certificate: 'The {course} course certificate of {people} is here',
  canceled: 'The provider canceled the {course} course of {people}',
  expired: 'The {course} course order of {people} has expired',
  several: 'Several {course} course orders were found for {people}',
  otherLastName: 'A {course} course order for {people} has a different last name',
  missingUser: '{people} cannot order the {course} course: your firm has no user there',
  missingUnit: '{people} cannot order the {course} course: your office is not known there',
  thirdNumber: '{people} entered three different Social Security numbers',
  spousesNumber: '{people} entered the Social Security number of the other debtor',
  foundTaken: 'A {course} course order that {people} found belongs to someone else',
  optionStands: 'A {course} course order for both spouses was found for {people}',
  infected: 'The {course} course certificate of {people} could not be kept',
  registrationFailed: '{people} cannot be registered for the {course} course',
  outdated: 'The {course} course certificate of {people} is out of date',
  spouseLeft: 'The {course} course order of {people} still names the spouse who left',
} as const

export const courseNames = { First: 'First course', Second: 'Second course' } as const
