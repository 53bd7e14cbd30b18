// The page of the notifications room.
import { paths } from '#ui/navigation/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.notifications, area: 'protected', load: () => import('./NotificationsPage.tsx') },
]
