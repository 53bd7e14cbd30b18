import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { questionnaireFacts, type QuestionnaireFactsQuery } from './questionnaire.operations.ts'

export type IntakeFacts = QuestionnaireFactsQuery['cases']['get'][number]

export interface Intake {
  /** Undefined while loading. */
  readonly facts: IntakeFacts | undefined
  readonly problem: GraphProblem | null
  readonly retry: () => void
}

export function useIntake(): Intake {
  const { id } = useCurrentCase()
  const { data, error, refetch } = useGraphQuery(questionnaireFacts, {})
  return {
    facts: data?.cases.get.find((each) => each.id === id),
    problem: error,
    retry: () => void refetch(),
  }
}
