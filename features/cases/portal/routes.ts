// The pages of the cases room.
import { lawFirmWords } from '#features/firm/portal/words.en.ts'
import { paths, patterns } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { billingWords, caseInformationWords, clientHomeWords, dashboardWords } from './words.en.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.client, area: 'protected', title: clientHomeWords.title, load: () => import('./ClientHome.tsx') },
  { path: patterns.caseHome, area: 'dashboard', title: dashboardWords.title, load: () => import('./CaseDashboard.tsx') },
  { path: paths.caseInformation, area: 'dashboard', title: caseInformationWords.title, load: () => import('./CaseInformation.tsx') },
  { path: paths.lawFirmInformation, area: 'dashboard', title: lawFirmWords.title, load: () => import('./LawFirmPage.tsx') },
  { path: paths.billing, area: 'dashboard', title: billingWords.title, load: () => import('./Billing.tsx') },
]
