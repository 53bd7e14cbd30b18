import { paths } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  { path: paths.preview, area: 'open', load: () => import('./PreviewPage.tsx') },
]
