// The page of the notifications room.
import { wordsNow } from '#ui/language.ts'
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { notificationsWords } from './words.ts'

export const routes: readonly RoomRoute[] = [
  { path: paths.notifications, area: 'protected', title: () => wordsNow(notificationsWords).title, load: () => import('./NotificationsPage.tsx') },
]
