import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.export,
    area: 'protected',
    load: () => import('./export/ExportPage.tsx').then(({ ExportPage }) => ({ Page: ExportPage })),
  },
]
