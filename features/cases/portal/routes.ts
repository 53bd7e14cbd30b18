// The pages of the cases room. Those of the law firm are about the firm of a case, and therefore here.
import { faqWords, lawFirmWords } from '#features/firm/portal/words.ts'
import { wordsNow } from '#ui/language.ts'
import { paths, patterns } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { billingWords, caseInformationWords, clientHomeWords, dashboardWords } from './words.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.client, area: 'protected', title: () => wordsNow(clientHomeWords).title, load: () => import('./ClientHome.tsx') },
  { path: patterns.caseHome, area: 'dashboard', title: () => wordsNow(dashboardWords).title, load: () => import('./CaseDashboard.tsx') },
  { path: paths.caseInformation, area: 'dashboard', title: () => wordsNow(caseInformationWords).title, load: () => import('./CaseInformation.tsx') },
  { path: paths.lawFirmInformation, area: 'dashboard', title: () => wordsNow(lawFirmWords).title, load: () => import('./LawFirmPage.tsx') },
  { path: paths.faqs, area: 'dashboard', title: () => wordsNow(faqWords).title, load: () => import('./FaqsPage.tsx') },
  { path: paths.billing, area: 'dashboard', title: () => wordsNow(billingWords).title, load: () => import('./Billing.tsx') },
]
