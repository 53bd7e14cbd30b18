import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { clientPaths } from './paths.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.today,
    area: 'protected',
    load: () => import('./today/TodayPage.tsx').then(({ TodayPage }) => ({ Page: TodayPage })),
  },
  {
    path: clientPaths.clients,
    area: 'protected',
    load: () =>
      import('./clients/ClientsPage.tsx').then(({ ClientsPage }) => ({ Page: ClientsPage })),
  },
  {
    path: clientPaths.case,
    area: 'protected',
    load: () => import('./case-page/CasePage.tsx').then(({ CasePage }) => ({ Page: CasePage })),
  },
]
