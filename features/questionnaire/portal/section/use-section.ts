import { useEffect, useEffectEvent } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { now } from '#ui/browser/clock.ts'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { getKey, useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { sectionById, type SectionByIdQuery } from '../questionnaire.operations.ts'
import type { ServerState } from '../saving/saving-state.ts'
import { tabSaving } from '../saving/tab-saving.ts'
import { useSectionSavings } from '../saving/use-saving.ts'
import {
  liveSection,
  findOverlays,
  findSaved,
  type LiveSection,
  type ReadSection,
} from '../saving/live-section.ts'
import './mirrored-sections.ts'

export type { LiveSection } from '../saving/live-section.ts'

export type SectionState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: GraphProblem; readonly retry: () => void }
  | { readonly state: 'ready'; readonly live: LiveSection }

/** A screen opened within this time after a read does not read again. */
const justReadMs = 3000

export function useSection(sectionId: string): SectionState {
  const { id: caseId } = useCurrentCase()
  const { data, error, isError, dataUpdatedAt, refetch } = useGraphQuery(sectionById, {
    caseId,
    sectionId,
  })
  const savings = useSectionSavings(caseId, sectionId)

  const enter = useEffectEvent(() => {
    if (data && now().getTime() - dataUpdatedAt > justReadMs) void refetch()
  })
  useEffect(() => enter(), [])

  if (data)
    return {
      state: 'ready',
      live: liveSection(data.sectionById, findOverlays(data.sectionById, savings)),
    }
  if (isError) return { state: 'failed', problem: error, retry: () => void refetch() }
  return { state: 'loading' }
}

/** Returns the section for code outside of rendering. Undefined if it was never read. */
export function sectionNow(caseId: string, sectionId: string): LiveSection | undefined {
  const read = readNow(caseId, sectionId)
  return read && liveSection(read, findOverlays(read, tabSaving.ofSection(caseId, sectionId)))
}

/** The saved answer of a question. Undefined when its section was never read. */
export function savedNow(
  caseId: string,
  sectionId: string,
  questionKey: string,
): ServerState | undefined {
  const read = readNow(caseId, sectionId)
  return read && findSaved(read, questionKey)
}

function readNow(caseId: string, sectionId: string): ReadSection | undefined {
  return queryClient.getQueryData<SectionByIdQuery>(getKey(sectionById, { caseId, sectionId }))
    ?.sectionById
}
