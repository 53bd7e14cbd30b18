import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { ownApplicant, type OwnApplicantQuery } from '../courses.operations.ts'

/** The number is the mask, or null when none is stored. */
export type OwnApplicant = OwnApplicantQuery['accounts']['get']

export interface ApplicantRead {
  readonly applicant: OwnApplicant | undefined
  readonly problem: GraphProblem | null
  readonly retry: () => void
}

export function useApplicant(): ApplicantRead {
  const { data, error, refetch } = useGraphQuery(ownApplicant, {})
  return { applicant: data?.accounts.get, problem: error, retry: () => void refetch() }
}
