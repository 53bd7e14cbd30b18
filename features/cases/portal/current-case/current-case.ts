// Which case the pages under /dashboard speak about: chosen by one rule, remembered in this tab by its id alone.
import { forgetRememberedCase, rememberCase } from '#ui/browser/remembered-case.ts'

export interface CaseChoice {
  /** What the address names, if it names one. */
  readonly named: string | undefined
  /** What this tab remembers. */
  readonly remembered: string | undefined
  readonly activeIds: readonly string[]
}

/**
 * The case in the address, else the remembered one, else the only active one; undefined means /client. An unknown, foreign or deactivated case is
 * simply not among the active ones, so all three answer alike (decisions 4.1).
 */
export function chooseCase({ named, remembered, activeIds }: CaseChoice): string | undefined {
  const wanted = named ?? remembered ?? (activeIds.length === 1 ? activeIds[0] : undefined)
  return wanted !== undefined && activeIds.includes(wanted) ? wanted : undefined
}

const visitedKey = 'daybreak.case.visited'

/** After this the rule starts anew; called when the remembered case turned out not to be there, or was deactivated. */
export function forgetCase(): void {
  forgetRememberedCase()
  sessionStorage.removeItem(visitedKey)
}

/** Makes a case current on purpose (a card, a notification): entering it counts as a visit even if it was the current one before. */
export function enterCase(id: string): void {
  rememberCase(id)
  sessionStorage.removeItem(visitedKey)
}

/** True the first time a case is current, and again after `enterCase`; inner pages and reloads are the same visit (decisions 4.2). */
export function isNewVisit(id: string): boolean {
  if (sessionStorage.getItem(visitedKey) === id) return false
  sessionStorage.setItem(visitedKey, id)
  return true
}
