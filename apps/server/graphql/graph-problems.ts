import type { ProblemList } from '#lib/problem.ts'

export const graphProblems = {
  'request.malformed': { kind: 'invalid', text: 'This request could not be read.' },
  // Occurs when a tab was open while a new version was deployed.
  'request.unknown-document': {
    kind: 'invalid',
    text: 'We have updated the portal. Please reload this page.',
  },
  'request.documents-only': { kind: 'refused', text: 'Only known documents are answered here.' },
  'request.too-large': { kind: 'invalid', text: 'What you sent is too large.' },
  'request.too-many': {
    kind: 'locked',
    text: 'There were too many requests. Please wait a moment and try again.',
  },
  'request.text-not-storable': {
    kind: 'invalid',
    text: 'Your text has a character that we cannot save. Please remove it.',
  },
  'request.foreign-origin': { kind: 'refused', text: 'This request comes from another site.' },
  'request.foreign-host': { kind: 'refused', text: 'This address does not belong to the portal.' },
  'request.unsigned': { kind: 'refused', text: 'This request does not carry the right signature.' },
  'request.method': { kind: 'invalid', text: 'Please use POST.' },
  'request.not-found': { kind: 'not-found', text: 'Not Found' },
  'request.signed-out': { kind: 'signed-out', text: 'Please log in again.' },
  'request.already-signed-in': { kind: 'refused', text: 'You are already logged in.' },
  'request.set-up-over': { kind: 'refused', text: 'Your account is already set up.' },
  'request.view-only': { kind: 'refused', text: 'This is a view only' },
  'request.set-up-unfinished': {
    kind: 'refused',
    text: 'Please finish setting up your account first.',
  },
  'request.took-too-long': { kind: 'unavailable', text: 'This took too long. Please try again.' },
  'request.still-running': {
    kind: 'unavailable',
    text: 'We are still working on this. Please wait a moment and try again.',
  },
  // Occurs only in programs that use a key twice.
  'request.key-used': { kind: 'invalid', text: 'This key was used for another request.' },
  'request.unexpected': {
    kind: 'unexpected',
    text: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies ProblemList
