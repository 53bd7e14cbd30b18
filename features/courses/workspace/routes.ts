import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.courses,
    area: 'protected',
    load: () => import('./list/CoursesPage.tsx').then(({ CoursesPage }) => ({ Page: CoursesPage })),
  },
]
