import { paths, patterns } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: paths.login,
    area: 'public',
    load: () => import('./LoginPage.tsx').then(({ LoginPage }) => ({ Page: LoginPage })),
  },
  {
    path: paths.twoFactor,
    area: 'public',
    load: () =>
      import('./TwoFactorPage.tsx').then(({ TwoFactorPage }) => ({ Page: TwoFactorPage })),
  },
  {
    path: paths.forgot,
    area: 'public',
    load: () =>
      import('./recovery/ForgotPage.tsx').then(({ ForgotPage }) => ({ Page: ForgotPage })),
  },
  {
    path: paths.forgotValidate,
    area: 'public',
    load: () =>
      import('./recovery/ValidatePage.tsx').then(({ ValidatePage }) => ({ Page: ValidatePage })),
  },
  {
    path: paths.forgotNoAccount,
    area: 'public',
    load: () =>
      import('./recovery/NoAccountPage.tsx').then(({ NoAccountPage }) => ({ Page: NoAccountPage })),
  },
  {
    path: paths.forgotNotSetUp,
    area: 'public',
    load: () =>
      import('./recovery/NotSetUpPage.tsx').then(({ NotSetUpPage }) => ({ Page: NotSetUpPage })),
  },
  {
    path: patterns.reset,
    area: 'public',
    load: () => import('./recovery/ResetPage.tsx').then(({ ResetPage }) => ({ Page: ResetPage })),
  },
  {
    path: patterns.notMe,
    area: 'open',
    load: () => import('./not-me/NotMePage.tsx'),
  },
]
