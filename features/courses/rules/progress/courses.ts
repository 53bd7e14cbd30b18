// spec: courses#contract-types

export const courseNumbers = ['First', 'Second'] as const
export type CourseNumber = (typeof courseNumbers)[number]

export type CourseType = 1 | 2

export const courseMethod = { online: 1, phone: 2 } as const
export type CourseMethod = (typeof courseMethod)[keyof typeof courseMethod]

export const coursePayment = { client: 1, firm: 2 } as const
export type CoursePayment = (typeof coursePayment)[keyof typeof coursePayment]

export const courseStatus = {
  chooseCourse: 1,
  pendingRegistration: 2,
  pendingNotStarted: 3,
  started: 4,
  certification: 5,
  complete: 6,
  canceled: 7,
  expired: 8,
  orderedForSpouse: 9,
  manuallyUploaded: 10,
  unknown: 11,
  pendingRegistrationPhone: 12,
  pendingNotStartedPhone: 13,
} as const
export type CourseStatus = (typeof courseStatus)[keyof typeof courseStatus]

/** Statuses that an item stores. Others are derived per viewer (spec: courses#course-statuses). */
export type ItemStatus = 2 | 3 | 4 | 5 | 7 | 8 | 12 | 13

export const orderSource = { portal: 1, firm: 2, lookUp: 3 } as const
export type OrderSource = (typeof orderSource)[keyof typeof orderSource]

/** spec: courses#joint-options */
export const jointOption = { together: 1, separately: 2, debtor1Only: 3, debtor2Only: 4 } as const
export type JointOption = (typeof jointOption)[keyof typeof jointOption]

export const orderSteps = [
  'UserVerification',
  'CreateAccount',
  'AddSpouseOrJointDebtor',
  'ChooseCourse',
  'CourseOrderedSuccessfully',
  'CourseOrderFailed',
  'LookupFoundCourse',
] as const
export type OrderStep = (typeof orderSteps)[number]

/** spec: courses#order-statuses */
export const orderStatus = {
  noOrder: 0,
  inProgress: 1,
  hasOrder: 2,
  multipleOrdersFound: 3,
  otherLastName: 4,
  missingDudiUser: 5,
  missingOrganizationalUnit: 6,
  unknown: 7,
  errorOnUserVerification: 8,
  errorOnCreateAccount: 9,
  errorOnAddSpouse: 10,
  errorOnChooseCourse: 11,
  errorOnPlaceOrder: 12,
} as const
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus]

export const certificateValidDays = 180

export const providerIds = [245, 176, 177, 291, 246, 294] as const

/** In the same order. Null means every provider. */
export function isSameProviders(a: readonly number[] | null, b: readonly number[] | null): boolean {
  return a?.join(' ') === b?.join(' ')
}

export function findCourseNumber(courseType: number): CourseNumber | undefined {
  return courseType === 1 ? 'First' : courseType === 2 ? 'Second' : undefined
}

export function getCourseType(course: CourseNumber): CourseType {
  return course === 'First' ? 1 : 2
}

export function isCourseNumber(text: string): text is CourseNumber {
  return (courseNumbers as readonly string[]).includes(text)
}

/** Lower case, for use within a sentence. */
export function getOrdinal(course: CourseNumber): 'first' | 'second' {
  return course === 'First' ? 'first' : 'second'
}
