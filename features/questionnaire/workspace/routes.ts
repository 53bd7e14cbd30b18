import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: clientPaths.intake,
    area: 'protected',
    load: () => import('./intake/IntakePage.tsx').then(({ IntakePage }) => ({ Page: IntakePage })),
  },
]
