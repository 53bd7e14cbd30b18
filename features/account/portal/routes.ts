// The screens of one's own account.
import { wordsNow } from '#ui/language.ts'
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { accountTitles } from './titles.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.userProfile,
    area: 'protected',
    title: () => wordsNow(accountTitles).profile,
    load: () => import('./profile/ProfilePage.tsx'),
  },
]
