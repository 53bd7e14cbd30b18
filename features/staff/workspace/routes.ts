import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { workspacePaths } from './paths.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: workspacePaths.signIn,
    area: 'public',
    load: () => import('./sign-in/SignInPage.tsx').then(({ SignInPage }) => ({ Page: SignInPage })),
  },
  {
    path: workspacePaths.code,
    area: 'public',
    load: () => import('./sign-in/CodePage.tsx').then(({ CodePage }) => ({ Page: CodePage })),
  },
  {
    path: workspacePaths.chooseFirm,
    area: 'public',
    load: () =>
      import('./sign-in/ChooseFirmPage.tsx').then(({ ChooseFirmPage }) => ({
        Page: ChooseFirmPage,
      })),
  },
  {
    path: workspacePaths.setUp,
    area: 'public',
    load: () => import('./sign-in/SetUpPage.tsx').then(({ SetUpPage }) => ({ Page: SetUpPage })),
  },
  {
    path: workspacePaths.invitation,
    area: 'open',
    load: () =>
      import('./sign-in/InvitationPage.tsx').then(({ InvitationPage }) => ({
        Page: InvitationPage,
      })),
  },
  {
    path: workspacePaths.forgot,
    area: 'public',
    load: () =>
      import('./recovery/ForgotPage.tsx').then(({ ForgotPage }) => ({ Page: ForgotPage })),
  },
  {
    path: workspacePaths.reset,
    area: 'open',
    load: () => import('./recovery/ResetPage.tsx').then(({ ResetPage }) => ({ Page: ResetPage })),
  },
  {
    path: workspacePaths.notMe,
    area: 'open',
    load: () => import('./recovery/NotMePage.tsx').then(({ NotMePage }) => ({ Page: NotMePage })),
  },
  {
    path: workspacePaths.firm,
    area: 'protected',
    load: () => import('./people/PeoplePage.tsx').then(({ PeoplePage }) => ({ Page: PeoplePage })),
  },
  {
    path: workspacePaths.mailFooter,
    area: 'protected',
    load: () => import('./mail-footer/MailFooterPage.tsx'),
  },
  {
    path: workspacePaths.faqs,
    area: 'protected',
    load: () => import('./faqs/FaqsPage.tsx'),
  },
  {
    path: workspacePaths.sessions,
    area: 'protected',
    load: () =>
      import('./people/SessionsPage.tsx').then(({ SessionsPage }) => ({ Page: SessionsPage })),
  },
  {
    path: workspacePaths.activity,
    area: 'protected',
    load: () =>
      import('./refusals/ActivityPage.tsx').then(({ ActivityPage }) => ({ Page: ActivityPage })),
  },
]
