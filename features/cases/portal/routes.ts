import { paths, patterns } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  { path: paths.client, area: 'protected', load: () => import('./home/ClientHome.tsx') },
  {
    path: patterns.caseHome,
    area: 'dashboard',
    load: () => import('./dashboard/CaseDashboard.tsx'),
  },
  {
    path: paths.caseInformation,
    area: 'dashboard',
    load: () => import('./dashboard/CaseInformation.tsx'),
  },
  { path: paths.lawFirmInformation, area: 'dashboard', load: () => import('./LawFirmPage.tsx') },
  { path: paths.faqs, area: 'dashboard', load: () => import('./FaqsPage.tsx') },
  { path: paths.billing, area: 'dashboard', load: () => import('./Billing.tsx') },
]
