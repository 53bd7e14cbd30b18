import type { ComponentType } from 'react'

/** `open`: for everyone. `public`: redirects signed-in clients. `creation`: signs out first. */
export type RouteArea = 'open' | 'public' | 'creation' | 'protected' | 'dashboard'

export interface FeatureRoute {
  /** In TanStack Router's syntax: `/login/reset/{-$accountId}`. */
  readonly path: string
  readonly area: RouteArea
  readonly load: () => Promise<{ readonly Page: ComponentType }>
}
