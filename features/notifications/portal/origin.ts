import { paths } from '#ui/navigation/paths.ts'
import { rememberedCase } from '#ui/browser/remembered-case.ts'

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

/** Returns the page before this one, or My Cases if it is missing or outside the portal. */
export function originFrom(state: Readonly<Record<string, unknown>>): string {
  const { from } = state
  return typeof from === 'string' && places.some((place) => isAt(from, place)) ? from : paths.client
}

export function isFromMyCases(origin: string): boolean {
  return !isAt(origin, dashboard)
}

/** Returns the case whose news is listed, or null if all news is listed (spec: cases#news-list). */
export function listedCaseFrom(state: Readonly<Record<string, unknown>>): string | null {
  return isFromMyCases(originFrom(state)) ? null : (rememberedCase() ?? null)
}

export function nameOfOrigin(origin: string, words: OriginWords): string {
  if (isAt(origin, paths.documents)) return words.documents
  if (isAt(origin, paths.userProfile)) return words.profile
  return isAt(origin, dashboard) ? words.dashboard : words.myCases
}
