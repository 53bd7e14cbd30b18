// The page from which the notifications were opened, and what it is called.
import { paths } from '#ui/navigation/paths.ts'
import { rememberedCase } from '#ui/browser/remembered-case.ts'

/** What the pages are called. */
export interface OriginWords {
  readonly myCases: string
  readonly dashboard: string
  readonly documents: string
  readonly profile: string
}

const dashboard = '/dashboard'
const places = [paths.client, dashboard, paths.userProfile]

function isAt(origin: string, place: string): boolean {
  return origin === place || ['/', '?', '#'].some((sign) => origin.startsWith(`${place}${sign}`))
}

/** The page handed over by the bell; My Cases when there is none, or it is no page of ours. */
export function originFrom(state: Readonly<Record<string, unknown>>): string {
  const { from } = state
  return typeof from === 'string' && places.some((place) => isAt(from, place)) ? from : paths.client
}

/** True when no case was at hand where the bell was pressed. */
export function isFromMyCases(origin: string): boolean {
  return !isAt(origin, dashboard)
}

/** Opened from My Cases the list shows all (null), from a case only the news of that case (decisions 4.7). */
export function listedCaseFrom(state: Readonly<Record<string, unknown>>): string | null {
  return isFromMyCases(originFrom(state)) ? null : (rememberedCase() ?? null)
}

export function nameOfOrigin(origin: string, words: OriginWords): string {
  if (isAt(origin, paths.documents)) return words.documents
  if (isAt(origin, paths.userProfile)) return words.profile
  return isAt(origin, dashboard) ? words.dashboard : words.myCases
}
