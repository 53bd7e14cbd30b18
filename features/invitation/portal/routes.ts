// The screens of creating an account.
import { paths, patterns } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.notCompleted,
    area: 'creation',
    load: () =>
      import('./NotCompletedPage.tsx').then(({ NotCompletedPage }) => ({ Page: NotCompletedPage })),
  },
  {
    path: patterns.accountCreation,
    area: 'creation',
    load: () => import('./CreationPage.tsx').then(({ CreationPage }) => ({ Page: CreationPage })),
  },
]
