// The pages of the cases room. Those of the law firm are about the firm of a case, and therefore here.
import { paths, patterns } from '#ui/navigation/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const routes: readonly RoomRoute[] = [
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
