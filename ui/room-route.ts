// What a room offers the router: one entry for each of its screens, loaded when somebody goes there.
import type { ComponentType } from 'react'

/**
 * `open`: anybody, signed in or not, in the public frame.
 * `public`: anybody; somebody already signed in is sent on from /login pages.
 * `creation`: the account is being made; entering signs out first, except where the room says otherwise.
 * `protected`: signed in, else /login, which remembers the page.
 * `dashboard`: protected, and inside the frame of the current case.
 */
export type RouteArea = 'open' | 'public' | 'creation' | 'protected' | 'dashboard'

export interface RoomRoute {
  /** As TanStack Router writes it: `/login/reset/{-$accountId}`. */
  readonly path: string
  readonly area: RouteArea
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}
