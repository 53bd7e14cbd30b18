import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { loadAgain } from '#ui/navigation/load-again.ts'
import { lazyPart } from '#ui/navigation/lazy-part.ts'
import { paths } from '#ui/navigation/paths.ts'
import type { FeatureRoute, RouteArea } from '#ui/navigation/feature-route.ts'
import { onlySignedIn, onlySignedOut, signedOutOnEntry } from './guards.ts'
import { featureRoutes } from './feature-routes.ts'
import { Broken } from './shell/Broken.tsx'
import { CreationShell } from './shell/CreationShell.tsx'
import { PublicShell } from './shell/PublicShell.tsx'

// Loads when it is first shown.
const NotFound = lazyPart(() => import('./shell/NotFound.tsx'), 'NotFound')

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: onlySignedIn,
  // Before the first render, restores the data that was stored before a reload.
  loader: () =>
    import('./shell/session/restore-mirror.ts').then(({ restoreMirror }) => restoreMirror()),
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(
    loadAgain(() => import('./shell/SignedInShell.tsx')),
    'SignedInShell',
  ),
})

const areas = {
  open: createRoute({ getParentRoute: () => root, id: 'open', component: PublicShell }),
  public: createRoute({
    getParentRoute: () => root,
    id: 'public',
    beforeLoad: onlySignedOut,
    component: PublicShell,
  }),
  creation: createRoute({
    getParentRoute: () => root,
    id: 'creation',
    beforeLoad: signedOutOnEntry,
    component: CreationShell,
  }),
  protected: createRoute({
    getParentRoute: () => signedIn,
    id: 'plain',
    component: lazyRouteComponent(
      loadAgain(() => import('./shell/PlainArea.tsx')),
      'PlainArea',
    ),
  }),
  dashboard: createRoute({
    getParentRoute: () => signedIn,
    id: 'case',
    component: lazyRouteComponent(
      loadAgain(() => import('./shell/CaseArea.tsx')),
      'CaseArea',
    ),
  }),
} satisfies Record<RouteArea, AnyRoute>

function createScreenRoute({ path, area, load }: FeatureRoute): AnyRoute {
  const parent: AnyRoute = areas[area]
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(loadAgain(load), 'Page'),
  })
}

function getScreens(area: RouteArea): AnyRoute[] {
  return featureRoutes.filter((route) => route.area === area).map(createScreenRoute)
}

/** A path that only redirects. */
function leadsTo(path: string, target: string): AnyRoute {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      redirect({ href: target, replace: true, throw: true })
    },
  })
}

const tree = root.addChildren([
  leadsTo('/', paths.caseHome()),
  leadsTo('/dashboard', paths.caseHome()),
  areas.open.addChildren(getScreens('open')),
  areas.public.addChildren(getScreens('public')),
  areas.creation.addChildren(getScreens('creation')),
  signedIn.addChildren([
    areas.protected.addChildren(getScreens('protected')),
    areas.dashboard.addChildren(getScreens('dashboard')),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  defaultErrorComponent: Broken,
  defaultPreload: false,
  scrollRestoration: true,
  // The old page stays visible until the next page is ready. The overlay shows 'Loading...' after a
  // second.
  defaultPendingMs: Number.POSITIVE_INFINITY,
})
