// The screens of one's own account.
import { paths } from '#ui/navigation/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.userProfile,
    area: 'protected',
    load: () => import('./profile/ProfilePage.tsx'),
  },
]
