import { routes as cases } from '#features/cases/workspace/routes.ts'
import { routes as invitation } from '#features/invitation/workspace/routes.ts'
import { routes as staff } from '#features/staff/workspace/routes.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const featureRoutes: readonly FeatureRoute[] = [...cases, ...invitation, ...staff]
