import { forgetRememberedCase, rememberCase } from '#ui/browser/remembered-case.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

export interface CaseChoice {
  readonly named: string | undefined
  readonly remembered: string | undefined
  readonly activeIds: readonly string[]
}

/** Unknown, foreign and deactivated cases all lead to /client (spec: cases#current-case). */
export function chooseCase({ named, remembered, activeIds }: CaseChoice): string | undefined {
  const wanted = named ?? remembered ?? (activeIds.length === 1 ? activeIds[0] : undefined)
  return wanted !== undefined && activeIds.includes(wanted) ? wanted : undefined
}

const visitedKey = 'daybreak.case.visited'

/** Called when the remembered case is missing or deactivated. */
export function forgetCase(): void {
  forgetRememberedCase()
  sessionStorage.removeItem(visitedKey)
}

/** Called for a card or a notification. Counts as a visit even if the case was already current. */
export function enterCase(id: string): void {
  rememberCase(id)
  sessionStorage.removeItem(visitedKey)
}

/** Inner pages and reloads belong to the same visit (spec: cases#visit). */
export function isNewVisit(id: string): boolean {
  if (sessionStorage.getItem(visitedKey) === id) return false
  storeItem(sessionStorage, visitedKey, id)
  return true
}
