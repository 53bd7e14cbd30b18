import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: workspacePaths.beforeFiling,
    area: 'protected',
    load: () =>
      import('./firm-list/FilingListPage.tsx').then(({ FilingListPage }) => ({
        Page: FilingListPage,
      })),
  },
]
