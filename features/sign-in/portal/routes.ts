// The screens at the door.
import { paths } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { signInWords } from './words.en.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.login,
    area: 'public',
    title: signInWords.login.pageTitle,
    load: () => import('./LoginPage.tsx').then(({ LoginPage }) => ({ Page: LoginPage })),
  },
  {
    path: paths.twoFactor,
    area: 'public',
    title: signInWords.twoFactor.pageTitle,
    load: () => import('./TwoFactorPage.tsx').then(({ TwoFactorPage }) => ({ Page: TwoFactorPage })),
  },
]
