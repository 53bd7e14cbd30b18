import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const clientsProblems = {
  'clients.no-such-case': {
    kind: 'not-found',
    text: 'This case could not be found. Someone may have removed it. Reload the list.',
  },
  'clients.nothing-selected': { kind: 'invalid', text: 'Select at least one client.' },
  'clients.too-many-selected': { kind: 'invalid', text: 'Select at most {max} clients at a time.' },
  'clients.not-an-attorney': {
    kind: 'refused',
    text: 'Choose an attorney who works at your firm.',
  },
  'clients.no-such-colleague': {
    kind: 'refused',
    text: 'Choose a colleague who works at your firm.',
  },
  'clients.no-such-checklist': {
    kind: 'not-found',
    text: 'Your firm does not have this checklist any more. Choose a different one.',
  },
  'clients.no-such-office': { kind: 'refused', text: 'Choose an office of your firm.' },
  'clients.team-changed': {
    kind: 'refused',
    text: 'A colleague has changed who works on this case. Your changes are not saved yet.',
  },
  'clients.details-changed': {
    kind: 'refused',
    text: 'A colleague has changed the details of this case. Your changes are not saved yet.',
  },
  'clients.planned-day-invalid': { kind: 'invalid', text: 'Enter a day as MM/DD/YYYY.' },
  'clients.planned-day-past': { kind: 'invalid', text: 'Choose a day that is not in the past.' },
  'clients.was-filed': {
    kind: 'refused',
    text: 'This case was filed, so it has no planned filing date.',
  },
  'clients.detail-too-long': { kind: 'invalid', text: 'Use {max} characters at most.' },
  'clients.nobody-chosen': { kind: 'invalid', text: 'Choose an attorney or a paralegal.' },
  'clients.filter-name-required': { kind: 'invalid', text: 'Give the filter a name.' },
  'clients.filter-name-too-long': {
    kind: 'invalid',
    text: 'A name can have {max} characters at most.',
  },
  'clients.filter-name-built-in': {
    kind: 'refused',
    text: 'Every list has a filter with this name. Choose a different one.',
  },
  'clients.too-many-filters': {
    kind: 'refused',
    text: 'You have {max} saved filters. Remove one before you save another.',
  },
  'clients.filter-absent': {
    kind: 'not-found',
    text: 'This filter no longer exists, or it belongs to a colleague.',
  },
  'clients.no-such-person': {
    kind: 'not-found',
    text: 'This person is not part of the case any more. Reload the page.',
  },
  'clients.no-failed-notice': {
    kind: 'refused',
    text: 'There is no failed notice to send again. A colleague may have sent it, or a later one has arrived.',
  },
  'clients.notice-read': {
    kind: 'refused',
    text: 'The client has read the news of this notice, so we do not send it again.',
  },
  'clients.reminder-absent': { kind: 'not-found', text: 'These reminders could not be found.' },
} as const satisfies ProblemList

export const problem = problemFactory(clientsProblems)

export type ClientsProblemCode = keyof typeof clientsProblems
