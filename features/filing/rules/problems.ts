import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const filingProblems = {
  'filing.none': {
    kind: 'refused',
    text: 'This case has been filed or has ended, so its list before filing is closed.',
  },
  'filing.list-changed': {
    kind: 'refused',
    text: 'A colleague has changed this list. Your change is not saved yet.',
  },
  'filing.no-such-line': { kind: 'not-found', text: 'This line is no longer in the list.' },
  'filing.counted-by-itself': {
    kind: 'refused',
    text: 'This line is done when everything is there. It cannot be marked.',
  },
  'filing.reason-wanted': {
    kind: 'invalid',
    text: 'Say why it is not needed, in {min} to {max} characters.',
  },
  'filing.day-invalid': {
    kind: 'invalid',
    text: 'Enter the date as month, day and year, such as 12/31/2026.',
  },
  'filing.day-in-future': { kind: 'invalid', text: 'This day is still to come.' },
  'filing.amount-invalid': {
    kind: 'invalid',
    text: 'Enter an amount in dollars, such as 1,500 or 1,500.50, up to 1,000,000.',
  },
  'filing.payment-of-nothing': { kind: 'invalid', text: 'Enter an amount above 0.' },
  'filing.due-above-fee': {
    kind: 'invalid',
    text: 'What is to be paid before filing cannot be more than the fee.',
  },
  'filing.note-too-long': { kind: 'invalid', text: 'A note can have {max} characters at most.' },
  'filing.payment-absent': { kind: 'not-found', text: 'This payment is no longer in the list.' },
  'filing.too-many-payments': {
    kind: 'refused',
    text: 'This case has {max} payments, the most that it can have.',
  },
  'filing.line-blank': { kind: 'invalid', text: 'Enter a name for this line.' },
  'filing.line-too-long': { kind: 'invalid', text: 'A line can have {max} characters at most.' },
  'filing.line-twice': { kind: 'invalid', text: 'Another line has the same name.' },
  'filing.lines-invalid': {
    kind: 'invalid',
    text: 'These lines cannot be saved. Reload the page.',
  },
  'filing.firm-list-changed': {
    kind: 'refused',
    text: 'A colleague has changed the list of the firm. Your changes are not saved yet.',
  },
} as const satisfies ProblemList

export type FilingProblem = keyof typeof filingProblems

export const problem = problemFactory(filingProblems)
