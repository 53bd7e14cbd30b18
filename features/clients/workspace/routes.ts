import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.today,
    area: 'protected',
    load: () => import('./today/TodayPage.tsx').then(({ TodayPage }) => ({ Page: TodayPage })),
  },
  {
    path: clientPaths.clients,
    area: 'protected',
    load: () => import('./list/ClientsPage.tsx').then(({ ClientsPage }) => ({ Page: ClientsPage })),
  },
]
