import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const previewProblems = {
  'preview.person-absent': { kind: 'not-found', text: 'This person could not be found.' },
  'preview.no-account': {
    kind: 'refused',
    text: '{name} has no account yet. You can see the portal as they do once they have set it up.',
  },
  'preview.link-over': {
    kind: 'expired',
    text: 'This link works once, and only for a minute. Open the view again from the case in the workspace.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(previewProblems)
