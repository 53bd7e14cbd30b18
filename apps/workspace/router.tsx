import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { workspacePaths } from '#features/staff/workspace/paths.ts'
import type { FeatureRoute } from '#ui/navigation/feature-route.ts'
import { loadAgain } from '#ui/navigation/load-again.ts'
import { featureRoutes } from './feature-routes.ts'
import { onlySignedIn, onlySignedOut } from './guards.ts'
import { Broken } from './shell/Broken.tsx'
import { NotFound } from './shell/NotFound.tsx'
import { firstPage } from './shell/places.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

const areas = {
  open: createRoute({ getParentRoute: () => root, id: 'open', component: Outlet }),
  public: createRoute({
    getParentRoute: () => root,
    id: 'public',
    beforeLoad: onlySignedOut,
    component: Outlet,
  }),
  protected: createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: onlySignedIn,
    component: lazyRouteComponent(
      loadAgain(() => import('./shell/SignedInShell.tsx')),
      'SignedInShell',
    ),
  }),
} as const

type Area = keyof typeof areas

function createScreenRoute(area: Area, { path, load }: FeatureRoute): AnyRoute {
  const parent: AnyRoute = areas[area]
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(loadAgain(load), 'Page'),
  })
}

function withScreens(area: Area): AnyRoute {
  const parent: AnyRoute = areas[area]
  const screens = featureRoutes.filter((route) => route.area === area)
  return parent.addChildren(screens.map((route) => createScreenRoute(area, route))) as AnyRoute
}

const home = createRoute({
  getParentRoute: () => root,
  path: workspacePaths.home,
  beforeLoad: () => {
    redirect({ href: firstPage, replace: true, throw: true })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    withScreens('open'),
    withScreens('public'),
    withScreens('protected'),
  ]),
  defaultErrorComponent: Broken,
  defaultPreload: false,
  scrollRestoration: true,
  // The old page stays visible until the next page is ready.
  defaultPendingMs: Number.POSITIVE_INFINITY,
})
