import { paths, patterns } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  {
    path: paths.notCompleted,
    area: 'creation',
    load: () =>
      import('./resume/NotCompletedPage.tsx').then(({ NotCompletedPage }) => ({
        Page: NotCompletedPage,
      })),
  },
  {
    path: patterns.accountCreation,
    area: 'creation',
    load: () => import('./CreationPage.tsx').then(({ CreationPage }) => ({ Page: CreationPage })),
  },
]
