// Every screen that the rooms offer, in one list.
import { routes as account } from '#features/account/portal/routes.ts'
import { routes as cases } from '#features/cases/portal/routes.ts'
import { routes as courses } from '#features/courses/portal/routes.ts'
import { routes as documents } from '#features/documents/portal/routes.ts'
import { routes as invitation } from '#features/invitation/portal/routes.ts'
import { routes as notifications } from '#features/notifications/portal/routes.ts'
import { routes as questionnaire } from '#features/questionnaire/portal/routes.ts'
import { routes as signIn } from '#features/sign-in/portal/routes.ts'
import type { RoomRoute } from '#ui/room-route.ts'

export const roomRoutes: readonly RoomRoute[] = [
  ...signIn,
  ...account,
  ...invitation,
  ...cases,
  ...documents,
  ...courses,
  ...questionnaire,
  ...notifications,
]

/** True when some room has a screen at this path. */
export function hasScreen(path: string): boolean {
  return roomRoutes.some((route) => route.path === path)
}
