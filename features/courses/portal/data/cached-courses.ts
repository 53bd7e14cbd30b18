// The query cache holds the courses. Each call writes its result, or the step that the server has
// not confirmed, into this cache and reads the dashboard again.
import { activeCases, clientHome } from '#features/cases/portal/cases.operations.ts'
import { getKey, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { afterRetry } from '../../rules/ordering/order-failure.ts'
import {
  courseDashboard,
  type CourseDashboardQuery,
  type PlacedOrderFragment,
} from '../courses.operations.ts'
import {
  toConfirmed,
  withFlag,
  withLocalStep,
  withOrders,
  withRegistration,
  withSteps,
  type CourseFlag,
  type CourseOrder,
  type Dashboard,
  type LocalStep,
  type StepResult,
} from './dashboard.ts'

// The dashboard is read again on every return to the page. The server limits its requests to the
// provider (spec: courses#return-refresh, courses#lost-news). Local steps last as long as the
// session, which clears the cache.
queryClient.setQueryDefaults([courseDashboard.name], {
  staleTime: 60_000,
  gcTime: Infinity,
  refetchOnWindowFocus: 'always',
})

/** The server takes at most ten seconds for a read. */
const maxReadingMs = 12_000

/** Returns the courses as the server last returned them. */
export function findConfirmedDashboard(caseId: string): Dashboard | undefined {
  const data = queryClient.getQueryData<CourseDashboardQuery>(getDashboardKey(caseId))
  return data && toConfirmed(data.courseDashboard)
}

/** Shows the step from a result or a refusal instead of a local step. */
export async function cacheStep(caseId: string, result: StepResult): Promise<void> {
  // A case that was deactivated elsewhere is missing in the result.
  const isKnown = result.errorCode !== 'cases.not-found'
  change(caseId, (dashboard) => (isKnown ? withSteps(dashboard, result) : toConfirmed(dashboard)))
  await readAgain(courseDashboard)
}

/** Shows a failure after a lost response until the server's step changes. */
export async function cacheLostStep(
  caseId: string,
  course: CourseNumber,
  step: LocalStep,
): Promise<void> {
  cacheLocalStep(caseId, course, step)
  await readAgain(courseDashboard)
}

/** spec: courses#retry-local */
export function cacheRetry(caseId: string, course: CourseNumber): void {
  cacheLocalStep(caseId, course, afterRetry)
}

export async function cachePlacedOrders(
  caseId: string,
  result: PlacedOrderFragment,
): Promise<void> {
  change(caseId, (dashboard) => withOrders(dashboard, result))
  await readCoursesAgain()
}

export async function cacheRegistration(
  caseId: string,
  order: CourseOrder,
  courseStatus: number | null,
): Promise<void> {
  change(caseId, (dashboard) => withRegistration(dashboard, order, courseStatus))
  await readCoursesAgain()
}

/**
 * Shows the new flag and reads the dashboard again. Call it only after the server has set the flag.
 */
export async function cacheFlag(
  caseId: string,
  course: CourseNumber,
  flag: CourseFlag,
): Promise<void> {
  change(caseId, (dashboard) => withFlag(dashboard, course, flag))
  await readAgain(courseDashboard)
}

/** Reads courses, cases and tasks again after any other change. */
export async function readCoursesAgain(): Promise<void> {
  await readAgain(courseDashboard, activeCases, clientHome)
}

/** Like `readCoursesAgain`, with a timeout for a lost connection. */
export async function readCoursesAgainSoon(): Promise<void> {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    alarm = setTimeout(resolve, maxReadingMs)
  })
  await Promise.race([readCoursesAgain(), late])
  clearTimeout(alarm)
}

/** Shows a stored copy, which counts as outdated, unless there is newer data. */
export function cacheStoredCourses(caseId: string, stored: Dashboard | undefined): void {
  const key = getDashboardKey(caseId)
  if (stored === undefined || queryClient.getQueryData(key) !== undefined) return
  queryClient.setQueryData<CourseDashboardQuery>(key, { courseDashboard: stored }, { updatedAt: 1 })
}

function getDashboardKey(caseId: string) {
  return getKey(courseDashboard, { caseId })
}

function change(caseId: string, changed: (dashboard: Dashboard) => Dashboard): void {
  queryClient.setQueryData<CourseDashboardQuery>(
    getDashboardKey(caseId),
    (data) => data && { courseDashboard: changed(data.courseDashboard) },
  )
}

/** No response: the data keeps its age and the error of its last read. */
function cacheLocalStep(caseId: string, course: CourseNumber, step: LocalStep): void {
  const query = queryClient
    .getQueryCache()
    .find<CourseDashboardQuery>({ queryKey: getDashboardKey(caseId) })
  if (query?.state.data === undefined) return
  const { courseDashboard: dashboard } = query.state.data
  query.setState({ data: { courseDashboard: withLocalStep(dashboard, course, step) } })
}
