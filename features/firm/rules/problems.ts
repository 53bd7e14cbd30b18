import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const firmProblems = {
  'firm.not-found': { kind: 'not-found', text: 'There is no such firm.' },
  'firm.faq-expected': { kind: 'invalid', text: '{place}: expected {expected}.' },
  'firm.faq-unknown-name': { kind: 'invalid', text: '{place}: this name is not known here.' },
  'firm.faq-too-long': { kind: 'invalid', text: '{place}: at most {most} characters.' },
  'firm.faq-too-many': { kind: 'invalid', text: '{place}: at most {most} of them.' },
  'firm.faq-none': { kind: 'invalid', text: 'Add at least one.' },
  'firm.faq-blank': { kind: 'invalid', text: 'Write something here.' },
  'firm.faq-text-too-long': { kind: 'invalid', text: 'Use {max} characters at most.' },
  'firm.faq-paragraph-too-long': {
    kind: 'invalid',
    text: 'A paragraph can have {max} characters at most.',
  },
  'firm.faq-too-many-paragraphs': { kind: 'invalid', text: 'Write {max} paragraphs at most.' },
  'firm.faq-list-too-long': { kind: 'invalid', text: 'There can be {max} at most.' },
  'firm.faqs-changed': {
    kind: 'refused',
    text: 'A colleague has changed the questions and answers. Your changes are not saved yet.',
  },
  'firm.faq-too-deep': {
    kind: 'invalid',
    text: '{place}: a question inside a question cannot open to further ones.',
  },
  'firm.faq-same-id': { kind: 'invalid', text: '{place}: the ID {id} is used twice.' },
  'firm.logo-too-large': { kind: 'invalid', text: 'A logo may have at most 1 MB.' },
  'firm.logo-unreadable': {
    kind: 'invalid',
    text: 'This could not be read as a picture. A logo is a PNG, JPEG or WebP file.',
  },
  // Profile
  'firm.name-required': { kind: 'invalid', text: 'Enter the name of your firm.' },
  'firm.email-invalid': {
    kind: 'invalid',
    text: 'Enter an email address like office@example.com, or leave it empty.',
  },
  'firm.website-invalid': {
    kind: 'invalid',
    text: 'Enter the whole address, beginning with https://, or leave it empty.',
  },
  'firm.color-invalid': { kind: 'invalid', text: 'Enter a color like #17505F.' },
  'firm.days-invalid': { kind: 'invalid', text: 'Enter a number of days from 1 to {max}.' },
  'firm.profile-changed': {
    kind: 'refused',
    text: 'A colleague changed these settings while you were editing them.',
  },
  // Offices
  'firm.street-required': { kind: 'invalid', text: 'Enter the street.' },
  'firm.city-required': { kind: 'invalid', text: 'Enter the city.' },
  'firm.too-long': { kind: 'invalid', text: 'Use at most {max} characters.' },
  'firm.state-required': { kind: 'invalid', text: 'Choose the state.' },
  'firm.zip-invalid': { kind: 'invalid', text: 'Enter a ZIP code with five or nine digits.' },
  'firm.phone-invalid': { kind: 'invalid', text: 'Enter a phone number with ten digits.' },
  'firm.time-zone-required': { kind: 'invalid', text: 'Choose the time zone.' },
  'firm.office-absent': { kind: 'not-found', text: 'Your firm no longer has this office.' },
  'firm.office-changed': {
    kind: 'refused',
    text: 'A colleague changed this office while you were editing it.',
  },
  'firm.office-in-use': {
    kind: 'refused',
    text: 'People or cases belong to this office. Move them to a different office first.',
  },
  'firm.last-office': { kind: 'refused', text: 'Your firm needs at least one office.' },
  'firm.too-many-offices': { kind: 'refused', text: 'A firm can have up to {max} offices.' },
} as const satisfies ProblemList

export const problem = problemFactory(firmProblems)

export type FirmProblem = keyof typeof firmProblems
