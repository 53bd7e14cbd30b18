// The screens of creating an account.
import { paths, patterns } from '#ui/navigation/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.notCompleted,
    area: 'creation',
    load: () =>
      import('./resume/NotCompletedPage.tsx').then(({ NotCompletedPage }) => ({
        Page: NotCompletedPage,
      })),
  },
  {
    path: patterns.accountCreation,
    area: 'creation',
    load: () => import('./CreationPage.tsx').then(({ CreationPage }) => ({ Page: CreationPage })),
  },
]
