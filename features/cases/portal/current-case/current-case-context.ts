import { createContext, useContext } from 'react'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { activeCases, type WholeCaseFragment } from '../cases.operations.ts'

export type CurrentCase = WholeCaseFragment

export const CurrentCaseContext = createContext<CurrentCase | undefined>(undefined)

/** Only for pages inside the frame, which guarantees a current case. */
export function useCurrentCase(): CurrentCase {
  const current = useContext(CurrentCaseContext)
  if (!current) throw new Error('This page is outside of the frame of a case')
  return current
}

/** Active cases, loaded again when older than 30 seconds. */
export function useActiveCases() {
  return useGraphQuery(activeCases, {})
}
