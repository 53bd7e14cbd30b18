import { useEffect, useSyncExternalStore } from 'react'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import type { SectionSavings } from './driver.ts'
import { tabSaving, hasUnsaved } from './tab-saving.ts'

export function useSectionSavings(caseId: string, sectionId: string): SectionSavings {
  return useSyncExternalStore(tabSaving.subscribe, () => tabSaving.ofSection(caseId, sectionId))
}

/** Sends drafts that earlier pages left for any question of this case. */
export function useWaitingDrafts(caseId: string): void {
  useEffect(() => tabSaving.restore(caseId), [caseId])
}

/** The browser asks before closing only when a change would be lost. */
export function useAskWhileUnsaved(): void {
  useAskBeforeLeaving(useSyncExternalStore(tabSaving.subscribe, hasUnsaved))
}
