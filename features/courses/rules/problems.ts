// Specified texts must not change and differ by form (spec: wording#specified-texts,
// wording#texts-per-screen).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const coursesProblems = {
  'courses.unknown-course': { kind: 'invalid', text: 'There are two courses, 1 and 2.' },
  'courses.not-found': { kind: 'not-found', text: 'This course could not be found.' },
  'courses.certificate-not-found': {
    kind: 'not-found',
    text: 'This certificate could not be found.',
  },
  'courses.busy': {
    kind: 'locked',
    text: 'We are still working on this course. Please try again in a moment.',
  },
  // Returned in a result with success: false.
  'courses.look-up-failed': { kind: 'unavailable', text: 'Error occurred while looking up order' },
  'courses.create-account-failed': {
    kind: 'unavailable',
    text: 'Error occurred while creating order account',
  },
  'courses.add-spouse-failed': {
    kind: 'unavailable',
    text: 'Error occurred while adding spouse to order',
  },
  'courses.accept-found-failed': {
    kind: 'unavailable',
    text: 'Error occurred while accepting lookup found course',
  },
  'courses.place-order-failed': { kind: 'unavailable', text: 'Unknown error placing order' },
  'courses.customer-not-saved': {
    kind: 'unavailable',
    text: 'Error saving the primary customer details',
  },
  'courses.spouse-not-saved': {
    kind: 'unavailable',
    text: 'Error saving the coDebtor customer details',
  },
  'courses.not-registered': { kind: 'unavailable', text: 'Error Registering Course' },
  'courses.only-true': { kind: 'invalid', text: 'This can only be turned on.' },
  'courses.disclosure-changed': {
    kind: 'refused',
    text: 'The disclosure agreement has changed. Please read it again.',
  },
  'courses.ask-attorney': {
    kind: 'refused',
    text: 'Please contact your attorney for support in resolving this error.',
  },
  'courses.zip-invalid': { kind: 'invalid', text: 'Zip code is 5 characters' },
  'courses.text-too-long': { kind: 'invalid', text: 'Please use at most 100 characters.' },
  'courses.customer-first-name-required': { kind: 'invalid', text: 'First Name is Required' },
  'courses.customer-last-name-required': { kind: 'invalid', text: 'Last Name is Required' },
  'courses.customer-middle-initial': { kind: 'invalid', text: 'Middle initial is 1 character' },
  'courses.customer-home-phone-invalid': {
    kind: 'invalid',
    text: 'Home phone number is not valid',
  },
  'courses.customer-mobile-phone-invalid': {
    kind: 'invalid',
    text: 'Mobile phone number is not valid',
  },
  'courses.customer-work-phone-invalid': {
    kind: 'invalid',
    text: 'Work phone number is not valid',
  },
  'courses.customer-email-required': { kind: 'invalid', text: 'Required' },
  'courses.customer-email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'courses.customer-state-required': { kind: 'invalid', text: 'State selection required' },
  'courses.verification-last-name-required': { kind: 'invalid', text: 'Last Name is required' },
  'courses.verification-ssn-required': { kind: 'invalid', text: 'SSN is Required' },
  'courses.verification-ssn-invalid': { kind: 'invalid', text: 'Ssn is not valid' },
  'courses.account-first-name-required': { kind: 'invalid', text: 'First Name is Required' },
  'courses.account-last-name-required': { kind: 'invalid', text: 'Last Name is Required' },
  'courses.account-mobile-phone-invalid': {
    kind: 'invalid',
    text: 'Mobile phone number is not valid',
  },
  'courses.account-email-required': { kind: 'invalid', text: 'Required' },
  'courses.account-email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'courses.account-state-required': { kind: 'invalid', text: 'State selection required' },
  'courses.spouse-first-name-required': { kind: 'invalid', text: 'First Name is required' },
  'courses.spouse-last-name-required': { kind: 'invalid', text: 'Last Name is required' },
  'courses.spouse-phone-required': { kind: 'invalid', text: 'Phone Number is required' },
  'courses.spouse-phone-invalid': { kind: 'invalid', text: 'Phone number is not valid' },
  'courses.spouse-ssn-required': { kind: 'invalid', text: 'SSN is required' },
  'courses.spouse-ssn-invalid': { kind: 'invalid', text: 'Ssn is not valid' },
  'courses.spouse-email-required': { kind: 'invalid', text: 'Email Address is required' },
  'courses.spouse-email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'courses.spouse-street-required': { kind: 'invalid', text: 'Street is required' },
  'courses.spouse-zip-required': { kind: 'invalid', text: 'Zip Code is required' },
  'courses.spouse-city-required': { kind: 'invalid', text: 'City is required' },
  'courses.spouse-state-required': { kind: 'invalid', text: 'State is required' },
} as const satisfies ProblemList

export const problem = problemFactory(coursesProblems)

export type CoursesProblemCode = keyof typeof coursesProblems
