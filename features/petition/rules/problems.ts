import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const petitionProblems = {
  'petition.reason-length': {
    kind: 'invalid',
    text: 'Give a reason of {min} to {max} characters.',
  },
  'petition.not-read': {
    kind: 'invalid',
    text: 'Check this box, or correct the creditors first.',
  },
  'petition.matrix-changed': {
    kind: 'refused',
    text: 'The list of creditors has changed since you looked at it. Look at its problems again.',
  },
  'petition.no-creditors': {
    kind: 'refused',
    text: 'The client has not named any creditors yet, so there is nothing to list.',
  },
} as const satisfies ProblemList

export type PetitionProblem = keyof typeof petitionProblems

export const problem = problemFactory(petitionProblems)
