// The places of the rail. A place is shown when it has a page.
import { clientPaths } from '#features/cases/workspace/paths.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { IconName } from '#ui/icons/names.ts'
import { featureRoutes } from '../feature-routes.ts'

export interface Place {
  readonly name: 'today' | 'clients' | 'review' | 'courses' | 'firm'
  readonly href: string
  readonly icon: IconName
  /** The second key after G. */
  readonly key: string
  /** Not in the bar of a phone. The page of the clients leads there. */
  readonly isForWideScreens?: boolean
}

const allPlaces: readonly Place[] = [
  { name: 'today', href: clientPaths.today, icon: 'list-checks', key: 't' },
  { name: 'clients', href: clientPaths.clients, icon: 'users-three', key: 'c' },
  { name: 'review', href: clientPaths.review, icon: 'tray', key: 'r' },
  {
    ...{ name: 'courses', href: clientPaths.courses, icon: 'graduation-cap', key: 'o' },
    isForWideScreens: true,
  },
  { name: 'firm', href: workspacePaths.firm, icon: 'buildings', key: 'f' },
]

/** True also for a path that goes on with an optional part. */
export const hasPage = (path: string): boolean =>
  featureRoutes.some((route) => route.path === path || route.path.startsWith(`${path}/{-`))

export const places = allPlaces.filter(({ href }) => hasPage(href))

/** Where a person arrives who names no page. */
export const firstPage = places[0]?.href ?? workspacePaths.firm
