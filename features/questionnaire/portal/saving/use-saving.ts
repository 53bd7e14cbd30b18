// The saving of this tab, for screens.
import { useEffect, useSyncExternalStore } from 'react'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import type { SectionSavings } from './driver.ts'
import { tabSaving, wouldLose } from './tab-saving.ts'

/** What is typed, on its way and saved of each question of a section. */
export function useSectionSavings(caseId: string, sectionId: string): SectionSavings {
  return useSyncExternalStore(tabSaving.subscribe, () => tabSaving.ofSection(caseId, sectionId))
}

/** Sends what earlier pages have left unsent, of whatever question of this case. */
export function useWaitingDrafts(caseId: string): void {
  useEffect(() => tabSaving.restore(caseId), [caseId])
}

/** The browser asks before it closes the page only where something would really be lost. */
export function useAskWhileUnsaved(): void {
  useAskBeforeLeaving(useSyncExternalStore(tabSaving.subscribe, wouldLose))
}
