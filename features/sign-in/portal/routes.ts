// The screens at the door.
import { wordsNow } from '#ui/language.ts'
import { paths, patterns } from '#ui/paths.ts'
import type { RoomRoute } from '#ui/room-route.ts'
import { recoveryTitles } from './recovery/titles.ts'
import { signInWords } from './words.ts'

export const routes: readonly RoomRoute[] = [
  {
    path: paths.login,
    area: 'public',
    title: () => wordsNow(signInWords).login.pageTitle,
    load: () => import('./LoginPage.tsx').then(({ LoginPage }) => ({ Page: LoginPage })),
  },
  {
    path: paths.twoFactor,
    area: 'public',
    title: () => wordsNow(signInWords).twoFactor.pageTitle,
    load: () => import('./TwoFactorPage.tsx').then(({ TwoFactorPage }) => ({ Page: TwoFactorPage })),
  },
  {
    path: paths.forgot,
    area: 'public',
    title: () => wordsNow(recoveryTitles).forgot,
    load: () => import('./recovery/ForgotPage.tsx').then(({ ForgotPage }) => ({ Page: ForgotPage })),
  },
  {
    path: paths.forgotValidate,
    area: 'public',
    title: () => wordsNow(recoveryTitles).validate,
    load: () => import('./recovery/ValidatePage.tsx').then(({ ValidatePage }) => ({ Page: ValidatePage })),
  },
  {
    path: paths.forgotNoAccount,
    area: 'public',
    title: () => wordsNow(recoveryTitles).noAccount,
    load: () => import('./recovery/NoAccountPage.tsx').then(({ NoAccountPage }) => ({ Page: NoAccountPage })),
  },
  {
    path: paths.forgotNotSetUp,
    area: 'public',
    title: () => wordsNow(recoveryTitles).notSetUp,
    load: () => import('./recovery/NotSetUpPage.tsx').then(({ NotSetUpPage }) => ({ Page: NotSetUpPage })),
  },
  {
    path: patterns.reset,
    area: 'public',
    title: () => wordsNow(recoveryTitles).reset,
    load: () => import('./recovery/ResetPage.tsx').then(({ ResetPage }) => ({ Page: ResetPage })),
  },
  {
    path: patterns.notMe,
    area: 'open',
    title: () => wordsNow(signInWords).notMe.pageTitle,
    load: () => import('./not-me/NotMePage.tsx'),
  },
]
