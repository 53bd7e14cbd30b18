import { paths } from '#ui/navigation/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const routes: readonly FeatureRoute[] = [
  { path: paths.notifications, area: 'protected', load: () => import('./NotificationsPage.tsx') },
]
