import { clientPaths } from '#features/cases/workspace/paths.ts'
import { routes as cases } from '#features/cases/workspace/routes.ts'
import { routes as clients } from '#features/clients/workspace/routes.ts'
import { routes as courses } from '#features/courses/workspace/routes.ts'
import { routes as documents } from '#features/documents/workspace/routes.ts'
import { routes as filing } from '#features/filing/workspace/routes.ts'
import { routes as petition } from '#features/petition/workspace/routes.ts'
import { routes as invitation } from '#features/invitation/workspace/routes.ts'
import { routes as questionnaire } from '#features/questionnaire/workspace/routes.ts'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import { routes as staff } from '#features/staff/workspace/routes.ts'
import { routes as work } from '#features/work/workspace/routes.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

const ownRoutes: readonly FeatureRoute[] = [
  {
    path: clientPaths.case,
    area: 'protected',
    load: () =>
      import('./pages/OneCasePage.tsx').then(({ OneCasePage }) => ({ Page: OneCasePage })),
  },
  {
    path: workspacePaths.offices,
    area: 'protected',
    load: () =>
      import('./pages/OfficesPage.tsx').then(({ OfficesPage }) => ({ Page: OfficesPage })),
  },
  {
    path: workspacePaths.profile,
    area: 'protected',
    load: () =>
      import('./pages/ProfilePage.tsx').then(({ ProfilePage }) => ({ Page: ProfilePage })),
  },
  {
    path: workspacePaths.notices,
    area: 'protected',
    load: () =>
      import('./pages/NoticesPage.tsx').then(({ NoticesPage }) => ({ Page: NoticesPage })),
  },
]

export const featureRoutes: readonly FeatureRoute[] = [
  ...cases,
  ...work,
  ...clients,
  ...courses,
  ...documents,
  ...filing,
  ...petition,
  ...invitation,
  ...questionnaire,
  ...staff,
  ...ownRoutes,
]
