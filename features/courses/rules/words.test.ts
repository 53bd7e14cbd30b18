// spec: wording#specified-texts, wording#texts-per-screen
import { expect, test } from 'vitest'
import { coursesProblems, type CoursesProblemCode } from './problems.ts'
import { bannerWords, courseStatusLabels, jointLabels, priceWords } from './words.en.ts'

test('keeps the status labels', () => {
  expect(courseStatusLabels).toEqual({
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
  })
})

test('keeps the banner texts', () => {
  expect(Object.values(bannerWords).toSorted()).toEqual([
    "Congratulations! You've finished the first course!",
    "Congratulations! You've finished the second course!",
    'Course Not Ordered',
    'Course Ordered for Spouse',
    'First Course Canceled',
    'Second Course Canceled',
    'Take the First Course',
    'Take the Second Course',
  ])
})

test('keeps the joint labels and the price text for firm payment', () => {
  expect([jointLabels.withSpouse, jointLabels.withoutSpouse, priceWords.billedToLawFirm]).toEqual([
    'Taking course with spouse',
    'Taking course without spouse',
    'Billed to Law Firm',
  ])
})

test.each<readonly [CoursesProblemCode, string]>([
  ['courses.look-up-failed', 'Error occurred while looking up order'],
  ['courses.create-account-failed', 'Error occurred while creating order account'],
  ['courses.add-spouse-failed', 'Error occurred while adding spouse to order'],
  ['courses.accept-found-failed', 'Error occurred while accepting lookup found course'],
  ['courses.place-order-failed', 'Unknown error placing order'],
  ['courses.customer-not-saved', 'Error saving the primary customer details'],
  ['courses.spouse-not-saved', 'Error saving the coDebtor customer details'],
  ['courses.not-registered', 'Error Registering Course'],
  ['courses.ask-attorney', 'Please contact your attorney for support in resolving this error.'],
  ['courses.customer-first-name-required', 'First Name is Required'],
  ['courses.customer-last-name-required', 'Last Name is Required'],
  ['courses.customer-home-phone-invalid', 'Home phone number is not valid'],
  ['courses.customer-mobile-phone-invalid', 'Mobile phone number is not valid'],
  ['courses.customer-work-phone-invalid', 'Work phone number is not valid'],
  ['courses.customer-email-invalid', 'Invalid email format'],
  ['courses.customer-email-required', 'Required'],
  ['courses.customer-state-required', 'State selection required'],
  ['courses.verification-last-name-required', 'Last Name is required'],
  ['courses.verification-ssn-required', 'SSN is Required'],
  ['courses.verification-ssn-invalid', 'Ssn is not valid'],
  ['courses.account-first-name-required', 'First Name is Required'],
  ['courses.account-last-name-required', 'Last Name is Required'],
  ['courses.account-mobile-phone-invalid', 'Mobile phone number is not valid'],
  ['courses.account-email-invalid', 'Invalid email format'],
  ['courses.account-email-required', 'Required'],
  ['courses.account-state-required', 'State selection required'],
  ['courses.spouse-first-name-required', 'First Name is required'],
  ['courses.spouse-last-name-required', 'Last Name is required'],
  ['courses.spouse-phone-invalid', 'Phone number is not valid'],
  ['courses.spouse-phone-required', 'Phone Number is required'],
  ['courses.spouse-ssn-invalid', 'Ssn is not valid'],
  ['courses.spouse-ssn-required', 'SSN is required'],
  ['courses.spouse-email-invalid', 'Invalid email format'],
  ['courses.spouse-email-required', 'Email Address is required'],
  ['courses.spouse-street-required', 'Street is required'],
  ['courses.spouse-zip-required', 'Zip Code is required'],
  ['courses.spouse-city-required', 'City is required'],
  ['courses.spouse-state-required', 'State is required'],
])('keeps the text of %s: "%s"', (code, text) => expect(coursesProblems[code].text).toBe(text))
