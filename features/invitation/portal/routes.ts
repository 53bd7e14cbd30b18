// The screens of creating an account.
import { wordsNow } from '#ui/language.ts'
import { paths, patterns } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { invitationTitles } from './titles.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.notCompleted,
    area: 'creation',
    title: () => wordsNow(invitationTitles).notCompleted,
    load: () => import('./NotCompletedPage.tsx').then(({ NotCompletedPage }) => ({ Page: NotCompletedPage })),
  },
  {
    path: patterns.accountCreation,
    area: 'creation',
    title: () => wordsNow(invitationTitles).creation,
    load: () => import('./CreationPage.tsx').then(({ CreationPage }) => ({ Page: CreationPage })),
  },
]
