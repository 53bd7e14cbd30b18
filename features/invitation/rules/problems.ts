// The specified texts (spec: wording#specified-texts).
import type { ProblemList } from '#lib/problem.ts'

export const invitationProblems = {
  'invitation.sign-up-failed': {
    kind: 'refused',
    text: 'Error saving the password. Please try again.',
  },
  'invitation.sign-up-unavailable': {
    kind: 'unavailable',
    text: 'Your password could not be created at this time. Please try again later.',
  },
  'invitation.contact-not-saved': {
    kind: 'refused',
    text: 'Your contact information could not be updated at this time. Please try again later',
  },
  'invitation.general': { kind: 'unexpected', text: 'Something went wrong, call support' },
} as const satisfies ProblemList
