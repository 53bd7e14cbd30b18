import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const firmProblems = {
  'firm.not-found': { kind: 'not-found', text: 'There is no such firm.' },
  'firm.faq-expected': { kind: 'invalid', text: '{place}: expected {expected}.' },
  'firm.faq-unknown-name': { kind: 'invalid', text: '{place}: this name is not known here.' },
  'firm.faq-too-long': { kind: 'invalid', text: '{place}: at most {most} characters.' },
  'firm.faq-too-many': { kind: 'invalid', text: '{place}: at most {most} of them.' },
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
} as const satisfies ProblemList

export const problem = problemFactory(firmProblems)

export type FirmProblem = keyof typeof firmProblems
