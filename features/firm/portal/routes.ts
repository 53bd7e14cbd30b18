// The pages of the firm room. The law firm's own page needs a case and is therefore a page of the cases room.
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { faqWords } from './words.en.ts'

export const routes: readonly RoomRoute[] = [{ path: paths.faqs, area: 'dashboard', title: faqWords.title, load: () => import('./Faqs.tsx') }]
