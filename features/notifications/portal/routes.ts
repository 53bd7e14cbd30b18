// The page of the notifications room.
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { notificationsWords } from './words.en.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.notifications, area: 'protected', title: notificationsWords.title, load: () => import('./NotificationsPage.tsx') },
]
