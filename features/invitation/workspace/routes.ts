import { clientPaths } from '#features/cases/workspace/paths.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.invite,
    area: 'protected',
    load: () => import('./invite/InvitePage.tsx').then(({ InvitePage }) => ({ Page: InvitePage })),
  },
  {
    path: workspacePaths.newCases,
    area: 'protected',
    load: () =>
      import('./defaults/CaseDefaultsPage.tsx').then(({ CaseDefaultsPage }) => ({
        Page: CaseDefaultsPage,
      })),
  },
  {
    path: clientPaths.import,
    area: 'protected',
    load: () => import('./import/ImportPage.tsx').then(({ ImportPage }) => ({ Page: ImportPage })),
  },
]
