import { routes as account } from '#features/account/portal/routes.ts'
import { routes as cases } from '#features/cases/portal/routes.ts'
import { routes as courses } from '#features/courses/portal/routes.ts'
import { routes as documents } from '#features/documents/portal/routes.ts'
import { routes as invitation } from '#features/invitation/portal/routes.ts'
import { routes as notifications } from '#features/notifications/portal/routes.ts'
import { routes as preview } from '#features/preview/portal/routes.ts'
import { routes as questionnaire } from '#features/questionnaire/portal/routes.ts'
import { routes as signIn } from '#features/sign-in/portal/routes.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'

export const featureRoutes: readonly FeatureRoute[] = [
  ...signIn,
  ...account,
  ...invitation,
  ...cases,
  ...documents,
  ...courses,
  ...questionnaire,
  ...notifications,
  ...preview,
]

export function hasScreen(path: string): boolean {
  return featureRoutes.some((route) => route.path === path)
}
