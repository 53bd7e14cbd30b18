// The next page reads the flag, so the update finishes before the navigation.
import { useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import type { Operation } from '#ui/graphql/operation.ts'
import { questionnaireFacts } from './questionnaire.operations.ts'

export interface TurnsTrue {
  readonly isSaving: boolean
  readonly hasFailed: boolean
  readonly turnTrue: (isTrueAlready: boolean) => void
}

/** If the flag is already true, no request is sent (spec: questionnaire#shown-flags). */
export function useTurnsTrue<Data extends Readonly<Record<string, { readonly success: boolean }>>>(
  update: Operation<Data, { readonly flag: boolean; readonly caseId: string }>,
  goOn: () => void,
): TurnsTrue {
  const { id: caseId } = useCurrentCase()
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')

  async function save() {
    setState('saving')
    try {
      const answer = await graph.run(update, { caseId, flag: true })
      if (!Object.values(answer).every(({ success }) => success)) return setState('failed')
      await readAgain(questionnaireFacts)
      goOn()
    } catch (failure) {
      if (!(failure instanceof GraphProblem)) throw failure
      setState('failed')
    }
  }
  return {
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    turnTrue: (isTrueAlready) => (isTrueAlready ? goOn() : void save()),
  }
}
