import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { caseInAddress } from './case-in-address.ts'
import { clientHome, visitCase } from '../cases.operations.ts'
import { rememberCase, rememberedCase } from '#ui/browser/remembered-case.ts'
import { chooseCase, isNewVisit } from './current-case.ts'
import { useActiveCases, type CurrentCase } from './current-case-context.ts'

export type ChosenCase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `named`: an id in the address that is no active case. */
  | { readonly kind: 'none'; readonly named: string | undefined }
  | { readonly kind: 'chosen'; readonly current: CurrentCase }

/** Never 'none' while cases are loading (spec: cases#current-case). */
export function useChosenCase(): ChosenCase {
  const named = useLocation({
    select: (location) => caseInAddress(location.pathname, location.searchStr),
  })
  const { data, isFetching, isError, refetch } = useActiveCases()
  const cases = data?.cases.get
  const id =
    cases &&
    chooseCase({ named, remembered: rememberedCase(), activeIds: cases.map((each) => each.id) })
  const current = cases?.find((each) => each.id === id)

  useEffect(() => {
    if (id === undefined) return
    rememberCase(id)
    if (isNewVisit(id)) recordVisit(id)
  }, [id])

  if (current) return { kind: 'chosen', current }
  // The cache may lack a case that was joined or reactivated a moment ago.
  if (isFetching) return { kind: 'loading' }
  if (isError || !cases) return { kind: 'failed', retry: () => void refetch() }
  return { kind: 'none', named }
}

// A failure to record a visit is not shown.
function recordVisit(id: string): void {
  graph.run(visitCase, { case: { id } }).then(
    () => readAgain(clientHome),
    () => undefined,
  )
}
