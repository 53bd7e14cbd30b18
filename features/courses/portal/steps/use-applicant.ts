import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { ownApplicant, type OwnApplicantQuery } from '../courses.operations.ts'

/** The Social Security number is the mask, or null if none is stored. */
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
