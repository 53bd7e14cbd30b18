// Hands the current case from the frame to the pages inside it.
import { createContext, useContext } from 'react'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { activeCases, type WholeCaseFragment } from '../cases.operations.ts'

export type CurrentCase = WholeCaseFragment

export const CurrentCaseContext = createContext<CurrentCase | undefined>(undefined)

/** The current case; for pages inside the frame, which shows them only when there is one. */
export function useCurrentCase(): CurrentCase {
  const current = useContext(CurrentCaseContext)
  if (!current) throw new Error('This page stands outside the frame of a case')
  return current
}

/** The viewer's active cases, read again where they are older than half a minute. */
export function useActiveCases() {
  return useGraphQuery(activeCases, {})
}
